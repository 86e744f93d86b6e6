import { anyNumber, type Command, type Outlet, readArguments, subjectUsage } from "../cli/command";
import { eachSubject } from "../cli/each-subject";
import type { Subject } from "../cli/subject";
import { subjectsOf } from "../cli/subjects";
import { UsageError } from "../cli/usage-error";
import type { Views } from "../config";
import { prepareDocument } from "../drivers/document";
import { planning } from "../planner/planning";
import { screenPrefix } from "../screen-approval/screen-file";
import { approving, dropText, nothingToApprove, restart, unnamed } from "./approvals";
import { approveNew, type FirstApproval, fileOf, observeAll, sayLeft } from "./approve-new";
import { type Approved, readApproved, writeApproved } from "./approved-file";
import { changedPlaces, compare } from "./compare";

/** Loads what approves the views of machines: it needs a document, and React. */
async function withViews<T>(
  { config }: Outlet,
  work: (approval: typeof import("../screen-approval/screen-approval"), views: Views) => Promise<T>,
): Promise<T | null> {
  if (!config.views) return null;
  const release = await prepareDocument();
  try {
    return await work(await import("../screen-approval/screen-approval"), await config.views());
  } finally {
    await release();
  }
}

/**
 * Approves differences by name; once none is left, today's behavior is the approved one. Without names, all must be
 * approved already.
 * @returns whether there were differences
 */
async function approve(subject: Subject, names: readonly string[], reason: string, outlet: Outlet): Promise<boolean> {
  const { say } = outlet;
  const file = fileOf(subject);
  const approved = readApproved(file, restart(outlet, subject));
  if (!approved)
    throw new UsageError(
      `Nothing of ${subject.id} is approved yet; \`${outlet.program} approve ${subject.target} --new --reason "WHY"\` approves what it does today.`,
    );
  const planned = planning(await subject.testModel(), "tour", 0);
  const differences = compare(planned, approved);
  if (names.length === 0 && differences.length === 0 && approved.pending.length === 0) return false;
  const { kept, left, dropped } = approving(subject.id, approved, differences, names, reason);
  if (left.length > 0) {
    if (names.length === 0) throw unnamed(subject, outlet);
    writeApproved(file, { ...approved, ...kept });
    say(`${subject.id}: approved ${names.join(", ")}. Not approved yet: ${left.join(", ")}.`);
    return true;
  }
  const now: Approved = { machine: subject.id, ...kept, tests: observeAll(planned.testModel, planned.graph) };
  writeApproved(file, now);
  if (dropped.length > 0) say(dropText(dropped));
  const done = names.length > 0 ? `approved ${names.join(", ")}. ` : "";
  say(`${subject.id}: ${done}Today's behavior is the approved one, in ${file}.`);
  const others = changedPlaces(approved, now);
  if (others.length > 0) say("This is what else is observed now; the change of the file shows how:");
  for (const place of others) say(`  ${place}`);
  return true;
}

/** Approves machines of which nothing is approved yet. @returns whether that was possible for every machine */
async function approveAllNew(
  subjects: readonly Subject[],
  isScreenOnly: boolean,
  reason: string,
  outlet: Outlet,
): Promise<boolean> {
  const behavior = new Map<string, FirstApproval>();
  const screens = new Map<string, FirstApproval>();
  const isWhole =
    isScreenOnly ||
    (await eachSubject(subjects, outlet.say, async (one) => {
      behavior.set(one.id, await approveNew(one, reason, outlet));
      return true;
    }));
  const isShown = await withViews(outlet, ({ approveNewScreen }, views) =>
    eachSubject(subjects, outlet.say, async (one) => {
      screens.set(one.id, await approveNewScreen(one, views, reason, outlet));
      return true;
    }),
  );
  sayLeft(subjects, { behavior, screens }, outlet);
  return isWhole && isShown !== false;
}

export const approveCommand: Command = {
  usage: `statechart-testing approve FILE|MACHINE [DIFFERENCE...] [--new] [--screen] [--reason "WHY"]
Approves differences that \`run\` has reported, by their names; the reason is kept in the file of approved behavior.
Without names, and without a reason, it makes today's behavior the approved one if every difference is approved.
${subjectUsage}
  --new                approves everything that a machine does today, where nothing is approved yet; MACHINE may be all;
                       what is approved already is left as it is, except a file that cannot be read
  --screen             with --new: only what its view shows
  --reason "WHY"       why the behavior is right as it is now`,

  async run(args, outlet) {
    const call = `${outlet.program} approve`;
    const { values, positionals } = readArguments(
      call,
      args,
      {
        new: { type: "boolean", default: false },
        screen: { type: "boolean", default: false },
        reason: { type: "string" },
      },
      anyNumber,
    );
    const [name, ...names] = positionals;
    const reason = values.reason?.trim() ?? "";
    if (name === undefined)
      throw new UsageError(`Name a machine and the differences to approve; \`${call} --help\` says how.`);
    if (reason === "" && (names.length > 0 || values.new))
      throw new UsageError(`Say why, with --reason "WHY": it is kept with the approved behavior.`);
    const subjects = await subjectsOf(outlet.config, name);
    if (values.screen && !values.new) throw new UsageError("--screen belongs to --new; name differences instead.");
    if (values.new) {
      if (names.length > 0)
        throw new UsageError("--new approves all that the machine does; leave out the names of differences.");
      return (await approveAllNew(subjects, values.screen, reason, outlet)) ? 0 : 1;
    }
    const [subject, ...others] = subjects;
    if (!subject || others.length > 0)
      throw new UsageError("A difference belongs to one machine; name that machine instead of several.");
    const ofScreen = names.filter((one) => one.startsWith(screenPrefix));
    const ofMachine = names.filter((one) => !one.startsWith(screenPrefix));
    const isApprovedNow = await eachSubject([subject], outlet.say, async () => {
      const isOfNone = names.length === 0;
      const differs = (isOfNone || ofMachine.length > 0) && (await approve(subject, ofMachine, reason, outlet));
      const looksDifferent =
        (isOfNone || ofScreen.length > 0) &&
        (await withViews(outlet, ({ approveScreen }, views) =>
          approveScreen(subject, views, ofScreen, reason, outlet),
        ));
      if (isOfNone && !differs && !looksDifferent) throw nothingToApprove(subject.id);
      return true;
    });
    return isApprovedNow ? 0 : 1;
  },
};
