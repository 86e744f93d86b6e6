import type { Outlet } from "../cli/command";
import { counted } from "../cli/names";
import type { Subject } from "../cli/subject";
import { UsageError } from "../cli/usage-error";
import type { TestModel } from "../model/test-model";
import type { Graph } from "../planner/explore";
import { shortTours } from "../planner/paths";
import { planning } from "../planner/planning";
import { approvalOf, restart } from "./approvals";
import { type Approved, readApproved, writeApproved } from "./approved-file";
import { observed } from "./compare";

/** An approved test starts over after this many steps: after a difference of states, the rest of a test says nothing. */
const maxSteps = 10;

/** Observes everything that the short tours of a machine reach. */
export const observeAll = (testModel: TestModel, graph: Graph): Approved["tests"] =>
  shortTours(graph, maxSteps).map(({ input, steps }) => observed(testModel, input, steps));

/** @throws {UsageError} if the machine has no file for its approved behavior */
export function fileOf({ id, approvedFile }: Subject): string {
  if (approvedFile !== null) return approvedFile;
  throw new UsageError(
    `${id} has no file for its approved behavior; name one under \`approvedFile\` of the configuration.`,
  );
}

/** What a first approval does: it approves, leaves what is approved already, or has nothing to approve. */
export type FirstApproval = "approved" | "left" | "nothing";

/** Whether a file has approvals. One that cannot be read has none that could be lost: the message about it says how to replace it. */
export function hasApprovals(read: () => object | null): boolean {
  try {
    return read() !== null;
  } catch (thrown) {
    if (thrown instanceof UsageError) return false;
    throw thrown;
  }
}

/** Approves everything that a machine does today, unless some of it is approved already. */
export async function approveNew(subject: Subject, reason: string, outlet: Outlet): Promise<FirstApproval> {
  const file = fileOf(subject);
  if (hasApprovals(() => readApproved(file, restart(outlet, subject)))) return "left";
  const testModel = await subject.testModel();
  const { graph } = planning(testModel, "tour", 0);
  const tests = observeAll(testModel, graph);
  writeApproved(file, {
    machine: subject.id,
    approvals: [approvalOf({ name: "new", says: [] }, reason)],
    pending: [],
    tests,
  });
  const steps = tests.reduce((sum, test) => sum + test.steps.length, 0);
  const are = tests.length === 1 ? "is" : "are";
  outlet.say(
    `${subject.id}: ${counted(tests.length, "test")} with ${counted(steps, "step")} ${are} approved, in ${file}.`,
  );
  return "approved";
}

/** What first approvals did, by part of the machines. */
interface Outcomes {
  /** What was done with each machine's behavior; empty if only views were to be approved. */
  behavior: ReadonlyMap<string, FirstApproval>;
  /** What was done with what each view shows; empty without views. */
  screens: ReadonlyMap<string, FirstApproval>;
}

const leftIn = (outcomes: ReadonlyMap<string, FirstApproval>): string[] =>
  [...outcomes].filter(([, outcome]) => outcome === "left").map(([id]) => id);

/**
 * Says what first approvals have left as it was.
 * @throws {UsageError} if they were for one machine and approved nothing of it
 */
export function sayLeft(subjects: readonly Subject[], { behavior, screens }: Outcomes, outlet: Outlet): void {
  const { say, program } = outlet;
  const [one, ...others] = subjects;
  const outcomes = [...behavior.values(), ...screens.values()];
  if (one && others.length === 0 && outcomes.length > 0 && !outcomes.includes("approved"))
    throw new UsageError(
      outcomes.includes("left")
        ? `${one.id} is approved already, and nothing was changed; \`${program} run ${one.target}\` lists what differs, by the names to approve.`
        : `${one.id} has no view to approve.`,
    );
  const [machines, views] = [leftIn(behavior), leftIn(screens)];
  if (machines.length > 0)
    say(`Left as it is, because it is approved already: the behavior of ${machines.join(", ")}.`);
  if (views.length > 0) say(`Left as it is, because it is approved already: what is shown by ${views.join(", ")}.`);
}
