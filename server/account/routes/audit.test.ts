import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type SQL, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { admin } from "../../../contract/account/admin";
import { session } from "../../../contract/account/session";
import { certificates } from "../../../contract/certificates/certificates";
import { removeStale } from "../../db/queries/housekeeping";
import { databases } from "../../testing/databases";
import { examTaker } from "../../testing/exam-taker";
import { type Caller, fixtureContent, startTestServer, type TestServer } from "../../testing/test-server";
import { createAdministrator } from "../administrators";
import { hashPassword } from "../password";
import { findByEmail } from "../queries/accounts";
import { type AuditAction, auditRows, fromSystem, recordAuditOnce } from "../queries/audit";
import { putPromoCode } from "../queries/promo-codes";
import { audit } from "../schema/audit";

const day = 24 * 60 * 60 * 1000;

/** One action: how to perform it, and whether it took effect. */
interface Recorded {
  action: AuditAction;
  /** Setup before the action. */
  prepare(): Promise<{
    act(): Promise<unknown>;
    hasHappened(): Promise<boolean>;
    actorId: number | null;
    target: { kind: string; id: string };
  }>;
}

describe.each(databases)("the audit log on $name", ({ open }) => {
  let server: TestServer;
  let administrator: Caller;
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "audit-"));
    cpSync(fixtureContent, folder, { recursive: true });
    server = await startTestServer(open, { config: { contentDir: folder } });
    administrator = await server.learner({ permissions: { "academy.admin": true } });
    // Fails every transaction that has recorded something, at its very end.
    await run(sql`
      create function fail_at_commit() returns trigger language plpgsql as $$ begin raise exception 'too late'; end $$`);
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  const run = async <Row>(query: SQL) => ((await server.database.db.execute(query)) as { rows: Row[] }).rows;
  const failCommits = () =>
    run(sql`
      create constraint trigger fails after insert on audit deferrable initially deferred
      for each row execute function fail_at_commit()`);
  const recorded = (action: AuditAction) => auditRows(server.database.db, { action, limit: 1000 });
  const targetOf = ({ id }: { id: number | string }, kind = "account") => ({ kind, id: String(id) });
  const accountExists = async ({ email }: { email: string }) => (await findByEmail(server.database.db, email)) !== null;
  const certified = async () => {
    const { caller, ...taker } = await examTaker(server).then(async (one) => ({
      caller: one.caller,
      done: await one.sit(4),
    }));
    const [certificate] = (await caller.call(certificates.list, {})).body.data;
    if (!certificate) throw new Error(`There is no certificate for ${taker.done.status}.`);
    return { caller, certificate };
  };
  const isCertificateGone = async (hash: string) =>
    (await server.visitor.call(certificates.byHash, { params: { hash } })).body.state === "deleted";
  let numbers = 0;
  const newCode = (): string => {
    numbers += 1;
    return `CODE-${numbers}`;
  };

  const cases: Recorded[] = [
    {
      action: "sign-in",
      async prepare() {
        const learner = await server.learner({ passwordHash: await hashPassword("right") });
        const body = { email: learner.email, password: "right" };
        const sessions = async () => (await run(sql`select 1 from session where account_id = ${learner.id}`)).length;
        return {
          act: () => server.visitor.call(session.signIn, { body }),
          hasHappened: async () => (await sessions()) === 2,
          actorId: learner.id,
          target: targetOf(learner),
        };
      },
    },
    {
      action: "sign-out",
      async prepare() {
        const learner = await server.learner();
        return {
          act: () => learner.call(session.signOut, {}),
          hasHappened: async () => (await learner.call(session.profile, {})).body.userProfile.id === 0,
          actorId: learner.id,
          target: targetOf(learner),
        };
      },
    },
    {
      action: "account-changed",
      async prepare() {
        const { id } = await server.learner();
        const found = async () => (await administrator.call(admin.users, { query: { limit: "100" } })).body.data;
        return {
          act: () =>
            administrator.call(admin.updateUser, {
              params: { id: String(id) },
              body: { paidStatus: "paid", specialRights: true },
            }),
          hasHappened: async () => (await found()).some((one) => one.id === id && one.paidStatus === "paid"),
          actorId: administrator.id,
          target: targetOf({ id }),
        };
      },
    },
    {
      action: "certificate-revoked",
      async prepare() {
        const { hash } = (await certified()).certificate;
        return {
          act: () => administrator.call(admin.revokeCertificate, { params: { hash } }),
          hasHappened: () => isCertificateGone(hash),
          actorId: administrator.id,
          target: targetOf({ id: hash }, "certificate"),
        };
      },
    },
    {
      action: "certificate-deleted",
      async prepare() {
        const { caller, certificate } = await certified();
        return {
          act: () => caller.call(certificates.remove, { params: { id: String(certificate.id) } }, { csrf: true }),
          hasHappened: () => isCertificateGone(certificate.hash),
          actorId: caller.id,
          target: targetOf({ id: certificate.hash }, "certificate"),
        };
      },
    },
    {
      action: "account-deleted",
      async prepare() {
        const learner = await server.learner();
        return {
          act: () => learner.call(session.deleteAccount, { body: { confirmation: learner.email } }),
          hasHappened: async () => !(await accountExists(learner)),
          actorId: learner.id,
          target: targetOf(learner),
        };
      },
    },
    {
      action: "data-exported",
      async prepare() {
        const learner = await server.learner();
        let status = 0;
        return {
          act: async () => {
            ({ status } = await learner.call(session.exportData, {}));
          },
          hasHappened: async () => status === 200,
          actorId: learner.id,
          target: targetOf(learner),
        };
      },
    },
    {
      action: "promo-code-redeemed",
      async prepare() {
        const learner = await server.learner();
        const code = newCode();
        await putPromoCode(server.database.db, { code, expiresAt: null, usesLeft: null }, server.clock.now());
        return {
          act: () => learner.call(session.applyPromo, { body: { promo: code } }),
          hasHappened: async () => (await learner.call(session.profile, {})).body.userProfile.promo === code,
          actorId: learner.id,
          target: targetOf({ id: code }, "promo-code"),
        };
      },
    },
    {
      action: "promo-code-created",
      async prepare() {
        const code = newCode();
        return {
          act: () => putPromoCode(server.database.db, { code, expiresAt: null, usesLeft: 3 }, server.clock.now()),
          hasHappened: async () => (await run(sql`select 1 from promo_code where code = ${code}`)).length === 1,
          actorId: null,
          target: targetOf({ id: code }, "promo-code"),
        };
      },
    },
    {
      action: "content-imported",
      async prepare() {
        writeFileSync(join(folder, "README.md"), "Another version.");
        writeFileSync(join(folder, "categories.yaml"), "\n", { flag: "a" });
        const version = async () => (await run<{ hash: string }>(sql`select hash from content_version`))[0]?.hash;
        const before = await version();
        return {
          act: () => administrator.call(admin.importContent, {}),
          hasHappened: async () => (await version()) !== before,
          actorId: administrator.id,
          target: targetOf({ id: 1 }, "content"),
        };
      },
    },
    ...(["administrator-promoted", "password-reset"] as const).map((action) => ({
      action,
      async prepare() {
        const { id, email } = await server.learner();
        const wanted = { email, name: "", resetPassword: action === "password-reset" };
        const password = async () => "seven wooden bridges at dawn";
        return {
          act: () => createAdministrator(server.database.db, wanted, password, server.clock.now()),
          hasHappened: async () =>
            (await findByEmail(server.database.db, email))?.account.permissions["academy.admin"] === true,
          actorId: null,
          target: targetOf({ id }),
        };
      },
    })),
  ];

  it.each(cases)("has $action if and only if it happened (R63)", async ({ action, prepare }) => {
    const earlier = (await recorded(action)).length;
    const { act, hasHappened, actorId, target } = await prepare();
    await failCommits();
    await Promise.resolve(act()).catch(() => undefined);
    await run(sql`drop trigger fails on audit`);
    expect([await hasHappened(), (await recorded(action)).length - earlier]).toEqual([false, 0]);

    await act();
    const [row, ...others] = (await recorded(action)).slice(0, -earlier || undefined);
    expect([await hasHappened(), others]).toEqual([true, []]);
    expect(row).toMatchObject({ actorId, targetKind: target.kind, targetId: target.id });
    expect(row?.address).toBe(actorId === null ? null : "127.0.0.0/24");
  });

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
    const [text] = await run<{ text: string }>(sql`select string_agg(audit::text, ' ') as text from audit`);
    expect(text?.text).not.toMatch(/Zoë|@example\.test|@academy\.example/);
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
    const left = await auditRows(db, { action: "old", limit: 10 });
    expect(left.map((row) => row.at)).toEqual([at(399)]);
    // A clock that is off by years does not empty it.
    await removeStale(db, new Date(now.getTime() + 3 * 365 * day));
    expect(await auditRows(db, { action: "old", limit: 10 })).toHaveLength(1);
  });
});
