import type { TestModel } from "statechart-testing/model/test-model";
import type { AnyStateMachine } from "xstate";
import type { Command } from "./cli/command";
import type { Theme } from "./ui/tokens";

/** A machine of a project. */
export interface RegisteredMachine {
  machine: AnyStateMachine;
  /** In words of the product. */
  title: string;
  /** What it is listed under. */
  group: string;
}

/** What a project tells the viewer about itself. */
export interface ViewerConfig {
  /** By id, in the order in which they are listed. */
  machines: Readonly<Record<string, RegisteredMachine>>;
  /** The test model of a machine, for its planned tests; @throws {UsageError} where there is none */
  testModelOf?(id: string): Promise<TestModel>;
  /** The folder of the drawings that git keeps, relative to the project. */
  folder: string;
  /** The folder of the viewer's data, which git does not keep. */
  data: string;
  /** How the command line is called, as a person types it: `npm run flows --`. */
  call: string;
  /** The file that tells more than `--help`. */
  guide: string;
  /** What stands above the index of the drawings, in Markdown. */
  introduction: string;
  theme?: Theme;
  /** The project's own commands, by name. */
  commands?: Readonly<Record<string, () => Promise<Command>>>;
  revisions: RevisionsConfig;
}

/** How the machines of another revision are read. */
export interface RevisionsConfig {
  /** The folder of the repository. */
  repository: string;
  /** Where a revision's files are unpacked for a while: within the project, so that they find its packages. */
  cache: string;
  /** The folders that machines and test models need, as they are or were called; all of them when there are none. */
  folders: readonly string[];
  /** The file that must be there. */
  registry: string;
  /** The address of a module that exports a `RevisionReader` as `reader`; it runs in a process of its own. */
  reader: URL;
}

/** Reads machines and test models that lie in a folder, in whatever way a revision has them. */
export interface RevisionReader {
  machines(folder: string): Promise<readonly RegisteredMachine[]>;
  /** Null where the revision has no test model of the machine. */
  testModel(folder: string, id: string): Promise<TestModel | null>;
}

/** Keeps the types of a configuration while checking its form. */
export const defineConfig = (config: ViewerConfig): ViewerConfig => config;
