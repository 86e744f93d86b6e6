import { parse, safeParse, type z } from "zod/mini";
import { checkReferences } from "./check-names";
import type { SiteDocument } from "./documents";
import { homeForms } from "./item-schemas";
import type { ContentSource } from "./read";
import { complainOfForm, type Source } from "./source";

const formOf = (key: string): z.core.$ZodType | undefined =>
  Object.entries(homeForms).find(([name]) => name === key)?.[1];

/** The home page shows some settings of its group: their values must be valid, and their people known. */
export function checkHome(source: Source<Pick<SiteDocument, "settings">>, people: ContentSource["people"]): void {
  for (const [index, { group, key, value }] of source.value?.settings.entries() ?? []) {
    const form = group === "home" && value !== null ? formOf(key) : undefined;
    if (!form) continue;
    const at = ["settings", index, "value"];
    const parsed = safeParse(form, value, { reportInput: true });
    if (!parsed.success) complainOfForm(source.complain, parsed.error.issues, at);
    else if (key === "topExperts") {
      const ids = parse(homeForms.topExperts, value).map(({ id }) => id);
      checkReferences(source, at, ids, people, "people.yaml");
    }
  }
}
