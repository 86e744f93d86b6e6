import type { ParseArgsConfig } from "node:util";
import type { AnyStateMachine } from "xstate";
import type { Driver } from "./drivers/driver";
import type { Mount } from "./drivers/mount";
import type { PageUnderTest } from "./drivers/page-tests";
import type { Screen } from "./drivers/screen-tests";
import type { TestModel } from "./model/test-model";
import type { Planning } from "./planner/planning";

/** A machine that commands know by its id. */
export interface ConfiguredMachine {
  machine: AnyStateMachine;
  /** What people call it; its id without one. */
  title?: string;
  /** The heading under which it is listed. */
  group?: string;
}

/** A driver besides the built-in model driver. */
export interface ConfiguredDriver {
  /** What it runs tests through, for messages: `the view in a DOM`. */
  about: string;
  /** Loaded when it is asked for by name. */
  load(): Promise<Driver>;
}

/** Views of machines, and how a DOM shows them. */
export interface Views {
  screens: readonly Screen[];
  mount: Mount;
}

/** Requirements that states name in `meta.requirements`. */
export interface Requirements {
  /** Each of these must be named by a state and taken by a test. */
  required: readonly string[];
  /** Those that something else answers for, each with what that is. */
  elsewhere?: Readonly<Record<string, string>>;
  /** Requirements that states may name besides those. */
  others?: RegExp;
  /** The file that lists them, for messages. */
  file?: string;
}

/** Faults that cannot be told from the original, by id, each with the reason. */
export interface Equivalents {
  machines?: Readonly<Record<string, string>>;
  views?: Readonly<Record<string, string>>;
}

/** Takes screenshots of states while the browser driver runs a plan (`run --screens`). */
export interface Screenshots {
  /** The folder that they go into, for `--help`. */
  folder: string;
  /** The lines of `--help` on the options. */
  usage: string;
  options: NonNullable<ParseArgsConfig["options"]>;
  /** @throws {UsageError} where an option makes no sense */
  begin(values: Readonly<Record<string, unknown>>): ScreenshotRun;
}

/** The screenshots of one run. */
export interface ScreenshotRun {
  /** A driver that takes a screenshot of each state it comes to, and what takes those of the others at the end. */
  of(driver: Driver, planned: Planning): Promise<{ driver: Driver; finish(): Promise<readonly string[]> }>;
}

/** What a project adds to the tool: everything but the machines is optional. */
export interface Config {
  /** By id. */
  machines: Readonly<Record<string, ConfiguredMachine>>;
  /** The test model of a machine. Without it a machine is tested as `testModelOf` finds it: without inputs and payloads. */
  testModel?(id: string): Promise<TestModel>;
  drivers?: Readonly<Record<string, ConfiguredDriver>>;
  /** For `mutate --kind=view`. */
  views?(): Promise<Views>;
  /** For `export --format=playwright`. */
  pages?(): Promise<readonly PageUnderTest[]>;
  /** Where the page of a machine is described, for messages. */
  pageFile?(id: string): string;
  requirements?: Requirements;
  equivalents?(): Promise<Equivalents>;
  screenshots?(): Promise<Screenshots>;
}

/** Checks the form of a configuration: the default export of a `statechart-testing.config.ts`. */
export const defineConfig = (config: Config): Config => config;
