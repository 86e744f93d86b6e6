import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, it } from "vitest";
import { cliInFolder } from "../testing/cli-in-folder";
import { type DoorChanges, doorModel } from "../testing/door-model";

const folder = mkdtempSync(join(tmpdir(), "pending-"));
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
const both = cliOf({ bell: "high", emits: "ajar" });

beforeEach(async () => {
  rmSync(file, { force: true });
  await original("approve", "door", "--new", "--reason", "it is new");
});

/** The names of the differences that a run reports. */
const namesIn = (said: string): string[] => (/approve door (.+) --reason/.exec(said)?.[1] ?? "").split(" ");

it("keeps what is approved apart from what is not", async () => {
  const names = namesIn((await both("run")).said);
  expect(names).toHaveLength(2);
  const [first = "", second = ""] = names;
  expect((await both("approve", "door", first, "--reason", "a")).said).toBe(
    `door: approved ${first}. Not approved yet: ${second}.`,
  );
  expect(namesIn((await both("run")).said)).toEqual([second]);
  expect((await both("approve", "door", second, "--reason", "b")).said).toContain("Today's behavior is the approved");
  expect(await both("run")).toMatchObject({ code: 0 });
});

it("does not take what is approved for the approved behavior as long as the file has what was before", async () => {
  const names = namesIn((await both("run")).said);
  expect((await both("approve", "door")).said).toBe("Name the differences to approve; `qa run door` lists them.");
  await both("approve", "door", names[0] ?? "", "--reason", "a");
  // The other change is taken back, so that nothing is left to approve.
  for (const one of [cliOf({ bell: "high" }), cliOf({ emits: "ajar" })]) {
    const { code, said } = await one("run");
    expect(code).toBe(1);
    if (!said.includes("HALF APPROVED")) continue;
    expect(said).toContain("to make today's the approved ones: qa approve door");
    expect((await one("approve", "door")).said).toContain("door: Today's behavior is the approved one");
    expect(await one("run")).toMatchObject({ code: 0 });
    expect(await original("run")).toMatchObject({ code: 1 });
    return;
  }
  expect.unreachable("One of the changes was approved.");
});

it("names the approval of a change that was taken back, and takes it out of the file", async () => {
  const before = readFileSync(file, "utf8");
  const names = namesIn((await both("run")).said);
  const [first = ""] = names;
  await both("approve", "door", first, "--reason", "a");
  // Both changes are taken back.
  const { code, said } = await original("run");
  expect([code, said]).toEqual([
    1,
    expect.stringContaining(
      `STALE APPROVAL door: ${first} is approved, and nothing differs in this way anymore.\n  to take it out of the file: qa approve door`,
    ),
  ]);
  expect((await original("approve", "door")).said).toContain(
    `Taken out of the file, because nothing differs in this way anymore: the approval of ${first}.`,
  );
  expect(readFileSync(file, "utf8")).toBe(before);
  expect(await original("run")).toMatchObject({ code: 0 });
  expect(namesIn((await both("run")).said)).toEqual(names);
});

it("does not apply an approval again after its behavior was replaced by a later one", async () => {
  const name = async (cli: typeof original) => namesIn((await cli("run")).said)[0] ?? "";
  const changed = cliOf({ tries: (n) => n });
  await changed("approve", "door", await name(changed), "--reason", "there");
  await original("approve", "door", await name(original), "--reason", "and back");
  expect(await original("run")).toMatchObject({ code: 0 });
  expect((await changed("run")).said).toContain("the context tries no longer becomes 1");
  expect((await changed("approve", "door")).said).toBe("Name the differences to approve; `qa run door` lists them.");
});
