import { completion } from "./completion";
import { content } from "./content";
import { openStep } from "./context";
import { lessonSetup } from "./setup";

export const active = lessonSetup.createStateConfig({
  description: "A step is open.",
  type: "parallel",
  on: {
    ...openStep,
    "step.outdated": "loading",
    "step.progressed": { actions: { type: "keepProgress", params: ({ event }) => event } },
  },
  states: { content, completion },
});
