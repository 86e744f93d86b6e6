import { raise } from "xstate";
import { examSetup } from "./setup";

export const clock = examSetup.createStateConfig({
  description: "Counts down to the server's deadline.",
  initial: "off",
  on: { "clock.stopped": ".off" },
  states: {
    off: {
      description: "No attempt, or an exam without a clock.",
      meta: { screen: "ExamClock", requirements: ["R2"] },
      on: { "clock.started": { guard: "hasClock", target: "on" } },
    },
    on: {
      description: "An attempt is open, and the clock is running.",
      invoke: {
        id: "countDown",
        src: "countDown",
        input: ({ context }) => ({
          deadline: context.attempt?.deadline ?? "",
          now: context.progress?.now ?? "",
        }),
      },
      initial: "running",
      states: {
        running: {
          description: "Time enough.",
          meta: { screen: "ExamClock", requirements: ["R2", "L1"] },
          on: {
            "clock.ticked": [
              {
                guard: { type: "isOver", params: ({ event }) => event.secondsLeft },
                target: "#exam.clock.over",
                actions: { type: "takeSecondsLeft", params: 0 },
              },
              {
                guard: { type: "isLast", params: ({ event }) => event.secondsLeft },
                target: "lastMinutes",
                actions: { type: "takeSecondsLeft", params: ({ event }) => event.secondsLeft },
              },
              { actions: { type: "takeSecondsLeft", params: ({ event }) => event.secondsLeft } },
            ],
          },
        },
        lastMinutes: {
          description: "Five minutes or less: announced once, and shown.",
          meta: { screen: "ExamClock", requirements: ["R2"] },
          tags: "urgent",
          on: {
            "clock.ticked": [
              {
                guard: { type: "isOver", params: ({ event }) => event.secondsLeft },
                target: "#exam.clock.over",
                actions: { type: "takeSecondsLeft", params: 0 },
              },
              { actions: { type: "takeSecondsLeft", params: ({ event }) => event.secondsLeft } },
            ],
          },
        },
      },
    },
    over: {
      description: "The deadline has passed.",
      meta: { screen: "ExamClock", requirements: ["R2"] },
      entry: raise({ type: "attempt.expired" }),
    },
  },
});
