import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { flows } from "../../contract/telemetry";
import { addressOf, render } from "../../src/entry.server";
import type { FlowFolders } from "../flows/files";
import { createSite } from "../render/site";
import { embedded } from "../testing/databases";
import { type Caller, startTestServer, type TestServer } from "../testing/test-server";

const folder = mkdtempSync(join(tmpdir(), "academy-flows-"));
const folders: FlowFolders = {
  viewer: join(folder, "viewer"),
  data: join(folder, "data"),
  drawings: join(folder, "drawings"),
  kept: join(folder, "kept"),
  results: join(folder, "results"),
  screenshots: join(folder, "results/screenshots"),
};
function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}
const screen = (file: string, date: string) => ({ machine: "quiz", state: "quiz.asking", file, date });
write("secret.json", "{}");
write("viewer/index.html", "<title>Viewer</title>");
write("viewer/assets/main-abCD1234.js", "main()");
write("viewer/assets/mirror.js", "mirror()");
write("data/charts.json", "[]");
write("data/index.json", '[{"machine":"quiz"}]');
write("data/quiz.json", '{"chart":{},"layout":{}}');
write("data/quiz.svg", "<svg/>");
write("data/tests/quiz.json", '{"machine":"quiz"}');
write("drawings/quiz.svg", "<svg/>");
write("drawings/README.md", "# Flows");
write("kept/quiz/a.webp", "old a");
write("kept/quiz/b.webp", "old b");
write("kept/unlisted.webp", "unlisted");
write(
  "kept/screenshots.json",
  JSON.stringify([
    screen("quiz/a.webp", "2026-01-01"),
    screen("quiz/b.webp", "2026-03-01"),
    screen("../../secret.json", "2026"),
  ]),
);
write("results/screenshots/quiz/a.webp", "new a");
write("results/screenshots/quiz/b.webp", "older b");
write(
  "results/screenshots/screenshots.json",
  JSON.stringify([screen("quiz/a.webp", "2026-02-01"), screen("quiz/b.webp", "2026-02-01")]),
);
const run = { machine: "quiz", driver: "dom", date: "2026-03-01" };
write("results/runs/quiz.dom.tour.json", JSON.stringify({ ...run, tests: [{ result: "passed" }] }));
write("results/quiz.browser.1234.jpg", "as it failed");
write("results/quiz.browser.1234.json", "{}");

const site = (flowsIn: FlowFolders) =>
  createSite({
    assets: () => ({ entry: "/entry.js", preloads: () => [], textFiles: () => ({}), development: "" }),
    load: async () => ({ addressOf, render }),
    keeps: true,
    flows: flowsIn,
  });

const servers: TestServer[] = [];
async function start(config: { flows: "open" | "staff" }, flowsIn = folders): Promise<TestServer> {
  const server = await startTestServer(embedded.open, {
    site: site(flowsIn),
    config,
  });
  servers.push(server);
  return server;
}
afterAll(async () => {
  for (const server of servers) await server.stop();
  rmSync(folder, { recursive: true });
});

const get = (
  server: TestServer,
  url: string,
  { who, headers }: { who?: Caller; headers?: Record<string, string> } = {},
) => server.app.inject({ url, headers: { ...(who?.token && { cookie: `academy_session=${who.token}` }), ...headers } });

describe("the flows in a demo", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start({ flows: "open" });
  });

  it.each(["/academy/flows/", "/academy/flows/quiz/", "/academy/flows/quiz/?state=quiz.asking"])(
    "are shown at %s to everyone but not indexed by search engines",
    async (url) => {
      const { statusCode, body, headers } = await get(server, url);
      expect([statusCode, body]).toEqual([200, "<title>Viewer</title>"]);
      expect(headers).toMatchObject({
        "content-type": "text/html; charset=utf-8",
        "x-robots-tag": "noindex",
        "x-content-type-options": "nosniff",
        "cache-control": "private, no-cache",
      });
      const policy = String(headers["content-security-policy"]);
      expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self' 'sha256-");
      expect(policy).not.toContain("unsafe");
    },
  );

  it("redirect the slashless address", async () => {
    const { statusCode, headers } = await get(server, "/academy/flows?x=1");
    expect([statusCode, headers.location]).toEqual([308, "/academy/flows/?x=1"]);
  });

  it("serve the screenshot of a failure, but no other file of the run", async () => {
    const picture = await get(server, "/academy/flows/data/failures/quiz.browser.1234.jpg");
    expect([picture.statusCode, picture.body, picture.headers["content-type"]]).toEqual([
      200,
      "as it failed",
      "image/jpeg",
    ]);
    for (const name of ["quiz.browser.1234.json", "gone.jpg", "..%2Fsecret.jpg", "runs"])
      expect((await get(server, `/academy/flows/data/failures/${name}`)).statusCode, name).toBe(404);
  });

  it("let browsers keep only content-hashed files forever", async () => {
    const main = await get(server, "/academy/flows/assets/main-abCD1234.js");
    expect([main.statusCode, main.body, main.headers["content-type"], main.headers["cache-control"]]).toEqual([
      200,
      "main()",
      "text/javascript; charset=utf-8",
      "private, max-age=31536000, immutable",
    ]);
    const mirror = await get(server, "/academy/flows/assets/mirror.js");
    expect([mirror.body, mirror.headers["cache-control"]]).toEqual(["mirror()", "private, no-cache"]);
    const headers = { "if-none-match": String(mirror.headers.etag) };
    expect((await get(server, "/academy/flows/assets/mirror.js", { headers })).statusCode).toBe(304);
  });

  it.each([
    ["index.json", [{ machine: "quiz" }]],
    ["quiz.json", { chart: {}, layout: {} }],
    ["tests/quiz.json", { machine: "quiz" }],
    ["runs/quiz.json", [{ ...run, tests: [{ result: "passed" }] }]],
    ["runs.json", [{ ...run, passed: 1, failed: 0, flaky: 0 }]],
    [
      "screenshots.json",
      [screen("quiz/a.webp", "2026-02-01"), screen("quiz/b.webp", "2026-03-01"), screen("../../secret.json", "2026")],
    ],
  ])("serve their data at %s", async (path, expected) => {
    const { statusCode, headers, body } = await get(server, `/academy/flows/data/${path}`);
    expect([statusCode, headers["content-type"]]).toEqual([200, "application/json; charset=utf-8"]);
    expect(JSON.parse(body)).toEqual(expected);
  });

  it("show the newer one of two screenshots of the same state and look", async () => {
    const { body, headers } = await get(server, "/academy/flows/data/screenshots/quiz/a.webp");
    expect([body, headers["content-type"]]).toEqual(["new a", "image/webp"]);
    expect((await get(server, "/academy/flows/data/screenshots/quiz/b.webp")).body).toBe("old b");
  });

  it("serve the drawings", async () => {
    const { body, headers } = await get(server, "/academy/flows/data/drawings/quiz.svg");
    expect([body, headers["content-type"]]).toEqual(["<svg/>", "image/svg+xml"]);
  });

  it.each([
    "data/drawings/README.md",
    "data/drawings/nothing.svg",
    "data/nothing.json",
    "data/quiz.svg",
    "data/quiz",
    "data/tests/nothing.json",
    "data/screenshots/nothing.webp",
    "data/screenshots/unlisted.webp",
    "data/screenshots/..%2F..%2Fsecret.json",
    "data/..%2Fsecret.json",
    "data/tests/..%2f..%2fsecret.json",
    "data/tests/..",
    "data/.hidden.json",
    "data/a/b/c",
    "assets/nothing.js",
    "assets/..%2findex.html",
    "assets/%2e%2e%2f%2e%2e%2fsecret.json",
    "assets/%00",
  ])("serve nothing at %s", async (path) => {
    const { statusCode, body } = await get(server, `/academy/flows/${path}`);
    expect([404, 400]).toContain(statusCode);
    expect(JSON.parse(body).error.code).toMatch(/not_found|invalid/);
  });

  it("report how a machine is used, and reject an invalid query", async () => {
    const transition = "quiz.asking answer.submit";
    const { token } = (await server.visitor.call(flows.token, {})).body;
    await server.visitor.call(flows.addCounts, {
      body: { token, locale: "de", transitions: [{ machine: "quiz", transition, count: 2 }], states: [] },
    });
    const use = await get(
      server,
      "/academy/flows/data/usage.json?machine=quiz&from=2026-01-01&to=2026-12-31&locale=de",
    );
    expect(use.json()).toMatchObject({ machine: "quiz", source: "visits", transitions: [{ transition, count: 2 }] });
    for (const [query, path] of [
      ["", "query.machine"],
      ["machine=quiz&from=yesterday", "query.from"],
      ["machine=quiz&locale=ru", "query.locale"],
      ["machine=quiz&source=invented", "query.source"],
    ]) {
      const refused = await get(server, `/academy/flows/data/usage.json?${query}`);
      expect([refused.statusCode, refused.json().error.fields[0].path]).toEqual([400, path]);
    }
  });
});

describe("flows that were not generated", () => {
  it("tell visitors what to do", async () => {
    const none = join(folder, "none");
    const server = await start(
      { flows: "open" },
      { viewer: none, data: none, drawings: none, kept: none, results: none, screenshots: none },
    );
    const viewer = await get(server, "/academy/flows/");
    expect([viewer.statusCode, viewer.body]).toEqual([503, expect.stringContaining("npm start")]);
    const index = await get(server, "/academy/flows/data/index.json");
    expect([index.statusCode, index.json().error.message]).toEqual([
      503,
      expect.stringContaining("npm run flows -- build"),
    ]);
    for (const path of ["runs.json", "screenshots.json"])
      expect((await get(server, `/academy/flows/data/${path}`)).json()).toEqual([]);
  });
});

describe("the flows outside a demo", () => {
  let server: TestServer;
  let learner: Caller;
  let editor: Caller;
  let admin: Caller;
  beforeAll(async () => {
    server = await start({ flows: "staff" });
    learner = await server.learner();
    editor = await server.learner({ permissions: { "academy.courses.edit": true } });
    admin = await server.learner({ permissions: { "academy.admin": true } });
  });

  it("are shown to administrators and course editors", async () => {
    for (const who of [editor, admin])
      for (const path of ["", "quiz/", "assets/mirror.js", "data/index.json", "data/usage.json?machine=quiz"])
        expect((await get(server, `/academy/flows/${path}`, { who })).statusCode).toBe(200);
  });

  it("look like any unknown address to others", async () => {
    for (const who of [learner, server.visitor]) {
      const unknown = await get(server, "/academy/flaws/quiz/", { who });
      const page = await get(server, "/academy/flows/quiz/", { who });
      expect(page.statusCode).toBe(404);
      expect(page.body.replaceAll("flows", "flaws")).toBe(unknown.body.replaceAll("flows", "flaws"));
      expect(page.headers["x-robots-tag"]).toBe(unknown.headers["x-robots-tag"]);
      for (const path of ["assets/mirror.js/", "data/index.json/", "data/usage.json/?machine=quiz"])
        expect((await get(server, `/academy/flows/${path}`, { who })).statusCode).toBe(404);
      expect((await get(server, "/academy/flows/data/index.json", { who })).statusCode).toBe(308);
    }
  });
});

describe("a page of the site", () => {
  const script = '<script src="/academy/flows/assets/mirror.js"></script>\n';
  /** Each rendering contains the time when it was made. */
  const timeless = (html: string) => html.replace(/"now":"[^"]+"/, "");
  const cookie = { headers: { cookie: "academy_flow=1" } };

  it("is mirrored if its address or the visit's cookie asks for it, and otherwise unchanged byte for byte", async () => {
    const server = await start({ flows: "open" });
    const plain = await get(server, "/academy/terms/");
    expect(plain.body).not.toContain("mirror");
    const byVisit = await get(server, "/academy/terms/", cookie);
    const head = byVisit.body.slice(0, byVisit.body.indexOf("</head>"));
    expect(head).toContain(script);
    expect(timeless(byVisit.body.replace(script, ""))).toBe(timeless(plain.body));
    expect(byVisit.headers["cache-control"]).toBe("no-store");
    for (const query of ["?flow", "?flow=", "?sort=new&flow"])
      expect((await get(server, `/academy/terms/${query}`)).body).toContain(script);
    for (const query of ["", "?flower", "?sort=flow"])
      expect((await get(server, `/academy/terms/${query}`)).body).not.toContain(script);
    const off = { headers: { cookie: "academy_flow=0" } };
    expect((await get(server, "/academy/terms/", off)).body).toBe(plain.body);
  });

  it("is not mirrored for visitors who may not see the pictures", async () => {
    const server = await start({ flows: "staff" });
    const plain = await get(server, "/academy/terms/");
    expect((await get(server, "/academy/terms/", cookie)).body).toBe(plain.body);
    const who = await server.learner({ permissions: { "academy.admin": true } });
    expect((await get(server, "/academy/terms/?flow", { who })).body).toContain(script);
    expect((await get(server, "/academy/terms/?flow", { who: await server.learner() })).body).not.toContain(script);
    expect((await get(server, "/academy/terms/", { who })).body).not.toContain(script);
  });
});
