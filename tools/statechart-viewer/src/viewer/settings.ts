import type { TestModel } from "statechart-testing/model/test-model";
import type { CommentsSettings } from "./comments/comment";

/** Requirements of one kind, with a sentence for each. */
export interface RequirementGroup {
  title: string;
  /** By the ids that the machines name in `meta.requirements`. */
  texts: Readonly<Record<string, string>>;
}

/** A project's settings for the viewer's pages. */
export interface ViewerSettings {
  /** The name of the viewer. */
  title: string;
  /** What the viewer shows, in a line below its name. */
  subtitle: string;
  /** The introduction above the list. */
  introduction: string;
  /** The viewer's base path, with a final slash; its data is below `data/`. */
  base: string;
  /** Languages that usage can be filtered by. */
  languages: readonly string[];
  /** What the requirements of the machines say. */
  requirements: readonly RequirementGroup[];
  /** Terms for the same thing: the search finds each by any other of its list. */
  synonyms: readonly (readonly string[])[];
  /** How the product's pages are mirrored; null if they cannot be. */
  live: LiveSettings | null;
  /**
   * Loads a machine's test model for simulations; null if nothing can be simulated. @throws {Error} if the machine has
   * none
   */
  loadTestModel: ((machine: string) => Promise<TestModel>) | null;
  /** Whether the server compares revisions, and the command that does the same elsewhere; null if it does not. */
  comparisons: { command: (range: string) => string } | null;
  /** Keeps comments on the machines; null if nobody can comment. */
  comments: CommentsSettings | null;
  /** Commands as the user types them. */
  commands: {
    build: string;
    /** Runs all tests of the project, if that also runs the planned ones; null otherwise. */
    test: string | null;
    /** Runs the tests of a machine. */
    run: (machine: string) => string;
    /** Takes screenshots, of all machines or of those whose ids follow; null if nothing does. */
    screenshots: string | null;
    /** Replays a recording. */
    replay: (file: string) => string;
    /** Opens the trace of a failure. */
    trace: (file: string) => string;
  };
  /** The folder in which these commands keep results. */
  results: string;
}

export interface LiveSettings {
  /** The name of the broadcast channel that page and viewer share. */
  channel: string;
  /** The address that opens a mirrored page. */
  address: string;
  /** The address of the mirrored page on which a machine can be seen; null if there is none. */
  pageOf: (machine: string) => string | null;
  /** The name of the file of a saved session. */
  sessionFile: string;
}
