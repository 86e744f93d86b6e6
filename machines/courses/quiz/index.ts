import { asking, deciding, recalling } from "./asking";
import { checking, kept, right, unsent, wrong } from "./checking";
import { completed, retryFailed, retrying } from "./completed";
import { firstUnanswered } from "./context";
import { quizSetup } from "./setup";

/** A quiz step: one question at a time, each explained once it is answered, retried without limit (R3, R6). */
export const quizMachine = quizSetup.createMachine({
  id: "quiz",
  description: "Checking what the learner has understood.",
  context: ({ input }) => ({
    ...input,
    index: firstUnanswered(input.step),
    draft: [],
    key: null,
    progress: null,
    failure: null,
    done: 0,
  }),
  initial: "recalling",
  states: {
    recalling,
    deciding,
    asking,
    checking,
    kept,
    unsent,
    right,
    wrong,
    completed,
    retrying,
    retryFailed,
  },
});
