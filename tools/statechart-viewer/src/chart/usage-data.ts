/** How often a machine's transitions were taken by the people who use the product. */
export interface MachineUsage {
  machine: string;
  /** The first and the last day that is counted, ISO 8601; null where there are no counts. */
  since: string | null;
  until: string | null;
  /** States are ids; where several regions moved at once, their states are joined by a space. */
  steps: readonly { from: string; to: string; event: string; count: number }[];
  states: readonly {
    state: string;
    entered: number;
    left: number;
    /** Time in the state in milliseconds; null where it is not known. */
    medianMs: number | null;
    p90Ms: number | null;
  }[];
}
