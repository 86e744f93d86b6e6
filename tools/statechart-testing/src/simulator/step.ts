/** One step: a user or the environment sends an event, an actor ends, or time passes. */
export type Step =
  | { kind: "event"; actor: string; type: string; case: string }
  | { kind: "outcome"; actor: string; invoke: string; case: string }
  | { kind: "time"; ms: number };

/** A step as text; equal steps have equal labels. */
export function stepLabel(step: Step): string {
  if (step.kind === "time") return `after ${step.ms} ms`;
  const of = step.actor === "" ? "" : `${step.actor}: `;
  if (step.kind === "outcome") return `${of}${step.invoke} → ${step.case}`;
  return `${of}${step.type}${step.case === "" ? "" : ` (${step.case})`}`;
}

/** The step of a label, or null if the text is none. */
export function parseStep(label: string): Step | null {
  const time = /^after (\d+(?:\.\d+)?) ms$/.exec(label);
  if (time) return { kind: "time", ms: Number(time[1]) };
  const [, actor = "", rest = ""] = /^(?:(\S+): )?(.+)$/.exec(label) ?? [];
  const outcome = /^([^(]+?) → (.*)$/.exec(rest);
  if (outcome) return { kind: "outcome", actor, invoke: outcome[1] ?? "", case: outcome[2] ?? "" };
  const event = /^(\S+)(?: \((.+)\))?$/.exec(rest);
  return event ? { kind: "event", actor, type: event[1] ?? "", case: event[2] ?? "" } : null;
}

/** The effect of a step. */
export interface Taken {
  /** Ids of the subject's entered states, including those it left immediately. */
  states: string[];
  /** Ids of the subject's transitions, in order. */
  transitions: string[];
  /** Ids of guard branches: `… [true]`, `… [false]`. */
  guards: string[];
}

/** An action of the machine on the outside world. */
export interface Effect {
  name: string;
  params: unknown;
}
