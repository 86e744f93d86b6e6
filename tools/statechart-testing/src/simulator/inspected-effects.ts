import type { ActorRefLike, AnyActorRef, InspectionEvent } from "xstate";
import { idOf } from "./running-actors";

/** What a machine does to the world outside of it. */
export type InspectedEffect =
  | { kind: "start"; by: string; actor: string; src: string; input: unknown }
  | { kind: "send"; by: string; to: string; event: { type: string } }
  | { kind: "action"; by: string; type: string; params: unknown };

/** The path of an actor below the root: `/subject/quiz`; the root itself is "". */
export function inspectedPath(like: ActorRefLike): string {
  // The declared type of inspection events hides the parent.
  const ref = like as AnyActorRef;
  return ref._parent ? `${inspectedPath(ref._parent)}/${idOf(ref)}` : "";
}

const isMachine = (like: ActorRefLike): boolean => "machine" in (like as AnyActorRef).getSnapshot();

/**
 * The effect that an inspection event reports: an actor that starts, an event to another actor, or an action with an
 * implementation; null for anything else. What stubs send is not an effect of the machine.
 */
export function inspectedEffect(happened: InspectionEvent): InspectedEffect | null {
  switch (happened.type) {
    case "@xstate.actor": {
      const { src, options, _parent } = happened.actorRef as AnyActorRef & { options: { input?: unknown } };
      if (!_parent) return null;
      return {
        kind: "start",
        by: inspectedPath(_parent),
        actor: inspectedPath(happened.actorRef),
        src: typeof src === "string" ? src : "",
        input: options.input,
      };
    }
    case "@xstate.event": {
      const { sourceRef, actorRef, event } = happened;
      // Events that an actor sends to itself are internal.
      if (!sourceRef || sourceRef === actorRef || !isMachine(sourceRef)) return null;
      return { kind: "send", by: inspectedPath(sourceRef), to: inspectedPath(actorRef), event };
    }
    case "@xstate.action": {
      const { type, params } = happened.action;
      if (type.startsWith("xstate.") && type !== "xstate.emit") return null;
      return { kind: "action", by: inspectedPath(happened.actorRef), type, params };
    }
    default:
      return null;
  }
}
