import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inflateRawSync } from "node:zlib";
import { planning } from "statechart-testing/planner/planning";
import { runPlan } from "statechart-testing/runner/run";
import { afterAll, expect, it, vi } from "vitest";
import { consentPage } from "../account/consent.page";
import { testModelOf } from "../shared/test-models";

/** The page of the consent, with something that nobody sees there. */
vi.mock("../shared/page-of", () => ({
  pageless: {},
  pageOf: async () => ({
    ...consentPage,
    screen: {
      ...consentPage.screen,
      sees: {
        ...consentPage.screen.sees,
        "consent.given.counting": (user: { expectVisible(text: string): Promise<void> }) =>
          user.expectVisible("A text that is missing"),
      },
    },
  }),
}));
const { driver } = await import("../drivers/browser");

const results = mkdtempSync(join(tmpdir(), "academy-failure-"));

afterAll(async () => {
  await driver.close?.();
  rmSync(results, { recursive: true });
});

/** The files in a zip archive by name, read from its central directory. */
function unzipped(archive: Buffer): Map<string, string> {
  const files = new Map<string, string>();
  const end = archive.lastIndexOf("PK\x05\x06", undefined, "latin1");
  let at = archive.readUInt32LE(end + 16);
  for (let count = archive.readUInt16LE(end + 10); count > 0; count -= 1) {
    const [method, size] = [archive.readUInt16LE(at + 10), archive.readUInt32LE(at + 20)];
    const [nameLength, more] = [
      archive.readUInt16LE(at + 28),
      archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32),
    ];
    const local = archive.readUInt32LE(at + 42);
    const from = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const packed = archive.subarray(from, from + size);
    const name = archive.toString("utf8", at + 46, at + 46 + nameLength);
    files.set(name, (method === 0 ? packed : inflateRawSync(packed)).toString("utf8"));
    at += 46 + nameLength + more;
  }
  return files;
}

it("leaves the steps, a picture, and a trace with network and DOM, and names them", { timeout: 300_000 }, async () => {
  const said: string[] = [];
  const planned = planning(await testModelOf("consent"), "tour", 0);
  // One test that ends with the failure: each of its runs waits in vain for what is missing.
  const steps = planned.graph.nodes.find(({ states }) => states.includes("consent.given.counting"))?.path ?? [];
  const plan = { ...planned.plan, tests: [{ input: "", steps }] };
  const run = await runPlan(driver, { ...planned, plan }, 1, {
    say: (line) => said.push(line),
    results,
    program: "npm run qa --",
  });
  const failed = run.tests.find(({ result }) => result === "failed");
  expect(failed?.failure).toContain("A text that is missing");
  const text = said.join("\n");
  for (const name of [failed?.recording, failed?.picture]) expect(text).toContain(join(results, name ?? "?"));
  expect(text).toContain(`npx playwright show-trace ${join(results, failed?.trace ?? "?")}`);

  const recording = JSON.parse(readFileSync(join(results, failed?.recording ?? ""), "utf8"));
  expect(recording.steps).toEqual(steps);
  expect(recording.failure).toContain("A text that is missing");
  expect(readFileSync(join(results, failed?.picture ?? "")).subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));

  const files = unzipped(readFileSync(join(results, failed?.trace ?? "")));
  const named = (end: string) => [...files].filter(([name]) => name.endsWith(end)).map(([, content]) => content);
  expect(named(".network").join("\n")).toContain("/academy/courses/");
  const timeline = named(".trace").join("\n");
  expect(timeline).toContain('"type":"frame-snapshot"');
  expect(timeline).toContain('"type":"screencast-frame"');
  // Each step is a group of the timeline.
  expect(timeline).toMatch(/consent\.give/);
});
