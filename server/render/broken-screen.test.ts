import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import * as entry from "../../src/entry.server";
import { screen } from "../../src/library/faq/screen";
import { createLog } from "../log";
import { embedded } from "../testing/databases";
import { startTestServer, type TestServer } from "../testing/test-server";
import { createSite } from "./site";

const path = "/academy/faq/";
const written: { level: number; msg: string; err?: { message: string } }[] = [];
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer(() => embedded.open({ filled: true }), {
    logger: createLog("warn", false, { write: (line: string) => void written.push(JSON.parse(line)) }),
    site: createSite({
      assets: () => ({ entry: "", preloads: () => [], textFiles: () => ({}), development: "" }),
      load: async () => entry,
      keeps: false,
    }),
  });
});
afterAll(() => server.stop());
afterEach(() => vi.restoreAllMocks());

it("a mistake in a screen is logged, and its page says that it failed", async () => {
  vi.spyOn(screen, "create").mockImplementation(() => {
    throw new Error("labels is not defined");
  });
  const page = await server.app.inject(path);
  expect(page.statusCode).toBe(503);
  expect(page.body).not.toContain("labels is not defined");
  expect(written).toMatchObject([{ msg: "request failed", err: { message: "labels is not defined" } }]);
});

it("a page without one logs nothing", async () => {
  written.length = 0;
  expect((await server.app.inject(path)).statusCode).toBe(200);
  expect(written).toEqual([]);
});
