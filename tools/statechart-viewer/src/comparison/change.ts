import type { Chart, ChartState, ChartTransition } from "../chart/chart";

/** What can differ in a state that exists in both charts. */
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

/** What can differ in a transition that exists in both charts. */
export type TransitionField =
  | "event"
  | "guard"
  | "targets"
  | "actions"
  | "order"
  | "reentering"
  | "description"
  | "delay";

/** What can differ in a machine, besides its states and transitions. */
export type MachineField = "title" | "group" | "description";

/** Something that exists in both charts but differs. */
export interface Changed<T, Field> {
  before: T;
  after: T;
  /** At least one. */
  fields: readonly Field[];
}

/** What exists in only one of the charts, and what differs between them. */
export interface Changes<T, Field> {
  added: readonly T[];
  removed: readonly T[];
  changed: readonly Changed<T, Field>[];
}

/** The differences between two charts of a machine. */
export interface ChartChange {
  /** The id of the machine. */
  machine: string;
  title: string;
  /** Null if the machine is new. */
  before: Chart | null;
  /** Null if the machine was removed. */
  after: Chart | null;
  /** Whether there is any difference; the lists below have the details. */
  kind: "added" | "removed" | "changed" | "same";
  fields: readonly MachineField[];
  states: Changes<ChartState, StateField>;
  transitions: Changes<ChartTransition, TransitionField>;
  /** The ids of states that exist in both: the new id by the old one. */
  paired: ReadonlyMap<string, string>;
  /** Of a machine that is gone: the new machines that have states of it; of a new one: those that had them. */
  relatives: readonly Relative[];
}

/** Another machine, and how many states it has in common with one. */
export interface Relative {
  machine: string;
  states: number;
}
