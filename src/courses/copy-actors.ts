import { fromCallback, fromPromise } from "xstate";
import type { ContentRef } from "../api/query";
import { removeCourseCopy } from "../device/copies";
import { findCopy, keepCopy } from "./api/course-copy";

export { renewCopies } from "./api/course-copy";

type Given = { input: ContentRef };

export const courseCopyActors = () => ({
  actors: {
    findCopy: fromPromise(({ input }: Given) => findCopy(input)),
    keepCopy: fromCallback<{ type: string }, ContentRef>(({ input, sendBack }) => {
      const end = new AbortController();
      void keepCopy(input, sendBack, end.signal);
      return () => end.abort();
    }),
    removeCopy: fromPromise(({ input }: Given) => removeCourseCopy(input)),
  },
  actions: {
    dropCopy: (_: unknown, course: ContentRef) => void removeCourseCopy(course).catch(() => undefined),
  },
});
