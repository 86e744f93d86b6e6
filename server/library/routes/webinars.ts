import type { FastifyInstance } from "fastify";
import { type Webinar, type WebinarCard, webinars } from "../../../contract/library/webinars";
import type { ContentLocale } from "../../../contract/primitives";
import type { Catalogue, CatalogueItem } from "../../content/catalogue";
import { drawingOf } from "../../courses/routes/course-replies";
import { registerEndpoint } from "../../http/register-endpoint";
import { asList, authorizeRead, pageOf, publishedItems } from "../../routes/items";

type WebinarItem = CatalogueItem<"webinar">;

/** A webinar as lists show it. */
export function webinarCardOf(catalogue: Catalogue, item: WebinarItem, locale: ContentLocale): WebinarCard {
  const { text, language } = catalogue.itemText(item, locale);
  return {
    id: item.id,
    cardType: "webinar",
    slug: item.slug,
    url: `/academy/webinars/${item.slug}/`,
    title: text.title,
    description: text.description,
    previewImg: drawingOf(text),
    previewImgAltText: "",
    previewImgBackground: text.background,
    motif: text.motif,
    categories: catalogue.topics(locale, text.categories),
    duration: text.duration,
    speakers: text.speakers.map(({ id, name }) => ({ id, name })),
    startDatetime: text.publishedAt,
    startsAt: text.startsAt,
    isRecorded: text.video !== null,
    language,
  };
}

/** Published webinars: upcoming ones by their start, then past ones, the newest first. */
export function webinarsInOrder(catalogue: Catalogue, now: Date): { upcoming: WebinarItem[]; past: WebinarItem[] } {
  const timed = publishedItems(catalogue, "webinar").map((item) => {
    const { startsAt, duration } = catalogue.itemText(item, "en").text;
    return { item, start: Date.parse(startsAt), isOver: Date.parse(startsAt) + duration * 1000 <= now.getTime() };
  });
  const upcoming = timed.filter(({ isOver }) => !isOver).sort((a, b) => a.start - b.start);
  const past = timed.filter(({ isOver }) => isOver).sort((a, b) => b.start - a.start);
  return { upcoming: upcoming.map(({ item }) => item), past: past.map(({ item }) => item) };
}

/** Webinars. */
export async function webinarRoutes(app: FastifyInstance): Promise<void> {
  registerEndpoint(
    app,
    webinars.categories,
    ({ catalogue, query: { language } }) => {
      const used = publishedItems(catalogue, "webinar").flatMap(
        (item) => catalogue.itemText(item, "en").text.categories,
      );
      return asList(catalogue.topics(language, used));
    },
    { cache: "kept" },
  );

  registerEndpoint(
    app,
    webinars.list,
    ({ catalogue, now, params: { locale }, query: { categories, time, ...page } }) => {
      const { upcoming, past } = webinarsInOrder(catalogue, now);
      const chosen = time === "upcoming" ? upcoming : time === "past" ? past : [...upcoming, ...past];
      const isAskedFor = (item: WebinarItem) =>
        categories.length === 0 || catalogue.itemText(item, "en").text.categories.some((id) => categories.includes(id));
      return pageOf(chosen.filter(isAskedFor), page, (item) => webinarCardOf(catalogue, item, locale));
    },
    { cache: "content" },
  );

  registerEndpoint(
    app,
    webinars.bySlug,
    async ({ catalogue, params: { locale, slug }, ...asking }): Promise<Webinar> => {
      const item = await authorizeRead(catalogue.item("webinar", slug), asking, "item.read");
      const { text } = catalogue.itemText(item, locale);
      return {
        ...webinarCardOf(catalogue, item, locale),
        status: item.status,
        about: text.about,
        outcomes: text.outcomes,
        speakersInFull: text.speakers,
        video: text.video,
        isJoinable: Boolean(text.joinUrl),
      };
    },
    { cache: "content" },
  );
}
