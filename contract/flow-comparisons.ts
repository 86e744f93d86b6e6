import { z } from "zod/mini";
import { endpoint } from "./endpoint";

/** The name of a revision: a branch, a tag, a commit, `HEAD~2`. */
const RevisionName = z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[^\p{Cc}\s]+$/u));

/** An answer that the tool for comparing defines. */
const Answer = z.looseObject({ kind: z.string() });

/** Requests of the flow viewer, at its own address and with its own access rules: not part of the API. */
export const flowComparisons = {
  revisions: endpoint({
    id: "flowComparisons.revisions",
    method: "GET",
    path: "/academy/flows/data/revisions.json",
    summary: "The branches and tags whose flows can be compared.",
    access: "public",
    reply: Answer,
  }),
  compare: endpoint({
    id: "flowComparisons.compare",
    method: "GET",
    path: "/academy/flows/data/comparison.json",
    summary: "What has changed in the flows between two revisions, or since one of them.",
    access: "public",
    query: z.object({ before: RevisionName, after: z.optional(RevisionName) }),
    reply: Answer,
  }),
};
