import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { admin } from "../../../contract/account/admin";
import { session } from "../../../contract/account/session";
import { type BillingChange, type BillingRecord, billingChanged } from "../../integrations/billing";
import { type PeerSettings, readPeerSettings } from "../../integrations/settings";
import { databases, embedded } from "../../testing/databases";
import { type PeerMode, type PeerServer, startPeerServer } from "../../testing/integration-server";
import { type Caller, startTestServer, type TestServer } from "../../testing/test-server";
import { userOf } from "../../testing/user-kinds";
import { signedHeaders, webhookSecret } from "../../testing/webhook";
import { changeEmail } from "../queries/accounts";
import { auditRows } from "../queries/audit";

const hour = 60 * 60;
const paid = (revision: number): BillingRecord => ({
  revision,
  paidStatus: "paid",
  productGroup: "guru",
  trafficType: "organic",
});
const free = (revision: number): BillingRecord => ({
  revision,
  paidStatus: "free",
  productGroup: "free",
  trafficType: "",
});

it("signs in tests as the example of Standard Webhooks does", () => {
  const example = { id: "msg_p5jXN8AQM9LWM0D4loKWxJek", at: 1_614_265_330_000 };
  expect(signedHeaders('{"test": 2432232314}', example)["webhook-signature"]).toBe(
    "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
  );
});

describe.each(databases)("an external billing system on $name", ({ open }) => {
  let peer: PeerServer;
  let server: TestServer;
  let origin: string;
  beforeAll(async () => {
    peer = await startPeerServer({});
    const env = {
      ACADEMY_BILLING_URL: peer.url,
      ACADEMY_BILLING_TOKEN: "token-of-billing",
      ACADEMY_BILLING_SECRET: webhookSecret,
      ACADEMY_PEER_SECRET: "secret-0123456789-0123456789-0123456789",
    };
    const integrations: PeerSettings = readPeerSettings(env);
    server = await startTestServer(open, { config: { integrations } });
    origin = await server.app.listen({ port: 0, host: "127.0.0.1" });
  });
  afterEach(() => {
    peer.mode = "ok";
    peer.reply = {};
    peer.asked.length = 0;
  });
  afterAll(async () => {
    await server.stop();
    await peer.stop();
  });

  const bodyFor = (email: string, record: BillingRecord): BillingChange => ({
    type: "billing.changed",
    timestamp: new Date().toISOString(),
    data: { email, ...record },
  });
  /** Reports a change over a real connection, as the billing system does. */
  const send = (body: string, headers: Record<string, string>) =>
    fetch(`${origin}${billingChanged.path}`, {
      method: "POST",
      body,
      headers: { "content-type": "application/json", ...headers },
    });
  const report = async (email: string, record: BillingRecord): Promise<number> => {
    const body = JSON.stringify(bodyFor(email, record));
    return (await send(body, signedHeaders(body))).status;
  };
  const planOf = async (learner: Caller) => (await learner.call(session.plan, {})).body.kind;

  it("is asked about an account once an hour, and not while the first page loads", async () => {
    const learner = await userOf(server, "free");
    peer.reply = paid(1);
    const first = await learner.call(session.profile, {});
    expect([first.status, first.body.billing, peer.asked.length]).toEqual([200, undefined, 0]);
    const record = { paidStatus: "paid", productGroup: "guru", trafficType: "organic" };
    expect((await learner.call(session.billing, {})).body).toEqual(record);
    expect((await learner.call(session.billing, {})).body).toEqual(record);
    expect((await learner.call(session.profile, {})).body.billing).toEqual(record);
    expect(await planOf(learner)).toBe("paid");
    const [asked] = peer.asked;
    expect(peer.asked).toHaveLength(1);
    expect([asked?.method, asked?.url.pathname, asked?.url.searchParams.get("email")]).toEqual([
      "GET",
      "/customers",
      learner.email,
    ]);
    expect(asked?.headers.authorization).toBe("Bearer token-of-billing");
    expect(asked?.headers["auth-data-jwt"]).toMatch(/^ey/);
    server.clock.pass(hour);
    peer.reply = free(2);
    expect((await learner.call(session.profile, {})).body.billing).toBeUndefined();
    expect(await planOf(learner)).toBe("free");
  });

  it("does not know everyone: who is not a customer has the free plan, and no trial from here", async () => {
    const learner = await userOf(server, "paid");
    peer.mode = "missing";
    expect((await learner.call(session.billing, {})).body.paidStatus).toBe("free");
    expect((await learner.call(session.plan, {})).body).toEqual({
      kind: "free",
      until: null,
      trial: "none",
      trialUrl: null,
    });
    expect((await learner.call(session.startTrial, {}, { key: "t" })).error.code).toBe("not_offered");
  });

  it.each<PeerMode>(["error", "busy", "refusing", "malformed", "wrong shape", "huge", "redirecting", "hanging up"])(
    "takes nobody's plan away while it is %s",
    async (mode) => {
      const learner = await userOf(server, "free");
      await report(learner.email, paid(1));
      server.clock.pass(2 * hour);
      peer.mode = mode;
      expect(await planOf(learner)).toBe("paid");
      expect((await learner.call(session.billing, {})).body.paidStatus).toBe("paid");
    },
  );

  it.each([[[1, 2, 3]], [[1, 3, 2]], [[2, 1, 3]], [[2, 3, 1]], [[3, 1, 2]], [[3, 2, 1]], [[3, 3, 1, 2, 2, 1]]])(
    "counts the newest report, however they arrive: %j",
    async (order) => {
      const learner = await userOf(server, "free");
      const states: Record<number, BillingRecord> = { 1: paid(1), 2: free(2), 3: paid(3) };
      for (const revision of order) expect(await report(learner.email, states[revision] as BillingRecord)).toBe(204);
      expect(await planOf(learner)).toBe("paid");
      expect(peer.asked).toEqual([]);
      await report(learner.email.toUpperCase(), free(4));
      expect(await planOf(learner)).toBe("free");
    },
  );

  it("overtakes its own answer: what was reported meanwhile counts", async () => {
    const learner = await userOf(server, "free");
    await report(learner.email, free(9));
    server.clock.pass(2 * hour);
    peer.reply = paid(8);
    expect(await planOf(learner)).toBe("free");
    expect(peer.asked).toHaveLength(1);
  });

  it("sends several reports at once, and the newest counts", async () => {
    const learner = await userOf(server, "free");
    const statuses = await Promise.all([4, 2, 5, 1, 3].map((n) => report(learner.email, n === 5 ? paid(n) : free(n))));
    expect(statuses).toEqual([204, 204, 204, 204, 204]);
    expect(await planOf(learner)).toBe("paid");
  });

  it("is recorded in the audit log when a status changes, and only then (R63)", async () => {
    const learner = await userOf(server, "free");
    for (const record of [free(1), paid(2), paid(2), paid(3)]) await report(learner.email, record);
    const entries = await auditRows(server.database.db, { accountId: learner.id, limit: 10 });
    expect(entries.map(({ action, actorId, before, after }) => ({ action, actorId, before, after }))).toEqual([
      {
        action: "account-changed",
        actorId: null,
        before: { paidStatus: "free", productGroup: "free" },
        after: { paidStatus: "paid", productGroup: "guru" },
      },
    ]);
  });

  it("accepts a report about someone without an account, and is asked about them later", async () => {
    expect(await report("nobody@example.test", paid(1))).toBe(204);
  });

  it("is asked again about an address that an account gets, whatever it said about the old one", async () => {
    const learner = await userOf(server, "free");
    await report(learner.email, paid(7));
    await changeEmail(server.database.db, learner.id, `new-${learner.email}`);
    peer.reply = free(1);
    expect(await planOf(learner)).toBe("free");
    expect(peer.asked[0]?.url.searchParams.get("email")).toBe(`new-${learner.email}`);
  });

  it("has no effect with a signature that is not its own, and the refusal says why", async () => {
    const learner = await userOf(server, "free");
    const body = JSON.stringify(bodyFor(learner.email, paid(1)));
    const other = "whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD";
    const late = Date.now() - 6 * 60 * 1000;
    const headers = {
      "No matching signature": signedHeaders(body, { secret: other }),
      "No matching": signedHeaders(`${body} `),
      "Missing required": {},
      "too old": signedHeaders(body, { at: late }),
      "too new": signedHeaders(body, { at: Date.now() + 6 * 60 * 1000 }),
      "Invalid Signature": { ...signedHeaders(body), "webhook-timestamp": "now" },
    };
    for (const [why, sent] of Object.entries(headers)) {
      const response = await send(body, sent);
      const { error } = (await response.json()) as { error: { code: string; message: string } };
      expect([response.status, error.code]).toEqual([403, "forbidden"]);
      expect(error.message).toContain(why);
    }
    expect(await planOf(learner)).toBe("free");
    expect((await send(body, signedHeaders(body))).status).toBe(204);
  });

  it.each(["2026-11-28T09:30:00.123456Z", "2026-11-28T09:30:00+00:00", "2026-11-28T10:30:00.5+01:00"])(
    "may name its time in any form of ISO 8601: %s",
    async (timestamp) => {
      const body = JSON.stringify({ ...bodyFor("a@b.test", free(1)), timestamp });
      expect((await send(body, signedHeaders(body))).status).toBe(204);
    },
  );

  it.each([
    ["another type", { type: "invoice.paid" }],
    ["no data", { data: undefined }],
    ["revision 0", { data: { ...free(0), email: "a@b.test" } }],
    ["a status that does not exist", { data: { ...free(1), email: "a@b.test", paidStatus: "platinum" } }],
  ])("is told which field of a signed report is wrong: %s", async (_, change) => {
    const body = JSON.stringify({ ...bodyFor("a@b.test", free(1)), ...change });
    const response = await send(body, signedHeaders(body));
    expect(response.status).toBe(400);
    expect(((await response.json()) as { error: { fields: unknown[] } }).error.fields).toHaveLength(1);
  });

  it("keeps its records to itself: administrators change rights here, and billing there", async () => {
    const [learner, administrator] = [await userOf(server, "free"), await userOf(server, "admin")];
    const params = { id: String(learner.id) };
    const refused = await administrator.call(admin.updateUser, { params, body: { paidStatus: "paid" } }, { key: "a" });
    expect([refused.status, refused.error.code]).toEqual([403, "not_offered"]);
    expect(refused.error.message).toContain("external system");
    const accepted = await administrator.call(
      admin.updateUser,
      { params, body: { specialRights: true } },
      { key: "b" },
    );
    expect(accepted.status).toBe(200);
  });
});

describe("without an external billing system", () => {
  it("there are no reports", async () => {
    const server = await startTestServer(embedded.open);
    const body = JSON.stringify({});
    const { status } = await server.visitor.call(
      billingChanged,
      { body: {} as BillingChange },
      { headers: signedHeaders(body) },
    );
    expect(status).toBe(404);
    await server.stop();
  });
});
