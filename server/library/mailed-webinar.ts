import { contentLocales } from "../../contract/primitives";
import { paths } from "../../src/paths/paths";
import type { Catalogue, CatalogueItem } from "../content/catalogue";
import type { MailedWebinar } from "../mail/schema";
import { timesOf } from "./rules/webinar-time";

/** What a mail says about a webinar, in the reader's language where the content has it. */
export function mailedWebinar(
  catalogue: Catalogue,
  item: CatalogueItem<"webinar">,
  { language, zone }: { language: string; zone: string },
): MailedWebinar {
  const { text } = catalogue.itemText(item, contentLocales.find((one) => one === language) ?? "en");
  return {
    id: item.id,
    title: text.title,
    description: text.description,
    path: paths.webinar(item.slug),
    startsAt: text.startsAt,
    endsAt: timesOf(text).endsAt.toISOString(),
    zone,
  };
}
