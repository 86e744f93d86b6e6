import { fromCallback } from "xstate";
import { watchForUndelivered } from "./undelivered-place";

/** Tells when this device keeps something of the learner that waits for the server; of nobody, nothing. */
export const watchingKept = fromCallback<{ type: string }, { learnerId: number }>(({ input, sendBack }) => {
  const end = new AbortController();
  if (input.learnerId > 0)
    watchForUndelivered(input.learnerId, () => sendBack({ type: "undelivered.found" }), end.signal);
  return () => end.abort();
});
