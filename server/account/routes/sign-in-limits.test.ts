import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { session } from "../../../contract/account/session";
import { buildApp } from "../../app";
import { removeStale } from "../../db/queries/housekeeping";
import { promoRedemption } from "../../engagement/schema";
import { databases } from "../../testing/databases";
import { type Caller, startTestServer, type TestServer } from "../../testing/test-server";
import { hashPassword } from "../password";
import { replacePassword } from "../queries/administrators";
import { putPromoCode } from "../queries/promo-codes";
import { knownDevice, signInFailure } from "../schema/accounts";

const quarter = 15 * 60;
const times = (count: number) => Array.from({ length: count }, (_, index) => index);

describe.each(databases)("limits of guesses on $name", ({ open }) => {
  let server: TestServer;
  let passwordHash: string;
  beforeAll(async () => {
    server = await startTestServer(open);
    passwordHash = await hashPassword("right");
  });
  afterAll(() => server.stop());

  let addresses = 0;
  /** An address in a network that no request has come from yet. */
  const freshAddress = () => {
    addresses += 1;
    return `10.${addresses >> 8}.${addresses & 255}.1`;
  };
  interface From {
    from?: string;
    /** The token of the device cookie. */
    device?: string;
    app?: TestServer["app"];
  }
  const signIn = async (
    email: string,
    password: string,
    { from = freshAddress(), device, app = server.app }: From = {},
  ) => {
    const response = await app.inject({
      method: "POST",
      url: session.signIn.path,
      payload: { email, password },
      remoteAddress: from,
      ...(device && { cookies: { academy_device: device } }),
    });
    const given = response.cookies.find(({ name }) => name === "academy_device");
    return {
      status: response.statusCode,
      wait: Number(response.headers["retry-after"] ?? 0),
      device: given?.value ?? "",
      cookie: given,
    };
  };
  const statusOf = async (...args: Parameters<typeof signIn>) => (await signIn(...args)).status;
  const fail = async (count: number, email: string, from: string) => {
    for (const _ of times(count)) expect(await statusOf(email, "wrong", { from })).toBe(401);
  };
  const newEmail = async () => (await server.learner({ passwordHash })).email;

  /** Wrong guesses by other people, from their own networks, without the cost of hashing. */
  const attack = async (email: string, count: number) => {
    const rows = times(count).map(() => {
      const address = freshAddress();
      return { email, address, network: address.replace(/1$/, "0/24"), failedAt: server.clock.now() };
    });
    await server.database.db.insert(signInFailure).values(rows);
    return rows.map(({ address }) => address);
  };

  describe("one address", () => {
    it("has five wrong tries at an email within 15 minutes; then even the right password is rejected", async () => {
      const email = await newEmail();
      const from = freshAddress();
      await fail(5, email, from);
      server.clock.pass(60);
      const refused = await signIn(email, "right", { from });
      expect([refused.status, refused.wait]).toEqual([429, quarter - 60]);
      server.clock.pass(quarter - 60);
      expect(await statusOf(email, "right", { from })).toBe(204);
    });

    it("starts over after a success, which clears only its own wrong tries", async () => {
      const email = await newEmail();
      const [own, others] = [freshAddress(), freshAddress()];
      await fail(4, email, own);
      await fail(4, email, others);
      expect(await statusOf(email, "right", { from: own })).toBe(204);
      await fail(4, email, own);
      await fail(1, email, others);
      expect(await statusOf(email, "wrong", { from: others })).toBe(429);
    });

    it("has twenty wrong tries, regardless of the email", async () => {
      const from = freshAddress();
      for (const count of times(20)) expect(await statusOf(`guess-${count}@example.test`, "x", { from })).toBe(401);
      expect(await statusOf("guess-20@example.test", "x", { from })).toBe(429);
      expect(await statusOf("guess-20@example.test", "x")).toBe(401);
    });

    it("is the whole /64 of an IPv6 address, and an IPv4 address mapped to IPv6", async () => {
      const email = await newEmail();
      for (const count of times(5)) await fail(1, email, `2001:db8:7:1::${count + 1}`);
      expect(await statusOf(email, "right", { from: "2001:db8:7:1:ffff::1" })).toBe(429);
      expect(await statusOf(email, "right", { from: "2001:db8:7:2::1" })).toBe(204);
      const other = await newEmail();
      await fail(5, other, "192.0.2.77");
      expect(await statusOf(other, "right", { from: "::ffff:192.0.2.77" })).toBe(429);
    });
  });

  describe("at the same moment", () => {
    it("200 people sign in from one address with their right passwords", async () => {
      const from = freshAddress();
      const emails = await Promise.all(times(200).map(newEmail));
      const waiting = new Set(emails);
      // Those whom the busy server turns away retry after a moment: nobody has to wait longer.
      for (let round = 0; waiting.size > 0 && round < 20; round += 1)
        await Promise.all(
          [...waiting].map(async (email) => {
            const { status, wait } = await signIn(email, "right", { from });
            if (status === 204) waiting.delete(email);
            else expect([status, wait]).toEqual([503, 2]);
          }),
        );
      expect(waiting.size).toBe(0);
    }, 60_000);

    it("ten windows of one person sign in", async () => {
      const email = await newEmail();
      const from = freshAddress();
      const statuses = await Promise.all(times(10).map(() => statusOf(email, "right", { from })));
      expect(statuses).toEqual(Array(10).fill(204));
    });

    it("no more than five wrong tries at an email are accepted, also through two processes", async () => {
      const email = await newEmail();
      const from = freshAddress();
      const { config, db, now } = server.app.academy;
      const other = await buildApp({ config, db, now });
      const statuses = await Promise.all(
        times(20).map((count) => statusOf(email, "wrong", { from, app: count % 2 ? other : server.app })),
      );
      expect(statuses.filter((status) => status === 401)).toHaveLength(5);
      expect(statuses.filter((status) => status === 429)).toHaveLength(15);
      await other.close();
    });

    it("no more than twenty wrong tries from an address are accepted", async () => {
      const from = freshAddress();
      const statuses = await Promise.all(times(40).map((count) => statusOf(`at-once-${count}@x.test`, "x", { from })));
      expect(statuses.filter((status) => status === 401)).toHaveLength(20);
      expect(statuses.filter((status) => status === 429)).toHaveLength(20);
    });

    it("a code is redeemed once by twenty calls of one account", async () => {
      await putPromoCode(server.database.db, { code: "AT-ONCE", expiresAt: null, usesLeft: 3 }, server.clock.now());
      const learner = await server.learner();
      const statuses = await Promise.all(
        times(20).map(
          async (count) =>
            (await learner.call(session.applyPromo, { body: { promo: "at-once" } }, { key: `key ${count}` })).status,
        ),
      );
      // A code that the account already has stays on it: every response is correct.
      expect(statuses).toEqual(Array(20).fill(204));
      const { db } = server.database;
      expect(await db.select().from(promoRedemption).where(eq(promoRedemption.accountId, learner.id))).toHaveLength(1);
      const { rows } = (await db.execute(sql`select uses_left from promo_code where code = 'AT-ONCE'`)) as {
        rows: { uses_left: number }[];
      };
      expect(rows).toEqual([{ uses_left: 2 }]);
    });

    it("an account is deleted once by twenty calls to delete it; the others are signed out", async () => {
      const learner = await server.learner({ passwordHash });
      const answers = await Promise.all(
        times(20).map(() => learner.call(session.deleteAccount, { body: { confirmation: "right" } })),
      );
      const outcomes: string[] = answers.map(({ status, error }) => `${error?.code ?? status}`);
      expect(outcomes.filter((outcome) => outcome === "204")).toHaveLength(1);
      expect(outcomes.filter((outcome) => outcome === "signed_out")).toHaveLength(19);
    });

    it("a command of an account that is being deleted is signed out and does not fail", async () => {
      const learner = await server.learner({ passwordHash });
      const rename = () => learner.call(session.updateName, { body: { name: "Ada" } });
      const [removed, ...renamed] = await Promise.all([
        learner.call(session.deleteAccount, { body: { confirmation: "right" } }),
        ...times(10).map(rename),
      ]);
      expect(removed.status).toBe(204);
      for (const { status } of renamed) expect([200, 401]).toContain(status);
    });
  });

  describe("a stranger who guesses", () => {
    it("locks nobody out: the right password works from an address that has not failed", async () => {
      const email = await newEmail();
      const stranger = freshAddress();
      await fail(5, email, stranger);
      expect(await statusOf(email, "wrong", { from: stranger })).toBe(429);
      expect(await statusOf(email, "right")).toBe(204);
      expect(await statusOf(email, "right", { from: stranger })).toBe(429);
    });

    it("locks nobody out from many addresses: each network that has not failed has one try a day", async () => {
      const email = await newEmail();
      const [bot = ""] = await attack(email, 100);
      const refused = await signIn(email, "right", { from: bot });
      expect(refused.status).toBe(429);
      expect(refused.wait).toBeLessThanOrEqual(3600);
      expect(await statusOf(email, "right")).toBe(204);
      const another = freshAddress();
      await fail(1, email, another);
      const neighbour = another.replace(/1$/, "2");
      expect(await statusOf(email, "right", { from: neighbour })).toBe(429);
      server.clock.pass(3600);
      expect(await statusOf(email, "right", { from: neighbour })).toBe(204);
    });

    it("from many addresses is remembered for a day, also by the sweep that removes expired rows", async () => {
      const email = await newEmail();
      const [bot = ""] = await attack(email, 100);
      server.clock.pass(23 * 3600);
      await attack(email, 100);
      await removeStale(server.database.db, server.clock.now());
      expect(await statusOf(email, "right", { from: bot })).toBe(429);
      server.clock.pass(3600);
      await attack(email, 100);
      expect(await statusOf(email, "right", { from: bot })).toBe(204);
    });

    it("does not keep anyone from deleting their own account", async () => {
      const learner = await server.learner({ passwordHash });
      await attack(learner.email, 200);
      const from = freshAddress();
      await fail(1, learner.email, from);
      expect((await learner.call(session.deleteAccount, { body: { confirmation: "right" } })).status).toBe(204);
    });
  });

  describe("a browser that has signed in before", () => {
    it("gets in while its own address is locked because of somebody else's guesses", async () => {
      const email = await newEmail();
      const from = freshAddress();
      const { device } = await signIn(email, "right", { from });
      await fail(5, email, from);
      await attack(email, 100);
      expect(await statusOf(email, "right", { from })).toBe(429);
      expect(await statusOf(email, "right", { from, device })).toBe(204);
    });

    it("has a cookie that scripts cannot read, for sign-in only, which remains after sign-out", async () => {
      const { cookie, device } = await signIn(await newEmail(), "right");
      expect(device).toMatch(/^[\w-]{43}$/);
      expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax", path: session.signIn.path, maxAge: 34_560_000 });
      const learner = await server.learner();
      const { headers } = await learner.call(session.signOut, {});
      expect(String(headers["set-cookie"])).not.toContain("academy_device");
    });

    it("has its own five wrong tries, and is known only for the accounts it signed in to", async () => {
      const [email, other] = [await newEmail(), await newEmail()];
      const { device } = await signIn(email, "right");
      for (const _ of times(5)) expect(await statusOf(email, "wrong", { device })).toBe(401);
      expect(await statusOf(email, "right", { device })).toBe(429);
      expect(await statusOf(email, "right")).toBe(204);
      const from = freshAddress();
      await fail(5, other, from);
      expect(await statusOf(other, "right", { from, device })).toBe(429);
    });

    it("gets a new token after each sign-in, for all accounts that share it", async () => {
      const [one, other] = [await newEmail(), await newEmail()];
      const from = freshAddress();
      const first = await signIn(one, "right", { from });
      const second = await signIn(other, "right", { from, device: first.device });
      expect(second.device).not.toBe(first.device);
      await fail(5, one, from);
      expect(await statusOf(one, "right", { from, device: first.device })).toBe(429);
      expect(await statusOf(one, "right", { from, device: second.device })).toBe(204);
    });

    it("is forgotten after a new password, or after 400 days", async () => {
      const learner = await server.learner({ passwordHash });
      const devices = () => server.database.db.select().from(knownDevice).where(eq(knownDevice.accountId, learner.id));
      await signIn(learner.email, "right");
      expect(await devices()).toHaveLength(1);
      await server.database.db.transaction((tx) => replacePassword(tx, learner.id, passwordHash));
      expect(await devices()).toEqual([]);
      await signIn(learner.email, "right");
      server.clock.pass(400 * 86_400 + 1);
      await removeStale(server.database.db, server.clock.now());
      expect(await devices()).toEqual([]);
    });

    it("is one of at most twenty", async () => {
      const learner: Caller = await server.learner({ passwordHash });
      for (const _ of times(22)) {
        server.clock.pass(1);
        expect(await statusOf(learner.email, "right")).toBe(204);
      }
      const kept = await server.database.db.select().from(knownDevice).where(eq(knownDevice.accountId, learner.id));
      expect(kept).toHaveLength(20);
      expect(kept.map(({ signedInAt }) => signedInAt)).toContainEqual(server.clock.now());
    });
  });

  it("does not count a try with an unknown outcome", async () => {
    const email = await newEmail();
    const from = freshAddress();
    const pending = { email, address: from, network: "", isPending: true, failedAt: server.clock.now() };
    await server.database.db.insert(signInFailure).values(times(20).map(() => pending));
    const busy = await signIn(email, "right", { from });
    expect([busy.status, busy.wait]).toEqual([503, 2]);
    server.clock.pass(15);
    expect(await statusOf(email, "right", { from })).toBe(204);
  });
});
