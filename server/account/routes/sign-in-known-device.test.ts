import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { session } from "../../../contract/account/session";
import { removeStale } from "../../db/queries/housekeeping";
import { databases } from "../../testing/databases";
import { type Caller, startTestServer, type TestServer } from "../../testing/test-server";
import { replacePassword } from "../queries/administrators";
import { knownDevice } from "../schema/accounts";

import { rightPassword, signInsAt, times } from "./sign-in-limits.testing";

describe.each(databases)("limits of guesses on $name", ({ open }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(open);
  });
  afterAll(() => server.stop());

  const { attack, fail, freshAddress, newEmail, signIn, statusOf } = signInsAt(() => server);

  describe("a browser that has signed in before", () => {
    it("gets in while its own address is locked because of someone else's guesses", async () => {
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
      await attack(email, 100);
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
      const learner = await server.learner({ passwordHash: rightPassword });
      const devices = () => server.database.db.select().from(knownDevice).where(eq(knownDevice.accountId, learner.id));
      await signIn(learner.email, "right");
      expect(await devices()).toHaveLength(1);
      await server.database.db.transaction((tx) => replacePassword(tx, learner, rightPassword, server.clock.now()));
      expect(await devices()).toEqual([]);
      await signIn(learner.email, "right");
      server.clock.pass(400 * 86_400 + 1);
      await removeStale(server.database.db, server.clock.now());
      expect(await devices()).toEqual([]);
    });

    it("is one of at most twenty", async () => {
      const learner: Caller = await server.learner({ passwordHash: rightPassword });
      for (const _ of times(22)) {
        server.clock.pass(1);
        expect(await statusOf(learner.email, "right")).toBe(204);
      }
      const kept = await server.database.db.select().from(knownDevice).where(eq(knownDevice.accountId, learner.id));
      expect(kept).toHaveLength(20);
      expect(kept.map(({ signedInAt }) => signedInAt)).toContainEqual(server.clock.now());
    });
  });
});
