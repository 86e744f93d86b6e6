import { createMachine } from "xstate";
import { type Chart, chartOf } from "../chart/chart";

/** The chart of a small machine, called `it` unless its config has an id. */
export const chart = (config: object, title = "It"): Chart =>
  chartOf(createMachine({ id: "it", ...config } as Parameters<typeof createMachine>[0]), title, "learning");

/** A minimal quiz. A test can replace its states; null omits one. */
export function quiz(own: Record<string, object | null> = {}): Chart {
  const states = {
    asking: { description: "A question stands.", on: { "answer.submit": { guard: "hasAnswer", target: "checking" } } },
    checking: {
      description: "The server grades.",
      invoke: {
        id: "check",
        src: "check",
        onDone: [{ guard: "isRight", target: "right" }, "wrong"],
        onError: "asking",
      },
    },
    right: { description: "Right.", type: "final" },
    wrong: { description: "Wrong.", on: { "quiz.retry": "asking" } },
    ...own,
  };
  return chart({
    initial: "asking",
    states: Object.fromEntries(Object.entries(states).filter(([, state]) => state !== null)),
  });
}
