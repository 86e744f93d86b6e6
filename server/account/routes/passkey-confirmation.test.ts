import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { passkeys } from "../../../contract/account/passkeys";
import { sessions } from "../../../contract/account/sessions";
import { Authenticator, type Unusual } from "../../testing/authenticator";
import { databases } from "../../testing/databases";
import { addedPasskey, begunSignIn, cookieIn, testOrigin } from "../../testing/passkey-requests";
import { Caller, startTestServer, type TestServer } from "../../testing/test-server";
import { auditRows } from "../queries/audit";

describe.each(databases)("a confirmation with a passkey on $name", ({ open }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(open);
  });
  afterAll(() => server.stop());

  /** Somebody who signed in with a passkey 15 minutes ago. */
  async function signedIn() {
    const { authenticator, ...owner } = await server
      .learner()
      .then(async (who) => ({ who, ...(await addedPasskey(who)) }));
    const { options, cookie } = await begunSignIn(server);
    const body = { credential: authenticator.get(options) };
    const answer = await server.visitor.call(passkeys.signIn, { body }, { headers: { cookie } });
    const who = new Caller(server.app, owner.who.id, owner.who.email, cookieIn(answer, "academy_session"));
    server.clock.pass(15 * 60);
    return { who, authenticator };
  }
  const confirm = (who: Caller, passkey: ReturnType<Authenticator["get"]>) =>
    who.call(sessions.confirm, { body: { passkey } });
  const begin = async (who: Caller) => (await who.call(passkeys.confirmOptions, {})).body;
  const isFresh = async (who: Caller) => (await who.call(passkeys.addOptions, {})).status === 200;
  const auditOf = async ({ id }: Caller, action: string) =>
    (await auditRows(server.database.db, { accountId: id, action, limit: 9 })).map(({ after }) => after);

  it("counts for 15 minutes as with the password (R60, R61)", async () => {
    const { who, authenticator } = await signedIn();
    expect(await isFresh(who)).toBe(false);
    const options = await begin(who);
    expect(options.allowCredentials).toMatchObject([{ id: authenticator.id }]);
    const confirmedUntil = new Date(server.clock.now().getTime() + 15 * 60_000).toISOString();
    expect(await confirm(who, authenticator.get(options))).toMatchObject({ status: 200, body: { confirmedUntil } });
    server.clock.pass(15 * 60 - 1);
    expect(await isFresh(who)).toBe(true);
    expect(await auditOf(who, "session-confirmed")).toEqual([{ by: "passkey" }]);
  });

  it.each<[string, Unusual, number, string]>([
    ["of another site", { origin: "https://evil.example" }, 403, "passkey_invalid"],
    ["signed by another key", { by: new Authenticator(testOrigin).privateKey }, 403, "passkey_invalid"],
    ["to a challenge that was not given", { challenge: "made-up" }, 410, "passkey_expired"],
    ["with an old count", { counter: 1 }, 403, "passkey_copied"],
  ])("is refused with an answer %s, which is recorded", async (_, how, status, code) => {
    const { who, authenticator } = await signedIn();
    expect(await confirm(who, authenticator.get(await begin(who), how))).toMatchObject({ status, error: { code } });
    expect(await isFresh(who)).toBe(false);
    expect(await auditOf(who, "confirmation-failed")).toEqual([{ by: "passkey" }]);
  });

  it("is refused with another account’s passkey, a used answer, and another session’s", async () => {
    const { who, authenticator } = await signedIn();
    const other = await signedIn();
    const ofOther = other.authenticator.get(await begin(who));
    expect(await confirm(who, ofOther)).toMatchObject({ status: 403, error: { code: "passkey_unknown" } });
    const stolen = authenticator.get(await begin(other.who));
    expect(await confirm(who, stolen)).toMatchObject({ status: 410 });
    const answer = authenticator.get(await begin(who));
    expect((await confirm(who, answer)).status).toBe(200);
    expect(await confirm(who, answer)).toMatchObject({ status: 410, error: { code: "passkey_expired" } });
  });

  it("is not offered without a passkey", async () => {
    const who = await server.learner();
    expect(await who.call(passkeys.confirmOptions, {})).toMatchObject({ status: 403, error: { code: "not_offered" } });
  });
});
