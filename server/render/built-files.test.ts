import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { serveBuilt } from "./built-files";

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "academy-built-"));
  mkdirSync(join(folder, "assets"));
  const files = [
    "favicon.svg",
    "worker.js",
    "assets/page.js",
    "assets/page.js.br",
    "assets/page.js.gz",
    "assets/font.woff2",
  ];
  for (const file of files) writeFileSync(join(folder, file), file);
});
afterAll(() => rmSync(folder, { recursive: true }));

async function ask(url: string, encodings: string) {
  const app = Fastify();
  app.decorate("academy", { config: { offline: true } } as never);
  await serveBuilt(app, folder);
  const { body, headers } = await app.inject({ url, headers: { "accept-encoding": encodings } });
  await app.close();
  return { body, vary: headers.vary, cacheControl: headers["cache-control"] };
}

it.each([
  ["br, gzip", "assets/page.js.br"],
  ["gzip", "assets/page.js.gz"],
  ["identity", "assets/page.js"],
])("scripts may be kept for a year, those for clients that take %s apart from the others", async (encodings, body) => {
  expect(await ask("/academy/assets/page.js", encodings)).toEqual({
    body,
    vary: "accept-encoding",
    cacheControl: "public, max-age=31536000, immutable",
  });
});

it("fonts are the same for every client", async () => {
  expect(await ask("/academy/assets/font.woff2", "br")).toMatchObject({ body: "assets/font.woff2", vary: undefined });
});
