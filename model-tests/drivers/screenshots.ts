import type { Screenshots } from "statechart-testing/config";
import { Album } from "../flows/screenshots/album";
import { fillAlbum, gapText, photographing, reachOf } from "../flows/screenshots/capture";
import { chosenVariants, languagesOf, variantOptions, variantUsage } from "../flows/screenshots/variants";
import { viewHashes } from "../flows/screenshots/views";

/** The folder of screenshots from runs, and the quality of the JPEGs. */
const [folder, quality] = ["test-results/flows/screenshots", 60];

/** Takes screenshots of the site's states: most during the tests, the rest on extra paths. */
export const screenshots: Screenshots = {
  folder,
  usage: variantUsage,
  options: variantOptions,
  begin(values) {
    const variants = chosenVariants(values as Parameters<typeof chosenVariants>[0]);
    return {
      async of(driver, planned) {
        const { machine } = planned.plan;
        const views = (await viewHashes(languagesOf(variants)))[machine];
        const { shown } = await reachOf(planned);
        const album = new Album(folder, machine, shown, variants, quality, (language) => views?.[language]);
        return {
          driver: photographing(driver, album),
          finish: async () => (await fillAlbum(planned, album, languagesOf(variants))).map(gapText),
        };
      },
    };
  },
};
