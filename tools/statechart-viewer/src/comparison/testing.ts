import { createMachine } from "xstate";
import { type Chart, chartOf } from "../chart/chart";

/** The chart of a small machine that is called `it` where its config has no other id. */
export const chart = (config: object, title = "It"): Chart =>
  chartOf(createMachine({ id: "it", ...config } as Parameters<typeof createMachine>[0]), title, "learning");

/** A quiz as small as can be, with what a test puts in the place of its states; null leaves one out. */
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
