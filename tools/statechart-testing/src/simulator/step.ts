/** One thing that happens: a person or the world sends an event, an actor ends, time passes. */
export type Step =
  | { kind: "event"; actor: string; type: string; case: string }
  | { kind: "outcome"; actor: string; invoke: string; case: string }
  | { kind: "time"; ms: number };

/** A step in words, the same for the same step. */
export function stepLabel(step: Step): string {
  if (step.kind === "time") return `after ${step.ms} ms`;
  const of = step.actor === "" ? "" : `${step.actor}: `;
  if (step.kind === "outcome") return `${of}${step.invoke} → ${step.case}`;
  return `${of}${step.type}${step.case === "" ? "" : ` (${step.case})`}`;
}

/** What a step did. */
export interface Taken {
  /** Ids of the subject's states that were entered, also of those that were left at once. */
  states: string[];
  /** Ids of the subject's transitions, in their order. */
  transitions: string[];
  /** Ids of guard branches: `… [true]`, `… [false]`. */
  guards: string[];
}

/** What a machine asked of the world outside. */
export interface Effect {
  name: string;
  params: unknown;
}
