/** How often users of the product took a machine's transitions. */
export interface MachineUsage {
  machine: string;
  /** The first and last counted day, ISO 8601; null without counts. */
  since: string | null;
  until: string | null;
  /** State ids; if several regions moved at once, their states are separated by a space. */
  steps: readonly { from: string; to: string; event: string; count: number }[];
  states: readonly {
    state: string;
    entered: number;
    left: number;
    /** Time spent in the state, in milliseconds; null if unknown. */
    medianMs: number | null;
    p90Ms: number | null;
  }[];
}
