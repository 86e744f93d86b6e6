import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { api } from "../../contract/api";
import type { Endpoint } from "../../contract/endpoint";
import { addressOf, render } from "../../src/entry.server";
import { createSite } from "../render/site";
import { databases, embedded } from "../testing/databases";
import { failingDatabase } from "../testing/failing-database";
import { requests } from "../testing/requests";
import { type Answer, type Caller, startTestServer, type TestServer } from "../testing/test-server";

/** Public endpoints that need the database: the caller's session, and certificates. */
const needsDatabase = [
  "session.signIn",
  "passkeys.signInOptions",
  "passkeys.signIn",
  "passkeys.recover",
  "registration.register",
  "registration.confirm",
  "registration.forgotPassword",
  "registration.newPassword",
  "registration.confirmNewEmail",
  "certificates.byHash",
  "flows.addCounts",
  "flowComments.list",
  "flowComments.open",
];

/** Pages are rendered for each request, so none can come from memory. */
const site = createSite({
  assets: () => ({ entry: "", preloads: () => [], textFiles: () => ({}), development: "" }),
  load: async () => ({ addressOf, render }),
  keeps: false,
});

const isRead = ({ method }: Endpoint) => method === "GET";
const isPublic = ({ access }: Endpoint) => access === "public";
const isSafe = (endpoint: Endpoint) => isRead(endpoint) || endpoint.id === "lessons.answers";

/** Prepares each call, then makes all of them. */
async function callAll(
  server: TestServer,
  endpoints: readonly Endpoint[],
  who: () => Promise<Caller>,
  whenPrepared: () => Promise<void>,
) {
  const calls: (() => Promise<[string, Answer<unknown>]>)[] = [];
  for (const endpoint of endpoints) {
    const caller = await who();
    const prepare = requests[endpoint.id];
    if (!prepare) throw new Error(`${endpoint.id} has no request.`);
    const request = await prepare(server, caller);
    const options = endpoint.csrf ? { csrf: true } : {};
    calls.push(async () => [endpoint.id, await caller.call(endpoint, request, options)]);
  }
  await whenPrepared();
  const answers: [string, Answer<unknown>][] = [];
  for (const call of calls) answers.push(await call());
  return answers;
}

const statuses = (answers: readonly [string, Answer<unknown>][]) =>
  Object.fromEntries(answers.map(([id, { status }]) => [id, status]));
const all = (endpoints: readonly Endpoint[], statusOf: (endpoint: Endpoint) => number) =>
  Object.fromEntries(endpoints.map((endpoint) => [endpoint.id, statusOf(endpoint)]));
const ready = async ({ app }: TestServer) => (await app.inject("/readyz")).statusCode;

/** Every address in the sitemap, on this host; read before anything fails. */
async function pagesOf({ app }: TestServer): Promise<string[]> {
  const locations = async (path: string) =>
    [...(await app.inject(path)).body.matchAll(/<loc>(.*?)<\/loc>/g)].map(
      ([, address = ""]) => new URL(address).pathname,
    );
  const pages = await Promise.all((await locations("/academy/sitemap.xml")).map(locations));
  return [...new Set(pages.flat())];
}

describe("while the database is unavailable", () => {
  let isAway = false;
  afterEach(() => {
    isAway = false;
  });
  let server: TestServer;
  const leave = async () => {
    isAway = true;
    // What was cached has expired by now.
    await new Promise((resolve) => setTimeout(resolve, 1100));
  };
  beforeAll(async () => {
    server = await startTestServer(
      async () => {
        const opened = await embedded.open();
        return { ...opened, db: failingDatabase(opened.db, () => isAway) };
      },
      { site },
    );
    // As a load balancer would have seen it before: everything that is served from memory is there.
    expect(await ready(server)).toBe(200);
  });
  afterAll(() => server.stop());

  it("every public page is rendered, with and without a session cookie", async () => {
    const pages = await pagesOf(server);
    const { token } = await server.learner();
    expect(pages.length).toBeGreaterThan(20);
    await leave();
    const shown = async (path: string, headers = {}) => [
      path,
      (await server.app.inject({ url: path, headers })).statusCode,
    ];
    for (const path of [...pages, "/academy/search/", "/robots.txt", "/academy/sitemap.xml", "/healthz"]) {
      expect(await shown(path)).toEqual([path, 200]);
      expect(await shown(path, { cookie: `academy_session=${token}` })).toEqual([path, 200]);
    }
  }, 120_000);

  const publicOnes = api.filter(isPublic).filter(({ id }) => id !== "session.signOut");
  const personal = api.filter((endpoint) => !isPublic(endpoint));

  it("public content from memory is served, and the rest is 503 with Retry-After", async () => {
    const answers = await callAll(server, publicOnes, async () => server.visitor, leave);
    expect(statuses(answers)).toEqual(all(publicOnes, ({ id }) => (needsDatabase.includes(id) ? 503 : 200)));
    for (const [id, { status, headers }] of answers)
      if (status === 503) expect([id, Number(headers["retry-after"])]).toEqual([id, expect.any(Number)]);
    expect(await ready(server)).toBe(503);
    isAway = false;
    expect(await ready(server)).toBe(200);
  });

  it("content is also served with a session cookie, and the session call is 503", async () => {
    const asksWho = ["session.profile", "session.loginState"];
    const signedIn = publicOnes.filter(({ id }) => id !== "session.signIn");
    const answers = await callAll(server, signedIn, () => server.learner(), leave);
    expect(statuses(answers)).toEqual(
      all(signedIn, ({ id }) => ([...asksWho, ...needsDatabase].includes(id) ? 503 : 200)),
    );
  });

  it("everything personal is 503, never 500", async () => {
    const rights = { "academy.admin": true } as const;
    const answers = await callAll(server, personal, () => server.learner({ permissions: rights }), leave);
    expect(statuses(answers)).toEqual(all(personal, () => 503));
  });
});

const [, postgres] = databases;
describe.skipIf(!postgres)("while PostgreSQL is read-only, as a standby that is being promoted", () => {
  let server: TestServer;
  beforeAll(async () => {
    if (postgres) server = await startTestServer(postgres.open);
  });
  afterAll(() => server.stop());

  const setReadOnly = async (value: "on" | "off") => {
    const { db } = server.database;
    const { rows } = (await db.execute(sql`select current_database() as name`)) as { rows: { name: string }[] };
    const [{ name } = { name: "" }] = rows;
    const change = sql.raw(`alter database ${name} set default_transaction_read_only = ${value}`);
    await db.transaction(async (tx) => {
      await tx.execute(sql`set transaction read write`);
      await tx.execute(change);
    });
    // Open connections keep the earlier setting.
    await db
      .execute(
        sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
      )
      .catch(() => undefined);
    await db.execute(sql`select pg_terminate_backend(pg_backend_pid())`).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 100));
  };

  it("reads keep working, and writes are 503 with Retry-After, never 500", async () => {
    const rights = { "academy.admin": true } as const;
    // An import finds that nothing has changed, and an export is recorded.
    const endpoints = api.filter(({ id }) => id !== "admin.importContent");
    // The token of the page was made before.
    const reads = (endpoint: Endpoint) => isSafe(endpoint) || endpoint.id === "flows.token";
    const writes = (endpoint: Endpoint) => !reads(endpoint) || endpoint.id === "session.exportData";
    const answers = await callAll(
      server,
      endpoints,
      () => server.learner({ permissions: rights }),
      () => setReadOnly("on"),
    );
    expect(statuses(answers)).toEqual(all(endpoints, (endpoint) => (writes(endpoint) ? 503 : 200)));
    for (const [id, { status, headers }] of answers)
      if (status === 503) expect([id, Number(headers["retry-after"])]).toEqual([id, expect.any(Number)]);
    expect(await ready(server)).toBe(503);
    await setReadOnly("off");
    expect(await ready(server)).toBe(200);
  });
});
