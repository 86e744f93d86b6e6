import { failTo } from "../../shared/failing";
import { retryOnline } from "../../shared/session";
import { examListSetup } from "./setup";

export const exams = examListSetup.createStateConfig({
  description: "The exams, for anyone to read.",
  initial: "loading",
  states: {
    loading: {
      description: "The exams are loading.",
      meta: { screen: "ExamListPage", requirements: ["S7.exams"] },
      tags: "busy",
      invoke: {
        id: "loadExams",
        src: "loadExams",
        input: ({ context: { locale } }) => ({ locale }),
        onDone: [
          { guard: { type: "isEmpty", params: ({ event }) => event.output }, target: "empty" },
          { target: "shown", actions: { type: "keepExams", params: ({ event }) => event.output } },
        ],
        onError: failTo("failed"),
      },
    },
    shown: {
      description: "A card for each, with its rules in short; reading starts nothing (L5).",
      meta: { screen: "ExamListPage", requirements: ["S3.exam", "S7.exams", "L5"] },
      on: { "screen.reopened": "refreshing" },
    },
    refreshing: {
      description: "Shown again: the exams are requested again, and stay if no answer comes.",
      meta: { screen: "ExamListPage", requirements: ["S7.exams"] },
      invoke: {
        id: "refreshExams",
        src: "loadExams",
        input: ({ context: { locale } }) => ({ locale }),
        onDone: [
          {
            guard: { type: "isEmpty", params: ({ event }) => event.output },
            target: "empty",
            actions: { type: "keepExams", params: ({ event }) => event.output },
          },
          { target: "shown", actions: { type: "keepExams", params: ({ event }) => event.output } },
        ],
        onError: "shown",
      },
      on: { "screen.reopened": { target: "refreshing", reenter: true } },
    },
    empty: {
      description: "None is published yet: a link to the courses.",
      meta: { screen: "ExamListPage", requirements: ["S7.exams"] },
      on: { "screen.reopened": "loading" },
    },
    failed: {
      description: "The list did not arrive; the reader can try again.",
      meta: { screen: "ExamListPage", requirements: ["R11", "R40"] },
      tags: "failed",
      on: {
        "exams.retry": "loading",
        "screen.reopened": "loading",
        ...retryOnline("loading"),
      },
    },
  },
});
