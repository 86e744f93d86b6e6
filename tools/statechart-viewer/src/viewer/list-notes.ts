import type { Tone } from "../ui/Badge";
import type { Listed, Overview } from "./data";
import { plural } from "./plural";
import { agoText, placeOf } from "./result-texts";

/** What the list says of a machine besides its description. */
export interface ListNote {
  tone: Tone;
  text: string;
}

/** How the tests of a machine ended: failing ones by where they ran, or when the oldest of the last runs passed. */
function testNotes({ machine }: Listed, { runs, loadedAt }: Overview): ListNote[] {
  const mine = runs.filter((run) => run.machine === machine);
  if (mine.length === 0) return [{ tone: "neutral", text: "no test results" }];
  const red = mine.filter(({ failed, flaky }) => failed + flaky > 0);
  if (red.length > 0)
    return red.map((run) => {
      const count = run.failed + run.flaky;
      return { tone: "danger", text: `${plural(count, "test")} ${count === 1 ? "fails" : "fail"} ${placeOf(run)}` };
    });
  const [oldest = ""] = mine.map(({ date }) => date).sort();
  return [{ tone: "success", text: `tests passed ${agoText(oldest, loadedAt)}` }];
}

/** What is wrong with the screenshots of a machine. */
function screenshotNotes({ machine }: Listed, { screenshots }: Overview): ListNote[] {
  const mine = screenshots.filter((one) => one.machine === machine);
  return mine.length === 0 ? [{ tone: "neutral", text: "no screenshots" }] : [];
}

/** By what it is about; others can be added, like comments and alarms. */
const sources = [testNotes, screenshotNotes];

/** Everything that the list says of a machine. */
export const notesOf = (machine: Listed, overview: Overview): ListNote[] =>
  sources.flatMap((notes) => notes(machine, overview));

/** What the list says of all machines together: how many have failing tests, and how many have no results. */
export function summaryOf(list: readonly Listed[], { runs }: Overview): string {
  const machines = (some: readonly { machine: string }[]) => new Set(some.map(({ machine }) => machine));
  const red = machines(runs.filter(({ failed, flaky }) => failed + flaky > 0)).size;
  const tested = machines(runs);
  const without = list.filter(({ machine }) => !tested.has(machine)).length;
  if (tested.size === 0) return "No test results are here yet; a machine's page says where they come from.";
  return [
    red === 0 ? "In the last runs, all planned tests passed" : `Tests of ${plural(red, "machine")} fail`,
    ...(without > 0 ? [`${plural(without, "machine")} without results`] : []),
  ].join("; ");
}
