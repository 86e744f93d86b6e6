/**
 * Sends requests like those of scanners and attackers, tens of thousands of them: none may cause a server error.
 *
 *   npm run bench -- hostile [requests, 50000] [--seed N]
 *
 * Generated from a fixed seed out of all operations of docs/api/openapi.json and all kinds of pages: bad hosts,
 * methods, content types, encodings, escapes, prototypes, long parts, return addresses, and truncated bodies. Runs
 * against a started server on the embedded database and, with TEST_DATABASE_URL, on PostgreSQL. Lists the first 5xx
 * replies; exits with 1 if there are any.
 */
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startProcess } from "../model-tests/api/server-process";
import { projectRoot } from "../server/project-root";
import { makePostgres } from "./api/databases";
import { benchArguments } from "./arguments";

const {
  numbers: [count = 50_000],
  values: { seed = 7 },
} = benchArguments();
/** Simultaneous requests. */
const concurrency = 24;
/** Maximum number of listed failures. */
const maxListed = 50;
/** How long an answer may take, in milliseconds. */
const timeout = 20_000;

/** Numbers from 0 to below 1, the same for each seed (mulberry32). */
function randomOf(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const long = "x".repeat(3000);
const texts = [
  "",
  "%00",
  "%",
  "%zz",
  "%E0%A4%A",
  "%ED%A0%80",
  "..%2f..%2fetc",
  "%F0%9F%98%80",
  "__proto__",
  "constructor",
  "0",
  "-1",
  "1e9",
  "%0d%0aX:1",
  "%22%3E%3Cscript%3E",
  "a'--",
  "en",
  "first-steps",
  "seo-basics",
  "1",
  long,
] as const;
const hosts = [
  "%",
  "a b",
  "[::1",
  "x:99999",
  "xn--",
  "",
  "a@b",
  "es.localhost",
  "www.a_b.example",
  "evil.example",
  long.slice(0, 400),
] as const;
const methods = [
  "GET",
  "GET",
  "POST",
  "PUT",
  "DELETE",
  "HEAD",
  "PATCH",
  "OPTIONS",
  "TRACE",
  "PROPFIND",
  "QUERY",
  "NONSENSE",
] as const;
const types = [
  "application/json",
  "application/json",
  "text/plain",
  "multipart/form-data; boundary=x",
  "x",
  "",
  "application/json; charset=utf-16",
  "application/x-www-form-urlencoded",
] as const;
const bodies = [
  "{}",
  "{",
  "null",
  "[]",
  '{"__proto__":{"x":1}}',
  '{"constructor":{"prototype":{}}}',
  '{"email":"a@b.c","password":"x"}',
  '{"name":"\\u0000"}',
  '"\\ud800"',
  "[".repeat(5000),
  `{"x":"${long}"}`,
  "\u0000\u00ff\u00fe",
] as const;
const returns = [
  "/academy/",
  "//evil.example",
  "/academy/%0a",
  "/academy/search/?search=%E6%A4%9C",
  "/academy/\\evil",
  "https://evil.example",
  "%F0%9F%98%80",
  "%00",
  long,
] as const;
const extras = [
  "Origin: https://evil.example",
  "Cookie: academy_session=%00; =;;",
  "Accept-Encoding: \u00ff, br;q=x",
  "Idempotency-Key: \u00e9",
  "X-Forwarded-Host: %",
  "X-Forwarded-For: ,,",
  "If-None-Match: *",
  "Range: bytes=9-1,-,x",
  "Content-Encoding: gzip",
  "Authorization: Bearer \u00ff",
  "Expect: nothing",
  "Upgrade: h2c",
  "Accept-Version: x",
] as const;
const pages = [
  "/academy/",
  "/academy/{}",
  "/academy/{}/",
  "/academy/courses/",
  "/academy/courses/{}/",
  "/academy/courses/{}/lessons/{}/",
  "/academy/standalone-courses/{}/",
  "/academy/lessons/{}/",
  "/academy/search/",
  "/academy/certification/{}/",
  "/academy/certification/{}/modules/{}/",
  "/academy/certificates/{}/",
  "/academy/certificates/{}/certificate.pdf",
  "/academy/certificates/{}/credential.jwt",
  "/academy/certificates/{}/credential.json",
  "/academy/series/{}/{}/",
  "/academy/webinars/{}/",
  "/academy/webinars/{}/calendar.ics",
  "/academy/templates/{}/",
  "/academy/digital-marketing-glossary/",
  "/academy/digital-marketing-glossary/{}/",
  "/academy/schedule/{}/",
  "/academy/sign-in/",
  "/academy/language/{}/",
  "/academy/artwork/{}",
  "/academy/icons/{}",
  "/academy/media/{}",
  "/academy/files/{}/{}",
  "/academy/assets/{}",
  "/academy/flows/{}",
  "/academy/flows/data/{}",
  "/academy/sitemaps/{}",
  "/academy/sitemap.xml",
  "/robots.txt",
  "/",
  "/sign-out/",
  "/academy/badges/{}",
  "/academy/api/auth/oidc/callback/",
  "/healthz",
  "/readyz",
  "/metrics",
] as const;

const document = JSON.parse(readFileSync(join(projectRoot(), "docs/api/openapi.json"), "utf8")) as {
  paths: Record<string, Record<string, unknown>>;
};
const operations = Object.entries(document.paths).flatMap(([path, byMethod]) =>
  Object.keys(byMethod).map((method) => ({ method: method.toUpperCase(), path: path.replace(/\{\w+\}/g, "{}") })),
);

/** The bytes of one request, and whether it is cut off. */
function makeRequest(random: () => number): { text: string; isCut: boolean } {
  const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const isPage = random() < 0.45;
  const operation = one(operations);
  const path = (isPage ? one(pages) : operation.path).replace(/\{\}/g, () => one(texts));
  const names = [
    "search",
    "categories",
    "duration",
    "letter",
    "page",
    "limit",
    "step",
    "app",
    "x",
    "__proto__",
    "a[b]",
  ];
  const queries = Array.from({ length: Math.floor(random() * 3) }, () => `${one(names)}=${one(texts)}`);
  if (random() < 0.1) queries.push(`returnTo=${one(returns)}`, `return=${one(returns)}`);
  const method = random() < 0.25 ? one(methods) : isPage ? "GET" : operation.method;
  const hasBody = !["GET", "HEAD"].includes(method) || random() < 0.05;
  const body = hasBody ? Buffer.from(one(bodies), "latin1") : Buffer.alloc(0);
  const isCut = hasBody && random() < 0.05;
  const lines = [
    `${method} ${random() < 0.02 ? "http://evil.example" : ""}${path}${queries.length > 0 ? `?${queries.join("&")}` : ""} HTTP/1.1`,
    `Host: ${random() < 0.1 ? one(hosts) : "localhost"}`,
    "Connection: close",
    ...(hasBody ? [`Content-Type: ${one(types)}`, `Content-Length: ${body.length + (isCut ? 50 : 0)}`] : []),
    ...(random() < 0.2 ? [one(extras)] : []),
  ];
  return { text: `${lines.join("\r\n")}\r\n\r\n${body.toString("latin1")}`, isCut };
}

/** Sends a request; returns its status, or why there is none. */
function send(port: number, { text, isCut }: { text: string; isCut: boolean }): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    let head = "";
    const timer = setTimeout(() => finish("no answer in time"), timeout);
    const finish = (status: string) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(status);
    };
    socket.on("data", (chunk) => {
      if (head.length < 12) head += chunk.toString("latin1", 0, 12);
    });
    socket.once("error", () => finish(head.slice(9, 12) || "reset"));
    socket.once("close", () => finish(head.slice(9, 12) || "closed"));
    socket.write(Buffer.from(text, "latin1"));
    if (isCut) setTimeout(() => finish("cut off"), 5);
  });
}

async function attack(name: string, env: Record<string, string>): Promise<number> {
  const server = await startProcess({
    args: ["bin/run.mjs", "start"],
    env: { NODE_ENV: "production", PORT: "0", HOST: "127.0.0.1", ...env },
  });
  const random = randomOf(seed);
  const statuses = new Map<string, number>();
  const failures: string[] = [];
  const port = Number(new URL(server.origin).port);
  let left = count;
  const work = async () => {
    while (left > 0) {
      left -= 1;
      const request = makeRequest(random);
      const status = await send(port, request);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status.startsWith("5")) failures.push(`${status} ${request.text.slice(0, 300).replace(/\r\n/g, " | ")}`);
    }
  };
  try {
    await Promise.all(Array.from({ length: concurrency }, work));
    const health = await fetch(`${server.origin}/healthz`);
    console.log(`\n${name}, seed ${seed}: ${count} requests; afterwards /healthz ${health.status}`);
    for (const [status, number] of [...statuses].sort()) console.log(`  ${status.padEnd(18)} ${number}`);
    for (const failure of failures.slice(0, maxListed)) console.log(`  ${failure}`);
    const errors = server.output().match(/"level":50/g)?.length ?? 0;
    console.log(`  ${failures.length} × 5xx, ${errors} errors in the log`);
  } finally {
    await server.end();
  }
  return failures.length;
}

const folder = await mkdtemp(join(tmpdir(), "academy-hostile-"));
let failed = 0;
try {
  failed += await attack("embedded database", { ACADEMY_DATA_DIR: join(folder, "data") });
  const url = process.env.TEST_DATABASE_URL;
  if (url) {
    const place = await makePostgres(url);
    try {
      failed += await attack("PostgreSQL", place.env);
    } finally {
      await place.remove();
    }
  } else console.log("PostgreSQL is skipped: TEST_DATABASE_URL is not set.");
} finally {
  await rm(folder, { recursive: true, force: true });
}
process.exitCode = failed > 0 ? 1 : 0;
