import type { OwnSettings, SiteSettings } from "../../contract/account/site-settings";

/** The settings of the home page in one language, as they are filled in. */
export interface SettingsForm {
  /** Whose banner is used. */
  source: "content" | "own";
  isShown: boolean;
  title: string;
  text: string;
  /** A path of the site or an https address; empty: no link. */
  href: string;
  label: string;
  /** The reviews that the home page leaves out, sorted. */
  hiddenReviews: readonly string[];
}

/** The fields of a banner that take text. */
export type BannerField = "title" | "text" | "href" | "label";
export type BannerMistake = "missing" | "long" | "invalid";
export type BannerMistakes = Partial<Record<BannerField, BannerMistake>>;

/** The greatest lengths, in characters, as in the contract. */
export const maxLengths = { title: 120, text: 600, label: 60, href: 2000 } as const;

/** A path of the site or an https address: no other protocol, and no path that browsers read as another site. */
const linkTarget = /^(?:\/(?:[^\s/\\][^\s\\]*)?|https:\/\/[^\s/\\][^\s\\]*)$/;

/** The form for what is set: an own banner begins with what the content says. */
export function formOf({ content, own }: SiteSettings): SettingsForm {
  const { isShown, title = "", text = "", link } = own.banner ?? { ...content.banner, isShown: true };
  return {
    source: own.banner === null ? "content" : "own",
    isShown,
    title,
    text,
    href: link?.href ?? "",
    label: link?.label ?? "",
    hiddenReviews: [...own.hiddenReviews].sort(),
  };
}

/** What the form sets; empty texts are left out. */
export function settingsOf({ source, isShown, hiddenReviews, ...texts }: SettingsForm): OwnSettings {
  const title = texts.title.trim();
  const text = texts.text.trim();
  const href = texts.href.trim();
  const banner = {
    isShown,
    ...(title !== "" && { title }),
    ...(text !== "" && { text }),
    ...(href !== "" && { link: { href, label: texts.label.trim() } }),
  };
  return { banner: source === "own" ? banner : null, hiddenReviews: [...hiddenReviews].sort() };
}

/** What is set, as an unchanged form would set it. */
const unchanged = (settings: SiteSettings): string => JSON.stringify(settingsOf(formOf(settings)));

/** Whether the form sets something else than what is set now. */
export const isChangedIn = (form: SettingsForm, settings: SiteSettings): boolean =>
  JSON.stringify(settingsOf(form)) !== unchanged(settings) ||
  // A label without an address sets nothing, and is a mistake.
  (form.source === "own" && mistakesIn(form).href === "missing");

const isLong = (text: string, field: BannerField): boolean => [...text.trim()].length > maxLengths[field];

function mistakeIn(form: SettingsForm, field: BannerField): BannerMistake | undefined {
  const text = form[field].trim();
  const hasLink = form.href.trim() !== "" || form.label.trim() !== "";
  const isNeeded = field === "title" ? form.isShown : field !== "text" && hasLink;
  if (text === "") return isNeeded ? "missing" : undefined;
  if (isLong(text, field)) return "long";
  return field === "href" && !linkTarget.test(text) ? "invalid" : undefined;
}

/** What is missing or wrong in the form, by field. The server checks the same. */
export function mistakesIn(form: SettingsForm): BannerMistakes {
  if (form.source === "content") return {};
  const found = (["title", "text", "href", "label"] as const).flatMap((field) => {
    const mistake = mistakeIn(form, field);
    return mistake ? [[field, mistake] as const] : [];
  });
  return Object.fromEntries(found);
}
