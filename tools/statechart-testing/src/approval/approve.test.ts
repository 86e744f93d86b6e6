import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, it } from "vitest";
import type { TestModel } from "../model/test-model";
import { cliInFolder } from "../testing/cli-in-folder";
import { type DoorChanges, doorModel } from "../testing/door-model";

const folder = mkdtempSync(join(tmpdir(), "approved-"));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, "door.approved.yaml");

const cliOf = (changes: DoorChanges = {}) => {
  const model = doorModel(changes);
  return cliInFolder(
    { machines: { door: { machine: model.machine } }, testModel: async () => model, approvedFile: () => file },
    "qa",
  ).run;
};
const original = cliOf();
const changed = {
  guard: cliOf({ isCode: ({ code }) => code.length > 1 }),
  assign: cliOf({ tries: (n) => n }),
  delay: cliOf({ closesAfter: 1000 }),
  params: cliOf({ bell: "high" }),
  transition: cliOf({ hasBack: true }),
  emitted: cliOf({ emits: "ajar" }),
  input: cliOf({ asks: () => "" }),
};

beforeEach(async () => {
  rmSync(file, { force: true });
  expect(await original("approve", "door", "--new", "--reason", "it is new")).toMatchObject({ code: 0 });
});

it("saves what every step showed, in words", () => {
  const text = readFileSync(file, "utf8");
  expect(text).toContain(`
      - step: submit
        state:
          - checking
        tags:
          - busy
        takes:
          - door.closed submit
        guards:
          - door.closed submit [true]
        effects:
          - start check {"code":"1234"}
        can:
          - "- type (short)"
          - "- type (right)"
          - "- submit"
      - step: check → right
        state:
          - open
        tags: []
        takes:
          - door.checking done(check)
        effects:
          - emit opened {}
        stops:
          - check
`);
  expect(text).toContain("reason: it is new");
});

it("finds nothing in the machine that was approved", async () => {
  expect(await original("run")).toMatchObject({ code: 0, said: expect.not.stringContaining("DIFFERENT") });
});

it.each([
  ["guard", /DIFFERENT door, after type \(short\) in closed \(approved test [\d, ]+\):\n {4}submit becomes possible\n/],
  [
    "assign",
    /DIFFERENT door, after check → wrong in checking \(approved test \d\):\n {4}the context tries no longer becomes 1\n/,
  ],
  [
    "delay",
    /DIFFERENT door, after 3000 ms in open \(approved test \d\):\n {4}it took door.open after\(3000\), takes nothing\n {4}in the first half of the time it did nothing, does door.open after\(1000\)/,
  ],
  ["params", /what it does was: do ring \{"tone":"low"\}, is: do ring \{"tone":"high"\}/],
  ["emitted", /it no longer does: emit opened \{\}\n {4}it now does: emit ajar \{\}/],
  ["input", /what it does was: start check \{"code":"1234"\}, is: start check \{"code":""\}/],
  ["transition", /after submit in closed \(approved test \d\):\n {4}back becomes possible\n/],
] as const)("tells a change of the %s as behavior", async (change, sentence) => {
  const { code, said } = await changed[change]("run");
  expect(code).toBe(1);
  expect(said).toMatch(sentence);
  expect(said).toMatch(/if that is right: qa approve door [\w -]+ --reason "WHY"/);
});

/** The names of the differences that a run reports. */
const namesIn = (said: string): string[] => (/approve door (.+) --reason/.exec(said)?.[1] ?? "").split(" ");

it("compares with a difference once it is approved by name", async () => {
  const [name = ""] = namesIn((await changed.assign("run")).said);
  const { code, said } = await changed.assign("approve", "door", name, "--reason", "tries do not count");
  expect([code, said]).toEqual([0, expect.stringContaining("Today's behavior is the approved one")]);
  expect(await changed.assign("run")).toMatchObject({ code: 0 });
  expect(readFileSync(file, "utf8")).toContain("reason: tries do not count");
  expect((await original("run")).said).toContain("the context tries now becomes 1");
});

it("names what no approved test reaches", async () => {
  const model = doorModel();
  const wider: TestModel = { ...model, inputs: { ...model.inputs, second: undefined } };
  const { run } = cliInFolder(
    { machines: { door: { machine: model.machine } }, testModel: async () => wider, approvedFile: () => file },
    "qa",
  );
  const { code, said } = await run("run");
  expect(code).toBe(1);
  expect(said).toContain('DIFFERENT door, with the input "second":\n    no approved test starts with it\n');
});

it("names an approved step that is no longer possible", async () => {
  const text = readFileSync(file, "utf8");
  writeFileSync(file, text.replace("- step: check → wrong", "- step: check → late"));
  expect((await original("run")).said).toContain(
    'after check → late in checking (approved test 1):\n    this step is no longer possible: check has no outcome "late".',
  );
});

it("names a machine of which nothing is approved", async () => {
  rmSync(file);
  const { code, said } = await original("run");
  expect(code).toBe(1);
  expect(said).toContain("NOT APPROVED door: it is only compared with itself.");
  expect((await original("approve", "door", "x", "--reason", "y")).said).toMatch(/^Nothing of door is approved yet; /);
});

it("does not approve again what is approved already, and replaces a file that cannot be read", async () => {
  const before = readFileSync(file, "utf8");
  expect(await changed.assign("approve", "door", "--new", "--reason", "a broken one")).toEqual({
    code: 1,
    said: "door is approved already, and nothing was changed; `qa run door` lists what differs, by the names to approve.",
  });
  expect(readFileSync(file, "utf8")).toBe(before);
  writeFileSync(file, before.replace("version: 1", "version: 0"));
  expect(await original("approve", "door", "--new", "--reason", "again")).toMatchObject({ code: 0 });
  expect(readFileSync(file, "utf8")).toContain("reason: again");
});

it("approves, of all machines, those of which nothing is approved, and names the others", async () => {
  const model = doorModel();
  const fileOf = (id: string) => join(folder, `${id}.approved.yaml`);
  const { run } = cliInFolder({
    machines: { door: { machine: model.machine }, gate: { machine: model.machine } },
    testModel: async () => model,
    approvedFile: fileOf,
  });
  const before = readFileSync(file, "utf8");
  const { code, said } = await run("approve", "all", "--new", "--reason", "first");
  expect([code, said.split("\n")]).toEqual([
    0,
    [
      expect.stringMatching(/^gate: 1 test.* approved, in .*gate\.approved\.yaml\.$/),
      "Left as it is, because it is approved already: the behavior of door.",
    ],
  ]);
  expect(readFileSync(file, "utf8")).toBe(before);
  expect(await run("approve", "all", "--new", "--reason", "second")).toEqual({
    code: 0,
    said: "Left as it is, because it is approved already: the behavior of door, gate.",
  });
  rmSync(fileOf("gate"));
});

it.each([
  [["approve"], "Name a machine and the differences to approve; `qa approve --help` says how."],
  [["approve", "door", "x"], 'Say why, with --reason "WHY": it is kept with the approved behavior.'],
  [["approve", "door"], "door behaves as approved: there is no difference to approve."],
  [["approve", "door", "x", "--reason", "y"], "door behaves as approved: there is no difference to approve."],
  [
    ["approve", "door", "x", "--new", "--reason", "y"],
    "--new approves all that the machine does; leave out the names of differences.",
  ],
  [["approve", "gate", "x", "--reason", "y"], 'There is no machine "gate"; take all or one of door.'],
])("refuses %j in one sentence", async (args, sentence) => {
  expect(await original(...args)).toEqual({ code: 1, said: sentence });
});

it("names the differences when it is asked to approve another", async () => {
  expect((await changed.params("approve", "door", "x", "--reason", "y")).said).toMatch(
    /^door has no difference "x"; the differences are checking-check-wrong\.$/,
  );
});

it.each([
  ["version: 1", "version: 2", "it has version 2, this is version 1"],
  ["tests:", "test:", "expected array"],
  ["machine: door", "machine: [", "Flow sequence"],
  ["- step: submit", '- step: ""', '"" is not a step'],
])("says in one sentence that a file with another %s cannot be read", async (from, to, why) => {
  writeFileSync(file, readFileSync(file, "utf8").replace(from, to));
  const { code, said } = await original("run");
  expect(code).toBe(1);
  expect(said).toContain(`${file} cannot be read (`);
  expect(said).toContain(why);
  expect(said).toContain('replace it with `qa approve door --new --reason "WHY"`.');
});
