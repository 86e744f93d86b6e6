import { attempting } from "./attempt";
import { clock } from "./clock";
import {
  certificated,
  checkFailed,
  checking,
  deciding,
  entering,
  examAvailable,
  examPending,
  loadFailed,
  loading,
  notFound,
  retaking,
  signedOut,
  startExam,
  starting,
  waiting,
} from "./entrance";
import { collecting, expired, finishFailed, finishing, graded } from "./finishing";
import { outbox } from "./outbox";
import { coolingDown, failed, passed } from "./result";
import { examSetup } from "./setup";

/**
 * An exam, or one of its modules, from its rules to its certificate. The server owns attempt, draw, deadline and grade
 * (R2, R3, R6); this machine never loses an answer: each is kept on the device until the server has it, and sent in
 * order, once (L3, L4).
 */
export const examMachine = examSetup.createMachine({
  id: "exam",
  description: "Taking an exam.",
  context: ({ input }) => ({
    ...input,
    exam: null,
    part: null,
    progress: null,
    attempt: null,
    answers: {},
    queue: [],
    refused: [],
    unsent: null,
    index: 0,
    secondsLeft: null,
    learnerId: 0,
    seed: "",
    done: 0,
    failure: null,
  }),
  type: "parallel",
  states: {
    stage: {
      description: "The learner's status.",
      initial: "loading",
      states: {
        loading,
        waiting,
        signedOut,
        checking,
        deciding,
        entering,
        startExam,
        examPending,
        examAvailable,
        certificated,
        starting,
        retaking,
        attempting,
        expired,
        finishing,
        finishFailed,
        collecting,
        graded,
        passed,
        failed,
        coolingDown,
        checkFailed,
        loadFailed,
        notFound,
      },
    },
    clock,
    outbox,
  },
});
