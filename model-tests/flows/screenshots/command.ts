import { anyNumber, readArguments } from "statechart-testing/cli/command";
import { chosenMachines } from "statechart-testing/cli/subjects";
import { row } from "statechart-testing/cli/table";
import { planning } from "statechart-testing/planner/planning";
import type { ScreenshotVariant } from "statechart-viewer/chart/screenshots";
import type { Command, Output } from "statechart-viewer/cli/command";
import { type MachineId, machines } from "../../../machines/index";
import { driver } from "../../drivers/browser";
import { prepareBuiltSite } from "../../shared/built-site";
import { testModelOf } from "../../shared/test-models";
import { Album } from "./album";
import { fillAlbum, type Gap, gapText, innermostStates, reachOf } from "./capture";
import { kept, taken } from "./folders";
import { chosenVariants, languagesOf, variantOptions, variantUsage } from "./variants";
import { viewHashes } from "./views";

const call = "npm run flows -- screenshots";
/** Readable on a machine's page and small enough for git; others are larger. */
const small = { quality: 30, scale: 0.8 };
const large = { quality: 60, scale: 1 };
const widths = [19, -9, -8] as const;

const options = { ...variantOptions, to: { type: "string" } } as const;

/** Whether git keeps screenshots of these variants: only those in English, light, and as narrow as a phone. */
const isKept = (variants: readonly ScreenshotVariant[]): boolean =>
  variants.every(({ language, theme, width }) => language === "en" && theme === "light" && width === 375);

/** Takes the requested screenshots and prints which states have none. @throws {ViewerError} */
async function capture(args: string[], { say }: Output): Promise<number> {
  const { values, positionals } = readArguments(call, args, options, anyNumber);
  const all = Object.keys(machines) as MachineId[];
  const ids = [
    ...new Set((positionals.length > 0 ? positionals : ["all"]).flatMap((name) => chosenMachines(all, name))),
  ];
  const variants = chosenVariants(values);
  // A build takes a while; invalid arguments are told before it.
  prepareBuiltSite();
  const views = await viewHashes(languagesOf(variants));
  const folder = values.to ?? (isKept(variants) ? kept : taken);
  const [without, gaps]: [string[], Gap[]] = [[], []];
  let [states, shown] = [0, 0];
  say(row(widths, ["machine", "states", "seconds"]));
  try {
    for (const id of ids) {
      const model = await testModelOf(id);
      const total = innermostStates(model).length;
      states += total;
      if (await driver.refuses?.(model)) {
        without.push(`${id} (${total})`);
        continue;
      }
      const from = performance.now();
      const planned = planning(model, "tour", 0);
      const reach = await reachOf(planned);
      const { quality, scale } = folder === kept ? small : large;
      const viewOf = (language: string) => views[id]?.[language];
      const album = new Album(folder, id, reach.shown, variants, quality, viewOf, scale);
      const found = await fillAlbum(planned, album, languagesOf(variants));
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
  say(`${shown} of ${states} states have a screenshot in every variant that was asked for: ${folder}`);
  return gaps.some(({ isFault }) => isFault) ? 1 : 0;
}

export const screenshotsCommand: Command = {
  usage: `${call} [MACHINE|all]... [--languages=…] [--themes=…] [--widths=…] [--to FOLDER]
Takes a screenshot of the real page in each state of the machines that have a page; fails if a state
could not be reached.
${variantUsage}
  --to FOLDER          the target folder; without it, those in English, light, and 375 pixels wide, which git keeps, go to
                       ${kept}, and others to ${taken}, which the viewer shows too`,

  run: capture,
};
