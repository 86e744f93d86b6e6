import { type Webinar, type WebinarCard, webinars } from "../../../contract/library/webinars";
import type { Call } from "../../api/call";
import { inLocale, type Place, paramsOf, queryOf, withSignal } from "../../api/query";

interface List {
  locale: string;
  categories?: readonly string[];
  time?: "upcoming" | "past" | null;
  page: number;
  limit: number;
}

/** Under the names that other cards have for the same things (R34). */
const fromWebinar = <W extends WebinarCard | Webinar>({
  previewImg,
  previewImgAltText,
  previewImgBackground,
  duration,
  ...webinar
}: W) => ({
  ...webinar,
  previewImage: previewImg,
  altPreviewImage: previewImgAltText,
  background: previewImgBackground,
  timing: duration,
});

export const webinarsService = (call: Call) => ({
  loadTopics: async (locale: string) =>
    (await call(webinars.categories, { query: { language: inLocale(locale).locale } })).data,
  loadPage: async ({ locale, ...asked }: List, signal?: AbortSignal) => {
    const { data, total } = await call(
      webinars.list,
      { params: inLocale(locale), query: queryOf({ ...asked }) },
      withSignal(signal),
    );
    return { data: data.map(fromWebinar), total };
  },
  loadWebinar: async (place: Place) => fromWebinar(await call(webinars.bySlug, { params: paramsOf(place) })),
});
