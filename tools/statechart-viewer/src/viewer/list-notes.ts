import type { Tone } from "../ui/Badge";
import type { Listed, Overview, RunSummary } from "./data";
import { plural } from "./plural";
import { agoText, placeOf } from "./result-texts";

/** Something about a machine that the list points out. */
export interface ListNote {
  tone: Tone;
  text: string;
}

const runsOf = ({ machine }: Listed, { runs }: Overview) => runs.filter((run) => run.machine === machine);
const isRed = ({ failed, flaky }: RunSummary): boolean => failed + flaky > 0;

/** Where tests of a machine fail, or that it has no results. */
function testNotes(listed: Listed, overview: Overview): ListNote[] {
  const runs = runsOf(listed, overview);
  if (runs.length === 0) return [{ tone: "neutral", text: "no test results" }];
  return runs.filter(isRed).map((run) => {
    const count = run.failed + run.flaky;
    return { tone: "danger", text: `${plural(count, "test")} ${count === 1 ? "fails" : "fail"} ${placeOf(run)}` };
  });
}

/** What is wrong with the screenshots of a machine. */
function screenshotNotes({ machine, unseen }: Listed, { screenshots }: Overview): ListNote[] {
  const mine = screenshots.filter((one) => one.machine === machine);
  const old = mine.filter(({ isOutdated }) => isOutdated).length;
  if (mine.length === 0) return unseen === null ? [{ tone: "neutral", text: "no screenshots" }] : [];
  return old === 0 ? [] : [{ tone: "warning", text: `${plural(old, "screenshot")} older than the view` }];
}

/** What needs attention, by what it is about; others can be added, like comments and alarms. */
const sources = [testNotes, screenshotNotes];

/** Everything about a machine that needs attention. */
export const notesOf = (machine: Listed, overview: Overview): ListNote[] =>
  sources.flatMap((notes) => notes(machine, overview));

/** The size of a machine, and when the oldest of its last runs passed if all did. */
export function factsOf(listed: Listed, overview: Overview): string {
  const runs = runsOf(listed, overview);
  const [oldest] = runs.map(({ date }) => date).sort();
  const passed = oldest !== undefined && !runs.some(isRed);
  return [
    plural(listed.states, "state"),
    plural(listed.transitions, "transition"),
    ...(passed ? [`tests passed ${agoText(oldest, overview.loadedAt)}`] : []),
  ].join(", ");
}

/** What the list says of all machines together: how many have failing tests, and how many have no results. */
export function summaryOf(list: readonly Listed[], { runs }: Overview): string {
  const machines = (some: readonly { machine: string }[]) => new Set(some.map(({ machine }) => machine));
  const red = machines(runs.filter(isRed)).size;
  const tested = machines(runs);
  const without = list.filter(({ machine }) => !tested.has(machine)).length;
  if (tested.size === 0) return "No test results are here yet; a machine's page says where they come from.";
  const said = [
    red === 0 ? "In the last runs, all planned tests passed" : `Tests of ${plural(red, "machine")} fail`,
    ...(without > 0 ? [`${plural(without, "machine")} without results`] : []),
  ];
  return `${said.join("; ")}.`;
}
