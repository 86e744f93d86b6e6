import { afterAll, beforeAll, expect, it } from "vitest";
import * as entry from "../../src/entry.server";
import { embedded } from "../testing/databases";
import { startTestServer, type TestServer } from "../testing/test-server";
import { createSite } from "./site";

let server: TestServer;
let isSlow = false;
let times = 0;

const site = createSite({
  assets: () => ({ entry: "", preloads: () => [], textFiles: () => ({}), development: "" }),
  load: async () => ({
    ...entry,
    render: async (...given: Parameters<typeof entry.render>) => {
      times += 1;
      return { ...(await entry.render(...given)), isIncomplete: isSlow };
    },
  }),
  keeps: true,
});

beforeAll(async () => {
  server = await startTestServer(() => embedded.open({ filled: true }), { site });
});
afterAll(() => server.stop());

it("keeps a page once it has its content, not the one that was sent because its calls took too long", async () => {
  const path = "/academy/courses/?search=steps";
  isSlow = true;
  await server.app.inject(path);
  await server.app.inject(path);
  expect(times).toBe(2);
  isSlow = false;
  await server.app.inject(path);
  await server.app.inject(path);
  expect(times).toBe(3);
});
