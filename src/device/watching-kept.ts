import { fromCallback } from "xstate";
import { watchForUndelivered } from "./undelivered-place";

/**
 * Reports when this device has commands of the learner that wait for the server; without a learner, reports nothing.
 */
export const watchingKept = fromCallback<{ type: string }, { learnerId: number }>(({ input, sendBack }) => {
  const end = new AbortController();
  if (input.learnerId > 0)
    watchForUndelivered(input.learnerId, () => sendBack({ type: "undelivered.found" }), end.signal);
  return () => end.abort();
});
