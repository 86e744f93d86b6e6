import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import type { RevisionsConfig } from "../config";
import { config } from "../testing/config";
import { type ApprovedFiles, behaviorBetween, sameBehavior } from "./behavior";
import { compared } from "./compared";
import { markdownOf } from "./report";
import type { Revision } from "./revision";
import { quiz } from "./testing";

const root = mkdtempSync(join(tmpdir(), "flows-approved-"));
afterAll(() => rmSync(root, { recursive: true }));

const approved = (context: string, version = 1) => `machine: it
version: ${version}
approvals: []
tests:
  - input: ""
    start: { state: [asking] }
    steps:
      - { step: answer.submit, context: [${context}] }
`;
const shown = (button: string) => `machine: it
version: 1
approvals: []
pages:
  - { name: "asking #1", state: asking, shows: "button “${button}”" }
tests:
  - { input: "", start: { page: "asking #1" }, steps: [] }
`;

/** The folder of a revision with these files. */
function folderWith(name: string, files: Record<string, string>): string {
  const folder = join(root, name);
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  return folder;
}
const filesIn = (folder: string): ApprovedFiles => ({
  behavior: join(folder, "it.approved.yaml"),
  screen: join(folder, "it.screen.approved.yaml"),
});

const before = folderWith("before", {
  "it.approved.yaml": approved("tries = 1"),
  "it.screen.approved.yaml": shown("Send"),
});
const after = folderWith("after", {
  "it.approved.yaml": approved("tries = 2"),
  "it.screen.approved.yaml": shown("Submit"),
});

describe("what was approved in two revisions", () => {
  it("tells how the machine behaves differently, and what its pages show", () => {
    expect(behaviorBetween(filesIn(before), filesIn(after))).toEqual({
      machine: [{ place: "after answer.submit in asking", says: ["the context tries became 1, becomes 2"] }],
      pages: [{ place: "in asking", says: ["the button was “Send”, is “Submit”"] }],
      problems: [],
    });
  });

  it("tells nothing if it is the same, or was approved in one of them only", () => {
    expect(behaviorBetween(filesIn(before), filesIn(before))).toEqual(sameBehavior);
    expect(behaviorBetween({ behavior: null, screen: null }, filesIn(after))).toEqual(sameBehavior);
    expect(behaviorBetween(filesIn(join(root, "nowhere")), filesIn(after))).toEqual(sameBehavior);
  });

  it("tells why a file cannot be compared, and compares the other one", () => {
    const old = folderWith("old", {
      "it.approved.yaml": approved("tries = 1", 0),
      "it.screen.approved.yaml": shown("Send"),
    });
    const { machine, pages, problems } = behaviorBetween(filesIn(old), filesIn(after));
    expect([machine, pages.length]).toEqual([[], 1]);
    expect(problems).toEqual([
      `${join(old, "it.approved.yaml")} cannot be read (it has version 0, this is version 1); it is left out of the comparison.`,
    ]);
  });
});

describe("a comparison", () => {
  const revision = (name: string, folder: string, charts = [quiz()]): Revision => ({
    name,
    commit: null,
    folder,
    charts,
    testsOf: async (machines) => Object.fromEntries(machines.map((id) => [id, []])),
  });
  const revisions: RevisionsConfig = { ...config.revisions, approvedFiles: filesIn };

  it("names a machine whose drawing is the same but whose behavior is not", async () => {
    const comparison = await compared(revision("one", before), revision("two", after), {
      machine: "all",
      wording: "engineering",
      revisions,
    });
    expect(markdownOf(comparison)).toBe(`# What has changed in the flows

From one to two. 1 of 1 machine has changed.

| Machine | States | Transitions | Requirements | Tests |
| - | - | - | - | - |
| It | only what the drawing does not show | – | – | – |

## It

\`it\`: only what the drawing does not show.

It behaves differently:

- after answer.submit in asking: the context tries became 1, becomes 2.

Its pages show something else:

- in asking: the button was “Send”, is “Submit”.
`);
  });

  it("says no more of a machine that exists in one revision only, or in neither differently", async () => {
    const gone = await compared(revision("one", before), revision("two", after, []), {
      machine: "all",
      wording: "engineering",
      revisions,
    });
    expect(gone.findings.map(({ behavior }) => behavior)).toEqual([sameBehavior]);
    const same = await compared(revision("one", before), revision("two", before), {
      machine: "all",
      wording: "engineering",
      revisions,
    });
    expect(same.findings).toEqual([]);
  });

  it("names files without the folder that they were unpacked into", async () => {
    const old = folderWith("older", { "it.approved.yaml": "machine: [" });
    const { findings } = await compared(revision("one", old), revision("two", after), {
      machine: "all",
      wording: "engineering",
      revisions,
    });
    expect(findings[0]?.behavior.problems).toEqual([expect.stringMatching(/^it\.approved\.yaml cannot be read/)]);
  });
});
