import type { Outlet } from "../cli/command";
import type { Subject } from "../cli/subject";
import { UsageError } from "../cli/usage-error";
import type { Approval, Approvals } from "./approved-file";
import type { Difference } from "./compare";

/** How to replace a file that cannot be read. */
export const restart = ({ program }: Pick<Outlet, "program">, { target }: Pick<Subject, "target">): string =>
  `restore it, or replace it with \`${program} approve ${target} --new --reason "WHY"\``;

type Named = Pick<Difference, "name" | "says">;
const isSame = (one: Named, other: Named): boolean =>
  one.name === other.name && one.says.join("\n") === other.says.join("\n");

/** Whether someone has approved exactly this difference, and the file still has what was before. */
export const isApproved = ({ pending }: Pick<Approvals, "pending">, difference: Named): boolean =>
  pending.some((one) => isSame(one, difference));

/** The approvals of differences that are gone, because their changes were taken back. */
export const unneeded = ({ pending }: Pick<Approvals, "pending">, differences: readonly Named[]): Approval[] =>
  pending.filter((one) => !differences.some((difference) => isSame(one, difference)));

/** An approval of today. */
export const approvalOf = ({ name, says }: Named, reason: string): Approval => ({
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
function chosen(id: string, open: readonly Difference[], names: readonly string[]): Difference[] {
  return names.map((name) => {
    const found = open.find((one) => one.name === name);
    if (found) return found;
    if (open.length === 0) throw nothingToApprove(id);
    const others = open.map((one) => one.name).join(", ");
    throw new UsageError(`${id} has no difference "${name}"; the differences are ${others}.`);
  });
}

/** What an approval leads to. */
interface Approving {
  /** The approvals for the file. */
  kept: Approvals;
  /** The names of differences that are still not approved; if there are none, the tests are planned again. */
  left: string[];
  /** The names of earlier approvals that are not kept, because their differences are gone. */
  dropped: string[];
}

/** Approves differences by name. @throws {UsageError} for a name that no difference has */
export function approving(
  id: string,
  { approvals, pending }: Approvals,
  differences: readonly Difference[],
  names: readonly string[],
  reason: string,
): Approving {
  const open = differences.filter((one) => !isApproved({ pending }, one));
  const all = [...pending, ...chosen(id, open, names).map((one) => approvalOf(one, reason))];
  const left = open.filter(({ name }) => !names.includes(name)).map(({ name }) => name);
  if (left.length > 0) return { kept: { approvals, pending: all }, left, dropped: [] };
  const gone = unneeded({ pending: all }, differences);
  const done = all.filter((one) => !gone.includes(one));
  return {
    kept: { approvals: [...approvals, ...done], pending: [] },
    left,
    dropped: gone.map(({ name }) => name),
  };
}

/** Says which approvals are not kept. */
export const dropText = (dropped: readonly string[]): string =>
  `Taken out of the file, because nothing differs in this way anymore: the approval of ${dropped.join(", ")}.`;
