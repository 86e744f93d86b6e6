import { fromPromise } from "xstate";
import { waitUntil } from "./clock";

/** Completes at an instant of the server's clock. */
export const waiting = fromPromise<void, { at: string; now: string }>(({ input, signal }) =>
  waitUntil(input.at, input.now, signal),
);
