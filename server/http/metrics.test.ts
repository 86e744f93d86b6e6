import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { courses } from "../../contract/courses/courses";
import { databases } from "../testing/databases";
import { startTestServer, type TestServer } from "../testing/test-server";

const token = "0123456789abcdef0123";

describe.each(databases)("metrics on $name", ({ name, open }) => {
  let server: TestServer;
  let url: string;
  beforeAll(async () => {
    server = await startTestServer(open);
    url = await server.app.listen({ host: "127.0.0.1", port: 0 });
  });
  afterAll(() => server.stop());

  const get = (path: string, headers: Record<string, string> = {}) => fetch(new URL(path, url), { headers });
  const lines = async () => (await (await get("/metrics")).text()).split("\n");

  it("count requests by method, route and class, never by address", async () => {
    const [path = ""] = courses.bySlug.path.split("{");
    for (const slug of ["first-steps", "nowhere", "elsewhere"]) await get(`${path}en/${slug}/`);
    await get("/nothing/at/all/");
    await get("/academy/public/api/v3/courses/%E0%A4%A/");
    // The page's own calls are not counted as requests.
    await server.app.inject(`${path}en/first-steps/`);
    const counts = (await lines()).filter((line) => line.startsWith("academy_http_request_duration_seconds_count"));
    const route = courses.bySlug.path.replace(/\{(\w+)\}/g, ":$1");
    expect(counts).toContain(
      `academy_http_request_duration_seconds_count{method="GET",route="${route}",status="2xx"} 1`,
    );
    expect(counts).toContain(
      `academy_http_request_duration_seconds_count{method="GET",route="${route}",status="4xx"} 2`,
    );
    expect(counts).toContain('academy_http_request_duration_seconds_count{method="GET",route="none",status="4xx"} 2');
    expect(counts.join("\n")).not.toMatch(/first-steps|nothing|%E0/);
  });

  it("report the version, the state of the process, and the number of connections", async () => {
    // So that a connection has been opened, and is idle again.
    await server.app.inject("/readyz");
    await server.app.inject(courses.list.path.replace("{locale}", "en"));
    const text = (await lines()).join("\n");
    expect(text).toMatch(/^academy_info\{version="\d+\.\d+\.\d+",content="[0-9a-f]{64}",database="\w+"\} 1$/m);
    expect(text).toMatch(/^academy_http_requests_in_flight 0$/m);
    expect(text).toMatch(/^academy_http_requests_shed_total\{reason="lag"\} 0$/m);
    expect(text).toMatch(/^academy_http_requests_over_budget_total 0$/m);
    expect(text).toMatch(/^academy_kept_replies_total\{kept="no"\} [1-9]\d*$/m);
    expect(text).toMatch(/^process_resident_memory_bytes \d+/m);
    expect(text).toMatch(/^nodejs_eventloop_lag_seconds /m);
    expect(/^academy_database_connections\{state="idle"\} [1-9]/m.test(text)).toBe(name === "PostgreSQL");
    expect(/^academy_database_waiting 0$/m.test(text)).toBe(name === "PostgreSQL");
  });

  it("are for this machine only if there is no token", async () => {
    const { status, headers } = await get("/metrics");
    expect([status, headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8");
    for (const header of ["x-forwarded-for", "forwarded", "x-real-ip"]) {
      const proxied = await get("/metrics", { [header]: "127.0.0.1" });
      expect([proxied.status, (await proxied.json()).error.code]).toEqual([404, "not_found"]);
    }
    const elsewhere = await server.app.inject({ url: "/metrics", remoteAddress: "192.0.2.1" });
    expect(elsewhere.statusCode).toBe(404);
  });

  it("require the token if there is one", async () => {
    const guarded = await startTestServer(open, { config: { metricsToken: token } });
    const statusOf = async (authorization?: string) =>
      guarded.app.inject({
        url: "/metrics",
        remoteAddress: "192.0.2.1",
        headers: { "x-forwarded-for": "192.0.2.2", ...(authorization && { authorization }) },
      });
    for (const wrong of [undefined, token, `Bearer ${token}x`, "Bearer "]) {
      const refused = await statusOf(wrong);
      expect([refused.statusCode, refused.json().error.code]).toEqual([401, "signed_out"]);
      expect(refused.headers["www-authenticate"]).toBe("Bearer");
    }
    const given = await statusOf(`Bearer ${token}`);
    // A separate registry: it has seen nothing of the other app's requests.
    expect([given.statusCode, given.body.includes("duration_seconds_count{")]).toEqual([200, false]);
    await guarded.stop();
  });

  it("are available while the database is not", async () => {
    const { db } = server.database;
    const original = db.select;
    await lines();
    db.select = (() => ({ from: () => new Promise(() => undefined) })) as never;
    await new Promise((resolve) => setTimeout(resolve, 1100));
    expect((await lines()).join("\n")).toMatch(/^academy_info\{.*content="[0-9a-f]{64}"/m);
    db.select = original;
  });
});
