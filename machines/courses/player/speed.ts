import { reportFault } from "../../shared/failing";
import { playerSetup } from "./setup";

export const speed = playerSetup.createStateConfig({
  description: "The learner's own speed, on every video but a promo (L16).",
  initial: "reading",
  // A choice made before the stored one is read wins.
  on: {
    "rate.change": {
      target: ".known",
      actions: [
        { type: "takeRate", params: ({ event }) => event.rate },
        { type: "narrate", params: "picture.rated" },
        { type: "rememberRate", params: ({ event }) => event.rate },
      ],
    },
  },
  states: {
    reading: {
      description: "Reading the speed used last.",
      meta: { screen: "Player", requirements: ["L16"] },
      always: {
        guard: "playsByItself",
        target: "known",
        description: "A promo plays at normal speed.",
      },
      invoke: {
        id: "readRate",
        src: "readRate",
        onDone: {
          target: "known",
          actions: [
            { type: "takeRate", params: ({ event }) => event.output },
            { type: "narrate", params: "picture.rated" },
          ],
        },
        onError: {
          target: "known",
          description: "Uses normal speed if none can be read.",
          actions: reportFault,
        },
      },
    },
    known: {
      description: "The speed that the clip plays at.",
      meta: { screen: "Player", requirements: ["L16"] },
    },
  },
});
