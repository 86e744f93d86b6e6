import { createConnection } from "node:net";
import { PassThrough } from "node:stream";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { session } from "../../contract/account/session";
import { createLog } from "../log";
import { embedded } from "../testing/databases";
import { startTestServer, type TestServer } from "../testing/test-server";

interface Line {
  level: number;
  msg: string;
  [key: string]: unknown;
}
const error = 50;

describe("the contents of the log, at its lowest level", () => {
  let server: TestServer;
  let port: number;
  let written = "";
  const to = new PassThrough().on("data", (chunk: Buffer) => {
    written += chunk.toString();
  });
  const lines = (): Line[] =>
    written
      .split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  const messages = () => lines().map(({ msg }) => msg);

  beforeAll(async () => {
    server = await startTestServer(embedded.open, {
      logger: createLog("debug", false, to),
      site: async (app) => {
        app.get("/academy/bad-header/", async (_, reply) => reply.header("x-bad", "\u0100").send("x"));
        app.get("/academy/broken/", async () => {
          throw new Error("broken");
        });
        app.get("/academy/endless/", (_, reply) => {
          const body = new PassThrough();
          body.write("x".repeat(1000));
          reply.raw.once("close", () => body.destroy(new Error("closed")));
          reply.send(body);
        });
      },
    });
    port = Number(new URL(await server.app.listen({ host: "127.0.0.1", port: 0 })).port);
    // The first line has the server's own address.
    await vi.waitFor(() => expect(written).toContain("Server listening"));
    written = "";
  });
  afterAll(() => server.stop());

  /** Sends this; hangs up when the server has it if `isCut`, otherwise waits for the end. */
  const send = (text: string, isCut = false) =>
    new Promise<void>((resolve) => {
      const socket = createConnection(port, "127.0.0.1").on("error", () => undefined);
      socket.once("close", () => resolve());
      socket.write(text, "latin1");
      if (isCut) setTimeout(() => socket.destroy(), 100);
      else socket.resume();
    });
  const get = (path: string, host = "localhost") =>
    send(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nX-Forwarded-For: 192.0.2.7\r\nConnection: close\r\n\r\n`);

  it("never include a caller's address or a query, whatever is sent", async () => {
    await get("/academy/?secret=1");
    await get("/nothing/?secret=1");
    await get("/academy/%?secret=1");
    await get("/academy/public/api/nothing?secret=1");
    await get(`${session.profile.path}?secret=1`, "%");
    await get("/academy/media/none.mp4?secret=1");
    await get("/academy/broken/?secret=1");
    await get("/academy/bad-header/?secret=1");
    await get("/\u00e9?secret=1");
    await send("secret\r\n\r\n");
    await send(`GET /?secret=1 HTTP/1.1\r\nHost: localhost\r\nX: ${"x".repeat(20_000)}\r\n\r\n`);
    await expect.poll(() => messages().filter((one) => one === "request").length).toBeGreaterThanOrEqual(8);
    await expect.poll(messages).toContain("client error");
    expect(lines().filter(({ msg }) => msg === "reply could not be sent")).toHaveLength(1);
    expect(written).not.toMatch(/secret|127\.0\.0\.1|192\.0\.2|remoteAddress|remotePort/);
  });

  it("are not faults when a client hangs up while sending its body or receiving the answer", async () => {
    const before = lines().length;
    const head = `POST ${session.signIn.path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n`;
    await send(`${head}Content-Length: 1000\r\n\r\n{"secret`, true);
    await send(`${head}Transfer-Encoding: chunked\r\n\r\n5\r\n{"sec`, true);
    await send("GET /academy/endless/?secret=1 HTTP/1.1\r\nHost: localhost\r\n\r\n", true);
    await expect
      .poll(
        () =>
          lines()
            .slice(before)
            .filter(({ status }) => status === "aborted").length,
      )
      .toBe(3);
    await expect.poll(() => messages().filter((one) => one === "client hung up").length).toBeGreaterThanOrEqual(2);
    expect(
      lines()
        .slice(before)
        .filter(({ level }) => level > 30),
    ).toEqual([]);
    expect(written).not.toMatch(/secret|127\.0\.0\.1/);
  });

  it("are a single line for a repeated fault, and the number of repeats", async () => {
    const { db } = server.database;
    const original = db.transaction;
    const full = Object.assign(new Error("could not extend file: No space left on device"), { code: "53100" });
    db.transaction = () => Promise.reject(new Error("Failed query", { cause: full }));
    const learner = await server.learner();
    const before = lines().length;
    for (let count = 0; count < 20; count += 1)
      expect((await learner.call(session.updateName, { body: { name: `Name ${count}` } })).status).toBe(503);
    db.transaction = original;
    const faults = () =>
      lines()
        .slice(before)
        .filter(({ level }) => level === error);
    expect(faults()).toHaveLength(1);
    server.app.academy.faults.stop();
    expect(faults().map(({ leftOut }) => leftOut)).toEqual([undefined, 19]);
  });
});
