import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { api } from "../../contract/api";
import { databases } from "../testing/databases";
import { requests } from "../testing/requests";
import { startTestServer, type TestServer } from "../testing/test-server";

/** Public reads that differ between callers, or change without an import of content. */
const notContent = ["session.profile", "session.loginState", "certificates.byHash", "site.eventType"];

const reads = api.filter(({ method }) => method === "GET");
const isContent = ({ id, access }: (typeof reads)[number]) => access === "public" && !notContent.includes(id);

describe.each(databases)("what may be cached on $name", ({ open }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(open);
  });
  afterAll(() => server.stop());

  const call = async (endpoint: (typeof reads)[number], headers: Record<string, string> = {}) => {
    const who = endpoint.access === "public" ? server.visitor : await server.learner();
    const request = await requests[endpoint.id]?.(server, who);
    return who.call(endpoint, { ...request }, { headers });
  };

  it.each(reads.filter(isContent).map((endpoint) => [endpoint.id, endpoint] as const))(
    "%s: content, by everyone, until it changes",
    async (_, endpoint) => {
      const { status, headers } = await call(endpoint);
      expect([status, headers["cache-control"]]).toEqual([200, "public, max-age=0, must-revalidate"]);
      expect((await call(endpoint, { "if-none-match": String(headers.etag) })).status).toBe(304);
    },
  );

  it.each(reads.filter((endpoint) => !isContent(endpoint)).map((endpoint) => [endpoint.id, endpoint] as const))(
    "%s: by nobody",
    async (_, endpoint) => {
      const { headers } = await call(endpoint);
      expect([headers["cache-control"], headers.etag]).toEqual(["no-store", undefined]);
    },
  );
});
