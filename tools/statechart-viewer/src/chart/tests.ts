/** A step of a planned test: what happens, what it covers, and the resulting states. */
export interface PlannedStep {
  /** The label in plans, runs, and failures: `answer.submit`, `checkAnswer → offline`, `after 200 ms`. */
  label: string;
  /** Ids of the transitions that it takes, in order. */
  transitions: string[];
  /** Ids of guard branches: `… [true]`, `… [false]`. */
  guards: string[];
  /** Outcomes of the machine's own calls: `checkAnswer → offline`. */
  outcomes: string[];
  /** Ids of the innermost states that are active afterward. */
  states: string[];
}

/** A planned test, numbered as in plans, runs, and traces: `quiz 1`. */
export interface PlannedTestOfChart {
  name: string;
  /** The name of the machine's input; empty if there is only one. */
  input: string;
  /** What starting the machine covers, and the resulting states. */
  start: Omit<PlannedStep, "label" | "outcomes">;
  steps: PlannedStep[];
}

/** A step of a path: what happens, and the innermost states that are active afterward. */
export interface WayStep {
  label: string;
  states: string[];
}

/** The parts of a machine's planned tests that a chart needs. */
export interface PlannedTests {
  machine: string;
  /** The plan's hash: runs of the same plan have the same. */
  hash: string;
  tests: PlannedTestOfChart[];
  /**
   * A shortest path to each innermost state, by its id, beginning with the start. If a state is only passed through,
   * the last step passes through it.
   */
  ways: Record<string, WayStep[]>;
  /** Ids of everything that no planned test covers, except the test model's exceptions. */
  uncovered: { guards: string[]; outcomes: string[]; transitions: string[]; states: string[] };
}

/** The label of a path's start, with the input's name if there are several. */
export const startLabel = (input: string): string => (input === "" ? "start" : `start (${input})`);
