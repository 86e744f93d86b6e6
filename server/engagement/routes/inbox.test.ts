import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { session } from "../../../contract/account/session";
import { engagement } from "../../../contract/engagement/engagement";
import { inbox, inboxFile } from "../../../contract/engagement/inbox";
import { removeAccount } from "../../account/queries/accounts";
import { removeStale } from "../../db/queries/housekeeping";
import { databases } from "../../testing/databases";
import { type Caller, startTestServer, type TestServer } from "../../testing/test-server";
import { feedback } from "../schema";

describe.each(databases)("the inbox of the editors on $name", ({ open }) => {
  let server: TestServer;
  let editor: Caller;
  let learner: Caller;
  beforeAll(async () => {
    server = await startTestServer(open);
    editor = await server.learner({ name: "Edi Editor", permissions: { "academy.courses.edit": true } });
    learner = await server.learner({ name: "Lea Learner" });
  });
  beforeEach(async () => {
    await server.database.db.delete(feedback);
  });
  afterAll(() => server.stop());

  const send = async (message: string, url = "/academy/", headers: Record<string, string> = {}): Promise<number> =>
    Number((await learner.call(engagement.sendFeedback, { body: { message, url } }, { headers })).body.id);
  const list = async (query: Record<string, string> = {}) => (await editor.call(inbox.list, { query })).body;
  const texts = async (query: Record<string, string> = {}) => (await list(query)).data.map(({ text }) => text);
  const mark = (id: number, isDone: boolean, by = editor) =>
    by.call(inbox.mark, { params: { id: String(id) }, body: { isDone } });
  const file = (query = "", { token } = editor) =>
    server.app.inject({ url: `${inboxFile}${query}`, headers: { cookie: `academy_session=${token}` } });

  it("lists messages newest first, each with its page, its time and who sent it", async () => {
    await send("First");
    const id = await send("Second", "/academy/courses/?page=2");
    const { data, total, next, unread } = await list();
    expect([data.map(({ text }) => text), total, next, unread]).toEqual([["Second", "First"], 2, null, 2]);
    expect(data[0]).toEqual({
      id,
      text: "Second",
      url: "/academy/courses/?page=2",
      language: "en",
      sentAt: server.clock.now().toISOString(),
      sender: { name: "Lea Learner", email: learner.email },
      done: null,
    });
  });

  it("is for editors and administrators (R62)", async () => {
    const id = await send("Mine");
    const admin = await server.learner({ permissions: { "academy.admin": true } });
    expect((await admin.call(inbox.list, {})).status).toBe(200);
    expect((await file("", admin)).statusCode).toBe(200);
    for (const [who, code] of [
      [server.visitor, "signed_out"],
      [learner, "forbidden"],
    ] as const) {
      expect((await who.call(inbox.list, {})).error.code).toBe(code);
      expect((await who.call(inbox.unread, {})).error.code).toBe(code);
      expect((await mark(id, true, who)).error.code).toBe(code);
      const refused = await file("", who);
      expect([refused.json().error.code, refused.body.includes("Mine")]).toEqual([code, false]);
    }
  });

  it("comes page by page, also while new messages arrive", async () => {
    for (const text of ["1", "2", "3", "4", "5"]) await send(text);
    const first = await list({ limit: "2" });
    await send("6");
    const second = await list({ limit: "2", before: String(first.next) });
    const third = await list({ limit: "2", before: String(second.next) });
    expect([first, second, third].map(({ data }) => data.map(({ text }) => text))).toEqual([
      ["5", "4"],
      ["3", "2"],
      ["1"],
    ]);
    expect([third.next, third.total]).toEqual([null, 6]);
  });

  it("is filtered by state, language, page and words", async () => {
    const done = await send("Done: 100% right");
    await mark(done, true);
    await send("Auf Deutsch", "/academy/courses/seo/", { host: "de.localhost" });
    await send("Auf Polnisch", "/academy/courses/seo/?step=2", {
      cookie: `academy_session=${learner.token}; academy_language=pl`,
    });
    await send("A page beside it", "/academy/courses/seo/lessons/lesson-1/");
    expect(await texts()).toEqual(["A page beside it", "Auf Polnisch", "Auf Deutsch"]);
    expect(await texts({ state: "done" })).toEqual(["Done: 100% right"]);
    expect(await texts({ state: "all", language: "de" })).toEqual(["Auf Deutsch"]);
    expect(await texts({ page: "/academy/courses/seo/" })).toEqual(["Auf Polnisch", "Auf Deutsch"]);
    expect(await texts({ page: "/academy/courses/seo/?step=9" })).toEqual(["Auf Polnisch", "Auf Deutsch"]);
    expect(await texts({ search: "auf" })).toEqual(["Auf Polnisch", "Auf Deutsch"]);
    // A % is a character, not a placeholder.
    expect(await texts({ state: "all", search: "100%" })).toEqual(["Done: 100% right"]);
    expect(await texts({ state: "all", search: "1%r" })).toEqual([]);
    expect(await list({ state: "all", search: "auf" })).toMatchObject({ total: 2, unread: 3 });
  });

  it("marks a message as done and as new again; who did it first stays", async () => {
    const id = await send("Please");
    const other = await server.learner({ name: "Ada Admin", permissions: { "academy.admin": true } });
    const at = server.clock.now().toISOString();
    expect((await mark(id, true)).body.done).toEqual({ at, by: "Edi Editor" });
    server.clock.pass(60);
    expect((await mark(id, true, other)).body.done).toEqual({ at, by: "Edi Editor" });
    expect((await editor.call(inbox.unread, {})).body).toEqual({ unread: 0 });
    expect((await mark(id, false, other)).body.done).toBeNull();
    expect((await editor.call(inbox.unread, {})).body).toEqual({ unread: 1 });
    const missing = await mark(id + 1000, true);
    expect([missing.status, missing.error.message]).toEqual([404, "There is no such message."]);
  });

  it("goes into a file with the same filters, in which nothing is a formula", async () => {
    await send("=HYPERLINK(1)", "/academy/courses/");
    await send('Say "hi"');
    await mark(await send("Done"), true);
    const { body, headers } = await file();
    expect(headers).toMatchObject({
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="feedback.csv"',
      "cache-control": "no-store",
    });
    const rows = body.replace("\ufeff", "").trim().split("\r\n");
    expect(rows[0]).toBe('"id","sent","done","done by","language","page","name","email","message"');
    expect(rows.slice(1).map((row) => row.split(",").at(-1))).toEqual(['"Say ""hi"""', `"'=HYPERLINK(1)"`]);
    expect((await file("?state=done")).body).toContain('"Edi Editor"');
    expect((await file("?state=wrong")).statusCode).toBe(400);
  });

  it("puts every message into the file, however many there are", async () => {
    const sentAt = server.clock.now();
    const rows = Array.from({ length: 1201 }, (_, n) => ({
      accountId: learner.id,
      message: `No. ${n}`,
      url: "/academy/",
      sentAt,
    }));
    await server.database.db.insert(feedback).values(rows);
    const messages = (await file()).body.trim().split("\r\n").slice(1);
    expect([messages.length, new Set(messages).size]).toEqual([1201, 1201]);
    expect(messages.at(-1)).toContain('"No. 0"');
  });

  it("forgets messages after 400 days, and those of a deleted account at once", async () => {
    const { db } = server.database;
    await send("Old");
    server.clock.pass(399 * 24 * 3600);
    await send("Newer");
    const leaving = await server.learner();
    await leaving.call(engagement.sendFeedback, { body: { message: "Leaving", url: "/academy/" } });
    await removeStale(db, server.clock.now());
    expect(await texts()).toEqual(["Leaving", "Newer", "Old"]);
    server.clock.pass(2 * 24 * 3600);
    await removeStale(db, server.clock.now());
    expect(await texts()).toEqual(["Leaving", "Newer"]);
    await removeAccount(db, leaving.id);
    expect(await texts()).toEqual(["Newer"]);
  });

  it("keeps a message as done when the account of who marked it is deleted", async () => {
    const leaving = await server.learner({ permissions: { "academy.courses.edit": true } });
    const id = await send("Please");
    await mark(id, true, leaving);
    await removeAccount(server.database.db, leaving.id);
    expect((await list({ state: "done" })).data).toMatchObject([{ id, done: { by: null } }]);
  });

  it("is part of what learners export, without who dealt with it (L24)", async () => {
    const id = await send("Mine");
    await mark(id, true);
    const { body } = await learner.call(session.exportData, {});
    const rows = body.records.feedback;
    expect(rows).toEqual([
      expect.objectContaining({ id, message: "Mine", language: "en", doneAt: server.clock.now().toISOString() }),
    ]);
    expect(JSON.stringify(rows)).not.toContain("doneBy");
    const [row] = await server.database.db.select().from(feedback).where(eq(feedback.id, id));
    expect(row?.doneBy).toBe(editor.id);
  });
});
