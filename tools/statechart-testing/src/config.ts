import type { ParseArgsConfig } from "node:util";
import type { AnyStateMachine } from "xstate";
import type { Driver } from "./drivers/driver";
import type { Mount } from "./drivers/mount";
import type { PageUnderTest } from "./drivers/page-tests";
import type { Screen } from "./drivers/screen-tests";
import type { CommonWords } from "./export/step-words";
import type { TestModel } from "./model/test-model";
import type { Planning } from "./planner/planning";

/** A machine that commands know by its id. */
export interface ConfiguredMachine {
  machine: AnyStateMachine;
  /** The display name; defaults to the id. */
  title?: string;
  /** The heading under which it is listed. */
  group?: string;
}

/** A driver in addition to the built-in model driver. */
export interface ConfiguredDriver {
  /** What it runs tests on, for messages: `the view in a DOM`. */
  about: string;
  /** Loads the driver when it is selected by name. */
  load(): Promise<Driver>;
}

/** The views of machines, and how to render them in a DOM. */
export interface Views {
  /** The machines that have a view. */
  ids: readonly string[];
  /** The screen of a machine; each is loaded when it is needed, so that a broken file concerns one machine. */
  screenOf(id: string): Promise<Screen | undefined>;
  mount: Mount;
}

/** Requirements that states list in `meta.requirements`. */
export interface Requirements {
  /** A state must list each of these, and a test must cover it. */
  required: readonly string[];
  /** Requirements that are covered by other means, each with an explanation. */
  elsewhere?: Readonly<Record<string, string>>;
  /** Additional requirements that states may list. */
  others?: RegExp;
  /** The file that lists them, for messages. */
  file?: string;
}

/** Equivalent mutants by id, each with the reason. */
export interface Equivalents {
  machines?: Readonly<Record<string, string>>;
  views?: Readonly<Record<string, string>>;
}

/** Takes screenshots of states while the browser driver runs a plan (`run --screens`). */
export interface Screenshots {
  /** The target folder, for `--help`. */
  folder: string;
  /** The lines of `--help` for its options. */
  usage: string;
  options: NonNullable<ParseArgsConfig["options"]>;
  /** @throws {UsageError} if an option is invalid */
  begin(values: Readonly<Record<string, unknown>>): ScreenshotRun;
}

/** The screenshots of one run. */
export interface ScreenshotRun {
  /** A driver that takes a screenshot of each state it reaches, and a function that takes the others at the end. */
  of(driver: Driver, planned: Planning): Promise<{ driver: Driver; finish(): Promise<readonly string[]> }>;
}

/** A project's configuration; everything except the machines is optional. */
export interface Config {
  /** The machines by id. */
  machines: Readonly<Record<string, ConfiguredMachine>>;
  /** A machine's test model. Without it, the machine is tested without inputs and payloads, as in `testModelOf`. */
  testModel?(id: string): Promise<TestModel>;
  /** The file of a machine's approved behavior; with it, `run` compares every machine with what is approved. */
  approvedFile?(id: string): string;
  /** The file of what a machine's view shows; with it, `run --driver=dom` compares every view with what is approved. */
  approvedScreenFile?(id: string): string;
  drivers?: Readonly<Record<string, ConfiguredDriver>>;
  /** For the driver `dom`, what views show, and `mutate --kind=view`. */
  views?(): Promise<Views>;
  /** For `export --format=playwright`. */
  pages?(): Promise<readonly PageUnderTest[]>;
  /** Where a machine's page is described, for messages. */
  pageFile?(id: string): string;
  /** Words that all test models share, for exports that are read by people. */
  words?: CommonWords;
  requirements?: Requirements;
  equivalents?(): Promise<Equivalents>;
  screenshots?(): Promise<Screenshots>;
}

/** Checks the type of a configuration: the default export of `statechart-testing.config.ts`. */
export const defineConfig = (config: Config): Config => config;
