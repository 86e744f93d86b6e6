import type { FastifyInstance } from "fastify";
import { notes, type PlacedNote } from "../../../contract/courses/notes";
import type { ContentLocale } from "../../../contract/primitives";
import type { Account } from "../../account/queries/accounts";
import { refusal } from "../../account/rules/access";
import type { Catalogue, CatalogueCourse } from "../../content/catalogue";
import type { Database } from "../../db/database";
import { ApiError } from "../../http/api-error";
import { registerEndpoint } from "../../http/register-endpoint";
import { asList } from "../../routes/items";
import { noteOf, notesOf, removeNote, writeNote } from "../queries/notes";
import { type Note, noteChange } from "../rules/note";
import { urlOf } from "./course-replies";
import { courseFor } from "./courses";
import { stepFor } from "./lessons";

interface Reading {
  account: Account;
  catalogue: Catalogue;
  db: Database;
  params: { locale: ContentLocale };
}
/** The place of a note. */
type NoteLocation = Pick<PlacedNote, "url" | "course" | "lesson" | "step">;

const nowhere: NoteLocation = { url: null, course: null, lesson: null, step: null };

/** A course and its steps as places of notes, as far as the account may see them. */
async function placesIn({ account, catalogue, db, params: { locale } }: Reading, course: CatalogueCourse | undefined) {
  const steps = new Map<number, NoteLocation>();
  if (!course || refusal(account, "course.study", { status: course.status })) return { gone: nowhere, steps };
  const { text, language } = catalogue.courseText(course, locale);
  const itself = { slug: course.slug, url: urlOf(course.slug, text.contentType), title: text.title, language };
  const { lessons } = await catalogue.courseDocument(db, course, language);
  for (const lesson of lessons)
    for (const { id, number, title } of lesson.steps)
      steps.set(id, {
        url: `/academy/courses/${course.slug}/lessons/lesson-${lesson.number}/?step=${number}`,
        course: itself,
        lesson: { number: lesson.number, title: lesson.title },
        step: { number, title },
      });
  return { gone: { ...nowhere, course: itself }, steps };
}

const noteReply = (stepId: number, { note, bookmarked, updatedAt }: Note) => ({
  stepId,
  note,
  bookmarked,
  updatedAt: updatedAt.toISOString(),
});

/** An account's notes with their places, in all courses or in one. */
async function placedNotes(call: Reading, courseId?: number): Promise<PlacedNote[]> {
  const kept = await notesOf(call.db, call.account.id, courseId);
  const places = new Map<number, Awaited<ReturnType<typeof placesIn>>>();
  for (const id of new Set(kept.map((one) => one.courseId)))
    places.set(id, await placesIn(call, call.catalogue.course(id)));
  return kept.map(({ stepId, courseId: id, ...note }) => {
    const course = places.get(id);
    return { ...noteReply(stepId, note), ...(course?.steps.get(stepId) ?? course?.gone ?? nowhere) };
  });
}

/** Learners' private notes and bookmarks on steps. */
export async function noteRoutes(app: FastifyInstance): Promise<void> {
  registerEndpoint(app, notes.list, async (call) => asList(await placedNotes(call)));

  registerEndpoint(app, notes.inCourse, async (call) => {
    // Learners can read their own notes even after leaving the course (R19).
    const course = courseFor(call.catalogue, call.account, call.params.slug, "course.read");
    return asList(await placedNotes(call, course.id));
  });

  registerEndpoint(
    app,
    notes.save,
    async (call) => {
      const { account, db, isSuperseded, now, writeWithReply } = call;
      const { note, bookmarked, expectedUpdatedAt } = call.body;
      const { step } = await stepFor(call);
      const expected = expectedUpdatedAt === null ? null : new Date(expectedUpdatedAt);
      const stored = await noteOf(db, account.id, step.id);
      const change = noteChange(stored, { note, bookmarked, expectedUpdatedAt: expected }, now);
      // Versions alone cannot tell: a change of a note that did not exist yet may arrive after the note was removed
      // again.
      if (change === "conflict" || (isSuperseded && change.kind !== "keep")) throw new ApiError("conflict");
      if (change.kind === "write") writeWithReply(writeNote(db, account.id, step.id, change.row));
      if (change.kind === "remove") writeWithReply(removeNote(db, account.id, step.id));
      const kept = change.kind === "write" ? change.row : change.kind === "keep" ? change.stored : null;
      return kept ? noteReply(step.id, kept) : { stepId: step.id, note: "", bookmarked: false, updatedAt: null };
    },
    { subject: ({ params }) => ({ replaces: `note/${params.stepId}` }) },
  );
}
