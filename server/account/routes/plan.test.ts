import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { session } from "../../../contract/account/session";
import { databases, embedded } from "../../testing/databases";
import { startTestServer, type TestServer } from "../../testing/test-server";
import { userOf } from "../../testing/user-kinds";
import { putPromoCode } from "../queries/promo-codes";

const day = 24 * 60 * 60 * 1000;

describe.each(databases)("plans on $name", ({ open }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(open);
  });
  afterAll(() => server.stop());
  const inDays = (days: number) => new Date(server.clock.now().getTime() + days * day).toISOString();
  const put = (code: string, plusDays: number) =>
    putPromoCode(server.database.db, { code, expiresAt: null, usesLeft: null, plusDays }, server.clock.now());

  it("are free at first, with the offer of a trial", async () => {
    const learner = await userOf(server, "free");
    expect((await learner.call(session.plan, {})).body).toEqual({
      kind: "free",
      until: null,
      trial: "here",
      trialUrl: null,
    });
  });

  it("a trial lasts 7 days, counts as billing's, and is had once per account (R57)", async () => {
    const learner = await userOf(server, "free");
    const end = inDays(7);
    const { body } = await learner.call(session.startTrial, {}, { key: "trial" });
    expect(body).toEqual({ kind: "trial", until: end, trial: "none", trialUrl: null });
    expect((await learner.call(session.startTrial, {}, { key: "trial" })).body).toEqual(body);
    expect((await learner.call(session.startTrial, {}, { key: "another" })).error.code).toBe("trial_had");
    expect((await learner.call(session.billing, {})).body.paidStatus).toBe("trial");
    expect((await learner.call(session.profile, {})).body.billing?.paidStatus).toBe("trial");
    server.clock.pass((7 * day) / 1000);
    expect((await learner.call(session.plan, {})).body).toMatchObject({ kind: "free", trial: "had" });
    expect((await learner.call(session.billing, {})).body.paidStatus).toBe("free");
    expect((await learner.call(session.startTrial, {}, { key: "later" })).error.code).toBe("trial_had");
  });

  it("a promo code grants the days that it says; the next one adds its own (R58)", async () => {
    await put("TEN", 10);
    await put("FIVE", 5);
    const learner = await userOf(server, "free");
    const plan = async () => (await learner.call(session.plan, {})).body;
    expect((await learner.call(session.applyPromo, { body: { promo: "ten" } })).status).toBe(204);
    expect(await plan()).toMatchObject({ kind: "plus", until: inDays(10), trial: "none" });
    expect((await learner.call(session.applyPromo, { body: { promo: "ten" } }, { key: "again" })).status).toBe(204);
    expect(await plan()).toMatchObject({ until: inDays(10) });
    await learner.call(session.applyPromo, { body: { promo: "five" } });
    expect(await plan()).toMatchObject({ until: inDays(15) });
    server.clock.pass((15 * day) / 1000);
    expect(await plan()).toMatchObject({ kind: "free", until: null, trial: "here" });
  });

  it("are told with the billing record if they leave no trial to offer (R57)", async () => {
    await put("DAY", 1);
    const [tried, promoted] = [await userOf(server, "free"), await userOf(server, "free")];
    const free = { paidStatus: "free", productGroup: "free", trafficType: "" };
    const billings = async () =>
      Promise.all([tried, promoted].map(async (who) => (await who.call(session.billing, {})).body));
    expect(await billings()).toEqual([free, free]);
    await tried.call(session.startTrial, {});
    await promoted.call(session.applyPromo, { body: { promo: "day" } });
    const without = { ...free, isTrialOffered: false };
    expect(await billings()).toEqual([{ ...free, paidStatus: "trial" }, without]);
    expect((await promoted.call(session.profile, {})).body.billing).toEqual(without);
    server.clock.pass((7 * day) / 1000);
    expect(await billings()).toEqual([without, free]);
  });

  it.each(["paid", "trial", "editor", "admin"])("offer no trial to who has one: %s", async (kind) => {
    const who = await userOf(server, kind);
    expect((await who.call(session.plan, {})).body.trial).toBe("none");
    expect((await who.call(session.startTrial, {})).error.code).toBe("not_offered");
  });
});

it("a trial that begins elsewhere is not started here (ACADEMY_TRIAL_URL, R57)", async () => {
  const trialUrl = "https://www.example.com/trial/";
  const server = await startTestServer(embedded.open, { config: { trialUrl } });
  const learner = await userOf(server, "free");
  expect((await learner.call(session.plan, {})).body).toMatchObject({ trial: "elsewhere", trialUrl });
  expect((await learner.call(session.startTrial, {})).error.code).toBe("not_offered");
  await server.stop();
});
