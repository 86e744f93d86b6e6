import { listed } from "./listed";
import { empty, failed, loading } from "./loading";
import { myNotesSetup } from "./setup";

/** Everything that a learner has noted and bookmarked, to find and to delete. */
export const myNotesMachine = myNotesSetup.createMachine({
  id: "myNotes",
  description: "A learner's notes and bookmarks in all courses.",
  context: ({ input }) => ({
    ...input,
    notes: [],
    unsaved: [],
    filter: "all",
    target: null,
    done: 0,
    failure: null,
  }),
  initial: "loading",
  states: {
    loading,
    listed,
    empty,
    failed,
  },
});
