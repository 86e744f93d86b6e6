import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { session } from "../../../contract/account/session";
import { courses } from "../../../contract/courses/courses";
import { engagement } from "../../../contract/engagement/engagement";
import { account } from "../../account/schema/accounts";
import { buildApp } from "../../app";
import { readPeerSettings } from "../../integrations/settings";
import { databases, embedded } from "../../testing/databases";
import { type PeerMode, type PeerServer, startPeerServer } from "../../testing/integration-server";
import { Caller, startTestServer, type TestServer } from "../../testing/test-server";
import { feedback } from "../schema";

const body = { message: "  Good 🦊\ncourse ", url: "/academy/courses/?page=2" };
const send = (caller: Caller, more: Partial<typeof body> = {}, key?: string) =>
  caller.call(engagement.sendFeedback, { body: { ...body, ...more } }, key ? { key } : {});

describe.each(databases)("feedback on $name", ({ open }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(open);
  });
  afterAll(() => server.stop());
  const kept = ({ id }: Caller) => server.database.db.select().from(feedback).where(eq(feedback.accountId, id));

  it("is stored, trimmed, with the account's id", async () => {
    const learner = await server.learner();
    const { status, body: reply } = await send(learner);
    expect(status).toBe(200);
    expect(await kept(learner)).toEqual([
      {
        id: reply.id,
        accountId: learner.id,
        message: "Good 🦊\ncourse",
        url: body.url,
        sentAt: server.clock.now(),
        language: "en",
        doneAt: null,
        doneBy: null,
      },
    ]);
  });

  it("is stored once per key", async () => {
    const learner = await server.learner();
    const answers = await Promise.all([1, 2, 3].map(() => send(learner, {}, "k")));
    expect(new Set(answers.map(({ body: reply }) => reply.id)).size).toBe(1);
    expect(await kept(learner)).toHaveLength(1);
    expect((await send(learner, { message: "Other" }, "k")).error.code).toBe("key_reused");
  });

  it("is accepted twenty times an hour from one account; a repeat does not count", async () => {
    const learner = await server.learner();
    for (let count = 0; count < 20; count += 1) expect((await send(learner, {}, `k${count}`)).status).toBe(200);
    expect((await send(learner, {}, "k0")).headers["idempotency-replayed"]).toBe("true");
    const refused = await send(learner, {}, "one more");
    expect([refused.status, refused.error.code, refused.error.message]).toEqual([
      429,
      "too_many",
      "Too many messages; please wait.",
    ]);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect(await kept(learner)).toHaveLength(20);
    expect((await send(await server.learner())).status).toBe(200);
    server.clock.pass(3600);
    expect((await send(learner, {}, "one more")).status).toBe(200);
  });

  it("is refused with the reasons", async () => {
    expect((await send(server.visitor)).error.code).toBe("signed_out");
    const learner = await server.learner();
    for (const [more, path] of [
      [{ message: "   " }, "body.message"],
      [{ message: "x".repeat(2001) }, "body.message"],
      ...[
        "javascript:alert(1)",
        "//evil.example",
        "/academy//evil.example/",
        "/academy/../evil/",
        "/academy/%2e%2e/evil/",
        "/academy/\\evil.example/",
        "https://x\r\nX: y",
        "/academy/\r\nX: y/",
        "https://www.example/academy/",
        "/elsewhere/",
      ].map((url) => [{ url }, "body.url"] as const),
    ] as const) {
      const { status, error } = await send(learner, more);
      expect([status, error.fields?.[0]?.path]).toEqual([400, path]);
    }
    expect((await send(learner, { message: "🦊".repeat(2000) })).status).toBe(200);
    expect(await kept(learner)).toHaveLength(1);
  });

  describe("with a feedback service", () => {
    let integration: PeerServer;
    let own: TestServer;
    let learner: Caller;
    beforeAll(async () => {
      integration = await startPeerServer({ id: 77, token: "not for browsers" });
      const env = {
        ACADEMY_FEEDBACK_URL: `${integration.url}/in`,
        ACADEMY_PEER_SECRET: "0123456789abcdef0123456789abcdef",
        NODE_ENV: "production",
      };
      own = await startTestServer(open, { config: { integrations: readPeerSettings(env) } });
    });
    beforeEach(async () => {
      integration.mode = "ok";
      integration.asked.length = 0;
      learner = await own.learner();
    });
    afterAll(async () => {
      await own.stop();
      await integration.stop();
    });

    it("is sent there, with the account's id and e-mail and the source tag", async () => {
      const { status, body: reply } = await send(learner, {}, "k");
      expect([status, reply]).toEqual([200, { id: 77 }]);
      const [asked] = integration.asked;
      expect(JSON.parse(asked?.body ?? "")).toEqual({
        id: learner.id,
        email: learner.email,
        message: "Good 🦊\ncourse",
        url: body.url,
        source: "academy",
      });
      expect(asked?.headers).toMatchObject({
        "idempotency-key": `${learner.id}-k`,
        "auth-data-jwt": expect.stringMatching(/^eyJ/),
      });
    });

    it("is stored once it has arrived there, for the inbox of the editors", async () => {
      const rows = () => own.database.db.select().from(feedback).where(eq(feedback.accountId, learner.id));
      integration.mode = "error";
      await send(learner, {}, "k");
      expect(await rows()).toEqual([]);
      integration.mode = "ok";
      await send(learner, {}, "k");
      await send(learner, {}, "k");
      expect(await rows()).toEqual([expect.objectContaining({ message: "Good 🦊\ncourse", url: body.url })]);
    });

    it("is sent there once, however often the request is repeated", async () => {
      const first = await Promise.all([1, 2, 3].map(() => send(learner, {}, "k")));
      expect(first.map(({ status, body: reply }) => [status, reply.id])).toEqual(Array(3).fill([200, 77]));
      integration.mode = "error";
      const again = await send(learner, {}, "k");
      expect([again.status, again.body.id, again.headers["idempotency-replayed"]]).toEqual([200, 77, "true"]);
      expect((await send(learner, { message: "Other" }, "k")).error.code).toBe("key_reused");
      expect(integration.asked).toHaveLength(1);
    });

    it.each<PeerMode>(["empty", "not JSON", "malformed", "wrong shape"])(
      "has arrived after any success status: %s (R72)",
      async (mode) => {
        integration.mode = mode;
        const first = await send(learner, {}, "k");
        const again = await send(learner, {}, "k");
        expect([first.status, first.body, again.body, integration.asked.length]).toEqual([
          200,
          { id: null },
          { id: null },
          1,
        ]);
      },
    );

    it("is replayed by another process that shares the database", async () => {
      await send(learner, {}, "k");
      const { config, db, now } = own.app.academy;
      const other = await buildApp({ config, db, now });
      const again = await send(new Caller(other, learner.id, learner.email, learner.token), {}, "k");
      expect([again.body.id, again.headers["idempotency-replayed"], integration.asked.length]).toEqual([77, "true", 1]);
      await other.close();
    });

    it("can be sent again after a failure, with the same key", async () => {
      for (const mode of ["error", "refusing", "redirecting", "hanging up"] as const) {
        integration.mode = mode;
        const { status, error, headers } = await send(learner, {}, "k");
        expect([status, error.code, headers["retry-after"]]).toEqual([503, "unavailable", "2"]);
      }
      integration.mode = "ok";
      expect((await send(learner, {}, "k")).body.id).toBe(77);
    });

    it("does not block other requests while the service is silent", async () => {
      integration.mode = "silent";
      let isAnswered = false;
      const pending = send(learner, {}, "k").finally(() => {
        isAnswered = true;
      });
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect((await learner.call(session.profile, {})).body.userProfile.id).toBe(learner.id);
      expect((await learner.call(courses.list, { params: { locale: "en" } })).status).toBe(200);
      const other = { locale: "en", slug: "first-steps" } as const;
      expect((await learner.call(courses.enrol, { params: other })).status).toBe(200);
      expect(isAnswered).toBe(false);
      expect((await pending).status).toBe(503);
    });
  });
});

describe("feedback of an account without an e-mail address", () => {
  it.each([{}, { ACADEMY_FEEDBACK_URL: "http://127.0.0.1:9" }])("is refused in words (%j)", async (settings) => {
    const server = await startTestServer(embedded.open, {
      config: { integrations: readPeerSettings(settings) },
    });
    const learner = await server.learner();
    // Sign-up does not create such accounts, but the database accepts one of another source.
    await server.database.db.update(account).set({ email: " " }).where(eq(account.id, learner.id));
    const { status, error } = await send(learner);
    expect(status).toBe(400);
    expect(error).toMatchObject({
      code: "invalid",
      message: "Your account has no e-mail address; add one to it before you send feedback.",
      fields: [{ path: "account.email" }],
    });
    await server.stop();
  });
});
