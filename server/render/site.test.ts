import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { afterAll, beforeAll, expect, it } from "vitest";
import * as entry from "../../src/entry.server";
import { embedded } from "../testing/databases";
import { startTestServer, type TestServer } from "../testing/test-server";
import { createSite } from "./site";

let server: TestServer;
let listening: Promise<string>;
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
  listening = server.app.listen({ host: "127.0.0.1", port: 0 });
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

/** The status of a path as it is: `inject` would shorten it. */
const statusAt = async (path: string): Promise<number | undefined> => {
  const { port } = new URL(await listening);
  const sent = request({ port, path }).end();
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  answer.resume();
  return answer.statusCode;
};

it.each(["courses", "webinars", "templates", "digital-marketing-glossary", "certification", "certificates"])(
  "has no page for the folders of addresses below %s",
  async (section) => {
    for (const name of ["%2e", "%2e%2e"]) expect(await statusAt(`/academy/${section}/${name}/`)).toBe(404);
  },
);
