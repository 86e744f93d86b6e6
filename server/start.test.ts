import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createConnection, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it } from "vitest";
import { session } from "../contract/account/session";
import { demoPassword } from "./account/demo-accounts";
import { type Config, readConfig } from "./config";
import { openDatabase } from "./db/open";
import { createLog } from "./log";
import { start } from "./start";
import { emptyDatabase } from "./testing/databases";
import { fixtureContent } from "./testing/test-server";

let folder: string;
let config: Config;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "start-"));
  config = { ...readConfig({}), port: 0, dataDir: join(folder, "data"), contentDir: fixtureContent };
  await (await openDatabase(config, await emptyDatabase())).close();
});
afterAll(() => rmSync(folder, { recursive: true }));

it("serves the site's pages and the API over HTTP, and stops", { timeout: 60_000 }, async () => {
  const started = await start(config, {
    site: async (app) => {
      app.get("/academy/*", async (request, reply) =>
        reply.type("text/html").send(`${request.url} of ${await app.academy.contentVersion()}`),
      );
    },
  });
  const get = (path: string) => fetch(new URL(path, started.url), { redirect: "manual" });
  expect(started).toMatchObject({ kind: "embedded", imported: true });
  expect(started.url).toMatch(/^http:\/\/localhost:\d+\/academy\/$/);
  expect(await (await get("/academy/courses/")).text()).toMatch(/^\/academy\/courses\/ of [0-9a-f]{64}$/);
  expect((await get("/")).headers.get("location")).toBe("/academy/");
  expect((await get("/academy/public/api/v3/courses/en")).status).toBe(308);
  expect((await (await get("/academy/public/api/nothing/")).json()).error.code).toBe("not_found");
  expect((await get("/academy/media/clip.en.vtt")).status).toBe(200);
  const signIn = await fetch(new URL(session.signIn.path, started.url), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "student@academy.test", password: demoPassword }),
  });
  // The session, and the device for both addresses that sign in.
  expect([signIn.status, signIn.headers.getSetCookie().length]).toEqual([204, 3]);
  await started.stop();

  const second = await start(config);
  expect(second.imported).toBe(false);
  await second.stop();
});

it("does not open a demo's accounts to others, and leaves nothing open (R71)", { timeout: 60_000 }, async () => {
  const origin = "https://academy.example";
  await expect(start({ ...config, origin, demo: "none" })).rejects.toThrow(/^This database has demo accounts, like /);
  const declared = await start({ ...config, origin, demo: "declared" });
  expect(declared.demo.accounts.map(({ email }) => email)).toContain("admin@academy.test");
  await declared.stop();
});

it("says that the port is taken", { timeout: 60_000 }, async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => other.once("listening", resolve));
  const address = other.address();
  const port = typeof address === "object" && address ? address.port : 0;
  await expect(start({ ...config, port })).rejects.toThrow(
    `Port ${port} is taken; stop what uses it or set PORT to another one, like PORT=${port + 1}.`,
  );
  other.close();
});

it("says what is wrong with the content and leaves nothing open", { timeout: 60_000 }, async () => {
  const contentDir = join(folder, "content");
  cpSync(fixtureContent, contentDir, { recursive: true });
  writeFileSync(join(contentDir, "people.yaml"), "- id: 1\n");
  await expect(start({ ...config, contentDir })).rejects.toThrow(
    /^The content has a mistake: content\/courses\/cafe-trade|^The content has a mistake: content\/people\.yaml:1: \[0\]\.id must be a string/,
  );
  await (await openDatabase(config)).close();
});

it("answers requests sent before it stops, and does not wait for idle connections", {
  timeout: 60_000,
}, async () => {
  const written: { msg: string }[] = [];
  const logger = createLog("warn", false, { write: (line: string) => void written.push(JSON.parse(line)) });
  const started = await start(config, { logger });
  const { port } = new URL(started.url);
  const sockets = Array.from({ length: 11 }, () => createConnection(Number(port), "127.0.0.1"));
  await Promise.all(sockets.map((socket) => once(socket, "connect")));
  const [, ...asking] = sockets;
  const answers = asking.map(async (socket) => {
    socket.write(`GET ${session.profile.path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    return text(socket);
  });
  await started.stop();
  for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^HTTP\/1\.1 200 OK/);
  expect(written).toEqual([]);
});
