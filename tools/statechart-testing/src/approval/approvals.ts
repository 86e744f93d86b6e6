import type { Outlet } from "../cli/command";
import type { Subject } from "../cli/subject";
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
