import { z } from "zod/mini";
import { endpoint } from "../endpoint";
import { ContentLocale, Instant, pageNumber } from "../primitives";
import { AuditEntry, IdRange, idPage } from "./audit";

const base = "/academy/private/api/v2/admin/content";

/** What content consists of. `other`: topics, kinds of meetings, steps of the onboarding, and the site's own texts. */
export const contentKinds = [
  "course",
  "lesson",
  "exam",
  "series",
  "webinar",
  "template",
  "glossary-term",
  "faq",
  "other",
] as const;
export const ContentKind = z.enum(contentKinds);
export type ContentKind = z.infer<typeof ContentKind>;

/** How many of a kind there are, drafts included, and in each language. */
export const ContentCount = z.object({
  kind: ContentKind,
  total: z.int(),
  drafts: z.int(),
  locales: z.array(z.object({ locale: ContentLocale, count: z.int() })),
});
export type ContentCount = z.infer<typeof ContentCount>;

/** How many of a kind an import adds, changes, and removes. Lessons belong to their courses. */
export const ContentChange = z.object({ kind: ContentKind, added: z.int(), changed: z.int(), removed: z.int() });
export type ContentChange = z.infer<typeof ContentChange>;

/** A mistake in the content folder. */
export const ContentMistake = z.object({ file: z.string(), line: z.int(), message: z.string() });

/** The folder as it was checked, and the content that it was compared with: only this is imported. */
export const CheckedFolder = z.object({
  files: z.string().check(z.regex(/^[\da-f]{64}$/)),
  version: z.string().check(z.regex(/^[\da-f]{0,64}$/)),
});
export type CheckedFolder = z.infer<typeof CheckedFolder>;

/**
 * How a check or an import has ended. `same`: the site has this content already. `mistakes`: nothing was imported; at
 * most 200 are named. `outdated`: the folder or the content has changed since the check, so nothing was imported.
 * `failed`: it could not be done, or took too long, or the server has stopped meanwhile; nothing was imported.
 */
export const ContentOutcome = z.discriminatedUnion("state", [
  z.object({ state: z.literal("changes"), ...CheckedFolder.shape, changes: z.array(ContentChange) }),
  z.object({ state: z.literal("imported"), changes: z.array(ContentChange) }),
  z.object({ state: z.literal("same") }),
  z.object({ state: z.literal("mistakes"), total: z.int(), mistakes: z.array(ContentMistake) }),
  z.object({ state: z.literal("missing") }),
  z.object({ state: z.literal("outdated") }),
  z.object({ state: z.literal("failed"), reason: z.enum(["error", "time", "stopped"]) }),
]);
export type ContentOutcome = z.infer<typeof ContentOutcome>;

/** The last check or import that administrators have started; it is running while it has no outcome. */
export const ContentJob = z.object({
  kind: z.enum(["check", "import"]),
  startedAt: Instant,
  endedAt: z.nullable(Instant),
  outcome: z.nullable(ContentOutcome),
});
export type ContentJob = z.infer<typeof ContentJob>;

/** The content of the site, and its imports (R62). */
export const ContentState = z.object({
  /** Empty and null before the first import. */
  version: z.string(),
  importedAt: z.nullable(Instant),
  counts: z.array(ContentCount),
  /** Whether the server that answers has a content folder. */
  hasFolder: z.boolean(),
  job: z.nullable(ContentJob),
  /** From the audit log, the newest first. */
  imports: idPage(AuditEntry),
});
export type ContentState = z.infer<typeof ContentState>;

/** Checking and importing the content folder of the server, for administrators (R62). */
export const contentImports = {
  state: endpoint({
    id: "contentImports.state",
    method: "GET",
    path: `${base}/`,
    summary:
      "The content that the site shows, the check or import that runs or was the last one, and a page of all imports.",
    access: "administration",
    query: z.object({ ...IdRange.shape, limit: pageNumber(10, 100) }),
    reply: ContentState,
  }),
  check: endpoint({
    id: "contentImports.check",
    method: "POST",
    path: `${base}/check/`,
    summary:
      "Begins to compare the content folder with the site; `contentImports.state` has the outcome. One check or import at a time: otherwise 409 `conflict`.",
    access: "administration",
    reply: ContentJob,
  }),
  start: endpoint({
    id: "contentImports.start",
    method: "POST",
    path: `${base}/imports/`,
    summary:
      "Begins to import the content folder as it was checked, all or nothing; `contentImports.state` has the outcome. While another check or import runs, or if the content has changed since: 409 `conflict`.",
    access: "administration",
    body: CheckedFolder,
    reply: ContentJob,
    confirmed: true,
  }),
};
