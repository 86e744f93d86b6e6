import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { session } from "../../contract/account/session";
import { flowComments, maxComments } from "../../contract/flow-comments";
import { flowComment } from "../flows/schema";
import { databases, embedded } from "../testing/databases";
import { type Caller, startTestServer, type TestServer } from "../testing/test-server";

const about = { machine: "quiz", place: "quiz.asking answer.submit", name: "answer.submit in asking" };
const write = (who: Caller, text: string, more: Partial<typeof about> = {}, key?: string) =>
  who.call(flowComments.add, { body: { ...about, ...more, text } }, key ? { key } : {});
const list = async (who: Caller, machine = about.machine) =>
  (await who.call(flowComments.list, { query: { machine } })).body;
const resolve = (who: Caller, id: number, isResolved: boolean) =>
  who.call(flowComments.resolve, { params: { id: String(id) }, body: { isResolved } });

describe.each(databases)("comments on flows, in a demo on $name", ({ open }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(open, { config: { flows: "open" } });
  });
  afterAll(() => server.stop());

  it("are written by accounts, and read by everyone, newest first", async () => {
    const ada = await server.learner({ name: "Ada" });
    const first = await write(ada, "  Why not\ntwice? <b>🦊</b> ");
    expect(first.status).toBe(200);
    server.clock.pass(60);
    const second = await write(await server.learner({ name: "" }), "Yes.", { place: "quiz.gone", name: "gone" });
    const { data, total, mayComment } = await list(server.visitor);
    expect([total, mayComment]).toEqual([2, false]);
    expect(data).toEqual([second.body, first.body]);
    expect(data[1]).toEqual({
      id: first.body.id,
      ...about,
      text: "Why not\ntwice? <b>🦊</b>",
      author: "Ada",
      createdAt: "2026-03-01T12:00:00.000Z",
      isResolved: false,
      changedAt: null,
      changedBy: null,
    });
    expect(data[0]).toMatchObject({ author: "", place: "quiz.gone", createdAt: "2026-03-01T12:01:00.000Z" });
    expect((await list(ada)).mayComment).toBe(true);
    expect(await list(ada, "exam")).toEqual({ data: [], total: 0, mayComment: true });
  });

  it("are resolved and reopened by anyone who may comment; the first one to do so is kept", async () => {
    const [ada, ben] = [await server.learner({ name: "Ada" }), await server.learner({ name: "Ben" })];
    const { id } = (await write(ada, "One.", { machine: "exam" })).body;
    const resolved = { isResolved: true, changedBy: "Ben", changedAt: server.clock.now().toISOString() };
    expect((await resolve(ben, id, true)).body).toMatchObject(resolved);
    server.clock.pass(60);
    expect((await resolve(ada, id, true)).body).toMatchObject(resolved);
    expect((await resolve(ada, id, false)).body).toMatchObject({
      isResolved: false,
      changedBy: "Ada",
      changedAt: server.clock.now().toISOString(),
    });
    expect((await resolve(server.visitor, id, true)).status).toBe(401);
    expect((await resolve(ada, 999_999, true)).status).toBe(404);
  });

  it("are counted by machine while they are open", async () => {
    const ada = await server.learner();
    const { id } = (await write(ada, "One.", { machine: "rating" })).body;
    await write(ada, "Two.", { machine: "rating" });
    const open = async () => (await server.visitor.call(flowComments.open, {})).body.data;
    expect(await open()).toContainEqual({ machine: "rating", open: 2 });
    await resolve(ada, id, true);
    expect(await open()).toContainEqual({ machine: "rating", open: 1 });
    expect((await open()).map(({ machine }) => machine)).not.toContain("search");
  });

  it("are refused with the reason", async () => {
    const ada = await server.learner();
    expect((await write(server.visitor, "One.")).error.code).toBe("signed_out");
    expect((await write(ada, "One.", { machine: "diary" })).error).toMatchObject({
      code: "not_found",
      message: "There is no machine with this name.",
    });
    const empty = await write(ada, " ", { place: "", name: "x".repeat(301) });
    expect([empty.status, empty.error.fields?.map(({ path }) => path)]).toEqual([
      400,
      ["body.place", "body.name", "body.text"],
    ]);
    expect((await write(ada, "🦊".repeat(2001))).status).toBe(400);
    expect((await write(ada, "🦊".repeat(2000))).status).toBe(200);
    const elsewhere = await ada.call(
      flowComments.add,
      { body: { ...about, text: "One." } },
      { headers: { origin: "https://evil.example" } },
    );
    expect([elsewhere.status, elsewhere.error.code]).toEqual([403, "origin"]);
  });

  it("are stored once per key, and sixty an hour for each account", async () => {
    const ada = await server.learner();
    const answers = await Promise.all([1, 2, 3].map(() => write(ada, "Once.", { machine: "player" }, "k")));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    for (let count = 1; count < 60; count += 1) expect((await write(ada, "More.")).status).toBe(200);
    const refused = await write(ada, "Too many.");
    expect([refused.status, refused.error.message]).toEqual([429, "Too many comments; please wait."]);
    expect((await write(await server.learner(), "Another's.")).status).toBe(200);
    server.clock.pass(3600);
    expect((await write(ada, "Later.")).status).toBe(200);
  });

  it("are listed up to a limit, with their number", async () => {
    const { id: accountId } = await server.learner();
    const row = { accountId, ...about, machine: "promoVideo", text: "One.", createdAt: server.clock.now() };
    await server.database.db.insert(flowComment).values(Array.from({ length: maxComments + 1 }, () => row));
    const { data, total } = await list(server.visitor, "promoVideo");
    expect([data.length, total]).toEqual([maxComments, maxComments + 1]);
  });

  it("go with their author's account, and keep no trace of a deleted one that resolved them (L24)", async () => {
    const [ada, ben] = [await server.learner({ name: "Ada" }), await server.learner({ name: "Ben" })];
    const mine = (await write(ada, "Ada's.", { machine: "episode" })).body;
    const other = (await write(ben, "Ben's.", { machine: "episode" })).body;
    await resolve(ada, other.id, true);
    const { records } = (await ada.call(session.exportData, {})).body;
    expect(records.flowComments).toMatchObject([{ id: mine.id, text: "Ada's." }]);
    expect((await ada.call(session.deleteAccount, { body: { confirmation: ada.email } })).status).toBe(204);
    expect((await list(ben, "episode")).data).toEqual([
      { ...other, isResolved: true, changedAt: expect.any(String), changedBy: null },
    ]);
  });
});

describe("comments on flows, for staff", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(embedded.open, { config: { flows: "staff" } });
  });
  afterAll(() => server.stop());

  it("are read and written by administrators and editors", async () => {
    for (const right of ["academy.admin", "academy.courses.edit"] as const) {
      const who = await server.learner({ permissions: { [right]: true } });
      const { body, status } = await write(who, right);
      expect(status).toBe(200);
      expect((await resolve(who, body.id, true)).status).toBe(200);
      expect((await list(who)).data[0]).toMatchObject({ text: right });
      expect((await who.call(flowComments.open, {})).status).toBe(200);
    }
  });

  it("do not exist for others", async () => {
    const learner = await server.learner();
    const calls = (who: Caller) => [
      who.call(flowComments.list, { query: { machine: "quiz" } }),
      who.call(flowComments.open, {}),
    ];
    for (const answer of [
      ...calls(server.visitor),
      ...calls(learner),
      write(learner, "Let me."),
      resolve(learner, 1, true),
    ])
      expect((await answer).error).toMatchObject({ code: "not_found" });
  });
});
