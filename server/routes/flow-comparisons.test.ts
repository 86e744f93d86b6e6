import { afterAll, beforeAll, expect, it } from "vitest";
import { addressOf, render } from "../../src/entry.server";
import { readyFlowData } from "../flows/data";
import { createSite } from "../render/site";
import { embedded } from "../testing/databases";
import { type Caller, startTestServer, type TestServer } from "../testing/test-server";

const path = "/academy/flows/data/comparison.json";
const asked: unknown[] = [];
const site = createSite({
  assets: () => ({ entry: "/entry.js", preloads: () => [], textFiles: () => ({}), development: "" }),
  load: async () => ({ addressOf, render }),
  keeps: true,
  flowData: {
    ...readyFlowData,
    comparisons: {
      revisions: async () => ({ kind: "revisions", refs: [], lastTag: null }),
      async compare(range) {
        asked.push(range);
        return { kind: "compared", comparison: { findings: [] } };
      },
    },
  },
});

let demo: TestServer;
let staff: TestServer;
beforeAll(async () => {
  demo = await startTestServer(embedded.open, { site, config: { flows: "open" } });
  staff = await startTestServer(embedded.open, { site, config: { flows: "staff" } });
});
afterAll(async () => {
  await demo.stop();
  await staff.stop();
});

const get = (server: TestServer, url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers });
const as = ({ token }: Caller) => ({ cookie: `academy_session=${token}` });

it("are made of two revisions, or of one and the files as they are now", async () => {
  const both = await get(demo, `${path}?before=v1.0&after=feature%2Fdoor`);
  expect([both.statusCode, both.json()]).toEqual([200, { kind: "compared", comparison: { findings: [] } }]);
  expect(both.headers).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex" });
  await get(demo, `${path}?before=HEAD~2`);
  expect(asked).toEqual([
    { before: "v1.0", after: "feature/door" },
    { before: "HEAD~2", after: null },
  ]);
  expect((await get(demo, "/academy/flows/data/revisions.json")).json()).toMatchObject({ kind: "revisions" });
});

it("are refused for names that no revision can have, and for other sites", async () => {
  const count = asked.length;
  for (const query of ["", "before=", "before=a%20b", "before=a&after=%00", `before=${"x".repeat(201)}`])
    expect([query, (await get(demo, `${path}?${query}`)).statusCode]).toEqual([query, 400]);
  const elsewhere = await get(demo, `${path}?before=main`, { "sec-fetch-site": "cross-site" });
  expect([elsewhere.statusCode, elsewhere.json().error.code]).toEqual([403, "origin"]);
  expect(asked).toHaveLength(count);
});

it("are for those who may see the flows", async () => {
  const editor = await staff.learner({ permissions: { "academy.courses.edit": true } });
  const learner = await staff.learner();
  const url = `${path}?before=main`;
  expect((await get(staff, url, as(editor))).statusCode).toBe(200);
  // Like any unknown address: it is redirected to the one with a slash.
  expect((await get(staff, url, as(learner))).statusCode).toBe(308);
  expect((await get(staff, url)).statusCode).toBe(308);
});
