import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type SQL, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { admin } from "../../../contract/account/admin";
import type { AuditAction } from "../../../contract/account/audit-actions";
import { session } from "../../../contract/account/session";
import { siteSettings } from "../../../contract/account/site-settings";
import { staffCertificates } from "../../../contract/certificates/administration";
import { certificates } from "../../../contract/certificates/certificates";
import { databases } from "../../testing/databases";
import { examTaker } from "../../testing/exam-taker";
import { type Caller, fixtureContent, startTestServer, type TestServer } from "../../testing/test-server";
import { createAdministrator } from "../administrators";
import { hashPassword } from "../password";
import { findByEmail } from "../queries/accounts";
import { auditRows } from "../queries/audit";
import { putPromoCode } from "../queries/promo-codes";
import { storedSettings } from "../queries/site-settings";
import { auditText } from "./audit.testing";
import { type Recorded, undoableCases } from "./audit-cases.testing";

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
  const isCertificate = async (hash: string, state: string) =>
    (await server.visitor.call(certificates.byHash, { params: { hash } })).body.state === state;
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
          act: () => administrator.call(staffCertificates.revoke, { params: { hash }, body: { reason: "mistake" } }),
          hasHappened: () => isCertificate(hash, "revoked"),
          actorId: administrator.id,
          target: targetOf({ id: hash }, "certificate"),
        };
      },
    },
    {
      action: "certificate-restored",
      async prepare() {
        const { hash } = (await certified()).certificate;
        await administrator.call(staffCertificates.revoke, { params: { hash }, body: { reason: "mistake" } });
        return {
          act: () => administrator.call(staffCertificates.restore, { params: { hash } }),
          hasHappened: () => isCertificate(hash, "issued"),
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
          hasHappened: () => isCertificate(certificate.hash, "deleted"),
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
        await putPromoCode(
          server.database.db,
          { code, expiresAt: null, usesLeft: null, plusDays: 30 },
          server.clock.now(),
        );
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
          act: () =>
            putPromoCode(server.database.db, { code, expiresAt: null, usesLeft: 3, plusDays: 30 }, server.clock.now()),
          hasHappened: async () => (await run(sql`select 1 from promo_code where code = ${code}`)).length === 1,
          actorId: null,
          target: targetOf({ id: code }, "promo-code"),
        };
      },
    },
    ...undoableCases(() => ({ server, administrator })),
    {
      action: "site-settings-changed",
      async prepare() {
        const { revision } = await storedSettings(server.database.db, "de");
        const body = { banner: { isShown: true, title: "News" }, hiddenReviews: [], revision };
        return {
          act: () => administrator.call(siteSettings.save, { params: { locale: "de" }, body }),
          hasHappened: async () => (await run(sql`select 1 from site_override where locale = 'de'`)).length === 1,
          actorId: administrator.id,
          target: targetOf({ id: "de" }, "site-settings"),
        };
      },
    },
    {
      action: "content-imported",
      async prepare() {
        writeFileSync(join(folder, "categories.yaml"), "- { id: new, title: { en: New } }\n", { flag: "a" });
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

  it("has no name and no email address", async () => {
    const text = await auditText(server);
    expect(text).toContain("administrator-promoted");
    expect(text).not.toMatch(/@example\.test|@academy\.example/);
  });
});
