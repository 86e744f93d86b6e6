import { nothingLoaded } from "../../shared/paged";
import { learner } from "./learner";
import { list } from "./list";
import { catalogueSetup } from "./setup";
import { topics } from "./topics";

/** A list with its filters, of courses or other learning material; the last request wins (R41). */
export const catalogueMachine = catalogueSetup.createMachine({
  id: "catalogue",
  description: "Finding a course, a lesson, a webinar, or a template.",
  context: ({ input }) => ({
    ...input,
    ...nothingLoaded,
    failure: null,
    topics: [],
    progress: null,
    address: input.filters,
  }),
  type: "parallel",
  states: {
    list,
    topics,
    learner,
  },
});
