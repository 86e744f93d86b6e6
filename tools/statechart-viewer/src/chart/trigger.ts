import type { AnyStateMachine } from "xstate";

/** What triggers a transition. */
export type Trigger = "event" | "done" | "error" | "snapshot" | "after" | "always" | "onDone";

/** The trigger of a transition. @param event its name in ids @param type its type in XState */
export const triggerOf = (event: string, type: string): Trigger => {
  if (type === "") return "always";
  if (event === "onDone") return "onDone";
  const [, kind] = /^(done|error|snapshot|after)\(/.exec(event) ?? [];
  return (kind as Trigger | undefined) ?? "event";
};

/** How long a transition waits. */
export interface Delay {
  ms: number;
  /** False if the machine computes it; then it is the duration for an empty context. */
  isFixed: boolean;
}

/** A context in which nothing is known. */
const empty: object = new Proxy({}, { get: () => null });

/** The duration of a delay's name or number; null if it cannot be known without running the machine. */
export function delayOf(machine: AnyStateMachine, name: string): Delay | null {
  if (/^\d+$/.test(name)) return { ms: Number(name), isFixed: true };
  const delay: unknown = machine.implementations.delays[name];
  if (typeof delay === "number") return { ms: delay, isFixed: true };
  if (typeof delay !== "function") return null;
  try {
    const ms: unknown = delay({ context: empty, event: { type: "" } }, undefined);
    return typeof ms === "number" && Number.isFinite(ms) ? { ms, isFixed: false } : null;
  } catch {
    return null;
  }
}
