import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { admin } from "../../../contract/account/admin";
import { session } from "../../../contract/account/session";
import type { ArgsOf } from "../../../contract/endpoint";
import { databases } from "../../testing/databases";
import { type Caller, startTestServer, type TestServer } from "../../testing/test-server";

type Asked = NonNullable<ArgsOf<typeof admin.audit>["query"]>;
const rights = { "academy.admin": false, "academy.courses.edit": false, "academy.student": true, "sst.access": false };

describe.each(databases)("the audit log for administrators on $name", ({ open }) => {
  let server: TestServer;
  let boss: Caller;
  let learner: Caller;
  beforeAll(async () => {
    server = await startTestServer(open);
    boss = await server.learner({ name: "Ada Admin", permissions: { "academy.admin": true } });
    learner = await server.learner();
    const params = { id: String(learner.id) };
    await boss.call(admin.updateUser, { params, body: { permissions: rights } });
    server.clock.pass(2 * 86_400);
    await boss.call(admin.updateUser, { params, body: { paidStatus: "paid" } });
    await learner.call(session.signOut, {});
  });
  afterAll(() => server.stop());

  const list = async (query: Asked) => (await boss.call(admin.audit, { query })).body;
  const actions = async (query: Asked) => (await list(query)).data.map(({ action }) => action);

  it("is read newest first, by page, and filtered by action, account, and time (R63)", async () => {
    expect((await actions({ account: String(learner.id) })).slice(0, 3)).toEqual([
      "sign-out",
      "account-changed",
      "account-changed",
    ]);
    expect(await actions({ account: learner.email.toUpperCase(), action: "sign-out" })).toEqual(["sign-out"]);
    expect(await actions({ account: "nobody@academy.test" })).toEqual([]);
    const until = new Date(server.clock.now().getTime() - 86_400_000).toISOString();
    expect(await actions({ action: "account-changed", until })).toHaveLength(1);
    expect(await actions({ action: "account-changed", from: until })).toHaveLength(1);
    const first = await list({ account: String(learner.id), limit: "1" });
    expect([first.data.length, first.previous]).toEqual([1, null]);
    const second = await list({ account: String(learner.id), limit: "1", before: String(first.next) });
    expect(second.data[0]?.action).toBe("account-changed");
    const back = await list({ account: String(learner.id), limit: "1", after: String(second.previous) });
    expect(back.data).toEqual(first.data);
  });

  it("names accounts as they are today, and those that are gone by their id", async () => {
    const gone = await server.learner();
    await boss.call(admin.updateUser, { params: { id: String(gone.id) }, body: { paidStatus: "paid" } });
    await gone.call(session.deleteAccount, { body: { confirmation: gone.email } });
    const { data } = await list({ account: String(gone.id) });
    expect(data.map(({ action, actor, target }) => [action, actor, target])).toEqual([
      [
        "account-deleted",
        { id: gone.id, email: null, name: null },
        { kind: "account", id: String(gone.id), email: null },
      ],
      [
        "account-changed",
        { id: boss.id, email: boss.email, name: "Ada Admin" },
        { kind: "account", id: String(gone.id), email: null },
      ],
    ]);
  });

  it.each([{ action: "made-up" }, { account: "no address" }, { from: "yesterday" }, { before: "0" }])(
    "rejects what it cannot look for: %j",
    async (query) => {
      expect((await boss.call(admin.audit, { query: query as never })).status).toBe(400);
    },
  );
});
