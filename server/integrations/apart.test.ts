import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { session } from "../../contract/account/session";
import { search } from "../../contract/catalogue/search";
import { site } from "../../contract/catalogue/site";
import { courses } from "../../contract/courses/courses";
import { engagement } from "../../contract/engagement/engagement";
import { embedded } from "../testing/databases";
import { type FakeProvider, startFakeProvider } from "../testing/fake-provider";
import { type PeerMode, type PeerServer, startPeerServer } from "../testing/integration-server";
import { type Caller, startTestServer, type TestServer } from "../testing/test-server";
import { webhookSecret } from "../testing/webhook";
import { readPeerSettings } from "./settings";

const secrets = {
  ACADEMY_SEARCH_TOKEN: "bearer-of-the-search",
  ACADEMY_SCHEDULING_TOKEN: "bearer-of-the-scheduling",
  ACADEMY_BILLING_TOKEN: "bearer-of-the-billing",
  ACADEMY_BILLING_SECRET: webhookSecret,
  ACADEMY_PEER_SECRET: "secret-0123456789-0123456789-0123456789",
  ACADEMY_OIDC_CLIENT_SECRET: "secret-of-the-client",
};

describe("the site with everything configured", () => {
  let integration: PeerServer;
  let provider: FakeProvider;
  let server: TestServer;
  let learner: Caller;
  beforeAll(async () => {
    integration = await startPeerServer({});
    provider = await startFakeProvider("academy");
    const env = {
      ...secrets,
      ACADEMY_SEARCH_URL: integration.url,
      ACADEMY_SCHEDULING_URL: integration.url,
      ACADEMY_FEEDBACK_URL: integration.url,
      ACADEMY_BILLING_URL: integration.url,
      ACADEMY_OIDC_ISSUER: provider.issuer,
      ACADEMY_OIDC_CLIENT_ID: "academy",
    };
    server = await startTestServer(embedded.open, {
      config: { integrations: readPeerSettings(env) },
    });
    learner = await server.learner();
  });
  afterAll(async () => {
    await server.stop();
    await provider.stop();
    await integration.stop();
  });

  const eventType = { slug: "intro-call", title: "", description: "", minutes: 1, bookingUrl: null };
  /** Requests that use an integration, by a visitor and by a learner. */
  const callIntegrations = async () => [
    await server.visitor.call(search.api, { query: { query: "seo" } }),
    await learner.call(search.api, { query: { query: "seo" } }),
    await server.visitor.call(site.eventType, { params: { slug: "intro-call" } }),
    await learner.call(engagement.sendFeedback, { body: { message: "Good", url: "/academy/" } }),
  ];
  const askHere = async () => [
    await learner.call(session.profile, {}),
    await server.visitor.call(session.profile, {}),
    await learner.call(courses.list, { params: { locale: "en" } }),
    await learner.call(session.loginState, {}),
    await learner.call(session.billing, {}),
  ];

  it("says where to sign in", async () => {
    const startAt = "/academy/api/auth/oidc/start/";
    expect((await server.visitor.call(session.loginState, {})).body).toEqual({ loggedIn: false, loginUrl: startAt });
    expect((await learner.call(session.loginState, {})).body).toEqual({ loggedIn: true, loginUrl: startAt });
    const { headers } = await server.app.inject(startAt);
    expect(String(headers.location)).toContain(`${provider.issuer}/authorize?`);
    expect((await server.app.inject("/academy/api/auth/oidc/nothing/")).json().error.code).toBe("not_found");
  });

  it("reveals none of the server's secrets to browsers (R47)", async () => {
    const replies = new Map<string, string>();
    const note = (name: string, reply: unknown) => replies.set(`${name} ${replies.size}`, JSON.stringify(reply));
    const echo = { leaked: secrets };
    for (const mode of ["ok", "error", "wrong shape"] as const) {
      integration.mode = mode;
      integration.reply = { ...eventType, id: 5, total: 0, hits: [], ...echo };
      for (const reply of [...(await callIntegrations()), ...(await askHere())]) note(mode, reply);
    }
    const { statusCode, headers, body } = await server.app.inject("/academy/api/auth/oidc/start/");
    note("start", { statusCode, headers, body });
    note("callback", (await server.app.inject("/academy/api/auth/oidc/callback/?code=a&state=b")).headers);

    const tokens = integration.asked.flatMap(({ headers: sent }) => sent["auth-data-jwt"] ?? []);
    // A learner's search, feedback, and billing, each three times.
    expect(tokens).toHaveLength(9);
    const hidden = [...Object.values(secrets), ...tokens, "auth-data-jwt", "sm-log-id", "authorization", "Bearer "];
    for (const [name, reply] of replies)
      for (const word of hidden) expect([name, word, reply.includes(word)]).toEqual([name, word, false]);
  });

  it.each<PeerMode>(["error", "malformed", "wrong shape", "redirecting", "refusing", "huge", "hanging up"])(
    "loses only the features of integrations that are %s",
    async (mode) => {
      integration.mode = mode;
      const [feedback, ...others] = (await callIntegrations()).toReversed();
      for (const { status, error } of others) expect([status, error.code]).toEqual([503, "unavailable"]);
      // Any success means that the message was accepted, whatever the response says (R72).
      expect(feedback?.status).toBe(mode === "malformed" || mode === "wrong shape" ? 200 : 503);
      for (const { status } of await askHere()) expect(status).toBe(200);
    },
  );
});

describe("the site with nothing configured", () => {
  it("does everything itself", async () => {
    const server = await startTestServer(embedded.open);
    const learner = await server.learner();
    expect((await learner.call(session.loginState, {})).body).toEqual({
      loggedIn: true,
      loginUrl: "/academy/sign-in/",
    });
    const calls = [
      await learner.call(search.api, { query: { query: "first" } }),
      await learner.call(site.eventType, { params: { slug: "intro-call" } }),
      await learner.call(engagement.sendFeedback, { body: { message: "Good", url: "/academy/" } }),
    ];
    expect(calls.map(({ status }) => status)).toEqual([200, 200, 200]);
    await server.stop();
  });
});
