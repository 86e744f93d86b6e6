import type { TestModel } from "statechart-testing/model/test-model";

/** What a project tells the viewer's pages. */
export interface ViewerSettings {
  /** The name of the viewer. */
  title: string;
  /** What it shows, in a line under the name. */
  subtitle: string;
  /** What is to be read above the list. */
  introduction: string;
  /** Where the viewer is, with a slash at its end; its data is below `data/`. */
  base: string;
  /** Groups in the order in which they are listed; others come after them. */
  groups: readonly string[];
  /** Languages that usage can be asked for. */
  languages: readonly string[];
  /** How pages of the product are watched; null where they cannot be. */
  live: LiveSettings | null;
  /** What a machine is simulated with; null where nothing can be simulated. @throws {Error} where a machine has none */
  loadTestModel: ((machine: string) => Promise<TestModel>) | null;
  /** Commands as a person types them. */
  commands: {
    build: string;
    /** Runs the tests of a machine. */
    run: (machine: string) => string;
    /** Replays a recording. */
    replay: (file: string) => string;
  };
}

export interface LiveSettings {
  /** The name of the broadcast channel that page and viewer share. */
  channel: string;
  /** The address that opens a mirrored page. */
  address: string;
  /** The name of the file of a saved session. */
  sessionFile: string;
}
