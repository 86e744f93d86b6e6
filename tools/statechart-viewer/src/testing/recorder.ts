import type { AnyActorRef } from "xstate";
import type { RecordedEvent, Recorder } from "../mirror/recording";

const nameOf = (actor: AnyActorRef): string => {
  const parent = actor._parent;
  return parent ? `${nameOf(parent)}/${actor.id}` : "1";
};

/** A minimal recorder, for pages with one actor system. */
export function createRecorder(now: () => number, before: readonly RecordedEvent[] = []): Recorder {
  const events: RecordedEvent[] = [...before];
  return {
    inspect(happened) {
      if (happened.type !== "@xstate.snapshot") return;
      const actor = happened.actorRef as AnyActorRef;
      const { logic } = actor as unknown as { logic: { id?: string } };
      const { value } = happened.snapshot as { value?: unknown };
      if (logic.id === undefined || value === undefined) return;
      const { error } = happened.event as { error?: { code?: unknown } };
      events.push({
        at: now(),
        machine: logic.id,
        actor: nameOf(actor),
        source: null,
        event: happened.event.type,
        ...(typeof error?.code === "string" && { code: error.code }),
        to: value,
      });
    },
    session: () => ({ kind: "session", version: 1, events: [...events] }),
  };
}
