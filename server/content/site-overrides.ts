import { createHash } from "node:crypto";
import { safeParse, z } from "zod/mini";
import type { OwnSettings, ReviewOfContent } from "../../contract/account/site-settings";
import { Banner, Review, type Setting } from "../../contract/catalogue/site";
import type { ContentLocale } from "../../contract/primitives";
import type { Database } from "../db/database";
import type { Catalogue } from "./catalogue";
import { siteOverride } from "./schema";

export type OverrideRow = typeof siteOverride.$inferSelect;

/** What staff have set instead of the content's settings, in all languages; at most two rows for each. */
export interface SiteOverrides {
  /** Changes with each change. */
  version: string;
  of(locale: ContentLocale): OwnSettings;
}

/** What the rows of one language set. They were checked when they were stored. */
export const ownSettingsOf = (rows: readonly OverrideRow[]): OwnSettings => {
  const settingOf = (wanted: OverrideRow["key"]) => rows.find(({ key }) => key === wanted)?.value;
  return {
    banner: (settingOf("banner") ?? null) as OwnSettings["banner"],
    hiddenReviews: (settingOf("hiddenReviews") ?? []) as string[],
  };
};

/** Reads what staff have set. */
export async function loadSiteOverrides(db: Database, version: string): Promise<SiteOverrides> {
  const rows = version === "" ? [] : await db.select().from(siteOverride);
  return { version, of: (locale) => ownSettingsOf(rows.filter((row) => row.locale === locale)) };
}

/** A review's id: from what it says, so that an import of the same review does not change it. */
const reviewId = ({ name, role, text }: Review): string =>
  createHash("sha256")
    .update(JSON.stringify([name, role ?? null, text]))
    .digest("base64url")
    .slice(0, 22);

const isOfHome = ({ group, key }: Pick<Setting, "group" | "key">, wanted: string) => group === "home" && key === wanted;

const Reviews = z.array(Review);

/** The settings that the content has for a language. */
export function contentSettings(catalogue: Catalogue, locale: ContentLocale): Setting[] {
  const [texts] = catalogue.items("site");
  const all = texts ? catalogue.itemText(texts, locale).text.settings : [];
  return all.filter((one): one is Setting => one.value !== null);
}

/** The banner and the reviews of the content. */
export function homeOfContent(settings: readonly Setting[]): { banner: Banner; reviews: ReviewOfContent[] } {
  const settingOf = (key: string) => settings.find((one) => isOfHome(one, key))?.value;
  const banner = safeParse(Banner, settingOf("bannerSettings"));
  const reviews = safeParse(Reviews, settingOf("reviews"));
  return {
    banner: banner.success ? banner.data : { isShown: false },
    reviews: reviews.success ? reviews.data.map((one) => ({ id: reviewId(one), ...one })) : [],
  };
}

/** The content's settings with what staff have set instead. */
export function withOverrides(settings: readonly Setting[], { banner, hiddenReviews }: OwnSettings): Setting[] {
  const shown = settings.map((one) => {
    if (hiddenReviews.length === 0 || !isOfHome(one, "reviews") || !Array.isArray(one.value)) return one;
    const { reviews } = homeOfContent([one]);
    return { ...one, value: one.value.filter((_, index) => !hiddenReviews.includes(reviews[index]?.id ?? "")) };
  });
  if (banner === null) return shown;
  const others = shown.filter((one) => !isOfHome(one, "bannerSettings"));
  return [...others, { group: "home", key: "bannerSettings", value: banner as Setting["value"] }];
}
