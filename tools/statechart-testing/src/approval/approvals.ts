import type { Outlet } from "../cli/command";
import type { Subject } from "../cli/subject";
import { UsageError } from "../cli/usage-error";
import type { Approval } from "./approved-file";
import type { Difference } from "./compare";

/** How to replace a file that cannot be read. */
export const restart = ({ program }: Pick<Outlet, "program">, { target }: Pick<Subject, "target">): string =>
  `restore it, or replace it with \`${program} approve ${target} --new --reason "WHY"\``;

/** Whether someone has approved exactly this difference. */
export const isApproved = (
  { approvals }: { approvals: readonly Approval[] },
  { name, says }: Pick<Difference, "name" | "says">,
): boolean => approvals.some((one) => one.name === name && one.says.join("\n") === says.join("\n"));

/** An approval of today. */
export const approvalOf = ({ name, says }: Pick<Difference, "name" | "says">, reason: string): Approval => ({
  name,
  reason,
  date: new Date().toISOString().slice(0, 10),
  says,
});

/** Says that a machine has no difference from what is approved. */
export const nothingToApprove = (id: string) =>
  new UsageError(`${id} behaves as approved: there is no difference to approve.`);

/** Says that a name is missing, and where the names are. */
export const unnamed = (
  { target }: Pick<Subject, "target">,
  { program }: Pick<Outlet, "program">,
  options = "",
): UsageError => new UsageError(`Name the differences to approve; \`${program} run ${target}${options}\` lists them.`);

/** The differences with these names. @throws {UsageError} for a name that no difference has */
export function chosen(id: string, open: readonly Difference[], names: readonly string[]): Difference[] {
  return names.map((name) => {
    const found = open.find((one) => one.name === name);
    if (found) return found;
    if (open.length === 0) throw nothingToApprove(id);
    const others = open.map((one) => one.name).join(", ");
    throw new UsageError(`${id} has no difference "${name}"; the differences are ${others}.`);
  });
}
