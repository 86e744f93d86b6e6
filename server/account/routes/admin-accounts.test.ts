import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AccountFilter, admin } from "../../../contract/account/admin";
import { session } from "../../../contract/account/session";
import type { ArgsOf } from "../../../contract/endpoint";
import { databases } from "../../testing/databases";
import { type Caller, startTestServer, type TestServer } from "../../testing/test-server";
import { findById, setTrial } from "../queries/accounts";
import { auditRows } from "../queries/audit";
import { planOf } from "../rules/plan";

type Asked = NonNullable<ArgsOf<typeof admin.users>["query"]>;
const none = { "academy.admin": false, "academy.courses.edit": false, "academy.student": false, "sst.access": false };
const editor = { ...none, "academy.courses.edit": true };
const admins = { ...none, "academy.admin": true };

describe.each(databases)("the administration of accounts on $name", ({ open }) => {
  let server: TestServer;
  let boss: Caller;
  beforeAll(async () => {
    server = await startTestServer(open);
    boss = await server.learner({ name: "Ada Admin", permissions: { "academy.admin": true } });
  });
  afterAll(() => server.stop());

  const list = async (query: Asked) => (await boss.call(admin.users, { query })).body;
  const idsOf = async (query: Asked) => (await list(query)).data.map(({ id }) => id);
  const detailsOf = async ({ id }: Caller) => (await boss.call(admin.user, { params: { id: String(id) } })).body;
  const update = (who: Caller, target: Caller, body: ArgsOf<typeof admin.updateUser>["body"]) =>
    who.call(admin.updateUser, { params: { id: String(target.id) }, body });
  const isSignedIn = async (who: Caller) => (await who.call(session.profile, {})).body.userProfile.id === who.id;
  const recorded = async ({ id }: Caller) =>
    (await auditRows(server.database.db, { accountId: id, limit: 100 })).map(({ action, after }) => [action, after]);

  describe("the list", () => {
    it("has pages that stay the same while accounts are added (R62)", async () => {
      const all: number[] = [];
      for (const name of ["one", "two", "three", "four", "five"])
        all.unshift((await server.learner({ name: `Paged ${name}` })).id);
      const first = await list({ search: "paged", limit: "2" });
      expect(first).toMatchObject({ total: 5, next: all[1], previous: null });
      expect(first.data.map(({ id }) => id)).toEqual(all.slice(0, 2));
      await server.learner({ name: "Paged later" });
      const second = await list({ search: "paged", limit: "2", before: String(first.next) });
      expect(second.data.map(({ id }) => id)).toEqual(all.slice(2, 4));
      expect(second).toMatchObject({ next: all[3], previous: all[2] });
      expect(await idsOf({ search: "paged", limit: "2", before: String(second.next) })).toEqual(all.slice(4));
      const back = await list({ search: "paged", limit: "2", after: String(second.previous) });
      expect(back.data.map(({ id }) => id)).toEqual(all.slice(0, 2));
      expect([back.next, typeof back.previous]).toEqual([all[1], "number"]);
      const newest = await list({ search: "paged", limit: "2", after: String(back.previous) });
      expect([newest.data[0]?.name, newest.previous]).toEqual(["Paged later", null]);
    });

    it("is filtered by rights", async () => {
      const some = await server.learner({ name: "Rightful", permissions: editor });
      const other = await server.learner({ name: "Rightful", permissions: { "academy.student": true } });
      const plain = await server.learner({ name: "Rightful" });
      const by = (right: AccountFilter["right"]) => idsOf({ search: "rightful", ...(right && { right }) });
      expect(await by("academy.courses.edit")).toEqual([some.id]);
      expect(await by("academy.student")).toEqual([other.id]);
      expect(await by("academy.admin")).toEqual([]);
      expect(await by("none")).toEqual([plain.id]);
      expect(await idsOf({ right: "academy.admin" })).toContain(boss.id);
    });

    it("is filtered by the plan that the account has now", async () => {
      const { db } = server.database;
      const at = server.clock.now();
      const later = (days: number) => new Date(at.getTime() + days * 86_400_000);
      const people = [
        await server.learner({ name: "Planned" }),
        await server.learner({ name: "Planned", paidStatus: "paid" }),
        await server.learner({ name: "Planned", paidStatus: "admin_paid" }),
        await server.learner({ name: "Planned", paidStatus: "trial" }),
        await server.learner({ name: "Planned", permissions: editor, paidStatus: "paid" }),
      ];
      for (const days of [-1, 3]) {
        const one = await server.learner({ name: "Planned" });
        await setTrial(db, one.id, later(days));
        people.push(one);
      }
      const kinds = new Map<string, number[]>();
      for (const { id } of people.toReversed()) {
        const found = await findById(db, id);
        const { kind } = planOf(found?.account ?? { id: 0, permissions: none }, at);
        kinds.set(kind, [...(kinds.get(kind) ?? []), id]);
      }
      expect([...kinds.keys()].sort()).toEqual(["free", "paid", "staff", "trial"]);
      for (const plan of ["free", "paid", "plus", "staff", "trial"] as const)
        expect(await idsOf({ search: "planned", plan }), plan).toEqual(kinds.get(plan) ?? []);
    });

    it("is filtered by whether someone is signed in, and how", async () => {
      const there = await server.learner({ name: "Stated", passwordHash: "hash" });
      const gone = await server.learner({ name: "Stated", passwordHash: "hash" });
      await gone.call(session.signOut, {});
      const by = (state: NonNullable<AccountFilter["state"]>) => idsOf({ search: "stated", state });
      expect(await by("signed-in")).toEqual([there.id]);
      expect(await by("signed-out")).toEqual([gone.id]);
      expect(await by("elsewhere")).toEqual([]);
      const elsewhere = await server.learner({ name: "Stated" });
      expect(await by("elsewhere")).toEqual([elsewhere.id]);
    });
  });

  describe("one account", () => {
    it("has its sessions, its last entries, and the number of administrators", async () => {
      const learner = await server.learner({ name: "Max" });
      await update(boss, learner, { permissions: { ...none, "academy.student": true } });
      const details = await detailsOf(learner);
      expect(details).toMatchObject({ id: learner.id, plan: { kind: "free", until: null }, otherSessions: 1 });
      expect(details.sessions).toHaveLength(1);
      expect(details.administrators).toBe(1);
      const [entry] = details.audit;
      expect(entry).toMatchObject({
        action: "account-changed",
        actor: { id: boss.id, email: boss.email, name: "Ada Admin" },
        target: { kind: "account", id: String(learner.id), email: learner.email },
        before: { "academy.student": false },
        after: { "academy.student": true },
      });
      expect(JSON.stringify(details)).not.toContain("password");
      expect((await detailsOf(boss)).otherSessions).toBe(0);
      expect((await boss.call(admin.user, { params: { id: "999999" } })).status).toBe(404);
    });

    it("gets rights of staff, or loses them, with all of its sessions", async () => {
      const learner = await server.learner();
      const given = await update(boss, learner, { permissions: editor, was: none });
      expect(given.body).toMatchObject({ permissions: editor, sessionsEnded: 1 });
      expect(await isSignedIn(learner)).toBe(false);
      expect(await recorded(learner)).toEqual([
        ["session-ended", { sessions: 1 }],
        ["account-changed", { "academy.courses.edit": true }],
      ]);
      const taken = await update(boss, learner, { permissions: none, was: editor });
      expect(taken.body).toMatchObject({ permissions: none, sessionsEnded: 0 });
    });

    it("keeps its sessions with other rights", async () => {
      const learner = await server.learner();
      const { body } = await update(boss, learner, { permissions: { ...none, "academy.student": true }, was: none });
      expect(body.sessionsEnded).toBe(0);
      expect(await isSignedIn(learner)).toBe(true);
    });

    it("is not changed by who has seen it as it was before (R62)", async () => {
      const learner = await server.learner();
      await update(boss, learner, { permissions: { ...none, "sst.access": true }, was: none });
      const { status, error } = await update(boss, learner, { permissions: editor, was: none });
      expect([status, error.code]).toEqual([409, "conflict"]);
      expect((await detailsOf(learner)).permissions).toEqual({ ...none, "sst.access": true });
      expect(await recorded(learner)).toHaveLength(1);
      expect(await isSignedIn(learner)).toBe(true);
    });

    it("leaves one administrator when two remove each other at once", async () => {
      const [one, two] = [await server.learner({ permissions: admins }), await server.learner({ permissions: admins })];
      const both = await Promise.all([
        update(one, two, { permissions: none }),
        update(two, one, { permissions: none }),
      ]);
      const statuses = both.map(({ status }) => status).sort();
      expect(statuses[0]).toBe(200);
      // The other one was signed out, or is no longer an administrator.
      expect([401, 403]).toContain(statuses[1]);
      const left = [(await detailsOf(one)).permissions, (await detailsOf(two)).permissions];
      expect(left.filter((rights) => rights["academy.admin"])).toHaveLength(1);
    });

    it("is signed out everywhere by an administrator, who stays signed in", async () => {
      const learner = await server.learner();
      const end = (id: number) => boss.call(admin.endSessions, { params: { id: String(id) } });
      expect((await end(learner.id)).body).toEqual({ sessionsEnded: 1 });
      expect(await isSignedIn(learner)).toBe(false);
      expect(await recorded(learner)).toEqual([["session-ended", { sessions: 1 }]]);
      expect((await end(learner.id)).body).toEqual({ sessionsEnded: 0 });
      expect(await recorded(learner)).toHaveLength(1);
      expect((await end(boss.id)).body).toEqual({ sessionsEnded: 0 });
      expect(await isSignedIn(boss)).toBe(true);
      expect((await end(999_999)).status).toBe(404);
    });
  });
});
