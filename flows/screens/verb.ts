import { driver } from "../../model-tests/drivers/browser";
import { flowOf } from "../../model-tests/qa/planning";
import { row } from "../../model-tests/qa/table";
import { chosenMachines, readArguments } from "../../model-tests/qa/verb";
import { tourOf } from "../tests/planned";
import type { Outlet, Verb } from "../verb";
import { Album } from "./album";
import { fillAlbum, type Gap, gapText, innermostStates, reachOf } from "./capture";
import { chosenLooks, languagesOf, lookOptions, lookUsage } from "./looks";

/** Small enough to be kept with the sources, and still to be read. */
const quality = 55;
const widths = [19, -9, -8] as const;

/** What is asked for without options is what stands in docs/flows/screens. */
const options = {
  ...lookOptions,
  languages: { type: "string", default: "en,de" },
  to: { type: "string", default: "docs/flows/screens" },
} as const;

/** Takes the pictures that are asked for, and says what there is none of. @throws {QaError} */
async function capture(args: string[], { say }: Outlet): Promise<number> {
  const { values, positionals } = readArguments("flows -- screens", args, options);
  const ids = chosenMachines(positionals[0]);
  const looks = chosenLooks(values);
  const [without, gaps]: [string[], Gap[]] = [[], []];
  let [states, shown] = [0, 0];
  say(row(widths, ["machine", "states", "seconds"]));
  try {
    for (const id of ids) {
      const flow = await flowOf(id);
      const total = innermostStates(flow).length;
      states += total;
      if (driver.refuses?.(flow)) {
        without.push(`${id} (${total})`);
        continue;
      }
      const from = performance.now();
      const planned = await tourOf(id);
      const reach = reachOf(planned);
      const album = new Album(values.to, id, reach.shown, looks, quality);
      const found = await fillAlbum(planned, album, languagesOf(looks));
      const have = reach.shown.filter((state) => !found.some((gap) => gap.state === state)).length;
      shown += have;
      gaps.push(...reach.hidden, ...found);
      say(row(widths, [id, `${have}/${total}`, ((performance.now() - from) / 1000).toFixed(1)]));
    }
  } finally {
    await driver.close?.();
  }
  for (const gap of gaps) say(gapText(gap));
  if (without.length > 0) say(`NO PAGE, a file NAME.page.ts in model-tests is missing: ${without.join(", ")}`);
  say(`${shown} of ${states} states have a screen in every look that was asked for: ${values.to}`);
  return gaps.some(({ isFault }) => isFault) ? 1 : 0;
}

export const screensVerb: Verb = {
  usage: `npm run flows -- screens [MACHINE|all] [--languages=…] [--themes=…] [--widths=…] [--to FOLDER]
Takes a picture of the real page in each state of the machines that have a page; fails where a state\ncould not be come to.
  --languages=en,de    languages of the interface (en,de)
${lookUsage.split("\n").slice(1).join("\n")}
  --to FOLDER          where they go (docs/flows/screens, which is kept with the sources)`,

  run: capture,
};
