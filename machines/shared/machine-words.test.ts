import { describe, expect, it } from "vitest";
import { fromCallback, fromPromise, setup } from "xstate";
import { wordsFor } from "./machine-words";

const machine = setup({
  types: { events: {} as { type: "door.open" } | { type: "door.close" } },
  actors: { ring: fromPromise(async () => true), listen: fromCallback(() => undefined) },
  guards: { isLocked: () => true },
  actions: { turn: (_, _direction: "left" | "right") => undefined, knock: () => undefined },
  delays: { wait: 100 },
}).createMachine({ id: "door", on: { "door.open": { actions: { type: "turn", params: "left" } } } });

const words = {
  events: { "door.open": "the visitor opens the door", "door.close": "the visitor closes the door" },
  guards: { isLocked: "the door is locked" },
  actions: { turn: "turn the key", knock: "knock" },
  delays: { wait: "the time to answer" },
  actors: { ring: { doing: "ringing the bell", done: "the bell has rung" }, listen: "listening" },
} as const;
const of = wordsFor<typeof machine>();

describe("a machine's words", () => {
  it("have exactly the machine's names, also where words are spread", () => {
    expect(of({ ...words })).toEqual(words);
    expect(of({ ...words, guards: { isLocked: { is: "it is locked", isNot: "it is open" } } }).guards.isLocked).toEqual(
      {
        is: "it is locked",
        isNot: "it is open",
      },
    );
    // @ts-expect-error: an event without words
    of({ ...words, events: { "door.open": "the visitor opens the door" } });
    // @ts-expect-error: a guard that the machine does not have
    of({ ...words, guards: { ...words.guards, isOpen: "the door is open" } });
    // @ts-expect-error: an action without words
    of({ ...words, actions: { knock: "knock" } });
    // @ts-expect-error: a delay that the machine does not have
    of({ ...words, delays: { ...words.delays, pause: "a pause" } });
    // @ts-expect-error: an actor without words
    of({ ...words, actors: { ring: words.actors.ring } });
    // @ts-expect-error: a kind of words that does not exist
    of({ ...words, states: {} });
  });

  it("can depend on an action's constant parameters", () => {
    const { turn } = of({ ...words, actions: { ...words.actions, turn: (to) => `turn the key ${to ?? ""}` } }).actions;
    expect(turn("left")).toBe("turn the key left");
    // @ts-expect-error: the action takes other parameters
    of({ ...words, actions: { ...words.actions, turn: (to?: number) => `turn the key ${to}` } });
  });
});
