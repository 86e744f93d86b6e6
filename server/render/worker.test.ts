import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import Fastify from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { removedWorker, serveWorker } from "./worker";

const built = "/* the built service worker */";
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "academy-worker-"));
  writeFileSync(join(folder, "worker.js"), built);
});
afterAll(() => rmSync(folder, { recursive: true }));

async function ask(offline: boolean, headers: Record<string, string> = {}) {
  const app = Fastify();
  app.decorate("academy", { config: { offline } } as never);
  await serveWorker(app, folder);
  const reply = await app.inject({ url: "/academy/worker.js", headers });
  await app.close();
  return reply;
}

describe("the service worker", () => {
  it("is a script that is revalidated on every visit, may request what pages request, and nothing else", async () => {
    const { body, headers } = await ask(true);
    expect(body).toBe(built);
    expect(headers).toMatchObject({
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "public, max-age=0, must-revalidate",
      "content-security-policy": "default-src 'none'; connect-src 'self'",
    });
    expect((await ask(true, { "if-none-match": String(headers.etag) })).statusCode).toBe(304);
  });

  it("that is withdrawn replaces itself at once, and removes its copies and itself", async () => {
    const { body } = await ask(false);
    expect(body).toBe(removedWorker);
    const done: string[] = [];
    const listeners: Record<string, (event: { waitUntil: (work: Promise<void>) => void }) => void> = {};
    const self = {
      addEventListener: (type: string, listener: (typeof listeners)[string]) => {
        listeners[type] = listener;
      },
      skipWaiting: () => done.push("skipWaiting"),
      registration: { unregister: async () => done.push("unregister") },
    };
    const caches = { keys: async () => ["a", "b"], delete: async (name: string) => done.push(`delete ${name}`) };
    runInNewContext(body, { self, caches });
    let work: Promise<void> = Promise.resolve();
    for (const type of ["install", "activate"])
      listeners[type]?.({
        waitUntil: (given) => {
          work = given;
        },
      });
    await work;
    expect(done).toEqual(["skipWaiting", "delete a", "delete b", "unregister"]);
  });
});
