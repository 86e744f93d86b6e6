import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { session } from "../../../contract/account/session";
import { courses } from "../../../contract/courses/courses";
import { notes } from "../../../contract/courses/notes";
import { importContent } from "../../content/import";
import { databases } from "../../testing/databases";
import { removeLinks } from "../../testing/remove-links";
import { type Caller, fixtureContent, startTestServer, type TestServer } from "../../testing/test-server";
import { stepNote } from "../schema";

const first = { locale: "en", slug: "first-steps" } as const;
const alone = { locale: "en", slug: "stand-alone" } as const;
const text = { ...first, stepId: "9010102" } as const;
const quiz = { ...first, stepId: "9010201" } as const;
const aloneVideo = { ...alone, stepId: "9050101" } as const;

interface Sent {
  note?: string;
  bookmarked?: boolean;
  expectedUpdatedAt?: string | null;
}

describe.each(databases)("notes and bookmarks on $name", ({ open }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(open);
  });
  afterAll(() => server.stop());

  async function enrolled(...slugs: string[]): Promise<Caller> {
    const learner = await server.learner();
    for (const slug of ["first-steps", ...slugs])
      await learner.call(courses.enrol, { params: { locale: "en", slug } as never });
    return learner;
  }
  const save = (learner: Caller, sent: Sent, params: typeof text | typeof quiz | typeof aloneVideo = text, key = "") =>
    learner.call(
      notes.save,
      { params, body: { note: "", bookmarked: false, expectedUpdatedAt: null, ...sent } },
      key === "" ? {} : { key },
    );
  const all = async (learner: Caller, locale: "en" | "de" = "en") =>
    (await learner.call(notes.list, { params: { locale } })).body.data;
  const rowsOf = async ({ id }: Caller) =>
    (await server.database.db.select().from(stepNote)).filter(({ accountId }) => accountId === id);

  it("are kept on a step, changed and removed", async () => {
    const learner = await enrolled();
    const kept = await save(learner, { note: "  Read it again.\n" });
    expect(kept.body).toEqual({
      stepId: 9010102,
      note: "Read it again.",
      bookmarked: false,
      updatedAt: server.clock.now().toISOString(),
    });
    server.clock.pass(60);
    const marked = await save(learner, { bookmarked: true, expectedUpdatedAt: kept.body.updatedAt });
    expect(marked.body).toMatchObject({ note: "", bookmarked: true, updatedAt: server.clock.now().toISOString() });
    const removed = await save(learner, { expectedUpdatedAt: marked.body.updatedAt });
    expect(removed.body).toEqual({ stepId: 9010102, note: "", bookmarked: false, updatedAt: null });
    expect(await rowsOf(learner)).toEqual([]);
    expect((await save(learner, { note: "Once more." })).status).toBe(200);
  });

  it("are not overwritten by a client that has not seen them", async () => {
    const learner = await enrolled();
    const { body } = await save(learner, { note: "On the phone." });
    const unseen = { note: "On the desk.", expectedUpdatedAt: null };
    const refused = await save(learner, unseen);
    expect([refused.status, refused.error.code]).toEqual([409, "conflict"]);
    expect((await all(learner))[0]?.note).toBe("On the phone.");
    const seen = await save(learner, { ...unseen, expectedUpdatedAt: body.updatedAt });
    expect(seen.status).toBe(200);
    // Within the same millisecond of the clock, and still its own version.
    expect((await save(learner, { note: "Late.", expectedUpdatedAt: body.updatedAt })).status).toBe(409);
    const gone = await save(learner, { expectedUpdatedAt: seen.body.updatedAt });
    expect(gone.body.updatedAt).toBeNull();
    expect((await save(learner, { note: "Late.", expectedUpdatedAt: seen.body.updatedAt })).status).toBe(409);
  });

  it("are stored once if two are sent at the same time", async () => {
    const learner = await enrolled();
    const both = await Promise.all([save(learner, { note: "One." }), save(learner, { note: "Two." })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await rowsOf(learner)).toMatchObject([{ note: both.find(({ status }) => status === 200)?.body.note }]);
  });

  it("can be sent again, with their key or without (R18)", async () => {
    const learner = await enrolled();
    const once = await save(learner, { note: "Once." }, text, "key");
    server.clock.pass(60);
    const again = await save(learner, { note: "Once." }, text, "key");
    expect([again.body, again.headers["idempotency-replayed"]]).toEqual([once.body, "true"]);
    expect((await save(learner, { note: "Once." })).body).toEqual(once.body);
    expect((await save(learner, { note: "Other." }, text, "key")).error.code).toBe("key_reused");
  });

  it("have up to 5000 characters, and no control characters", async () => {
    const learner = await enrolled();
    const { body } = await save(learner, { note: "one\r\ntwo\rthree\u0007\u001b[0m\tend\u0085" });
    expect(body.note).toBe("one\ntwo\nthree[0m\tend");
    const longest = await save(learner, { note: "🦊".repeat(5000), expectedUpdatedAt: body.updatedAt });
    expect(longest.body.note).toHaveLength(10_000);
    for (const note of ["x".repeat(5001), "a\0b", "a\ud800"]) {
      const refused = await save(learner, { note, expectedUpdatedAt: longest.body.updatedAt });
      expect([refused.status, refused.error.fields?.[0]?.path]).toEqual([400, "body.note"]);
    }
    expect((await save(learner, { expectedUpdatedAt: "yesterday" })).error.fields?.[0]?.path).toBe(
      "body.expectedUpdatedAt",
    );
  });

  it("are for steps that the learner may read, of that course only", async () => {
    const stranger = await server.learner();
    expect((await save(stranger, { note: "x" })).error.code).toBe("not_enrolled");
    expect((await save(server.visitor, { note: "x" })).error.code).toBe("signed_out");
    const learner = await enrolled("stand-alone");
    const elsewhere = { params: { ...alone, stepId: "9010102" } };
    const body = { note: "x", bookmarked: false, expectedUpdatedAt: null };
    expect((await learner.call(notes.save, { ...elsewhere, body })).status).toBe(404);
    const draft = { locale: "en", slug: "not-yet" } as const;
    expect((await learner.call(notes.inCourse, { params: draft })).status).toBe(404);
    expect(await rowsOf(learner)).toEqual([]);
  });

  it("are listed with their places, most recently changed first, each learner's own", async () => {
    const learner = await enrolled("stand-alone");
    await save(learner, { note: "First." });
    server.clock.pass(1);
    await save(learner, { bookmarked: true }, aloneVideo);
    server.clock.pass(1);
    await save(learner, { note: "Last.", bookmarked: true }, quiz);
    const found = await all(learner);
    expect(found.map(({ stepId, note, bookmarked }) => [stepId, note, bookmarked])).toEqual([
      [9010201, "Last.", true],
      [9050101, "", true],
      [9010102, "First.", false],
    ]);
    expect(found[2]).toEqual({
      stepId: 9010102,
      note: "First.",
      bookmarked: false,
      updatedAt: expect.any(String),
      url: "/academy/courses/first-steps/lessons/lesson-1/?step=2",
      course: { slug: "first-steps", url: "/academy/courses/first-steps/", title: "First steps", language: "en" },
      lesson: { number: 1, title: "Watch and read" },
      step: { number: 2, title: expect.any(String) },
    });
    const inCourse = await learner.call(notes.inCourse, { params: first });
    expect(inCourse.body).toEqual({ data: [found[0], found[2]], total: 2 });
    expect((await all(learner, "de"))[0]?.course).toMatchObject({ language: "de" });
    expect(await all(await enrolled())).toEqual([]);
    await learner.call(courses.removeEnrolment, { params: first }, { csrf: true });
    expect((await learner.call(notes.inCourse, { params: first })).body.total).toBe(2);
  });

  it("are in the export, and are deleted with the account (L24)", async () => {
    const learner = await enrolled();
    await save(learner, { note: "Mine." });
    const { records } = (await learner.call(session.exportData, {})).body;
    expect(records.stepNotes).toEqual([
      { stepId: 9010102, note: "Mine.", bookmarked: false, updatedAt: server.clock.now().toISOString() },
    ]);
    await learner.call(session.deleteAccount, { body: { confirmation: learner.email } });
    expect(await rowsOf(learner)).toEqual([]);
  });

  describe("on steps that no longer exist", () => {
    let dir = "";
    beforeAll(() => {
      dir = join(mkdtempSync(join(tmpdir(), "notes-")), "content");
    });
    afterAll(() => rmSync(dirname(dir), { recursive: true }));

    /** Imports the changed fixtures, and waits until the app has noticed. */
    async function importChanged(change: (edit: (file: string, from: string, to: string) => void) => void) {
      rmSync(dir, { recursive: true, force: true });
      cpSync(fixtureContent, dir, { recursive: true });
      removeLinks(dir);
      change((file, from, to) => {
        const before = readFileSync(join(dir, file), "utf8");
        expect(before).toContain(from);
        writeFileSync(join(dir, file), before.replace(from, to));
      });
      await importContent(server.database.db, dir, server.clock.now());
      await new Promise((resolve) => setTimeout(resolve, 1100));
    }

    it("stay, without a link", async () => {
      const learner = await enrolled("stand-alone");
      await save(learner, { note: "Kept." });
      server.clock.pass(1);
      await save(learner, { note: "Alone." }, aloneVideo);
      const places = async () =>
        (await all(learner)).map(({ note, url, course, lesson, step }) => [note, url, course?.slug, lesson, step]);

      // The step has another id, and the other course is not public yet.
      await importChanged((edit) => {
        for (const locale of ["en", "de"])
          edit(`courses/first-steps/${locale}/lesson-1.yaml`, "id: 9010102", "id: 9010109");
        edit("courses/stand-alone/course.yaml", "status: published", "status: draft");
      });
      expect(await places()).toEqual([
        ["Alone.", null, undefined, null, null],
        ["Kept.", null, "first-steps", null, null],
      ]);
      expect((await learner.call(notes.inCourse, { params: first })).body.total).toBe(1);

      await importChanged(() => {
        rmSync(join(dir, "courses/first-steps"), { recursive: true });
        rmSync(join(dir, "exams/first-exam"), { recursive: true });
      });
      expect((await places())[1]).toEqual(["Kept.", null, undefined, null, null]);

      await importChanged(() => undefined);
      expect((await places()).map(([, url]) => url)).toEqual([
        "/academy/courses/stand-alone/lessons/lesson-1/?step=1",
        "/academy/courses/first-steps/lessons/lesson-1/?step=2",
      ]);
    });

    it("show editors the link to a draft", async () => {
      const editor = await server.learner({ permissions: { "academy.courses.edit": true } });
      const draft = { locale: "en", slug: "not-yet" } as const;
      await editor.call(courses.enrol, { params: draft });
      const { rows } = (await server.database.db.execute(
        sql`select s.id from step s join lesson l on l.id = s.lesson_id where l.course_id = 903 order by 1 limit 1`,
      )) as { rows: { id: number }[] };
      const stepId = String(rows[0]?.id);
      const body = { note: "Unfinished.", bookmarked: false, expectedUpdatedAt: null };
      expect((await editor.call(notes.save, { params: { ...draft, stepId }, body })).status).toBe(200);
      expect((await all(editor))[0]?.url).toContain("/academy/courses/not-yet/");
    });
  });
});
