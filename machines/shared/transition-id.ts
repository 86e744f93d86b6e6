import type { AnyTransitionDefinition } from "xstate";

/** An event as ids name it: XState's own events have readable names. */
function eventName(type: string, source: string): string {
  if (type === "") return "always";
  if (type.startsWith("xstate.done.state.")) return "onDone";
  const [, kind, actor] = /^xstate\.(done|error|snapshot)\.(?:actor\.)?(.+)$/.exec(type) ?? [];
  if (kind) return `${kind}(${actor})`;
  const [start, end] = ["xstate.after.", `.${source}`];
  return type.startsWith(start) && type.endsWith(end) ? `after(${type.slice(start.length, -end.length)})` : type;
}

/**
 * The id of a transition in drawings, test plans, and usage counts: the id of its state, its event, and, of several for
 * the event, its place among them, as in `exam.stage.loading done(loadExam) #2`. It is known from the machine alone; of
 * an event that happened it contains nothing.
 */
export function transitionId(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition;
  const rivals = (eventType === "" ? source.always : source.transitions.get(eventType)) ?? [];
  const place = rivals.length > 1 ? ` #${rivals.indexOf(transition) + 1}` : "";
  return `${source.id} ${eventName(eventType, source.id)}${place}`;
}
