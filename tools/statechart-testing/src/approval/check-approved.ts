import type { Outlet } from "../cli/command";
import type { Subject } from "../cli/subject";
import type { Planning } from "../planner/planning";
import { isApproved, restart, unneeded } from "./approvals";
import { type Approvals, readApproved } from "./approved-file";
import { compare, type Difference } from "./compare";

/**
 * Compares a machine with its approved behavior and reports every difference with how to approve it.
 * @returns whether there is none; also true for a machine that needs no approved behavior
 * @throws {UsageError} if the file of approved behavior cannot be read
 */
export function isAsApproved(
  subject: Pick<Subject, "id" | "target" | "approvedFile" | "mustBeApproved">,
  planned: Planning,
  { say, program }: Pick<Outlet, "say" | "program">,
): boolean {
  const { id, target, approvedFile, mustBeApproved } = subject;
  if (approvedFile === null) return true;
  const approved = readApproved(approvedFile, restart({ program }, subject));
  if (!approved) {
    say(`NOT APPROVED ${id}: it is only compared with itself.`);
    say(`  to approve what it does today: ${program} approve ${target} --new --reason "WHY"`);
    return !mustBeApproved;
  }
  return reportDifferences(subject, approved, compare(planned, approved), { say, program });
}

/**
 * Reports differences that are not approved, and how to approve them. Where all are, the file must not keep what was
 * before: a return to that would go unnoticed. Nor may it keep approvals of differences that are gone: the next one like
 * them would go unnoticed.
 * @returns whether there is neither a difference nor such an approval
 */
export function reportDifferences(
  { id, target }: Pick<Subject, "id" | "target">,
  approved: Pick<Approvals, "pending">,
  differences: readonly Difference[],
  { say, program }: Pick<Outlet, "say" | "program">,
): boolean {
  const open = differences.filter((one) => !isApproved(approved, one));
  for (const { place, says, tests } of open) {
    const where = tests.filter((test) => test > 0).join(", ");
    say(`DIFFERENT ${id}, ${place}${where && ` (approved test ${where})`}:`);
    for (const sentence of says) say(`    ${sentence}`);
  }
  // While something is open, places that are new are not compared, and their approvals are not judged.
  const gone = open.length > 0 ? [] : unneeded(approved, differences);
  for (const { name } of gone)
    say(`STALE APPROVAL ${id}: ${name} is approved, and nothing differs in this way anymore.`);
  if (open.length > 0)
    say(`  if that is right: ${program} approve ${target} ${open.map(({ name }) => name).join(" ")} --reason "WHY"`);
  else if (differences.length > 0)
    say(`HALF APPROVED ${id}: all differences are; to make today's the approved ones: ${program} approve ${target}`);
  else if (gone.length > 0) say(`  to take it out of the file: ${program} approve ${target}`);
  return differences.length === 0 && gone.length === 0;
}
