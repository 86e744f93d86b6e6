import { type AnyActorRef, fromPromise, setup } from "xstate";

/** Types provide all but the actor of `chat.join`; a test model next to it does. */
export const chatMachine = setup({
  types: { events: {} as { type: "chat.join"; room: AnyActorRef } | { type: "message.write"; text: string } },
  actors: { send: fromPromise<{ id: number }>(async () => ({ id: 1 })) },
}).createMachine({
  id: "chat",
  initial: "outside",
  states: {
    outside: { on: { "chat.join": { guard: ({ event }) => event.room.id === "lobby", target: "inside" } } },
    inside: { on: { "message.write": { guard: ({ event }) => event.text.length > 3, target: "sending" } } },
    sending: { invoke: { id: "send", src: "send", onDone: "inside", onError: "failed" } },
    failed: {},
  },
});
