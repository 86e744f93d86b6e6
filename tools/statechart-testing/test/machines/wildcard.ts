import { assign, enqueueActions, setup } from "xstate";

/** Partial and full wildcards: `mouse.*` takes `mouse.move` and `mouse.click`; `*` takes what nothing else does. */
export const wildcardMachine = setup({
  types: { events: {} as { type: "mouse.move" } | { type: "mouse.click" } | { type: "key.press" } | { type: "reset" } },
}).createMachine({
  id: "pointer",
  initial: "idle",
  states: {
    idle: { on: { "mouse.*": "active", "*": "other" } },
    active: { on: { "mouse.click": "clicked", "mouse.*": "idle" } },
    clicked: { on: { reset: "idle" } },
    other: { on: { reset: "idle" } },
  },
});

/** A counter that raises an event at three, with `enqueueActions`. */
export const counterMachine = setup({
  types: {
    context: {} as { count: number },
    events: {} as { type: "increment" } | { type: "full" } | { type: "reset" },
  },
  actions: {
    count: enqueueActions(({ context, enqueue, check }) => {
      enqueue.assign({ count: context.count + 1 });
      if (check(({ context: now }) => now.count >= 2)) enqueue.raise({ type: "full" });
    }),
  },
}).createMachine({
  id: "counter",
  context: { count: 0 },
  initial: "counting",
  states: {
    counting: { on: { increment: { actions: "count" }, full: "full" } },
    full: { on: { reset: { target: "counting", actions: assign({ count: 0 }) } } },
  },
});
