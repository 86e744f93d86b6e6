import { createConnection } from "node:net";
import { afterEach, expect, it } from "vitest";
import { session } from "../../contract/account/session";
import { api } from "../../contract/api";
import { iconRoutes } from "../render/icons";
import { embedded } from "../testing/databases";
import { createGate } from "../testing/gate";
import { startTestServer, type TestServer } from "../testing/test-server";
import { ApiError } from "./api-error";
import { withinBudget } from "./budget";
import type { Limits } from "./limits";

let server: TestServer;
afterEach(() => server.stop());

/** A page that is answered when the gate opens, on a listening server: internal calls are never rejected. */
async function serve(limits: Partial<Limits>) {
  const gate = createGate();
  server = await startTestServer(embedded.open, {
    limits,
    site: async (app) => {
      app.get("/academy/slow/", async () => {
        await gate.opened;
        return "slow";
      });
      app.get("/academy/fast/", async () => "fast");
      app.get("/academy/urgent/", { config: { isUrgent: true } }, async () => {
        await gate.opened;
        return "urgent";
      });
    },
  });
  const url = await server.app.listen({ host: "127.0.0.1", port: 0 });
  const get = (path: string, init?: RequestInit) => fetch(new URL(path, url), init);
  const metric = async (line: string) => {
    const text = await (await get("/metrics")).text();
    return Number(
      text
        .split("\n")
        .find((one) => one.startsWith(`${line} `))
        ?.slice(line.length + 1),
    );
  };
  const inFlight = () => metric("academy_http_requests_in_flight");
  return { get, metric, inFlight, open: gate.open, port: Number(new URL(url).port) };
}

const until = async (holds: () => Promise<boolean>): Promise<void> => {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 20));
};

it("rejects too many requests at once, but always answers health and metrics", async () => {
  const { get, metric, inFlight, open } = await serve({ inFlight: 2 });
  const slow = [get("/academy/slow/"), get("/academy/slow/")];
  await until(async () => (await inFlight()) === 2);

  const refused = await get("/academy/fast/");
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "2"]);
  expect(refused.headers.get("x-content-type-options")).toBe("nosniff");
  const { error } = await refused.json();
  expect(error).toMatchObject({ code: "unavailable", requestId: refused.headers.get("x-request-id") });
  expect((await get(session.profile.path)).status).toBe(503);
  expect([(await get("/healthz")).status, (await get("/readyz")).status]).toEqual([200, 200]);
  expect(await metric('academy_http_requests_shed_total{reason="in_flight"}')).toBe(2);
  // A page's own calls belong to a request that was accepted.
  expect((await server.app.inject(session.profile.path)).statusCode).toBe(200);

  open();
  expect((await Promise.all(slow)).map(({ status }) => status)).toEqual([200, 200]);
  expect((await get("/academy/fast/")).status).toBe(200);
  await until(async () => (await inFlight()) === 0);
});

it("has places for what is urgent when all others are taken", async () => {
  const { get, inFlight, open } = await serve({ inFlight: 2, urgent: 1 });
  const slow = [get("/academy/slow/"), get("/academy/slow/")];
  await until(async () => (await inFlight()) === 2);
  const urgent = get("/academy/urgent/");
  await until(async () => (await inFlight()) === 3);
  expect([(await get("/academy/fast/")).status, (await get("/academy/urgent/")).status]).toEqual([503, 503]);
  open();
  expect((await Promise.all([urgent, ...slow])).map(({ status }) => status)).toEqual([200, 200, 200]);
});

it("counts the calls of a running exam among what is urgent", async () => {
  const routes: string[] = [];
  server = await startTestServer(embedded.open, {
    limits: { inFlight: 0, urgent: 1 },
  });
  const url = await server.app.listen({ host: "127.0.0.1", port: 0 });
  for (const { id, method, path } of api) {
    const { status } = await fetch(new URL(path.replace(/\{\w+\}/g, "x"), url), { method, redirect: "manual" });
    if (status !== 503) routes.push(id);
  }
  const running = ["progress", "quizNext", "finish"];
  expect(routes).toEqual(["exams", "moduleExams"].flatMap((of) => running.map((one) => `${of}.${one}`)));
});

it("counts work that goes on after its time was up, and forgets clients that hung up", async () => {
  const { get, inFlight, open, port } = await serve({ budget: 200 });
  const { db } = server.database;
  const original = db.transaction;
  const over = createGate();
  db.transaction = () => over.opened.then(() => Promise.reject(new Error("over")));
  const learner = await server.learner();
  const late = await get(session.updateName.path, {
    method: session.updateName.method,
    headers: { "content-type": "application/json", cookie: `academy_session=${learner.token}` },
    body: JSON.stringify({ name: "Lea" }),
  });
  expect(late.status).toBe(503);
  expect(await inFlight()).toBe(1);
  over.open();
  await until(async () => (await inFlight()) === 0);
  db.transaction = original;

  const socket = createConnection(port, "127.0.0.1");
  socket.write("GET /academy/slow/ HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await until(async () => (await inFlight()) === 1);
  socket.destroy();
  await until(async () => (await inFlight()) === 0);
  open();
});

it("frees every place, however a request ends", async () => {
  server = await startTestServer(embedded.open, {
    site: async (app) => {
      await app.register(iconRoutes);
      const fail = (): never => {
        throw new ApiError("not_found");
      };
      app.get("/academy/thrown/", (request) => withinBudget(request, fail));
      app.get("/academy/rejected/", (request) => withinBudget(request, async () => fail()));
    },
  });
  const url = await server.app.listen({ host: "127.0.0.1", port: 0 });
  const operations = [
    ...api.map(({ method, path }) => ({ method, path: path.replace(/\{\w+\}/g, "x") })),
    ...[
      "/academy/icons/x",
      "/academy/thrown/",
      "/academy/rejected/",
      "/academy/media/x",
      "/academy/files/x/y",
      "/nowhere",
    ].map((path) => ({ method: "GET", path })),
  ];
  for (const { method, path } of operations) {
    const { status } = await fetch(new URL(path, url), { method, redirect: "manual" });
    expect.soft([`${method} ${path}`, status < 500]).toEqual([`${method} ${path}`, true]);
    const text = await (await fetch(new URL("/metrics", url))).text();
    expect.soft([path, /^academy_http_requests_in_flight (\d+)$/m.exec(text)?.[1]]).toEqual([path, "0"]);
  }
});

it("rejects some requests while the event loop keeps lagging, but never health", { timeout: 60_000 }, async () => {
  const { get, metric, open } = await serve({ lag: 5 });
  let isBusy = true;
  const burn = () => {
    const end = performance.now() + 60;
    while (performance.now() < end);
    if (isBusy) setImmediate(burn);
  };
  burn();
  const statuses = async (count: number) =>
    Promise.all(Array.from({ length: count }, async () => (await get("/academy/fast/")).status));
  const isRefused = async () => (await statuses(40)).includes(503);
  await until(isRefused);
  expect(await statuses(5)).toEqual(Array(5).fill(200));
  for (let asked = 0; asked < 3; asked += 1) expect((await get("/healthz")).status).toBe(200);
  expect(await metric('academy_http_requests_shed_total{reason="lag"}')).toBeGreaterThan(0);
  open();
  const urgent = await Promise.all(Array.from({ length: 40 }, async () => (await get("/academy/urgent/")).status));
  expect(urgent).toEqual(Array(40).fill(200));
  isBusy = false;
});

it("rejects nobody after one long turn", { timeout: 60_000 }, async () => {
  const { get, metric } = await serve({ lag: 300 });
  const end = performance.now() + 2500;
  while (performance.now() < end);
  const answers = Array.from({ length: 100 }, () => get("/academy/fast/"));
  expect((await Promise.all(answers)).every(({ status }) => status === 200)).toBe(true);
  expect(await metric('academy_http_requests_shed_total{reason="lag"}')).toBe(0);
});
