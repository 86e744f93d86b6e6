import { readFileSync } from "node:fs";
import { createConnection, type Socket } from "node:net";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { session } from "../../contract/account/session";
import { projectRoot } from "../project-root";
import { embedded } from "../testing/databases";
import { startTestServer, type TestServer } from "../testing/test-server";
import { defaultLimits, type Limits } from "./limits";

// A busy machine takes longer to open a database.
vi.setConfig({ testTimeout: 90_000 });

let server: TestServer;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await server.stop();
});

async function serve(limits: Partial<Limits>) {
  server = await startTestServer(embedded.open, { limits });
  const url = await server.app.listen({ host: "127.0.0.1", port: 0 });
  /** Sends exactly this. */
  const open = (text: string) => {
    const socket = createConnection(Number(new URL(url).port), "127.0.0.1").on("error", () => undefined);
    sockets.push(socket);
    let received = "";
    socket.on("data", (chunk) => {
      received += chunk.toString();
    });
    const closed = new Promise<string>((resolve) => socket.once("close", () => resolve(received)));
    socket.write(text);
    return { socket, closed, received: () => received };
  };
  const get = (path: string, init?: RequestInit) => fetch(new URL(path, url), init);
  const metric = async (name: string) => {
    const lines = (await (await get("/metrics")).text()).split("\n");
    return Number(lines.find((line) => line.startsWith(`${name} `))?.split(" ")[1]);
  };
  const signIn = (body: string) =>
    get(session.signIn.path, { method: "POST", body, headers: { "content-type": "application/json" } });
  return { open, get, metric, signIn };
}

const post = (path: string, rest = "Content-Type: application/json\r\nContent-Length: 1000\r\n\r\nnine byte") =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\n${rest}`;
const arriving = "academy_http_requests_arriving";
const inFlight = "academy_http_requests_in_flight";

describe("a request whose body does not arrive", () => {
  it("takes no place from others, and gets one when its body has arrived", async () => {
    const { open, get, metric, signIn } = await serve({ inFlight: 2 });
    const waiting = Array.from({ length: 20 }, () => open(post(session.signIn.path)));
    await expect.poll(() => metric(arriving)).toBe(20);
    expect(await metric(inFlight)).toBe(0);
    expect((await get(session.profile.path)).status).toBe(200);
    expect((await signIn("{}")).status).toBe(400);
    waiting[0]?.socket.write(" ".repeat(991));
    await expect.poll(() => waiting[0]?.received()).toContain("400 Bad Request");
    for (const { socket } of waiting) socket.destroy();
    await expect.poll(() => metric(arriving)).toBe(0);
    expect(await metric(inFlight)).toBe(0);
  });

  it("is limited per address: the oldest is dropped for the next one, and complete requests are answered", async () => {
    const { open, metric, signIn } = await serve({ arriving: 3 });
    const oldest = open(post(session.signIn.path));
    await expect.poll(() => metric(arriving)).toBe(1);
    open(post(session.signIn.path));
    open(post(session.signIn.path));
    await expect.poll(() => metric(arriving)).toBe(3);
    open(post(session.signIn.path));
    expect(await oldest.closed).toBe("");
    await expect.poll(() => metric(arriving)).toBe(3);
    for (let count = 0; count < 5; count += 1) expect((await signIn("{}")).status).toBe(400);
  });

  it("is rejected at once if the address has no route or not this method", async () => {
    const { open, metric } = await serve({});
    const answers = [
      ["/academy/public/api/nothing/", "404 Not Found"],
      ["/academy/private/api/v2/nothing/", "404 Not Found"],
      ["/nothing/", "404 Not Found"],
      [session.profile.path, "405 Method Not Allowed"],
    ] as const;
    for (const [path, status] of answers) {
      const { received } = open(post(path));
      await expect.poll(received).toContain(`HTTP/1.1 ${status}`);
    }
    expect(await metric(arriving)).toBe(0);
  });
});

it("is no fault of the server if it is not valid HTTP", async () => {
  const { open, get } = await serve({});
  const { closed } = open(
    post(session.signIn.path, "Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n"),
  );
  expect(await closed).toContain("400 Bad Request");
  const counted = async () => (await (await get("/metrics")).text()).match(/_count\{.*auth\/login.*\} \d+/g);
  await expect.poll(counted).toEqual([expect.stringMatching(/status="(4xx|aborted)"\} 1$/)]);
});

it("times out if it does not arrive: headers, bodies, and silent connections", async () => {
  const { open } = await serve({ headers: 200, request: 400, arrivalCheck: 50 });
  const timedOut = { headers: "408 Request Timeout", silent: "408 Request Timeout", body: "408 Request Timeout" };
  const order: string[] = [];
  const opened = {
    body: open(post(session.signIn.path)),
    headers: open(post(session.signIn.path, "X-Half: ")),
    silent: open(""),
  };
  const answers = Object.entries(opened).map(async ([name, { closed }]) => {
    const answer = await closed;
    order.push(name);
    return [name, /HTTP\/1.1 (408 Request Timeout)/.exec(answer)?.[1]] as const;
  });
  expect(Object.fromEntries(await Promise.all(answers))).toEqual(timedOut);
  expect(order.at(-1)).toBe("body");
});

it("has the limits that docs/operations.md lists, and the server applies them", async () => {
  await serve({});
  const docs = readFileSync(join(projectRoot(), "docs/operations.md"), "utf8");
  const limitOf = (what: string) => {
    const row = docs.split("\n").find((line) => line.startsWith(`| ${what} `));
    return row?.split("|")[2]?.trim();
  };
  const { headers, request, arriving: most, arrivalCheck, budget, lag } = defaultLimits.embedded;
  expect(limitOf("a request's headers")).toBe(`16 kB, ${headers / 1000} s`);
  expect(limitOf("a request's body, and its arrival")).toBe(`64 kB, ${request / 1000} s`);
  expect(limitOf("bodies of one address that are arriving")).toBe(String(most));
  expect(limitOf("a call of the API")).toBe(`${budget / 1000} s`);
  const { embedded: ofEmbedded, postgres } = defaultLimits;
  expect(limitOf("requests in flight")).toBe(`${postgres.inFlight}; ${ofEmbedded.inFlight} with the embedded database`);
  expect(limitOf("a turn of the event loop")).toBe(`${lag} ms`);
  const { headersTimeout, requestTimeout } = server.app.server;
  expect([headersTimeout, requestTimeout]).toEqual([headers, request]);
  expect(headersTimeout).toBeLessThan(requestTimeout);
  expect(request + arrivalCheck).toBeLessThan(20_000);
  expect(server.app.initialConfig.bodyLimit).toBe(64 * 1024);
});
