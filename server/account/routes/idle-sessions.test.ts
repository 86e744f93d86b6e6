import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { session } from "../../../contract/account/session";
import { databases } from "../../testing/databases";
import { Caller, startTestServer, type TestServer } from "../../testing/test-server";
import { hashPassword } from "../password";
import { account, session as sessionTable } from "../schema/accounts";

const hour = 60 * 60;
const day = 24 * hour;

describe.each(databases)("a session that is not used on $name", ({ open }) => {
  let server: TestServer;
  let passwordHash: string;
  beforeAll(async () => {
    server = await startTestServer(open);
    passwordHash = await hashPassword("right");
  });
  afterAll(() => server.stop());

  /** Somebody who has just signed in. */
  async function signedIn(permissions: object = {}): Promise<Caller> {
    const { id, email } = await server.learner({ passwordHash, permissions });
    const { headers } = await server.visitor.call(session.signIn, { body: { email, password: "right" } });
    const [, token = ""] = /academy_session=([\w-]+)/.exec(String(headers["set-cookie"])) ?? [];
    return new Caller(server.app, id, email, token);
  }
  const read = async (who: Caller) => (await who.call(session.billing, {})).status;
  const command = async (who: Caller) => {
    const call = who.call(
      session.updateName,
      { body: { name: "Lea" } },
      { headers: { "command-order": "a-device.1" } },
    );
    return (await call).status;
  };
  const usesOf = async ({ id }: Caller) => {
    const rows = await server.database.db.select().from(sessionTable).where(eq(sessionTable.accountId, id));
    // The test server's own session is in use until 2100.
    return rows.map(({ usedAt }) => usedAt).filter((at) => at.getFullYear() < 2100);
  };

  it("ends after 14 days for a learner, and says so like any other that has ended (R60)", async () => {
    const who = await signedIn({ "academy.student": true });
    server.clock.pass(14 * day - 1);
    expect(await read(who)).toBe(200);
    server.clock.pass(14 * day - 1);
    expect(await command(who)).toBe(200);
    server.clock.pass(14 * day - 1);
    // The absolute age: 30 days since the sign-in.
    expect((await who.call(session.billing, {})).error.code).toBe("signed_out");
    const idle = await signedIn();
    server.clock.pass(14 * day);
    expect((await idle.call(session.billing, {})).error.code).toBe("signed_out");
    expect(await command(idle)).toBe(401);
    expect((await idle.call(session.profile, {})).body.userProfile.id).toBe(0);
  });

  it.each([["academy.admin"], ["academy.courses.edit"]])(
    "ends after 12 hours for staff with %s (R60)",
    async (right) => {
      const who = await signedIn({ [right]: true });
      server.clock.pass(12 * hour - 1);
      expect(await read(who)).toBe(200);
      server.clock.pass(12 * hour - 1);
      expect(await command(who)).toBe(200);
      server.clock.pass(12 * hour);
      expect([await read(who), await command(who)]).toEqual([401, 401]);
    },
  );

  it("is judged by the rights of the moment: a learner who becomes staff has 12 hours", async () => {
    const who = await signedIn();
    server.clock.pass(13 * hour);
    await server.database.db
      .update(account)
      .set({ permissions: { "academy.admin": true } })
      .where(eq(account.id, who.id));
    expect(await read(who)).toBe(401);
  });

  it("has its last use stored at most once in five minutes, by reads and by commands", async () => {
    const who = await signedIn();
    const [begun] = await usesOf(who);
    server.clock.pass(299);
    expect([await read(who), await command(who)]).toEqual([200, 200]);
    expect(await usesOf(who)).toEqual([begun]);
    server.clock.pass(1);
    expect(await read(who)).toBe(200);
    expect(await usesOf(who)).toEqual([server.clock.now()]);
    server.clock.pass(300);
    expect(await command(who)).toBe(200);
    expect(await usesOf(who)).toEqual([server.clock.now()]);
  });
});
