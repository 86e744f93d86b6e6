import { assign, emit, setup } from "xstate";
import type { TestModel } from "../model/test-model";

/** What a test changes about the door. */
export interface DoorChanges {
  isCode?: (context: { code: string }) => boolean;
  tries?: (tries: number) => number;
  closesAfter?: number;
  bell?: string;
  hasBack?: boolean;
  emits?: string;
  asks?: (code: string) => string;
}

/** A door that asks a server about a code, and closes by itself. */
export function doorModel(changes: DoorChanges = {}): TestModel {
  const { isCode = ({ code }) => code.length === 4, tries = (n) => n + 1, closesAfter = 3000, bell = "low" } = changes;
  const { hasBack = false, emits = "opened", asks = (code) => code } = changes;
  const machine = setup({
    types: {
      context: {} as { code: string; tries: number },
      events: {} as { type: "type"; code: string } | { type: "submit" } | { type: "back" },
      emitted: {} as { type: "opened" } | { type: "ajar" },
    },
    actors: { check: {} as never },
    actions: { ring: () => undefined },
    guards: { isCode: ({ context }) => isCode(context) },
  }).createMachine({
    id: "door",
    context: { code: "", tries: 0 },
    initial: "closed",
    states: {
      closed: {
        on: {
          type: { actions: assign({ code: ({ event }) => event.code }) },
          submit: { guard: "isCode", target: "checking" },
        },
      },
      checking: {
        tags: "busy",
        invoke: {
          id: "check",
          src: "check",
          input: ({ context }: { context: { code: string } }) => ({ code: asks(context.code) }),
          onDone: { target: "open", actions: emit({ type: emits } as never) },
          onError: {
            target: "closed",
            actions: [
              assign({ tries: ({ context }) => tries(context.tries) }),
              { type: "ring", params: { tone: bell } } as never,
            ],
          },
        },
        on: hasBack ? { back: "closed" } : {},
      },
      open: { after: { [closesAfter]: "closed" } },
    },
  } as never);
  return {
    machine: machine as never,
    inputs: { "": undefined },
    events: { type: { short: { code: "12" }, right: { code: "1234" } } } as never,
    outcomes: { check: { right: { output: null }, wrong: { error: new Error("wrong") } } },
    project: (context: unknown) => (context as { code: string }).code,
  };
}
