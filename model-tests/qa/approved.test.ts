import { readdirSync } from "node:fs";
import { basename } from "node:path";
import { isAsApproved } from "statechart-testing/approval/check-approved";
import { subjectsOf } from "statechart-testing/cli/subjects";
import { planning } from "statechart-testing/planner/planning";
import { standsRaces } from "statechart-testing/races/check-races";
import { describe, expect, it } from "vitest";
import { machines } from "../../machines/index";
import config from "../statechart-testing.config";

describe("every machine behaves as approved, also with outcomes that arrive late and after a sleep", () => {
  it.each(Object.keys(machines))("%s", { timeout: 60_000 }, async (id) => {
    const [subject] = await subjectsOf(config, id);
    if (!subject) throw new Error(`${id} is not configured.`);
    const said: string[] = [];
    const outlet = { say: (line: string) => void said.push(line), program: "npm run qa --" };
    const planned = planning(await subject.testModel(), "tour", 0);
    isAsApproved(subject, planned, outlet);
    standsRaces(id, planned, outlet);
    expect(said).toEqual([]);
  });
});

it("no approved behavior is left of a machine that is gone", async () => {
  const files = readdirSync("model-tests", { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".approved.yaml"),
  );
  const subjects = await subjectsOf(config);
  const known = subjects
    .flatMap(({ approvedFile, approvedScreenFile }) => [approvedFile, approvedScreenFile])
    .map((file) => basename(file ?? ""));
  expect(files.map((name) => basename(name)).sort()).toEqual(known.sort());
});
