import type { TestModel } from "statechart-testing/model/test-model";
import type { AnyStateMachine } from "xstate";
import type { MachineWords } from "./chart/machine-words";
import type { Journeys } from "./chart/map";
import type { ViewHashes } from "./chart/screenshots";
import type { Command } from "./cli/command";
import type { ApprovedFiles } from "./comparison/behavior";
import type { Theme } from "./ui/tokens";

/** A machine of a project. */
export interface RegisteredMachine {
  machine: AnyStateMachine;
  /** In the product's terms. */
  title: string;
  /** The group that it is listed in. */
  group: string;
  /** The product's words for what is in it; without them, the names in its code are shown in readable form. */
  words?: MachineWords;
}

/** How the list shows a machine. */
export interface ListedMachine {
  /** The heading that it is listed under. */
  section: string;
  /** Whether it is one of those that matter most in its section, which are shown larger. */
  isMain: boolean;
  /** The path of the innermost state whose screenshot represents the machine: `list.shown`; null for none. */
  shows: string | null;
  /** The machine on whose page it is, if it has no page of its own. */
  within?: string | null;
  /** Why there can be no screenshots of it, in a sentence. */
  unseen?: string | null;
}

/** A project's screenshots. */
export interface ScreenshotsConfig {
  /** The folder of those that git keeps, relative to the project. */
  kept: string;
  /** The folder of others, which git ignores. */
  taken: string;
  /** The hashes of today's views: of everything that a machine's screenshots in a language depend on. */
  viewHashes(languages: readonly string[]): Promise<ViewHashes>;
}

/** A project's configuration of the viewer. */
export interface ViewerConfig<Machine extends string = string> {
  /** By id, in the order of the index of drawings. */
  machines: Readonly<Record<Machine, RegisteredMachine>>;
  /** Ways of users through several machines, highlighted on the map, by the name that addresses have. */
  journeys?: Journeys<NoInfer<Machine>>;
  /**
   * Every machine by id, in the order of the viewer's list, for example along the users' journey. Without it, the list
   * has the order of `machines`, by group.
   */
  list?: Readonly<Record<string, ListedMachine>>;
  /** The test model of a machine, for its planned tests. @throws {UsageError} if there is none */
  testModelOf?(id: string): Promise<TestModel>;
  screenshots?: ScreenshotsConfig;
  /** The folder of the drawings, which git keeps, relative to the project. */
  folder: string;
  /** The folder of the viewer's data, which git ignores. */
  data: string;
  /** The command that runs the command line: `npm run flows --`. */
  call: string;
  /** The file with more documentation than `--help`. */
  guide: string;
  /** The introduction above the index of the drawings, in Markdown. */
  introduction: string;
  theme?: Theme;
  /** The project's own commands, by name. */
  commands?: Readonly<Record<string, () => Promise<Command>>>;
  revisions: RevisionsConfig;
}

/** How another revision's machines are read. */
export interface RevisionsConfig {
  /** The repository's root folder. */
  repository: string;
  /** Where a revision's files are temporarily unpacked: within the project, so that they can import its packages. */
  cache: string;
  /** The folders that machines and test models need, by current and former names; all if empty. */
  folders: readonly string[];
  /** The file that a revision must contain. */
  registry: string;
  /** The URL of a module that exports a `RevisionReader` as `reader`; it runs in a separate process. */
  reader: URL;
  /** The files with what was approved of a machine, in a revision's folder. */
  approvedFiles?(folder: string, id: string): ApprovedFiles;
  /** The folder of the screenshots, which git keeps, relative to the repository. */
  screenshots?: string;
}

/** Reads the machines and test models in a folder, whatever their format in that revision. */
export interface RevisionReader {
  machines(folder: string): Promise<readonly RegisteredMachine[]>;
  /** Null if the revision has no test model for the machine. */
  testModel(folder: string, id: string): Promise<TestModel | null>;
}

/** Type-checks a configuration: journeys lead through its own machines. */
export const defineConfig = <Machine extends string>(config: ViewerConfig<Machine>): ViewerConfig => config;
