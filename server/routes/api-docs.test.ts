import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { api } from "../../contract/api";
import { embedded } from "../testing/databases";
import { startTestServer, type TestServer } from "../testing/test-server";

const description = "/academy/api/openapi.json";
const page = "/academy/api/docs/";

describe("the description of the API", () => {
  let server: TestServer;
  const get = (url: string, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> =>
    server.app.inject({ url, headers });
  beforeAll(async () => {
    server = await startTestServer(embedded.open);
  });
  afterAll(() => server.stop());

  it("is served for programs", async () => {
    const { statusCode, headers, json } = await get(description);
    expect([statusCode, headers["content-type"]]).toEqual([200, "application/json; charset=utf-8"]);
    expect(json()).toMatchObject({ openapi: "3.1.1", servers: [{ url: "/" }] });
  });

  it.each([description, page, `${page}style.css`])("%s is sent once and then only revalidated", async (url) => {
    const { headers } = await get(url);
    expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
    const again = await get(url, { "if-none-match": String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  });

  it("is a page for people that lists every call", async () => {
    const { body, headers } = await get(page);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    for (const { id } of api) expect(body).toContain(`<article id="${id}"`);
    const links = [...body.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    for (const id of new Set(links)) expect(body).toContain(`id="${id}"`);
  });

  it("needs neither scripts nor inline styles, and its policy allows none", async () => {
    const { body, headers } = await get(page);
    expect(body).not.toMatch(/<script|<style|\sstyle=|\son\w+=|https?:\/\/(?!academy\.example)[^<]*["']>/);
    expect(headers["content-security-policy"]).toBe(
      "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
  });

  it("redirects the slashless form (R15)", async () => {
    const { statusCode, headers } = await get("/academy/api/docs");
    expect([statusCode, headers.location]).toEqual([308, page]);
  });
});
