import { and, eq, lt } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { admin } from "../../../contract/account/admin";
import { session } from "../../../contract/account/session";
import { sessions } from "../../../contract/account/sessions";
import { api } from "../../../contract/api";
import { staffCertificates } from "../../../contract/certificates/administration";
import { databases } from "../../testing/databases";
import { Caller, startTestServer, type TestServer } from "../../testing/test-server";
import { hashPassword } from "../password";
import { auditRows } from "../queries/audit";
import { session as sessionTable } from "../schema/accounts";

const permissions = { "academy.admin": true };
const quarter = 15 * 60;

it("is needed for every call that changes rights or revokes, and for one’s own passkeys (R60, R61)", () => {
  expect(api.filter(({ confirmed }) => confirmed).map(({ id }) => id)).toEqual([
    "passkeys.addOptions",
    "passkeys.add",
    "passkeys.remove",
    "passkeys.makeCodes",
    "staffCertificates.revoke",
    "staffCertificates.restore",
    "admin.updateUser",
    "admin.endSessions",
    "admin.addPromoCode",
    "admin.endPromoCode",
    "admin.removeRating",
    "contentImports.start",
  ]);
});

describe.each(databases)("the confirmation of what staff change on $name", ({ open }) => {
  let server: TestServer;
  let passwordHash: string;
  beforeAll(async () => {
    server = await startTestServer(open);
    passwordHash = await hashPassword("right");
  });
  afterAll(() => server.stop());

  /** An administrator who has just signed in. */
  async function signedIn(): Promise<Caller> {
    const { id, email } = await server.learner({ passwordHash, permissions });
    const { headers } = await server.visitor.call(session.signIn, { body: { email, password: "right" } });
    const [, token = ""] = /academy_session=([\w-]+)/.exec(String(headers["set-cookie"])) ?? [];
    return new Caller(server.app, id, email, token);
  }
  let keys = 0;
  async function change(boss: Caller, learner: Caller) {
    keys += 1;
    const args = { params: { id: String(learner.id) }, body: { specialRights: true } };
    const { status, error } = await boss.call(admin.updateUser, args, { key: `key-${keys}` });
    return status === 200 ? 200 : error.code;
  }
  const confirm = (who: Caller, password = "right") => who.call(sessions.confirm, { body: { password } });

  it("is a sign-in of the last 15 minutes, and then the password (R60)", async () => {
    const boss = await signedIn();
    const learner = await server.learner();
    server.clock.pass(quarter - 1);
    expect(await change(boss, learner)).toBe(200);
    server.clock.pass(1);
    expect(await change(boss, learner)).toBe("confirmation_needed");
    const until = new Date(server.clock.now().getTime() + quarter * 1000).toISOString();
    expect(await confirm(boss)).toMatchObject({ status: 200, body: { confirmedUntil: until } });
    server.clock.pass(quarter - 1);
    expect(await change(boss, learner)).toBe(200);
    server.clock.pass(1);
    expect(await change(boss, learner)).toBe("confirmation_needed");
    const actions = (await auditRows(server.database.db, { accountId: boss.id, limit: 9 })).map(({ action }) => action);
    expect(actions.filter((action) => action === "session-confirmed")).toHaveLength(1);
  });

  it("is asked for before a certificate is revoked, and nothing happens without it", async () => {
    const boss = await signedIn();
    server.clock.pass(quarter);
    const args = { params: { hash: "certificate-1-of-1" }, body: { reason: "mistake" } } as const;
    const refused = await boss.call(staffCertificates.revoke, args, { key: "a-key" });
    expect([refused.status, refused.error.code]).toEqual([403, "confirmation_needed"]);
    await confirm(boss);
    expect((await boss.call(staffCertificates.revoke, args, { key: "a-key" })).status).toBe(404);
  });

  it("counts for the session that confirmed, and for no other of the account", async () => {
    const boss = await signedIn();
    server.clock.pass(quarter);
    const { headers } = await server.visitor.call(session.signIn, { body: { email: boss.email, password: "right" } });
    const [, token = ""] = /academy_session=([\w-]+)/.exec(String(headers["set-cookie"])) ?? [];
    const learner = await server.learner();
    expect(await change(boss, learner)).toBe("confirmation_needed");
    expect(await change(new Caller(server.app, boss.id, boss.email, token), learner)).toBe(200);
  });

  it("is not needed to read, nor by those who may not change anything at all", async () => {
    const boss = await signedIn();
    server.clock.pass(quarter);
    expect((await boss.call(admin.users, { query: {} })).status).toBe(200);
    const learner = await server.learner({ passwordHash });
    expect(await change(learner, boss)).toBe("forbidden");
    expect(await change(server.visitor, boss)).toBe("signed_out");
  });

  it("needs the right password, which cannot be guessed without end", async () => {
    const boss = await signedIn();
    server.clock.pass(quarter);
    for (let guess = 0; guess < 5; guess += 1) {
      const { status, error } = await confirm(boss, `guess ${guess}`);
      expect([status, error.code]).toEqual([403, "wrong_confirmation"]);
    }
    expect((await confirm(boss)).status).toBe(429);
    expect(await change(boss, await server.learner())).toBe("confirmation_needed");
  });

  it("is not offered to an account without a password: a new sign-in counts instead", async () => {
    const boss = await server.learner({ permissions });
    expect((await confirm(boss)).error.code).toBe("not_offered");
    expect((await confirm(server.visitor)).status).toBe(401);
  });

  it("is missing in a session from before there were confirmations", async () => {
    const boss = await signedIn();
    const own = and(eq(sessionTable.accountId, boss.id), lt(sessionTable.usedAt, new Date("2100-01-01T00:00:00Z")));
    await server.database.db.update(sessionTable).set({ confirmedAt: null }).where(own);
    expect(await change(boss, await server.learner())).toBe("confirmation_needed");
  });
});
