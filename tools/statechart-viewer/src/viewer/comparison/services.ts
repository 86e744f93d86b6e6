import { fromPromise } from "xstate";
import * as z from "zod/mini";
import type { ComparisonAnswer, RevisionsAnswer } from "../../comparison/data";
import type { CommentsSettings } from "../comments/comment";
import type { Get } from "../data";
import { type CommentsByMachine, loadOpenComments } from "./comments";
import type { Range } from "./range";

/** What a server answers: also that it is not done yet, has too much to do, or has failed. */
export type ServerAnswer = ComparisonAnswer | { kind: "working" } | { kind: "busy" } | { kind: "failed" };

// Just enough to recognize the formats; the tool that compares guarantees the rest.
const impossible = z.object({ kind: z.literal("impossible"), says: z.string() });
const revisions = z.union([
  impossible,
  z.looseObject({ kind: z.literal("revisions"), refs: z.array(z.looseObject({ name: z.string() })) }),
]);
const comparison = z.union([
  impossible,
  z.looseObject({ kind: z.literal("compared"), comparison: z.looseObject({ findings: z.array(z.unknown()) }) }),
  z.object({ kind: z.literal("unknown"), revision: z.string(), closest: z.array(z.string()) }),
  z.object({ kind: z.enum(["working", "busy", "failed"]) }),
]);

/** Provides the comparison machine with the viewer's requests, and with the project's comments if it keeps any. */
export const comparisonActors = (
  get: Get,
  comments: CommentsSettings | null,
  copyText: (text: string) => Promise<void>,
) => ({
  loadRevisions: fromPromise<RevisionsAnswer>(({ signal }) => get("revisions.json", revisions, signal)),
  compare: fromPromise(({ input: { before, after }, signal }: { input: Range; signal: AbortSignal }) => {
    const query = new URLSearchParams({ before: before ?? "HEAD", ...(after !== null && { after }) });
    return get<ServerAnswer>(`comparison.json?${query}`, comparison, signal);
  }),
  loadOpenComments: fromPromise<CommentsByMachine, readonly string[]>(async ({ input, signal }) =>
    comments ? loadOpenComments(comments, input, signal) : {},
  ),
  copyReport: fromPromise<void, string>(({ input }) => copyText(input)),
});
