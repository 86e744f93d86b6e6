import type { Chart, ChartState, ChartTransition } from "../chart/chart";

/** What can be another about a state that is in both charts. */
export type StateField =
  | "name"
  | "parent"
  | "description"
  | "tags"
  | "kind"
  | "initial"
  | "entry"
  | "exit"
  | "invokes"
  | "requirements"
  | "screen";

/** What can be another about a transition that is in both charts. */
export type TransitionField = "event" | "guard" | "targets" | "actions" | "order" | "reentering" | "description";

/** What can be another about a machine, beside its states and transitions. */
export type MachineField = "title" | "group" | "description";

/** Something that is in both charts and not the same. */
export interface Changed<T, Field> {
  before: T;
  after: T;
  /** At least one. */
  fields: readonly Field[];
}

/** What is only in one of the charts, and what is another in both. */
export interface Changes<T, Field> {
  added: readonly T[];
  removed: readonly T[];
  changed: readonly Changed<T, Field>[];
}

/** What lies between two charts of a machine. */
export interface ChartChange {
  /** The id of the machine. */
  machine: string;
  title: string;
  /** Null where the machine is new. */
  before: Chart | null;
  /** Null where the machine is gone. */
  after: Chart | null;
  /** Whether there is any difference; the lists below say which. */
  kind: "added" | "removed" | "changed" | "same";
  fields: readonly MachineField[];
  states: Changes<ChartState, StateField>;
  transitions: Changes<ChartTransition, TransitionField>;
  /** Ids of the states that are in both, as they are after, by what they were before. */
  paired: ReadonlyMap<string, string>;
}
