import { describe, expect, it } from "vitest";
import { config } from "../testing/config";
import { diffCommand } from "./command";
import { compareCharts } from "./compare";
import { pageOf } from "./page";
import { findingOf } from "./report";
import { quiz } from "./testing";

describe("diff", () => {
  it.each([
    [[], "Name two revisions, like main..HEAD; main.. compares with the files as they are now."],
    [["a..b", "quiz", "exam"], '"exam" is one argument too many; viewer diff --help says what it takes.'],
    [["a..b", "--pdf", "x"], "Unknown option '--pdf'; viewer diff --help says what it takes."],
    [["main"], '"main" is one revision; main..HEAD compares it with another, main.. with the files as they are now.'],
  ])("explains what is wrong with %j", async (args, sentence) => {
    await expect(diffCommand(config).run(args, { say: () => undefined })).rejects.toThrow(sentence);
  });
});

describe("pageOf", () => {
  const change = compareCharts(
    { ...quiz(), title: "A <b>quiz</b>" },
    { ...quiz({ wrong: null, checking: { on: { "check.end": "right" } } }), title: "A <b>quiz</b>" },
  );
  const comparison = {
    before: "one",
    after: "two",
    wording: "engineering" as const,
    machines: 1,
    findings: [findingOf(change, { requirements: ["R6"], tests: ["it 1"], untested: [] }, "engineering")],
  };

  it("shows every change in the drawing and in sentences, on a self-contained page", async () => {
    const page = await pageOf(comparison);
    expect(page).toMatch(/<g class="state [^"]*removed" data-id="it\.wrong"/);
    expect(page).toMatch(/<g class="state [^"]*changed" data-id="it\.checking"/);
    expect(page).toMatch(/<g class="transition [^"]*added" data-id="it\.checking check\.end"/);
    expect(page.match(/<g class="transition [^"]*removed"/g)).toHaveLength(4);
    expect(page).toContain(
      '<li class="removed">State <code>wrong</code> is gone, and with it 1 transition out of it.</li>',
    );
    expect(page).toContain("A &lt;b&gt;quiz&lt;/b&gt;");
    expect(page).not.toMatch(/<b>|\b(src|href)="(?!#)|@import|url\(/);
  });

  it("says if nothing has changed", async () => {
    expect(await pageOf({ ...comparison, findings: [] })).toContain("Nothing has changed in 1 machine.");
  });
});
