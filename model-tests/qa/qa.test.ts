import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { qaInFolder } from "./qa-in-folder";

const { results, run } = qaInFolder();
const inFolder = (name: string) => join(results, name);
const readJson = (file: string) => JSON.parse(readFileSync(file, "utf8"));

/** The last word of the line that starts with a machine. */
const hashIn = (said: string, machine: string) => new RegExp(`^${machine} .* ([0-9a-f]{12})$`, "m").exec(said)?.[1];

describe("npm run qa", () => {
  it("lists its commands", async () => {
    expect(await run()).toMatchObject({
      code: 1,
      said: expect.stringContaining("npm run qa -- replay RECORDING"),
    });
    expect(await run("--help")).toMatchObject({ code: 0, said: expect.stringContaining("Each accepts --help") });
    for (const command of ["plan", "run", "replay", "coverage", "trace", "mutate", "export"])
      expect(await run(command, "--help")).toMatchObject({
        code: 0,
        said: expect.stringContaining(`npm run qa -- ${command}`),
      });
  });

  it.each([
    [["paint"], /^There is no command "paint"; take one of plan, run, /],
    [["plan", "exams"], /^There is no machine "exams"; did you mean exam\? Take all or one of academy, /],
    [
      ["plan", "exam", "--strategy=long"],
      /^There is no strategy "long"; take one of tour, shortest, simple, 1-switch\.$/,
    ],
    [["plan", "exam", "--seed=x"], /^--seed is "x"; take a whole number/],
    [["plan", "--loud"], /^Unknown option '--loud'; npm run qa -- plan --help says what it takes\.$/],
    [["trace", "exam", "quiz"], /^"quiz" is one argument too many; npm run qa -- trace --help/],
    [
      ["plan", "appearance", "--json", "/dev/null/x"],
      /^\/dev\/null\/x cannot be written \(.*\); name another file\.$/m,
    ],
    [["run", "appearance", "--driver=car"], /^There is no driver "car"; take one of model, dom, browser, or configure/],
    [["run", "appearance", "--retry=often"], /^--retry is "often"; take a number from 0 to 99\.$/],
    [["run", "appearance", "--screens"], /^--screens takes pictures of the real page; add --driver=browser\.$/],
    [["replay"], /^Name the file to replay/],
    [
      ["replay", "/nowhere.json"],
      /^\/nowhere\.json cannot be read \(ENOENT.*\); name a file that the run command has saved, .*\.$/,
    ],
    [["export", "appearance"], /^--format is ""; take one of markdown, gherkin, csv, playwright\.$/],
  ])("explains in one sentence what is wrong with %j", async (args, sentence) => {
    expect(await run(...args)).toEqual({ code: 1, said: expect.stringMatching(sentence) });
  });
});

describe("plan", () => {
  it("reports what a plan covers, always with the same bytes", async () => {
    const file = inFolder("plan.json");
    const first = await run("plan", "feedback", "--seed=7", "--json", file);
    const json = readFileSync(file, "utf8");
    expect(first).toEqual({
      code: 0,
      said: expect.stringMatching(/^feedback .* 12\/12 +35\/35 .* 0 {2}[0-9a-f]{12}$/m),
    });
    expect(await run("plan", "feedback", "--seed=7", "--json", file)).toEqual(first);
    expect(readFileSync(file, "utf8")).toBe(json);
    expect(readJson(file)).toMatchObject([{ machine: "feedback", seed: 7, hash: hashIn(first.said, "feedback") }]);
  });

  it("accepts file names, and says what it left out", async () => {
    const { said } = await run("plan", "sign-in", "--strategy=simple");
    expect(said).toMatch(/^signIn +500 .*truncated$/m);
  });
});

describe("run and coverage", () => {
  it("have nothing to report before a run", async () => {
    expect(await run("coverage", "certificateDeletion")).toEqual({
      code: 1,
      said: expect.stringMatching(/^certificateDeletion +not run yet: npm run qa -- run certificateDeletion$/m),
    });
  });

  it("run the plan and report what it covered", async () => {
    const ran = await run("run", "certificateDeletion");
    expect(ran).toEqual({ code: 0, said: expect.stringMatching(/^certificateDeletion +1 +16 +1 +0 +0 /m) });
    const { said } = await run("plan", "certificateDeletion");
    expect(hashIn(ran.said, "certificateDeletion")).toBe(hashIn(said, "certificateDeletion"));

    const [json, junit, html] = ["c/c.json", "c/c.xml", "c/c.html"].map(inFolder) as [string, string, string];
    const args = ["coverage", "certificateDeletion", "--json", json, "--junit", junit, "--html", html];
    expect(await run(...args)).toEqual({
      code: 0,
      said: expect.stringMatching(/ model +5\/5 +11\/11 +2\/2 +3\/3 +1 +0 /),
    });
    expect(readJson(json)).toMatchObject([
      { driver: "model", counts: { states: { "certificateDeletion.failed": 2 } } },
    ]);
    expect(readFileSync(junit, "utf8")).toContain(
      '<testsuite name="certificateDeletion (model)" tests="21" failures="0"',
    );
    expect(readFileSync(html, "utf8")).toContain("<li>removeCertificate → offline × 2</li>");
  });

  it("name what was not covered, and runs of another plan", async () => {
    const file = inFolder("runs/certificateDeletion.model.tour.json");
    const record = readJson(file);
    const [test] = record.tests;
    const missing = "certificateDeletion.failed deletion.cancel";
    delete test.covered[missing];
    writeFileSync(file, JSON.stringify({ ...record, tests: [{ ...test, result: "flaky" }] }));
    const html = inFolder("gap.html");
    const junit = inFolder("gap.xml");
    expect(await run("coverage", "certificateDeletion", "--html", html, "--junit", junit)).toEqual({
      code: 1,
      said: expect.stringMatching(new RegExp(`10/11 .*\n  NOT COVERED ${missing} \\(certificateDeletion, model\\)$`)),
    });
    expect(readFileSync(html, "utf8")).toContain(`<li class="gap">${missing}: not covered</li>`);
    expect(readFileSync(junit, "utf8")).toContain(`name="${missing}"><failure message="not covered"/>`);

    writeFileSync(file, JSON.stringify({ ...record, hash: "000000000000" }));
    const args = ["coverage", "certificateDeletion", "rating", "--html", html, "--junit", junit];
    expect((await run(...args)).said).toMatch(
      / {2}STALE certificateDeletion, model: its plan \(tour\) has changed since .*; run it again\.$/m,
    );
    // Who reads only the reports is told as well.
    expect(readFileSync(junit, "utf8")).toMatch(
      /<testcase classname="certificateDeletion.runs" name="model, tour"><failure message="certificateDeletion, model: its plan/,
    );
    for (const report of [junit, html]) expect(readFileSync(report, "utf8")).toContain("rating has not been run.");
    writeFileSync(file, "{}");
    expect((await run("coverage", "certificateDeletion")).said).toMatch(
      /cannot be read \(.*\); delete it and run again\./,
    );
  });
});

describe("replay", () => {
  const file = inFolder("saved.json");
  const step = (type: string) => ({ kind: "event", actor: "", type, case: "" });
  const save = (...steps: object[]) =>
    writeFileSync(file, JSON.stringify({ machine: "certificateDeletion", input: "", steps, failure: "a fault" }));

  it("runs step by step", async () => {
    save(step("deletion.open"), step("deletion.confirm"));
    expect(await run("replay", file, "--driver=model")).toEqual({
      code: 0,
      said: [
        "certificateDeletion, 2 steps, driver model",
        "Saved because of a fault",
        "   start",
        "      → closed",
        "   1. deletion.open",
        "      → confirming  [open]",
        "   2. deletion.confirm",
        "      → deleting  [busy, open]",
        "PASS everything is as planned.",
      ].join("\n"),
    });
  });

  it("reports a step that is not possible", async () => {
    save(step("deletion.open"), step("deletion.open"));
    expect(await run("replay", file)).toEqual({
      code: 1,
      said: expect.stringMatching(/FAIL deletion\.open: certificateDeletion has no such transition here\.$/),
    });
    writeFileSync(file, JSON.stringify({ machine: "all", input: "", steps: [] }));
    expect((await run("replay", file)).said).toMatch(/does not say which machine it is of/);
    writeFileSync(file, JSON.stringify({ machine: "exam", input: "", steps: [{ kind: "wish" }] }));
    expect((await run("replay", file)).said).toMatch(/cannot be read \(.*steps\[0\]/);
  });
});

describe("export", () => {
  it.each([
    [
      "markdown",
      "| 2 | Click “Delete the certificate ‘SEO basics exam’, issued March 1, 2025”. | You see the dialog “Delete this certificate?”",
    ],
    [
      "gherkin",
      "    When Click “Delete the certificate ‘SEO basics exam’, issued March 1, 2025”.\n    Then You see the dialog “Delete this",
    ],
    [
      "csv",
      '"Deleting a certificate, test 1","2","Click “Delete the certificate ‘SEO basics exam’, issued March 1, 2025”.","You see the dialog',
    ],
  ])("writes tests as %s", async (format, part) => {
    const args = ["export", "certificateDeletion", `--format=${format}`];
    const { code, said } = await run(...args);
    expect([code, said]).toEqual([0, expect.stringContaining(part)]);
    expect(await run(...args, "--out", inFolder("tests.txt"))).toEqual({ code: 0, said: "" });
    expect(readFileSync(inFolder("tests.txt"), "utf8").trimEnd()).toBe(said);
  });
});

it("rejects an unknown driver", async () => {
  if (existsSync("model-tests/drivers/browser.ts")) return;
  expect(await run("run", "appearance", "--driver=browser")).toEqual({
    code: 1,
    said: expect.stringMatching(/^The browser driver \(the page in Chromium\) is not there yet; take --driver=model,/),
  });
});
