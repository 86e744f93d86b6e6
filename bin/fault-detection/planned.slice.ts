/** The planned tests of the machines in `FAULT_SLICE`, on the machine alone, compared with its approved behavior. */
import { isAsApproved } from "statechart-testing/approval/check-approved";
import { subjectsOf } from "statechart-testing/cli/subjects";
import { planning } from "statechart-testing/planner/planning";
import { expect, it } from "vitest";
import config from "../../model-tests/statechart-testing.config";

const { machines }: { machines: string[] } = JSON.parse(process.env.FAULT_SLICE ?? '{"machines":[]}');

it.each(machines)("%s behaves as approved", async (id) => {
  const [subject] = await subjectsOf(config, id);
  if (!subject) throw new Error(`${id} is not configured.`);
  const said: string[] = [];
  const planned = planning(await subject.testModel(), "tour", 0);
  isAsApproved(subject, planned, { say: (line) => said.push(line), program: "npm run qa --" });
  expect(said).toEqual([]);
});
