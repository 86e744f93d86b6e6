/** How users of the product used a machine. What is not listed was not counted once. */
export interface MachineUsage {
  machine: string;
  /** Whose visits these are: people's, or recorded ones of a demo. */
  source: "visits" | "recorded";
  /** Whether there are recorded visits of the machine. */
  hasRecorded: boolean;
  /** Whether the product counts this machine at all. */
  isCounted: boolean;
  /** The first day of which there are counts, of whatever machine, ISO 8601; null if there are none. */
  countedSince: string | null;
  /** The first and last counted day; null without counts. */
  since: string | null;
  until: string | null;
  /** By the ids of transitions, also of those that the machine had earlier. */
  transitions: readonly { transition: string; count: number }[];
  /** By the ids of innermost states. */
  states: readonly StateCounts[];
  /** The limits of `times`, in seconds, increasing. */
  limits: readonly number[];
}

export interface StateCounts {
  state: string;
  entered: number;
  /** By a transition. */
  left: number;
  /** Together with the page or its part. */
  leftWithPage: number;
  /** How many were in it for up to each limit, each counted once; unknown times are left out. */
  times: readonly number[];
}
