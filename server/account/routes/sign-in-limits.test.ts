import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { session } from "../../../contract/account/session";
import { removeStale } from "../../db/queries/housekeeping";
import { databases } from "../../testing/databases";
import { startTestServer, type TestServer } from "../../testing/test-server";
import { beginGuess, failGuess } from "../queries/sign-in-failures";
import { signInFailure } from "../schema/accounts";

import { rightPassword, signInsAt, times } from "./sign-in-limits.testing";

const quarter = 15 * 60;

describe.each(databases)("limits of guesses on $name", ({ open }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(open);
  });
  afterAll(() => server.stop());

  const { attack, fail, freshAddress, newEmail, signIn, statusOf } = signInsAt(() => server);

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
      const learner = await server.learner({ passwordHash: rightPassword });
      await attack(learner.email, 200);
      const from = freshAddress();
      await fail(1, learner.email, from);
      expect((await learner.call(session.deleteAccount, { body: { confirmation: "right" } })).status).toBe(204);
    });
  });

  it("has a try wait while other processes check as many as may be wrong", async () => {
    const { db } = server.database;
    const guesser = { subject: await newEmail(), source: freshAddress(), network: freshAddress() };
    const begin = () => beginGuess(db, guesser, server.clock.now());
    const begun = [];
    for (const _ of times(5)) begun.push(await begin());
    expect(begun.map(({ kind }) => kind)).toEqual(Array(5).fill("begun"));
    expect(await begin()).toEqual({ kind: "busy" });
    for (const one of begun) if (one.kind === "begun") await failGuess(db, one.id);
    expect(await begin()).toEqual({ kind: "wait", seconds: quarter, windowSeconds: quarter });
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
