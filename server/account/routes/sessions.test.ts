import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { session } from "../../../contract/account/session";
import { sessions } from "../../../contract/account/sessions";
import { databases } from "../../testing/databases";
import { Caller, startTestServer, type TestServer } from "../../testing/test-server";
import { hashPassword } from "../password";
import { auditRows } from "../queries/audit";
import { session as sessionTable } from "../schema/accounts";

const firefox = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0";
const safari =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1";

describe.each(databases)("where an account is signed in on $name", ({ open }) => {
  let server: TestServer;
  let passwordHash: string;
  beforeAll(async () => {
    server = await startTestServer(open);
    passwordHash = await hashPassword("right");
  });
  afterAll(() => server.stop());

  /** An account that nobody is signed in to. */
  async function newAccount() {
    const { id, email } = await server.learner({ passwordHash });
    await server.database.db.delete(sessionTable).where(eq(sessionTable.accountId, id));
    return { id, email };
  }
  async function signIn({ id, email }: { id: number; email: string }, userAgent: string, remoteAddress: string) {
    const { headers } = await server.app.inject({
      method: "POST",
      url: session.signIn.path,
      payload: { email, password: "right" },
      headers: { "user-agent": userAgent },
      remoteAddress,
    });
    const [, token = ""] = /academy_session=([\w-]+)/.exec(String(headers["set-cookie"])) ?? [];
    return new Caller(server.app, id, email, token);
  }
  const listOf = async (who: Caller) => (await who.call(sessions.list, {})).body.sessions;
  const endsOf = async ({ id }: { id: number }) =>
    (await auditRows(server.database.db, { accountId: id, action: "session-ended", limit: 9 })).map(
      ({ after }) => after,
    );

  it("is listed by device, shortened network and time, this browser first (R60)", async () => {
    const account = await newAccount();
    const signedInAt = server.clock.now().toISOString();
    const desktop = await signIn(account, firefox, "192.0.2.77");
    server.clock.pass(3600);
    const phone = await signIn(account, safari, "2001:db8:1:2::3");
    const later = server.clock.now().toISOString();
    const onDesktop = { browser: "Firefox", system: "Windows", network: "192.0.2.0/24", signedInAt };
    const onPhone = { browser: "Safari", system: "iPhone", network: "2001:db8:1::/48", signedInAt: later };
    expect(await listOf(phone)).toEqual([
      { id: expect.any(Number), ...onPhone, usedAt: later, isCurrent: true },
      { id: expect.any(Number), ...onDesktop, usedAt: signedInAt, isCurrent: false },
    ]);
    expect(await listOf(desktop)).toMatchObject([
      { ...onDesktop, isCurrent: true },
      { ...onPhone, isCurrent: false },
    ]);
  });

  it("does not list what has ended, nor what belongs to others", async () => {
    const account = await newAccount();
    await signIn(account, firefox, "192.0.2.1");
    server.clock.pass(14 * 24 * 3600);
    await signIn(await newAccount(), firefox, "192.0.2.1");
    const here = await signIn(account, "", "192.0.2.1");
    expect(await listOf(here)).toMatchObject([{ browser: null, system: null, isCurrent: true }]);
  });

  it("can be ended one by one: that browser is told as when any session has ended (R60)", async () => {
    const account = await newAccount();
    const other = await signIn(account, firefox, "192.0.2.1");
    const third = await signIn(account, firefox, "192.0.2.1");
    const here = await signIn(account, safari, "192.0.2.1");
    const [, , oldest] = await listOf(here);
    const params = { id: oldest?.id ?? 0 } as never;
    expect((await here.call(sessions.end, { params })).status).toBe(204);
    expect((await other.call(session.billing, {})).error.code).toBe("signed_out");
    expect((await other.call(session.profile, {})).body.userProfile.id).toBe(0);
    expect((await third.call(session.billing, {})).status).toBe(200);
    expect((await here.call(sessions.end, { params })).status).toBe(404);
    expect(await endsOf(account)).toEqual([{ sessions: 1 }]);
  });

  it("cannot be ended by another account", async () => {
    const account = await newAccount();
    const here = await signIn(account, firefox, "192.0.2.1");
    const [mine] = await listOf(here);
    const stranger = await signIn(await newAccount(), firefox, "192.0.2.1");
    expect((await stranger.call(sessions.end, { params: { id: mine?.id ?? 0 } as never })).status).toBe(404);
    await stranger.call(sessions.endOthers, {});
    expect((await here.call(session.billing, {})).status).toBe(200);
    expect((await server.visitor.call(sessions.list, {})).status).toBe(401);
  });

  it("can be ended everywhere else at once, which is recorded if it ended anything (R60, R63)", async () => {
    const account = await newAccount();
    const others = [await signIn(account, firefox, "192.0.2.1"), await signIn(account, firefox, "192.0.2.1")];
    const here = await signIn(account, safari, "192.0.2.1");
    for (let time = 0; time < 2; time += 1) expect((await here.call(sessions.endOthers, {})).status).toBe(204);
    for (const other of others) expect((await other.call(session.billing, {})).status).toBe(401);
    expect(await listOf(here)).toMatchObject([{ isCurrent: true }]);
    expect(await endsOf(account)).toEqual([{ sessions: 2 }]);
  });
});
