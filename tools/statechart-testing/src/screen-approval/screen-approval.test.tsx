// @vitest-environment happy-dom
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { readRuns } from "../recordings/records";
import { cliInFolder } from "../testing/cli-in-folder";
import { mount } from "../testing/mount";
import { type Changes, machine, screenOf, testModel } from "../testing/step-screen";
import { tourAsApproved } from "./screen-approval";

const folder = mkdtempSync(join(tmpdir(), "approved-screens-"));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, "step.screen.approved.yaml");
const behavior = join(folder, "step.approved.yaml");

const cliOf = (changes: Changes = {}) =>
  cliInFolder(
    {
      machines: { step: { machine } },
      testModel: async () => testModel as never,
      approvedFile: () => behavior,
      approvedScreenFile: () => file,
      views: async () => ({ ids: ["step"], screenOf: async () => screenOf(changes), mount }),
    },
    "qa",
  ).run;
const original = cliOf();
const subject = { id: "step", target: "step", approvedScreenFile: file };

beforeEach(async () => {
  for (const one of [file, behavior]) rmSync(one, { force: true });
  expect(await original("approve", "step", "--new", "--reason", "it is new")).toMatchObject({ code: 0 });
});

it("saves what every step shows: each page once, like the most similar one", () => {
  const text = readFileSync(file, "utf8");
  expect(text).toContain(`pages:
  - name: "asking #1"
    state: asking
    shows: |-
      main
        link “Step 1” [current=step] → /step/1/
        text: One of two.
        button “Check” [disabled=false] [described by “One of two.”]
  - name: "checking #1"
    state: checking
    like: "asking #1"
    but: |-
      @ 4
      -   button “Check” [disabled=false] [described by “One of two.”]
      +   button “Check” [disabled] [described by “One of two.”]
  - name: "right #1"
`);
  expect(text).toContain(`      - step: answer.submit
        page: "checking #1"
        focus: button “Check”
      - step: check → right
        page: "right #1"
        focus: status
`);
  expect(text).toContain("reason: it is new");
});

it("finds nothing in the view that was approved", async () => {
  expect(await original("run", "--driver=dom")).toMatchObject({
    code: 0,
    said: expect.not.stringContaining("DIFFERENT"),
  });
  expect(await tourAsApproved(screenOf({}), mount, subject, { program: "qa" })).toEqual({
    neverByHand: [],
    unused: [],
    said: [],
  });
});

it("records the planned tests, also one that fails", async () => {
  const results = join(folder, "results");
  await tourAsApproved(screenOf({}), mount, subject, { program: "qa", results });
  const [passed] = readRuns(results);
  expect(passed).toMatchObject({ machine: "step", driver: "dom", strategy: "tour", planned: 1 });
  expect(passed?.tests).toMatchObject([{ number: 1, result: "passed", covered: { "step.wrong step.again": 1 } }]);

  const screen = { ...screenOf({}), losesFocus: [] };
  await expect(tourAsApproved(screen, mount, subject, { program: "qa", results })).rejects.toThrow("LOST FOCUS");
  const [failed, ...others] = readRuns(results);
  expect(others).toEqual([]);
  expect(failed?.tests).toMatchObject([
    {
      result: "failed",
      failure: expect.stringContaining("LOST FOCUS"),
      recording: expect.stringMatching(/^step\.dom\./),
    },
  ]);
});

const faults: [string, Changes, string][] = [
  ["words", { right: "Wrong." }, "in right (approved test 1):\n    the text of the status was “Right!”, is “Wrong.”"],
  [
    "where a link leads",
    { next: "/step/1/" },
    "in right; wrong (approved test 1):\n    the link “Continue” led to /step/2/, leads to /step/1/",
  ],
  ["an ARIA attribute", { isCurrent: false }, "the link “Step 1” was [current=step], is no longer"],
  [
    "a description",
    { description: "hnit" },
    "the button “Check” was [described by “One of two.”], is [described by nothing]",
  ],
  ["the focus", { keepsFocus: false }, "after check → right, the focus was on status, is on nothing"],
];

describe.each(faults)("a change of %s", (_name, changes, sentence) => {
  it("is told as a sentence, and approved by name", async () => {
    const changed = cliOf(changes);
    const { code, said } = await changed("run", "--driver=dom");
    expect([code, said]).toEqual([1, expect.stringContaining(sentence)]);
    const names = (/approve step (.+) --reason/.exec(said)?.[1] ?? "").split(" ");
    expect((await changed("approve", "step", ...names, "--reason", "it is better")).said).toContain(
      "what its view shows today is approved",
    );
    expect(await changed("run", "--driver=dom")).toMatchObject({ code: 0 });
    expect(readFileSync(file, "utf8")).toContain("reason: it is better");
  });

  it("is found by the tour, too", async () => {
    const { said } = await tourAsApproved(screenOf(changes), mount, subject, { program: "qa" });
    expect(said.join("\n")).toContain(sentence);
  });
});

it("keeps what is approved apart from what is not", async () => {
  const both = cliOf({ right: "Well done!", isCurrent: false });
  expect((await both("approve", "step", "shows-right", "--reason", "a")).said).toBe(
    "step: of what its view shows, these are not approved yet: shows-asking.",
  );
  const { code, said } = await both("run", "--driver=dom");
  expect([code, said]).toEqual([1, expect.stringContaining('approve step shows-asking --reason "WHY"')]);
});

it("notices a return to what was before, also if the file still had it when everything was approved", async () => {
  await cliOf({ right: "Well done!", isCurrent: false })("approve", "step", "shows-right", "--reason", "a");
  // The other change is taken back, so that nothing is left to approve.
  const one = cliOf({ right: "Well done!" });
  const { code, said } = await one("run", "--driver=dom");
  expect([code, said]).toEqual([1, expect.stringContaining("HALF APPROVED step: all differences are")]);
  expect((await one("approve", "step")).said).toContain("step: what its view shows today is approved");
  expect(await one("run", "--driver=dom")).toMatchObject({ code: 0 });
  expect(await original("run", "--driver=dom")).toMatchObject({ code: 1 });
});

it("names the approval of a change that was taken back, and takes it out of the file", async () => {
  const before = readFileSync(file, "utf8");
  const both = cliOf({ right: "Well done!", isCurrent: false });
  await both("approve", "step", "shows-right", "--reason", "a");
  const { code, said } = await original("run", "--driver=dom");
  expect([code, said]).toEqual([
    1,
    expect.stringContaining("STALE APPROVAL step: shows-right is approved, and nothing"),
  ]);
  expect((await original("approve", "step")).said).toContain("the approval of shows-right.");
  expect(readFileSync(file, "utf8")).toBe(before);
  expect((await both("run", "--driver=dom")).said).toContain("approve step shows-asking shows-right --reason");
});

it("loses no focus that is not allowed", async () => {
  const screen = { ...screenOf({}), losesFocus: [] };
  await expect(tourAsApproved(screen, mount, subject, { program: "qa" })).rejects.toThrow(
    "LOST FOCUS of button “Again” in step.right: after step.again, nothing on the page has it",
  );
});

it("names a loss of the focus that is allowed and does not happen", async () => {
  const losesFocus = [...screenOf({}).losesFocus, { after: "answer.submit", why: "nobody knows" }];
  const { unused } = await tourAsApproved({ ...screenOf({}), losesFocus }, mount, subject, { program: "qa" });
  expect(unused).toEqual(['{"after":"answer.submit","why":"nobody knows"}']);
});

it("names a view of which nothing is approved", async () => {
  rmSync(file);
  const { code, said } = await original("run", "--driver=dom");
  expect(code).toBe(1);
  expect(said).toContain("NOT APPROVED step: what its view shows is compared with nothing.");
  expect((await original("approve", "step", "--new", "--screen", "--reason", "b")).said).toMatch(
    /^step: what its view shows in 1 tests? is approved, in /,
  );
});

it("does not approve again what is approved already, neither the view nor the behavior", async () => {
  const texts = () => [file, behavior].map((one) => readFileSync(one, "utf8"));
  const before = texts();
  const broken = cliOf({ right: "Wrong." });
  for (const more of [[], ["--screen"]])
    expect(await broken("approve", "step", "--new", ...more, "--reason", "c")).toMatchObject({
      code: 1,
      said: expect.stringMatching(/^step is approved already, and nothing was changed; /),
    });
  expect(texts()).toEqual(before);
  rmSync(file);
  expect((await original("approve", "step", "--new", "--reason", "d")).said.split("\n")).toEqual([
    expect.stringMatching(/^step: what its view shows in 1 tests? is approved, in /),
    "Left as it is, because it is approved already: the behavior of step.",
  ]);
});

it("says one thing and writes nothing when there is nothing to approve, or no name is given", async () => {
  const text = `${readFileSync(file, "utf8")}# by hand\n`;
  writeFileSync(file, text);
  expect(await original("approve", "step")).toEqual({
    code: 1,
    said: "step behaves as approved: there is no difference to approve.",
  });
  expect(await cliOf({ right: "Well done!" })("approve", "step")).toEqual({
    code: 1,
    said: "Name the differences to approve; `qa run step --driver=dom` lists them.",
  });
  expect(readFileSync(file, "utf8")).toBe(text);
});

it("performs approved tests that today's plan does not have, and names what no approved test shows", async () => {
  const text = readFileSync(file, "utf8");
  const at = text.indexOf("      - step: check → right");
  writeFileSync(file, text.slice(0, at));
  const { said } = await tourAsApproved(screenOf({}), mount, subject, { program: "qa" });
  expect(said.join("\n")).toContain("DIFFERENT step, step.right:\n    no approved test shows it");
});

it.each([
  ["version: 1", "version: 2", "it has version 2, this is version 1"],
  ['like: "asking #1"', 'like: "asked #1"', 'there is no page "asked #1" before "checking #1"'],
  ["@ 4", "@ 1", "the difference at line 1 does not fit the page that it is for"],
  ['page: "right #1"', 'page: "right #9"', 'there is no page "right #9"'],
])("says in one sentence that a file with another %s cannot be read", async (from, to, why) => {
  writeFileSync(file, readFileSync(file, "utf8").replace(from, to));
  const { code, said } = await original("run", "--driver=dom");
  expect(code).toBe(1);
  expect(said).toContain(`${file} cannot be read (`);
  expect(said).toContain(why);
});
