import { assign } from "xstate";
import { failureOf } from "../../shared/failure";
import { retryOnline } from "../../shared/session";
import { nextOpening } from "../exam-statuses";
import { examListSetup } from "./setup";

export const learner = examListSetup.createStateConfig({
  description: "The learner's status in each. The agency partners' groups are told to learners only.",
  initial: "unknown",
  on: {
    "session.changed": [
      {
        guard: "isSignedIn",
        target: ".loading",
        actions: "forgetLearner",
      },
      { target: ".anonymous", actions: "forgetLearner" },
    ],
  },
  states: {
    unknown: {
      description: "The profile is not known yet.",
      meta: { screen: "ExamListPage", requirements: ["R21"] },
      tags: "pending",
    },
    anonymous: {
      description: "A visitor has no status; signing in comes back to this page.",
      meta: { screen: "ExamListPage", requirements: ["S6.signIn", "R11", "R37"] },
      tags: "signedOut",
      on: { "signIn.open": { actions: "askToSignIn" } },
    },
    loading: {
      description: "The learner's statuses are loading; the exams do not wait for them.",
      meta: { screen: "ExamListPage", requirements: ["S7.examStandings", "S7.filteredExams"] },
      tags: "pending",
      invoke: {
        id: "loadStatuses",
        src: "loadStatuses",
        input: ({ context: { locale, list } }) => ({ locale, list }),
        onDone: { target: "known", actions: { type: "keepStatuses", params: ({ event }) => event.output } },
        onError: [
          { guard: "isSignedOut", target: "anonymous", actions: "announceLoss" },
          {
            target: "failed",
            actions: { type: "keepStatusesFailure", params: ({ event }) => failureOf(event) },
          },
        ],
      },
    },
    known: {
      description: "Each exam shows the learner's status and next step.",
      initial: "deciding",
      on: { "screen.reopened": { target: ".refreshing", reenter: true } },
      states: {
        refreshing: {
          description: "Shown again: the learner's status is requested again, and stays if no answer comes.",
          meta: { screen: "ExamListPage", requirements: ["S7.examStandings", "S7.filteredExams"] },
          invoke: {
            id: "refreshStatuses",
            src: "loadStatuses",
            input: ({ context: { locale, list } }) => ({ locale, list }),
            onDone: {
              target: "deciding",
              actions: { type: "keepStatuses", params: ({ event }) => event.output },
            },
            onError: [
              {
                guard: "isSignedOut",
                target: "#examList.learner.anonymous",
                actions: ["forgetLearner", "announceLoss"],
              },
              { target: "deciding" },
            ],
          },
        },
        deciding: {
          description: "Whether an exam is in its cooldown.",
          always: [{ guard: "opensLater", target: "watching" }, { target: "settled" }],
        },
        settled: {
          description: "None reopens automatically.",
          meta: { screen: "ExamListPage", requirements: ["S3.examStatus", "R5", "L9"] },
        },
        watching: {
          description: "One is in its cooldown; it reopens on this page at its time, without a reload (L8).",
          meta: { screen: "ExamListPage", requirements: ["S3.examStatus", "R3", "R5", "L8", "L9"] },
          invoke: {
            id: "waitUntil",
            src: "waitUntil",
            input: ({ context: { statuses, now } }) => ({
              at: (statuses && nextOpening(statuses, now)) ?? "",
              now: statuses?.now ?? "",
            }),
            onDone: {
              target: "deciding",
              actions: assign({
                now: ({ context: { statuses, now } }) => (statuses && nextOpening(statuses, now)) ?? now,
              }),
            },
            onError: "settled",
          },
        },
      },
    },
    failed: {
      description: "The list is shown without the learner's statuses; the page says so and tries again.",
      meta: { screen: "ExamListPage", requirements: ["R11", "R40"] },
      tags: "incomplete",
      on: {
        "exams.retry": "loading",
        "screen.reopened": "loading",
        ...retryOnline("loading"),
      },
    },
  },
});
