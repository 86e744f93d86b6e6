import type { AnyTransitionDefinition } from "xstate";

/** The properties of XState's built-in actions and guards that describe them. */
interface Speaking {
  type?: string;
  name?: string;
  assignment?: unknown;
  event?: unknown;
  to?: unknown;
  sendId?: unknown;
  src?: unknown;
  params?: unknown;
  guards?: readonly unknown[];
}

/** Inline code without a name. */
const unnamed = "(inline)";

const nameOf = (value: unknown): string =>
  typeof value === "string" ? value : typeof value === "function" ? (value as Speaking).name || unnamed : unnamed;

const eventOf = (event: unknown): string =>
  typeof event === "object" && event !== null ? String((event as { type?: unknown }).type) : unnamed;

/** An action with its event; if the event is created by a function, its type is unknown. */
const said = (command: string, event: unknown): string =>
  typeof event === "function" ? command : `${command} ${eventOf(event)}`;

/** Parameters that are constants in the machine. Those from a function depend on context and event and are omitted. */
const withParams = (type: string, params: unknown): string =>
  params === undefined || typeof params === "function" ? type : `${type}(${JSON.stringify(params)})`;

/** An action as readable text; null for actions that XState adds. */
export function actionText(action: unknown): string | null {
  if (typeof action === "string") return action;
  const { type, assignment, event, to, sendId, src, params, name } = action as Speaking;
  if (type === "xstate.assign")
    return typeof assignment === "object" && assignment !== null
      ? `assign ${Object.keys(assignment).join(", ")}`
      : "assign";
  if (type === "xstate.raise" && eventOf(event).startsWith("xstate.after.")) return null;
  if (type === "xstate.cancel") return String(sendId).startsWith("xstate.after.") ? null : `cancel ${nameOf(sendId)}`;
  if (type === "xstate.raise") return `raise ${eventOf(event)}`;
  if (type === "xstate.emit") return said("emit", event);
  if (type === "xstate.sendTo") return `${said("send", event)} to ${nameOf(to)}`;
  if (type === "xstate.spawnChild") return `spawn ${nameOf(src)}`;
  if (type === "xstate.stopChild") return "stop child";
  if (typeof action === "object" && type) return withParams(type, params);
  return type?.replace(/^xstate\./, "") ?? (name && name !== "actions" ? name : unnamed);
}

/** A guard as readable text: `isFull`, `not isFull`, `isVisitor or hasNoEmail`. */
export function guardText(guard: AnyTransitionDefinition["guard"]): string {
  const { check, guards, type, params } = guard as Speaking & { check?: { name: string } };
  if (check && guards) {
    const inner = guards.map((one) => guardText(one as AnyTransitionDefinition["guard"]));
    const kind = check.name.replace(/^check/, "").toLowerCase();
    return kind === "not" ? `not ${inner.join()}` : inner.join(` ${kind} `);
  }
  if (typeof guard === "object" && type) return withParams(type, params);
  return nameOf(guard);
}
