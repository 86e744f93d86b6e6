import { parse, type z } from "zod/mini";
import type { Expert } from "../../contract/catalogue/site";
import type { ContentLocale } from "../../contract/primitives";
import { peopleOf } from "./build-parts";
import type { SiteDocument } from "./documents";
import { homeForms } from "./item-schemas";
import type { PeopleFile } from "./schemas";

type Settings = SiteDocument["settings"];
type People = z.infer<typeof PeopleFile>;

/** People are described in people.yaml: a page only gets what it shows of them. */
const expertsOf = (value: unknown, people: People, locale: ContentLocale): Expert[] =>
  parse(homeForms.topExperts, value).flatMap(({ id, line }) =>
    peopleOf(people, [id], locale).map(({ name, role }) => ({ id, name, role, line })),
  );

/** The settings, with those of the home page in the form it shows. Reviews are always a list (section 3). */
export function homeSettingsOf(settings: Settings, people: People, locale: ContentLocale): Settings {
  const shown = settings.map((one) => {
    if (one.group !== "home") return one;
    if (one.key === "topExperts" && one.value !== null) return { ...one, value: expertsOf(one.value, people, locale) };
    return one.key === "reviews" ? { ...one, value: one.value ?? [] } : one;
  });
  const hasReviews = shown.some(({ group, key }) => group === "home" && key === "reviews");
  return hasReviews ? shown : [...shown, { group: "home", key: "reviews", value: [] }];
}
