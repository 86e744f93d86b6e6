import type { FastifyInstance } from "fastify";
import { localeOfHost } from "../../../src/i18n/locale";
import { paths } from "../../../src/paths/paths";
import { calendarFile } from "../../http/calendar-file";
import { hostOf } from "../../http/host";
import { publicOrigin } from "../../http/public-origin";
import { authenticate } from "../../http/register-endpoint";
import { authorizeRead } from "../../routes/items";

/** A webinar as a file for the visitor's own calendar, in the language of the host (L20). */
export async function webinarCalendarRoutes(app: FastifyInstance): Promise<void> {
  app.get<{ Params: { slug: string } }>("/academy/webinars/:slug/calendar.ics", async (request, reply) => {
    const { config, catalogue, now } = app.academy;
    const known = await catalogue();
    const asking = { optionalAccount: () => authenticate(app, request), reply };
    const item = await authorizeRead(known.item("webinar", request.params.slug), asking, "item.read");
    const locale = localeOfHost(hostOf(request));
    const { text } = known.itemText(item, locale);
    const start = new Date(text.startsAt);
    const url = publicOrigin(request, config.origin, locale) + paths.webinar(item.slug);
    const file = calendarFile({
      uid: `webinar-${item.id}@academy`,
      stamp: now(),
      start,
      end: new Date(start.getTime() + text.duration * 1000),
      summary: text.title,
      description: `${text.description}\n\n${url}`,
      url,
    });
    return reply
      .type("text/calendar; charset=utf-8")
      .header("content-disposition", `attachment; filename="${item.slug}.ics"`)
      .header("cache-control", item.status === "draft" ? "no-store" : "no-cache")
      .send(file);
  });
}
