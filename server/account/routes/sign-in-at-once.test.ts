import { setTimeout as pause } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { session } from "../../../contract/account/session";
import { buildApp } from "../../app";
import { promoRedemption } from "../../engagement/schema";
import { databases } from "../../testing/databases";
import { Caller, startTestServer, type TestServer } from "../../testing/test-server";
import { hashPassword } from "../password";
import { replacePassword } from "../queries/administrators";
import { putPromoCode } from "../queries/promo-codes";
import { rightPassword, signInsAt, times } from "./sign-in-limits.testing";

describe.each(databases)("limits of guesses on $name", ({ open }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(open);
  });
  afterAll(() => server.stop());

  const { freshAddress, newEmail, signIn, statusOf } = signInsAt(() => server);

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
    });

    it("a sign-in with a password that is replaced meanwhile does not last", async () => {
      const passwordHash = await hashPassword("new");
      // Checking a password takes about as long as the longest of these waits.
      for (const wait of times(12)) {
        const learner = await server.learner({ passwordHash: rightPassword });
        const signingIn = signIn(learner.email, "right");
        await pause(2 * wait);
        await server.database.db.transaction((tx) => replacePassword(tx, learner, passwordHash, server.clock.now()));
        const { status, token } = await signingIn;
        expect([204, 401]).toContain(status);
        const late = new Caller(server.app, learner.id, learner.email, token);
        expect([wait, (await late.call(session.billing, {})).status]).toEqual([wait, 401]);
      }
    });

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
      await putPromoCode(
        server.database.db,
        { code: "AT-ONCE", expiresAt: null, usesLeft: 3, plusDays: 30 },
        server.clock.now(),
      );
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
      const learner = await server.learner({ passwordHash: rightPassword });
      const answers = await Promise.all(
        times(20).map(() => learner.call(session.deleteAccount, { body: { confirmation: "right" } })),
      );
      const outcomes: string[] = answers.map(({ status, error }) => `${error?.code ?? status}`);
      expect(outcomes.filter((outcome) => outcome === "204")).toHaveLength(1);
      expect(outcomes.filter((outcome) => outcome === "signed_out")).toHaveLength(19);
    });

    it("a command of an account that is being deleted is signed out and does not fail", async () => {
      const learner = await server.learner({ passwordHash: rightPassword });
      const rename = () => learner.call(session.updateName, { body: { name: "Ada" } });
      const [removed, ...renamed] = await Promise.all([
        learner.call(session.deleteAccount, { body: { confirmation: "right" } }),
        ...times(10).map(rename),
      ]);
      expect(removed.status).toBe(204);
      for (const { status } of renamed) expect([200, 401]).toContain(status);
    });
  });
});
