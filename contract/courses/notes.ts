import { z } from "zod/mini";
import { endpoint } from "../endpoint";
import { ContentLocale, described, Id, IdParam, Instant, page, Slug } from "../primitives";

const base = "/academy/private/api/v2";
const longestNote = 5000;

/** One way to end a line, and no control characters but tabs; U+0000 stays and is refused like everywhere. */
const cleaned = (text: string): string => text.replace(/\r\n?/g, "\n").replace(/[^\P{Cc}\t\n\0]/gu, "");

/** A note: 0–5000 code points, counted after control characters and the space around it are taken off. */
export const NoteText = z
  .string()
  .check(
    z.overwrite(cleaned),
    z.trim(),
    z.refine<string>((text) => [...text].length <= longestNote, { error: `must have 0 to ${longestNote} characters` }),
  )
  .register(described, { type: "string", maxLength: longestNote });

/** What a learner keeps on a step, for nobody else. */
export const StepNote = z.object({
  stepId: Id,
  note: z.string(),
  bookmarked: z.boolean(),
  updatedAt: Instant,
});
export type StepNote = z.infer<typeof StepNote>;

/** A note with where it belongs. */
export const PlacedNote = z.object({
  ...StepNote.shape,
  /** The step's page; null where the learner cannot open it any more. */
  url: z.nullable(z.string()),
  /** Null where the course is withdrawn or not published. */
  course: z.nullable(z.object({ slug: Slug, url: z.string(), title: z.string(), language: ContentLocale })),
  /** This and the step: null where the course does not have the step any more. */
  lesson: z.nullable(z.object({ number: z.int(), title: z.string() })),
  step: z.nullable(z.object({ number: z.int(), title: z.string() })),
});
export type PlacedNote = z.infer<typeof PlacedNote>;

export const notes = {
  list: endpoint({
    id: "notes.list",
    method: "GET",
    path: `${base}/notes/{locale}/`,
    summary: "All notes and bookmarks of the learner, the last changed first.",
    access: "signed-in",
    params: z.object({ locale: ContentLocale }),
    reply: page(PlacedNote),
  }),
  inCourse: endpoint({
    id: "notes.inCourse",
    method: "GET",
    path: `${base}/courses/{locale}/{slug}/notes/`,
    summary: "The learner's notes and bookmarks in one course, the last changed first.",
    access: "signed-in",
    params: z.object({ locale: ContentLocale, slug: Slug }),
    reply: page(PlacedNote),
  }),
  save: endpoint({
    id: "notes.save",
    method: "PUT",
    path: `${base}/courses/{locale}/{slug}/steps/{stepId}/note/`,
    summary:
      "Keeps note and bookmark of a step in place of what was there. An empty note without a bookmark is removed; a change that the caller has not seen is not overwritten.",
    access: "signed-in",
    params: z.object({ locale: ContentLocale, slug: Slug, stepId: IdParam }),
    body: z.object({
      note: NoteText,
      bookmarked: z.boolean(),
      /** The `updatedAt` of what is replaced; null where the caller knows of nothing. */
      expectedUpdatedAt: z.nullable(Instant),
    }),
    /** `updatedAt` is null where nothing is kept. */
    reply: z.object({ ...StepNote.shape, updatedAt: z.nullable(Instant) }),
    idempotent: true,
  }),
};
