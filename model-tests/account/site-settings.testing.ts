import type { SiteSettings } from "../../contract/account/site-settings";

const at = "2026-02-28T09:30:00.000Z";
const rae = "a".repeat(22);

/** The banner that the content has, and a review. */
const content = {
  banner: { isShown: true, title: "Old news", text: "Still there.", link: { href: "/academy/faq/", label: "Read" } },
  reviews: [{ id: rae, name: "Rae", role: "Reader", text: "Good." }],
};

/** The settings of a language that are the content’s. */
export const settingsOf = (locale: SiteSettings["locale"], own: Partial<SiteSettings> = {}): SiteSettings => ({
  locale,
  revision: "first",
  content,
  own: { banner: null, hiddenReviews: [] },
  bannerChange: null,
  reviewsChange: null,
  ...own,
});

const banner = { isShown: true, title: "News", text: "Still there.", link: { href: "/academy/faq/", label: "Read" } };

/** With the banner that is filled in. */
export const saved = settingsOf("en", {
  revision: "second",
  own: { banner, hiddenReviews: [] },
  bannerChange: { at, by: "ada@academy.test" },
});

/** What somebody else has set meanwhile. */
export const ofOthers = settingsOf("en", {
  revision: "third",
  own: { banner: { ...banner, isShown: false, title: "Theirs" }, hiddenReviews: [rae] },
  bannerChange: { at, by: "bob@academy.test" },
  reviewsChange: { at, by: null },
});
