import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { passkeys } from "../../../contract/account/passkeys";
import { session } from "../../../contract/account/session";
import { Authenticator, type Unusual } from "../../testing/authenticator";
import { databases } from "../../testing/databases";
import { addedPasskey, begunSignIn, cookieIn, passwordGiven, testOrigin } from "../../testing/passkey-requests";
import { hashOfRight } from "../../testing/registration-requests";
import { Caller, startTestServer, type TestServer } from "../../testing/test-server";
import { replacePassword } from "../queries/administrators";
import { auditRows } from "../queries/audit";
import { peopleAt } from "./registration.testing";

describe.each(databases)("signing in with a passkey on $name", ({ open }) => {
  let server: TestServer;
  let addresses = 0;
  beforeAll(async () => {
    server = await startTestServer(open);
    await hashOfRight();
  });
  afterAll(() => server.stop());

  const auditOf = async ({ id }: Caller, action: string) =>
    (await auditRows(server.database.db, { accountId: id, action, limit: 20 })).map(({ after }) => after);
  type Credential = ReturnType<Authenticator["get"]>;
  const signIn = (credential: Credential, cookie: string) =>
    server.visitor.call(passkeys.signIn, { body: { credential } }, { headers: { cookie } });
  const recover = (code: string, cookie: string) =>
    server.visitor.call(passkeys.recover, { body: { code } }, { headers: { cookie } });
  /** The account that an answer has signed in to; 0 for none. */
  async function accountOf(answer: Awaited<ReturnType<typeof signIn>>): Promise<number> {
    const who = new Caller(server.app, 0, "", cookieIn(answer, "academy_session") || null);
    return (await who.call(session.profile, {})).body.userProfile.id;
  }
  const said = ({ status, error }: Awaited<ReturnType<typeof signIn>>) => [status, error?.code];

  it("needs no address and no password, is as fresh as a confirmation, and is recorded (R61)", async () => {
    const who = await server.learner();
    const { authenticator } = await addedPasskey(who);
    const { options, cookie, answer: begun } = await begunSignIn(server);
    expect(options).toMatchObject({ rpId: "localhost", allowCredentials: [], userVerification: "required" });
    expect(String(begun.headers["set-cookie"])).toMatch(
      /academy_passkey=[\w-]{43}; Max-Age=300; Path=\/academy\/private\/api\/v2\/auth\/login\/; HttpOnly; SameSite=Lax/,
    );
    const answer = await signIn(authenticator.get(options), cookie);
    expect([answer.status, await accountOf(answer)]).toEqual([204, who.id]);
    expect(String(answer.headers["set-cookie"])).toContain("academy_passkey=;");
    expect(await auditOf(who, "sign-in")).toEqual([{ by: "passkey" }]);
    const here = new Caller(server.app, who.id, who.email, cookieIn(answer, "academy_session"));
    expect((await here.call(passkeys.addOptions, {})).status).toBe(200);
    const usedAt = server.clock.now().toISOString();
    expect((await who.call(passkeys.list, {})).body.passkeys).toMatchObject([{ usedAt }]);
  });

  it.each<[string, (other: Authenticator) => Unusual]>([
    ["made for another site", () => ({ rpId: "evil.example" })],
    ["made on a page of another site", () => ({ origin: "https://evil.example" })],
    ["made on another port", () => ({ origin: "http://localhost:4000" })],
    ["signed with another key", (other) => ({ by: other.privateKey })],
    ["made without verifying the person", () => ({ isUnverified: true })],
    ["not a signature for signing in", () => ({ type: "webauthn.create" })],
  ])("is refused if the answer was %s; nothing is done and it is recorded", async (_, how) => {
    const who = await server.learner();
    const { authenticator } = await addedPasskey(who);
    const { options, cookie } = await begunSignIn(server);
    const answer = await signIn(authenticator.get(options, how(new Authenticator(testOrigin))), cookie);
    expect([said(answer), await accountOf(answer)]).toEqual([[403, "passkey_invalid"], 0]);
    expect(await auditOf(who, "sign-in-failed")).toEqual([{ by: "passkey", reason: "passkey_invalid" }]);
    expect((await who.call(passkeys.list, {})).body.passkeys).toMatchObject([{ usedAt: null }]);
  });

  it("is refused with a passkey that is unknown here, like one that was removed", async () => {
    const who = await server.learner();
    const { authenticator, passkey } = await addedPasskey(who);
    await who.call(passkeys.remove, { params: { id: String(passkey.id) } as never });
    const { options, cookie } = await begunSignIn(server);
    expect(said(await signIn(authenticator.get(options), cookie))).toEqual([403, "passkey_unknown"]);
  });

  it("takes one answer to a challenge, within five minutes, in the browser that began, and for signing in", async () => {
    const who = await server.learner();
    const { authenticator } = await addedPasskey(who);
    const expired = [410, "passkey_expired"];
    const first = await begunSignIn(server);
    const credential = authenticator.get(first.options);
    expect((await signIn(credential, first.cookie)).status).toBe(204);
    expect(said(await signIn(credential, first.cookie))).toEqual(expired);

    const late = await begunSignIn(server);
    server.clock.pass(5 * 60);
    expect(said(await signIn(authenticator.get(late.options), late.cookie))).toEqual(expired);

    const elsewhere = await begunSignIn(server);
    const { cookie } = await begunSignIn(server);
    expect(said(await signIn(authenticator.get(elsewhere.options), cookie))).toEqual(expired);
    expect(said(await signIn(authenticator.get(elsewhere.options), ""))).toEqual(expired);
    // Another browser's try has not used it up.
    expect((await signIn(authenticator.get(elsewhere.options), elsewhere.cookie)).status).toBe(204);

    const { challenge } = (await who.call(passkeys.confirmOptions, {})).body;
    const own = await begunSignIn(server);
    expect(said(await signIn(authenticator.get(own.options, { challenge }), own.cookie))).toEqual(expired);
    expect(said(await signIn(authenticator.get(own.options, { challenge: "" }), own.cookie))).toEqual(expired);
  });

  it("works in two tabs of a browser at once", async () => {
    const { authenticator } = await addedPasskey(await server.learner());
    const first = await begunSignIn(server);
    const second = await begunSignIn(server, "alone", first.cookie);
    expect(second.cookie).toBe(first.cookie);
    expect((await signIn(authenticator.get(first.options), first.cookie)).status).toBe(204);
  });

  it("is refused if the passkey’s count goes back or stays, which is recorded; without a count it works", async () => {
    const who = await server.learner();
    const { authenticator } = await addedPasskey(who, new Authenticator(testOrigin, -7, 7));
    for (const counter of [7, 6, 0]) {
      const { options, cookie } = await begunSignIn(server);
      const answer = await signIn(authenticator.get(options, { counter }), cookie);
      expect([counter, said(answer), await accountOf(answer)]).toEqual([counter, [403, "passkey_copied"], 0]);
    }
    expect(await auditOf(who, "sign-in-failed")).toHaveLength(3);
    const { options, cookie } = await begunSignIn(server);
    expect((await signIn(authenticator.get(options, { counter: 8 }), cookie)).status).toBe(204);

    const { authenticator: uncounted } = await addedPasskey(who, new Authenticator(testOrigin, -7, null));
    for (let time = 0; time < 2; time += 1) {
      const begun = await begunSignIn(server);
      expect((await signIn(uncounted.get(begun.options), begun.cookie)).status).toBe(204);
    }
  });

  it("is limited like passwords: five wrong answers for a passkey from an address, then a wait (record 26)", async () => {
    const who = await server.learner();
    const { authenticator } = await addedPasskey(who);
    addresses += 1;
    const remoteAddress = `198.51.100.${addresses}`;
    const post = (url: string, payload: object, cookie = "") =>
      server.app.inject({ method: "POST", url, payload, headers: { cookie }, remoteAddress });
    const tryOnce = async (how: Unusual) => {
      const begun = await post(passkeys.signInOptions.path, { step: "alone" });
      const cookie = `academy_passkey=${cookieIn(begun as never, "academy_passkey")}`;
      return post(passkeys.signIn.path, { credential: authenticator.get(begun.json(), how) }, cookie);
    };
    const statuses: number[] = [];
    for (let time = 0; time < 5; time += 1) statuses.push((await tryOnce({ isUnverified: true })).statusCode);
    const limited = await tryOnce({});
    expect([statuses, limited.statusCode, limited.headers["retry-after"]]).toEqual([Array(5).fill(403), 429, "900"]);
    server.clock.pass(15 * 60);
    expect((await tryOnce({})).statusCode).toBe(204);
  });

  describe("after the password", () => {
    it("is asked of editors and administrators that have one, and of nobody else (R61)", async () => {
      const give = async (permissions: Record<string, boolean>, hasPasskey: boolean) => {
        const who = await server.learner({ passwordHash: await hashOfRight(), permissions });
        if (hasPasskey) await addedPasskey(who);
        const answer = await server.visitor.call(session.signIn, { body: { email: who.email, password: "right" } });
        return [answer.status, (await accountOf(answer)) > 0];
      };
      expect(await give({ "academy.admin": true }, true)).toEqual([401, false]);
      expect(await give({ "academy.courses.edit": true }, true)).toEqual([401, false]);
      expect(await give({ "academy.admin": true }, false)).toEqual([204, true]);
      expect(await give({}, true)).toEqual([204, true]);
      expect(await give({ "academy.student": true }, true)).toEqual([204, true]);
    });

    it("signs in with one of the account’s own, once", async () => {
      const { who, authenticator, answer, cookie } = await passwordGiven(server);
      expect(said(answer)).toEqual([401, "passkey_needed"]);
      const { options } = await begunSignIn(server, "after-password", cookie);
      expect(options.allowCredentials).toMatchObject([{ id: authenticator.id }]);
      const done = await signIn(authenticator.get(options), cookie);
      expect([done.status, await accountOf(done)]).toEqual([204, who.id]);
      const again = await begunSignIn(server, "after-password", cookie);
      expect(said(again.answer as never)).toEqual([410, "sign_in_expired"]);
    });

    it("refuses the passkey of another account, and nobody is signed in", async () => {
      const { cookie, who } = await passwordGiven(server);
      const { authenticator } = await addedPasskey(await server.learner());
      const { options } = await begunSignIn(server, "after-password", cookie);
      const answer = await signIn(authenticator.get(options), cookie);
      expect([said(answer), await accountOf(answer)]).toEqual([[403, "passkey_unknown"], 0]);
      expect(await auditOf(who, "sign-in")).toEqual([]);
    });

    it("needs the password that the account still has", async () => {
      const { cookie, authenticator, who } = await passwordGiven(server);
      const { options } = await begunSignIn(server, "after-password", cookie);
      const { db } = server.database;
      const passwordHash = await hashOfRight();
      await db.transaction((tx) => replacePassword(tx, who, passwordHash, server.clock.now()));
      expect(said(await signIn(authenticator.get(options), cookie))).toEqual([410, "sign_in_expired"]);
      expect(await auditOf(who, "sign-in")).toEqual([]);
    });

    it("has five minutes, and needs the password before", async () => {
      const { cookie, authenticator } = await passwordGiven(server);
      const { options } = await begunSignIn(server, "after-password", cookie);
      server.clock.pass(5 * 60);
      expect(said((await begunSignIn(server, "after-password", cookie)).answer as never)).toEqual([
        410,
        "sign_in_expired",
      ]);
      expect(said(await signIn(authenticator.get(options), cookie))).toEqual([410, "passkey_expired"]);
      expect(said((await begunSignIn(server, "after-password")).answer as never)).toEqual([410, "sign_in_expired"]);
      const alone = await begunSignIn(server);
      expect(said((await begunSignIn(server, "after-password", alone.cookie)).answer as never)).toEqual([
        410,
        "sign_in_expired",
      ]);
      expect(said(await recover("AAAA", cookie))).toEqual([410, "sign_in_expired"]);
    });

    it("takes a recovery code in place of the passkey, however it is typed, and each once (R61)", async () => {
      const { who, cookie } = await passwordGiven(server);
      const [code = "", second = ""] = (await who.call(passkeys.makeCodes, {})).body.codes;
      const done = await recover(` ${code.toLowerCase().replaceAll("-", " ")} `, cookie);
      expect([done.status, await accountOf(done)]).toEqual([204, who.id]);
      expect((await who.call(passkeys.list, {})).body.codesLeft).toBe(9);
      expect(await auditOf(who, "sign-in")).toEqual([{ by: "recovery code" }]);
      expect(await auditOf(who, "recovery-code-used")).toHaveLength(1);
      const [mail] = await peopleAt(() => server).mailsTo(who.email);
      expect(mail?.kind).toBe("recovery-code-used");

      const password = () => server.visitor.call(session.signIn, { body: { email: who.email, password: "right" } });
      const again = `academy_passkey=${cookieIn(await password(), "academy_passkey")}`;
      expect(said(await recover(code, again))).toEqual([403, "recovery_code_wrong"]);
      expect(await auditOf(who, "sign-in-failed")).toEqual([{ by: "recovery code", reason: "recovery_code_wrong" }]);
      // A wrong one ends nothing.
      expect((await recover(second, again)).status).toBe(204);
    });

    it("takes no code of earlier ones, and none of another account", async () => {
      const { who, cookie } = await passwordGiven(server);
      const [old = ""] = (await who.call(passkeys.makeCodes, {})).body.codes;
      await who.call(passkeys.makeCodes, {});
      expect(said(await recover(old, cookie))).toEqual([403, "recovery_code_wrong"]);
      const other = await passwordGiven(server);
      const [others = ""] = (await other.who.call(passkeys.makeCodes, {})).body.codes;
      expect(said(await recover(others, cookie))).toEqual([403, "recovery_code_wrong"]);
    });

    it("limits wrong codes, and the lock is recorded once", async () => {
      const { who, cookie } = await passwordGiven(server);
      const [code = ""] = (await who.call(passkeys.makeCodes, {})).body.codes;
      const statuses: number[] = [];
      for (let time = 0; time < 5; time += 1) statuses.push((await recover("AAAA-AAAA", cookie)).status);
      for (let time = 0; time < 2; time += 1) statuses.push((await recover(code, cookie)).status);
      expect(statuses).toEqual([403, 403, 403, 403, 403, 429, 429]);
      expect(await auditOf(who, "sign-in-locked")).toHaveLength(1);
    });
  });
});
