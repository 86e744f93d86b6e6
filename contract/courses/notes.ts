import { z } from "zod/mini";
import { endpoint } from "../endpoint";
import { ContentLocale, described, Id, IdParam, Instant, page, Slug } from "../primitives";

const base = "/academy/private/api/v2";
const maxNoteLength = 5000;

/**
 * Line breaks are unified and control characters except tabs removed; U+0000 stays, and is rejected as in every text.
 */
const cleaned = (text: string): string => text.replace(/\r\n?/g, "\n").replace(/[^\P{Cc}\t\n\0]/gu, "");

/** A note: 0–5000 code points, counted after removing control characters and surrounding space. */
export const NoteText = z
  .string()
  .check(
    z.overwrite(cleaned),
    z.trim(),
    z.refine<string>((text) => [...text].length <= maxNoteLength, {
      error: `must have 0 to ${maxNoteLength} characters`,
    }),
  )
  .register(described, { type: "string", maxLength: maxNoteLength });

/** A learner's private note and bookmark on a step. */
export const StepNote = z.object({
  stepId: Id,
  note: z.string(),
  bookmarked: z.boolean(),
  updatedAt: Instant,
});
export type StepNote = z.infer<typeof StepNote>;

/** A note with its place in the course. */
export const PlacedNote = z.object({
  ...StepNote.shape,
  /** The step's page; null if the learner can no longer open it. */
  url: z.nullable(z.string()),
  /** Null if the course is withdrawn or not published. */
  course: z.nullable(z.object({ slug: Slug, url: z.string(), title: z.string(), language: ContentLocale })),
  /** This and the step: null if the step has been removed from the course. */
  lesson: z.nullable(z.object({ number: z.int(), title: z.string() })),
  step: z.nullable(z.object({ number: z.int(), title: z.string() })),
});
export type PlacedNote = z.infer<typeof PlacedNote>;

export const notes = {
  list: endpoint({
    id: "notes.list",
    method: "GET",
    path: `${base}/notes/{locale}/`,
    summary: "All notes and bookmarks of the learner, most recently changed first.",
    access: "signed-in",
    params: z.object({ locale: ContentLocale }),
    reply: page(PlacedNote),
  }),
  inCourse: endpoint({
    id: "notes.inCourse",
    method: "GET",
    path: `${base}/courses/{locale}/{slug}/notes/`,
    summary: "The learner's notes and bookmarks in one course, most recently changed first.",
    access: "signed-in",
    params: z.object({ locale: ContentLocale, slug: Slug }),
    reply: page(PlacedNote),
  }),
  save: endpoint({
    id: "notes.save",
    method: "PUT",
    path: `${base}/courses/{locale}/{slug}/steps/{stepId}/note/`,
    summary:
      "Replaces the note and bookmark of a step. An empty note without a bookmark is removed; a change that the caller has not seen is not overwritten.",
    access: "signed-in",
    params: z.object({ locale: ContentLocale, slug: Slug, stepId: IdParam }),
    body: z.object({
      note: NoteText,
      bookmarked: z.boolean(),
      /** The `updatedAt` of the note being replaced; null if the caller knows of none. */
      expectedUpdatedAt: z.nullable(Instant),
    }),
    /** `updatedAt` is null if nothing is stored. */
    reply: z.object({ ...StepNote.shape, updatedAt: z.nullable(Instant) }),
    idempotent: true,
    ordered: true,
  }),
};
