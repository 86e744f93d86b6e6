import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { site } from "../../../contract/catalogue/site";
import { readPeerSettings } from "../../integrations/settings";
import { embedded } from "../../testing/databases";
import { type PeerServer, startPeerServer } from "../../testing/integration-server";
import { startTestServer, type TestServer } from "../../testing/test-server";

const open = embedded.open;
const introduction = {
  slug: "intro-call",
  title: "Introduction",
  description: "A first talk.",
  minutes: 30,
  bookingUrl: "https://example.org/book/intro-call",
};
const ask = (server: TestServer, slug: string) => server.visitor.call(site.eventType, { params: { slug } });

describe("kinds of meetings", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(open);
  });
  afterAll(() => server.stop());

  it("come from the content", async () => {
    const { status, body, headers } = await ask(server, "intro-call");
    expect([status, body, headers["cache-control"]]).toEqual([200, introduction, "no-store"]);
    expect((await ask(server, "review-call")).body.bookingUrl).toBeNull();
  });
  it("have a fixed set of slugs", async () => {
    const { status, error } = await ask(server, "nothing");
    expect([status, error.code]).toEqual([404, "not_found"]);
    expect((await ask(server, "../x")).error.fields?.[0]?.path).toBe("params.slug");
  });
});

describe("kinds of meetings, with a scheduling service", () => {
  let server: TestServer;
  let integration: PeerServer;
  beforeAll(async () => {
    integration = await startPeerServer({ ...introduction, title: "From the service", internal: true });
    const integrations = readPeerSettings({
      ACADEMY_SCHEDULING_URL: integration.url,
      ACADEMY_SCHEDULING_TOKEN: "bearer",
    });
    server = await startTestServer(open, { config: { integrations: integrations } });
  });
  afterAll(async () => {
    await server.stop();
    await integration.stop();
  });

  it("come from the service", async () => {
    const { status, body, headers } = await ask(server, "intro-call");
    expect([status, body]).toEqual([200, { ...introduction, title: "From the service" }]);
    expect(integration.asked.at(-1)?.headers).toMatchObject({
      authorization: "Bearer bearer",
      "sm-log-id": headers["x-request-id"],
    });
  });
  it("have a fixed set of slugs there too", async () => {
    integration.mode = "missing";
    expect((await ask(server, "nothing")).error.code).toBe("not_found");
  });
  it("are unavailable while the service is", async () => {
    integration.mode = "error";
    const { status, error, headers } = await ask(server, "intro-call");
    expect([status, error.code, headers["retry-after"]]).toEqual([503, "unavailable", "2"]);
  });
});
