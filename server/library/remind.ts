import type { Catalogue } from "../content/catalogue";
import type { Database } from "../db/database";
import { addMail } from "../mail/queries/mails";
import { publishedItems } from "../routes/items";
import { mailedWebinar } from "./mailed-webinar";
import { takeUnreminded } from "./queries/registrations";
import { timesOf } from "./rules/webinar-time";

/** How many learners one transaction reminds. */
const atOnce = 100;

/** Adds a mail for everyone who registered for a webinar that begins within the hour; each is reminded once, and again if it was postponed (R68). */
export async function remindOfWebinars(db: Database, catalogue: Catalogue, now: Date): Promise<void> {
  for (const item of publishedItems(catalogue, "webinar")) {
    const { text } = catalogue.itemText(item, "en");
    const { remindFrom, startsAt } = timesOf(text);
    if (!text.joinUrl || now < remindFrom || now >= startsAt) continue;
    for (;;) {
      const reminded = await db.transaction(async (tx) => {
        const taken = await takeUnreminded(tx, item.id, { remindFrom, now, most: atOnce });
        for (const { email, language, origin, zone } of taken) {
          const webinar = mailedWebinar(catalogue, item, { language, zone });
          await addMail(tx, { kind: "webinar-reminder", email, language, origin, linkId: null, webinar }, now);
        }
        return taken.length;
      });
      if (reminded < atOnce) break;
    }
  }
}
