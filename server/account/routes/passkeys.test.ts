import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { passkeys } from "../../../contract/account/passkeys";
import { session } from "../../../contract/account/session";
import { hashOf, newToken } from "../../http/session-cookie";
import { Authenticator, type Unusual } from "../../testing/authenticator";
import { databases } from "../../testing/databases";
import { addedPasskey, begunSignIn, testOrigin } from "../../testing/passkey-requests";
import { Caller, startTestServer, type TestServer } from "../../testing/test-server";
import { auditRows } from "../queries/audit";
import { addSession } from "../queries/sessions";
import { passkey, recoveryCode } from "../schema/passkeys";
import { peopleAt } from "./registration.testing";

describe.each(databases)("an account’s passkeys on $name", ({ open }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(open);
  });
  afterAll(() => server.stop());

  const listOf = async (who: Caller) => (await who.call(passkeys.list, {})).body;
  const auditOf = async ({ id }: Caller, action: string) =>
    (await auditRows(server.database.db, { accountId: id, action, limit: 9 })).map(
      ({ before, after }) => before ?? after,
    );
  const kindsOfMailsTo = async (email: string) => (await peopleAt(() => server).mailsTo(email)).map(({ kind }) => kind);
  const begin = async (who: Caller) => (await who.call(passkeys.addOptions, {})).body;
  const add = (who: Caller, authenticator: Authenticator, options: Awaited<ReturnType<typeof begin>>, how?: Unusual) =>
    who.call(passkeys.add, { body: { credential: authenticator.create(options, how) } });

  it("are added, named after the browser, listed, renamed, and removed, which is recorded (R61, R63)", async () => {
    const who = await server.learner();
    expect(await listOf(who)).toEqual({ passkeys: [], isAsked: false, codesLeft: null });
    const options = await begin(who);
    expect(options).toMatchObject({
      rp: { id: "localhost", name: "Academy" },
      user: { name: who.email, displayName: "Lea Learner" },
      excludeCredentials: [],
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      attestation: "none",
    });
    const authenticator = new Authenticator(testOrigin);
    const userAgent = "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0";
    const body = { credential: authenticator.create(options) };
    const added = await who.call(passkeys.add, { body }, { headers: { "user-agent": userAgent } });
    const createdAt = server.clock.now().toISOString();
    const one = { id: expect.any(Number), name: "Firefox, Linux", createdAt, usedAt: null };
    expect([added.status, added.body]).toEqual([200, one]);
    expect((await listOf(who)).passkeys).toEqual([one]);
    expect(JSON.stringify(added.body)).not.toContain(authenticator.id);

    const again = await begin(who);
    expect(again.user.id).toBe(options.user.id);
    expect(again.excludeCredentials).toEqual([{ id: authenticator.id, type: "public-key", transports: ["internal"] }]);

    const params = { id: String(added.body.id) } as never;
    const renamed = await who.call(passkeys.rename, { params, body: { name: "  My laptop " } });
    expect(renamed.body).toEqual({ ...one, name: "My laptop" });
    expect((await who.call(passkeys.rename, { params, body: { name: " " } })).status).toBe(400);
    expect((await who.call(passkeys.remove, { params })).status).toBe(204);
    expect((await who.call(passkeys.remove, { params })).status).toBe(404);
    expect((await who.call(passkeys.rename, { params, body: { name: "Gone" } })).status).toBe(404);
    expect((await listOf(who)).passkeys).toEqual([]);
    expect(await auditOf(who, "passkey-added")).toEqual([{ passkey: added.body.id }]);
    expect(await auditOf(who, "passkey-removed")).toEqual([{ passkey: added.body.id }]);
    expect(await kindsOfMailsTo(who.email)).toEqual(["passkey-removed", "passkey-added"]);
  });

  it("belong to one account: nobody else renames or removes them", async () => {
    const owner = await server.learner();
    const { passkey: own } = await addedPasskey(owner);
    const stranger = await server.learner();
    const params = { id: String(own.id) } as never;
    expect((await stranger.call(passkeys.rename, { params, body: { name: "Mine" } })).status).toBe(404);
    expect((await stranger.call(passkeys.remove, { params })).status).toBe(404);
    expect((await listOf(owner)).passkeys).toMatchObject([{ name: own.name }]);
    expect(await auditOf(stranger, "passkey-removed")).toEqual([]);
  });

  it.each([-7, -8, -257] as const)("can have keys of the kind %i, which sign in", async (algorithm) => {
    const who = await server.learner();
    const { authenticator } = await addedPasskey(who, new Authenticator(testOrigin, algorithm));
    const { options, cookie } = await begunSignIn(server);
    const body = { credential: authenticator.get(options) };
    expect((await server.visitor.call(passkeys.signIn, { body }, { headers: { cookie } })).status).toBe(204);
  });

  it("are added and removed, and codes are made, only after a confirmation of the last 15 minutes (R61)", async () => {
    const { id, email } = await server.learner();
    const token = newToken();
    const expiresAt = new Date("2100-01-01T00:00:00Z");
    const times = { createdAt: server.clock.now(), expiresAt, usedAt: expiresAt, confirmedAt: null };
    await addSession(server.database.db, { tokenHash: hashOf(token), accountId: id, ...times });
    const who = new Caller(server.app, id, email, token);
    const credential = new Authenticator(testOrigin).create({ ...(await begin(await server.learner())) });
    const refusals = [
      await who.call(passkeys.addOptions, {}),
      await who.call(passkeys.add, { body: { credential } }),
      await who.call(passkeys.remove, { params: { id: "1" } as never }),
      await who.call(passkeys.makeCodes, {}),
    ];
    expect(refusals.map(({ status, error }) => [status, error.code])).toEqual(
      Array(4).fill([403, "confirmation_needed"]),
    );
    expect((await who.call(passkeys.list, {})).status).toBe(200);
  });

  it.each<[string, Unusual]>([
    ["made for another site", { rpId: "evil.example" }],
    ["made on a page of another site", { origin: "https://evil.example" }],
    ["a signature and no new passkey", { type: "webauthn.get" }],
    ["made without verifying the person", { isUnverified: true }],
  ])("are not added if the answer is %s", async (_, how) => {
    const who = await server.learner();
    const { status, error } = await add(who, new Authenticator(testOrigin), await begin(who), how);
    expect([status, error.code]).toEqual([403, "passkey_invalid"]);
    expect((await listOf(who)).passkeys).toEqual([]);
    expect(await auditOf(who, "passkey-added")).toEqual([]);
  });

  it("are not added by an answer to no challenge, to a used or an old one, or to that of another session", async () => {
    const who = await server.learner();
    const other = await server.learner();
    const expired = { status: 410, error: { code: "passkey_expired" } };
    const authenticator = new Authenticator(testOrigin);
    expect(await add(who, authenticator, await begin(who), { challenge: "made-up" })).toMatchObject(expired);
    expect(await add(who, authenticator, await begin(other))).toMatchObject(expired);
    const late = await begin(who);
    server.clock.pass(5 * 60);
    expect(await add(who, authenticator, late)).toMatchObject(expired);
    // For a confirmation.
    await addedPasskey(who);
    const { challenge } = (await who.call(passkeys.confirmOptions, {})).body;
    expect(await add(who, authenticator, await begin(who), { challenge })).toMatchObject(expired);
    const options = await begin(who);
    server.clock.pass(5 * 60 - 1);
    expect(await add(who, authenticator, options, { isUnverified: true })).toMatchObject({ status: 403 });
    // The wrong answer was the only one.
    expect(await add(who, authenticator, options)).toMatchObject(expired);
    expect((await listOf(who)).passkeys).toHaveLength(1);
  });

  it("are added once: not again, not by another account, and not more than 20", async () => {
    const who = await server.learner();
    const { authenticator } = await addedPasskey(who);
    for (const account of [who, await server.learner()])
      expect(await add(account, authenticator, await begin(account))).toMatchObject({
        status: 409,
        error: { code: "passkey_added" },
      });
    const last = await begin(who);
    const { db } = server.database;
    const [row] = await db.select().from(passkey).where(eq(passkey.accountId, who.id));
    const { id: _, ...rest } = row as NonNullable<typeof row>;
    for (let count = 2; count <= 20; count += 1)
      await db.insert(passkey).values({ ...rest, credentialId: `${rest.credentialId}${count}` });
    const limit = { status: 409, error: { code: "passkey_limit" } };
    expect(await add(who, new Authenticator(testOrigin), last)).toMatchObject(limit);
    expect(await who.call(passkeys.addOptions, {})).toMatchObject(limit);
  });

  it("give ten recovery codes, stored as hashes; new ones replace them, and the last passkey takes them along", async () => {
    const who = await server.learner({ permissions: { "academy.courses.edit": true } });
    expect(await who.call(passkeys.makeCodes, {})).toMatchObject({ status: 403, error: { code: "not_offered" } });
    const { passkey: own } = await addedPasskey(who);
    expect(await listOf(who)).toMatchObject({ isAsked: true, codesLeft: null });
    const { codes } = (await who.call(passkeys.makeCodes, {})).body;
    expect(new Set(codes).size).toBe(10);
    expect(codes.filter((code) => !/^(?:[0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/.test(code))).toEqual([]);
    const stored = () => server.database.db.select().from(recoveryCode).where(eq(recoveryCode.accountId, who.id));
    const before = await stored();
    expect(before.map(({ codeHash }) => codeHash).join(" ")).toMatch(/^(?:[0-9a-f]{64} ?){10}$/);
    expect((await listOf(who)).codesLeft).toBe(10);
    await who.call(passkeys.makeCodes, {});
    const after = (await stored()).map(({ codeHash }) => codeHash);
    expect(after).toHaveLength(10);
    expect(before.filter(({ codeHash }) => after.includes(codeHash))).toEqual([]);
    expect(await auditOf(who, "recovery-codes-made")).toHaveLength(2);

    const { passkey: second } = await addedPasskey(who);
    const remove = (id: number) => who.call(passkeys.remove, { params: { id: String(id) } as never });
    await remove(second.id);
    expect((await listOf(who)).codesLeft).toBe(10);
    await remove(own.id);
    expect(await listOf(who)).toEqual({ passkeys: [], isAsked: false, codesLeft: null });
  });

  it("are in the data export without keys and codes, and are deleted with the account (L24)", async () => {
    const who = await server.learner();
    const { authenticator } = await addedPasskey(who);
    const { codes } = (await who.call(passkeys.makeCodes, {})).body;
    const { body } = await who.call(session.exportData, {});
    expect(body.records.passkeys).toEqual([
      { name: expect.any(String), createdAt: expect.any(String), usedAt: null, isBackedUp: false },
    ]);
    expect(body.records.recoveryCodes?.[0]).toEqual({ createdAt: expect.any(String), usedAt: null });
    const [row] = await server.database.db.select().from(passkey).where(eq(passkey.accountId, who.id));
    for (const secret of [authenticator.id, row?.publicKey, codes[0]])
      expect(JSON.stringify(body)).not.toContain(secret);
    expect((await who.call(session.deleteAccount, { body: { confirmation: who.email } })).status).toBe(204);
    for (const table of [passkey, recoveryCode])
      expect(await server.database.db.select().from(table).where(eq(table.accountId, who.id))).toEqual([]);
  });
});
