import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { admin } from "../../../contract/account/admin";
import type { AuditAction } from "../../../contract/account/audit-actions";
import { session } from "../../../contract/account/session";
import { removeStale } from "../../db/queries/housekeeping";
import { databases } from "../../testing/databases";
import { type Caller, startTestServer, type TestServer } from "../../testing/test-server";
import { createAdministrator } from "../administrators";
import { hashPassword } from "../password";
import { findByEmail } from "../queries/accounts";
import { auditRows, fromSystem, recordAuditOnce } from "../queries/audit";
import { audit } from "../schema/audit";
import { auditText } from "./audit.testing";

const day = 24 * 60 * 60 * 1000;

describe.each(databases)("the audit log on $name", ({ open }) => {
  let server: TestServer;
  let administrator: Caller;
  beforeAll(async () => {
    server = await startTestServer(open);
    administrator = await server.learner({ permissions: { "academy.admin": true } });
  });
  afterAll(() => server.stop());

  const recorded = (action: AuditAction) => auditRows(server.database.db, { action, limit: 1000 });

  it("has a failed sign-in, with only the account if it exists", async () => {
    const learner = await server.learner({ passwordHash: await hashPassword("right") });
    for (const email of [learner.email, "nobody@example.test"])
      await server.visitor.call(session.signIn, { body: { email, password: "wrong" } });
    const address = "127.0.0.0/24";
    expect(await recorded("sign-in-failed")).toMatchObject([
      { actorId: null, targetId: null, address, after: null },
      { actorId: null, targetId: String(learner.id), address, after: null },
    ]);
  });

  it("has a lock once, however many attempts run into it, with only the account if it exists (R63)", async () => {
    const learner = await server.learner({ passwordHash: await hashPassword("right") });
    const signIn = async (email: string) =>
      (await server.visitor.call(session.signIn, { body: { email, password: "wrong" } })).status;
    const locks = async () => (await recorded("sign-in-locked")).map(({ targetId, address }) => [targetId, address]);
    const network = "127.0.0.0/24";
    const tries = async (email: string, seconds: number) => {
      const statuses: number[] = [];
      for (let count = 0; count < 8; count += 1) {
        statuses.push(await signIn(email));
        server.clock.pass(seconds);
      }
      return statuses;
    };
    // Over 14 minutes: the remaining time gets shorter, but it is the same lock.
    expect(await tries(learner.email, 120)).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
    expect(await locks()).toEqual([[String(learner.id), network]]);
    server.clock.pass(3600);
    expect(await tries("nobody-at-all@example.test", 1)).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
    expect(await locks()).toEqual([
      [null, network],
      [String(learner.id), network],
    ]);
    server.clock.pass(3600);
    await tries(learner.email, 1);
    expect(await locks()).toHaveLength(3);
  });

  it("also has a new administrator (R63)", async () => {
    const wanted = { email: "ada@academy.example", name: "Ada", resetPassword: false };
    const password = async () => "seven wooden bridges at dawn";
    await createAdministrator(server.database.db, wanted, password, server.clock.now());
    const found = await findByEmail(server.database.db, wanted.email);
    const [row] = await recorded("administrator-created");
    expect(row).toMatchObject({ actorId: null, address: null, targetId: String(found?.account.id) });
  });

  it("lists the rights that changed, and nothing if none changed", async () => {
    const { id } = await server.learner();
    const update = () =>
      administrator.call(admin.updateUser, { params: { id: String(id) }, body: { paidStatus: "trial" } });
    const earlier = (await recorded("account-changed")).length;
    await update();
    await update();
    const rows = await recorded("account-changed");
    expect(rows).toHaveLength(earlier + 1);
    expect(rows[0]).toMatchObject({ before: { paidStatus: "free" }, after: { paidStatus: "trial" } });
  });

  it("keeps a deleted account's id, but not its name or email address", async () => {
    const learner = await server.learner({ name: "Zoë Deleted" });
    await learner.call(session.exportData, {});
    await learner.call(session.deleteAccount, { body: { confirmation: learner.email } });
    const rows = await auditRows(server.database.db, { accountId: learner.id, limit: 10 });
    expect(rows.map(({ action }) => action)).toEqual(["account-deleted", "data-exported"]);
    expect(await auditText(server)).not.toMatch(/Zoë|@example\.test|@academy\.example/);
  });

  it("is part of its owner's export", async () => {
    const learner = await server.learner();
    const params = { id: String(learner.id) };
    await administrator.call(admin.updateUser, { params, body: { paidStatus: "paid" } });
    const { body } = await learner.call(session.exportData, {});
    expect(body.records.audit).toMatchObject([
      { action: "account-changed", byOwner: false, before: { paidStatus: "free" }, after: { paidStatus: "paid" } },
      { action: "data-exported", byOwner: true, address: "127.0.0.0/24" },
    ]);
    expect(JSON.stringify(body.records.audit)).not.toContain(`"actorId"`);
  });

  it("has a lock once per period, also when attempts run into it at the same time", async () => {
    const { db } = server.database;
    const entry = { ...fromSystem, action: "sign-in-locked", target: { kind: "account", id: 4711 } } as const;
    const lock = () => recordAuditOnce(db, entry, server.clock.now(), 900);
    await Promise.all(Array.from({ length: 8 }, lock));
    const rows = async () => (await recorded("sign-in-locked")).filter(({ targetId }) => targetId === "4711");
    expect(await rows()).toHaveLength(1);
    server.clock.pass(901);
    await lock();
    expect(await rows()).toHaveLength(2);
  });

  it("cannot be changed or emptied, and entries expire after 400 days", async () => {
    const { db } = server.database;
    const now = new Date();
    const at = (days: number) => new Date(now.getTime() - days * day);
    const entry = { ...fromSystem, action: "old" };
    await db.insert(audit).values([
      { ...entry, at: at(399) },
      { ...entry, at: at(401) },
    ]);
    for (const forbidden of [
      sql`update audit set actor_id = null`,
      sql`delete from audit where action = 'old'`,
      sql`truncate audit`,
    ])
      await expect(db.execute(forbidden)).rejects.toMatchObject({
        cause: { message: expect.stringContaining("append-only") },
      });
    await removeStale(db, now);
    expect(await auditRows(db, { action: "old", since: at(400), limit: 10 })).toHaveLength(1);
    expect(await auditRows(db, { action: "old", since: at(399), limit: 10 })).toHaveLength(1);
    expect(await auditRows(db, { action: "old", since: at(398), limit: 10 })).toEqual([]);
    const left = await auditRows(db, { action: "old", limit: 10 });
    expect(left.map((row) => row.at)).toEqual([at(399)]);
    // A clock that is off by years does not empty it.
    await removeStale(db, new Date(now.getTime() + 3 * 365 * day));
    expect(await auditRows(db, { action: "old", limit: 10 })).toHaveLength(1);
  });
});
