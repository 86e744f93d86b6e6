import { assign } from "xstate";
import { commandKey } from "../../shared/events";
import { failTo } from "../../shared/failing";
import { failureOf } from "../../shared/failure";
import { placeOf } from "./context";
import { examSetup } from "./setup";

export const passed = examSetup.createStateConfig({
  description: "Passed.",
  tags: "finished",
  initial: "deciding",
  states: {
    deciding: {
      description: "A certificate needs a name (R4).",
      always: [
        { guard: "isNameMissing", target: "nameRequired" },
        { guard: "hasCertificate", target: "certificateIssued" },
        { target: "partPassed" },
      ],
    },
    nameRequired: {
      description: "The certificate waits for the learner's name.",
      meta: { screen: "ExamResult", requirements: ["R4", "L11"] },
      on: { "name.submit": "naming" },
    },
    naming: {
      description: "The name is being saved, the certificate issued.",
      meta: { screen: "ExamResult", requirements: ["R4", "L11"] },
      tags: "busy",
      invoke: {
        id: "updateName",
        src: "updateName",
        input: ({ context, event }) => ({
          name: event.type === "name.submit" ? event.name : "",
          key: commandKey(context, "name"),
        }),
        onDone: {
          target: "issuing",
          actions: [assign({ done: ({ context }) => context.done + 1, failure: null }), "announceAccount"],
        },
        onError: {
          target: "nameRequired",
          actions: assign(({ context, event }) => ({ failure: failureOf(event), done: context.done + 1 })),
        },
      },
    },
    issuing: {
      description: "Fetching the certificate that was just issued.",
      meta: { screen: "ExamResult", requirements: ["R4"] },
      tags: "busy",
      invoke: {
        id: "collectCertificate",
        src: "loadProgress",
        input: ({ context }) => ({ ...placeOf(context), learnerId: context.learnerId }),
        onDone: {
          target: "deciding",
          actions: [{ type: "takeLoaded", params: ({ event }) => event.output }, "requestFocusOnCertificate"],
        },
        onError: failTo("nameRequired"),
      },
    },
    certificateIssued: {
      description: "The certificate is there; a review lists what was wrong (L6).",
      meta: { screen: "ExamResult", requirements: ["S2.examPassed", "R4", "L6"] },
    },
    partPassed: {
      description: "A module is passed. The certificate is earned by the whole exam (record 8).",
      meta: { screen: "ExamResult", requirements: ["S2.examPassed", "S7.moduleExams", "R15", "L6"] },
      on: { "exam.retake": "#exam.stage.retaking" },
    },
  },
});

export const failed = examSetup.createStateConfig({
  description:
    "Not passed, and a retake is open at once; topics are named, answers are not (L7). A certificate still counts (R67).",
  meta: { screen: "ExamResult", requirements: ["S2.examFailed", "R3", "L7", "L9"] },
  tags: "finished",
  on: { "exam.retake": "retaking" },
});

export const coolingDown = examSetup.createStateConfig({
  description: "Not passed; the retake opens automatically at the server's time, without a reload (L8).",
  meta: { screen: "ExamResult", requirements: ["S2.examFailed", "R3", "L7", "L8", "L9"] },
  tags: "finished",
  invoke: {
    id: "waitUntil",
    src: "waitUntil",
    input: ({ context }) => ({
      at: context.progress?.retakeAvailableAt ?? context.progress?.now ?? "",
      now: context.progress?.now ?? "",
    }),
    onDone: "checking",
    onError: "checking",
  },
});
