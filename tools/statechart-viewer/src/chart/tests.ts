/** A step of a planned test: what happens, what it takes, and where one then stands. */
export interface PlannedStep {
  /** What happens, as plans, runs and failures call it: `answer.submit`, `checkAnswer → offline`, `after 200 ms`. */
  label: string;
  /** Ids of the transitions that it takes, in their order. */
  transitions: string[];
  /** Ids of guard branches: `… [true]`, `… [false]`. */
  guards: string[];
  /** Outcomes of the machine's own calls: `checkAnswer → offline`. */
  outcomes: string[];
  /** Ids of the innermost states that are active after it. */
  states: string[];
}

/** A planned test, numbered as plans, runs and traces number it: `quiz 1`. */
export interface PlannedTestOfChart {
  name: string;
  /** The name of what the machine is started with; empty where there is only one. */
  input: string;
  /** What starting alone takes, and where one stands then. */
  start: Omit<PlannedStep, "label" | "outcomes">;
  steps: PlannedStep[];
}

/** A step on a way: what happens, and the innermost states that are active after it. */
export interface WayStep {
  label: string;
  states: string[];
}

/** The planned tests of a machine, as far as a chart needs to know them. */
export interface PlannedTests {
  machine: string;
  /** Of the plan: a run of the same plan has the same. */
  hash: string;
  tests: PlannedTestOfChart[];
  /**
   * By the id of an innermost state: a shortest way to it; its first step is the start. Of a state that is left at once,
   * in which nobody ever stands, the last step passes through it.
   */
  ways: Record<string, WayStep[]>;
  /** Ids of what no planned test reaches, without what the flow excuses. */
  uncovered: { guards: string[]; outcomes: string[]; transitions: string[]; states: string[] };
}

/** How the start of a way is called; of several inputs, which. */
export const startLabel = (input: string): string => (input === "" ? "start" : `start (${input})`);
