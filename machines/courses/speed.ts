import { failureOf } from "../shared/failure";

const rateOf = ({ event }: { event: { rate: number } }): number => event.rate;

/**
 * The region of a player that has the learner's own speed. It needs an actor `readRate` and actions `takeRate` and
 * `rememberRate`, each with the rate.
 */
export const speed = {
  description: "The learner's own speed, on every video (L16).",
  initial: "reading",
  // A choice made before the stored one is read wins.
  on: {
    "rate.change": {
      target: ".known",
      actions: [
        { type: "takeRate", params: rateOf },
        { type: "rememberRate", params: rateOf },
      ],
    },
  },
  states: {
    reading: {
      description: "Reading the speed used last.",
      meta: { screen: "Player", requirements: ["L16"] as string[] },
      invoke: {
        id: "readRate",
        src: "readRate",
        onDone: {
          target: "known",
          actions: { type: "takeRate", params: ({ event }: { event: { output: number } }) => event.output },
        },
        onError: {
          target: "known",
          description: "Uses normal speed if none can be read.",
          actions: ({ event }: { event: { error: unknown } }) => failureOf(event),
        },
      },
    },
    known: {
      description: "The speed that the clip plays at.",
      meta: { screen: "Player", requirements: ["L16"] as string[] },
    },
  },
} as const;
