import { exams } from "./exams";
import { learner } from "./learner";
import { examListSetup } from "./setup";

/**
 * The list of exams: for everyone at once, then with the learner's status in each; exams reopen automatically after a
 * cooldown (L8).
 */
export const examListMachine = examListSetup.createMachine({
  id: "examList",
  description: "Finding an exam.",
  context: ({ input }) => ({ ...input, exams: [], statuses: null, now: "", failure: null, statusesFailure: null }),
  type: "parallel",
  states: {
    exams,
    learner,
  },
});
