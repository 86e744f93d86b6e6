import { PassThrough } from "node:stream";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { session } from "../contract/account/session";
import * as tables from "./account/schema/accounts";
import { createLog } from "./log";
import { embedded } from "./testing/databases";
import { type Caller, startTestServer, type TestServer } from "./testing/test-server";

describe("the log", () => {
  let server: TestServer;
  let learner: Caller;
  let url: string;
  let written = "";
  const to = new PassThrough().on("data", (chunk: Buffer) => {
    written += chunk.toString();
  });
  beforeAll(async () => {
    server = await startTestServer(embedded.open, { logger: createLog("info", false, to) });
    learner = await server.learner({ name: "Lea Learner" });
    url = await server.app.listen({ host: "127.0.0.1", port: 0 });
  });
  afterAll(() => server.stop());

  const lineWith = async (msg: string) => {
    await expect.poll(() => written).toContain(`"msg":"${msg}"`);
    const lines = written.split("\n").filter((line) => line.includes(`"msg":"${msg}"`));
    return JSON.parse(lines.at(-1) ?? "");
  };

  it("has one line per request, with its route, without the address", async () => {
    const { headers } = await fetch(new URL("/academy/public/api/v2/certificates/abc/?secret=1", url));
    expect(await lineWith("request")).toMatchObject({
      reqId: headers.get("x-request-id"),
      method: "GET",
      route: "/academy/public/api/v2/certificates/:hash/",
      status: 400,
      ms: expect.any(Number),
    });
    expect(written).not.toContain("secret");
  });

  it("logs a fault with its request and its query, without the query's parameters", async () => {
    const { db } = server.database;
    const original = db.transaction;
    db.transaction = (async () => {
      const row = { email: learner.email, name: "Lea", passwordHash: "$argon2id$hash" };
      await db.insert(tables.account).values({ ...row, createdAt: new Date() });
    }) as never;
    const failed = await learner.call(
      session.updateName,
      { body: { name: "Secret Name" } },
      { headers: { authorization: "Bearer abc" } },
    );
    db.transaction = original;
    expect([failed.status, JSON.stringify(failed.error).includes("insert")]).toEqual([500, false]);
    const line = await lineWith("request failed");
    expect(line.reqId).toBe(failed.error.requestId);
    expect(line.err.message).toMatch(/^Failed query: insert into "account"/);
    expect(line.err.cause).toMatchObject({ code: "23505", message: expect.stringContaining("account_email") });
    expect(written).not.toMatch(/example\.test|argon2id|Secret Name|Lea|Bearer|academy_session/);
  });

  it("leaves out fields named as secrets", async () => {
    const log = createLog("info", false, to);
    log.info({ email: "a@b.example", account: { email: "a@b.example", passwordHash: "hash", id: 7 } }, "noted");
    expect(await lineWith("noted")).toMatchObject({ email: "[Redacted]", account: { id: 7 } });
    expect(written).not.toMatch(/b\.example|"hash"/);
  });

  it("is readable text in a terminal", async () => {
    const stderr = vi.spyOn(process.stderr, "write").mockImplementation((...args) => {
      // The last argument is the callback of the write.
      const done = args.at(-1) as unknown;
      if (typeof done === "function") done();
      return true;
    });
    const log = createLog("info", true);
    log.info({ reqId: "r1", method: "GET", route: "/academy/*", status: 200, ms: 3 }, "request");
    log.error({ err: new Error("broken") }, "request failed");
    log.warn(
      { mail: 7, to: "ada@academy.example", reason: "451 later", said: "\x1b[2J", fields: [{ path: "a" }] },
      "a mail was not sent",
    );
    await expect.poll(() => stderr.mock.calls.length).toBe(3);
    const said = stderr.mock.calls.map(([text]) => String(text)).join("");
    stderr.mockRestore();
    expect(said).toMatch(
      /^info: request GET \/academy\/\* 200 3 ms \(request r1\)\nerror: request failed\n {2}Error: broken\n/,
    );
    expect(said).toContain(
      '\nwarning: a mail was not sent\n  mail: 7, to: ada@academy.example, reason: 451 later, said: "\\u001b[2J", fields: [{"path":"a"}]\n',
    );
  });

  it("is silent below its level", () => {
    const said: string[] = [];
    const log = createLog("warn", false, { write: (line: string) => void said.push(line) });
    log.info("quiet");
    log.warn("loud");
    expect(said.map((line) => JSON.parse(line).msg)).toEqual(["loud"]);
  });
});
