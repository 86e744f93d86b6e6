import { QaError } from "../model-tests/qa/qa-error";
import type * as qa from "../model-tests/qa/verb";

/** Where a verb of `npm run flows` says what it has to say. */
export type Outlet = Pick<qa.Outlet, "say">;

/** Something that `npm run flows` can do. */
export type Verb = qa.Verb<Outlet>;

/** What is wrong with a call, in words for whoever typed it. */
export class FlowsError extends QaError {}
