import { type Webinar, type WebinarCard, webinars } from "../../../contract/library/webinars";
import type { Call } from "../../api/call";
import { type ContentRef, inLocale, type Localized, paramsOf, queryOf } from "../../api/query";

interface List extends Localized {
  categories?: readonly string[];
  time?: "upcoming" | "past" | null;
  page: number;
  limit: number;
}

/** With the names that other cards use for the same fields (R34). */
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
  loadTopics: async ({ locale }: Localized) =>
    (await call(webinars.categories, { query: { language: inLocale(locale).locale } })).data,
  loadPage: async ({ locale, ...asked }: List) => {
    const { data, total } = await call(webinars.list, { params: inLocale(locale), query: queryOf({ ...asked }) });
    return { data: data.map(fromWebinar), total };
  },
  loadRegistration: (ref: ContentRef) => call(webinars.registration, { params: paramsOf(ref) }),
  /** Mails say when it starts in the time zone of this device. */
  register: (ref: ContentRef) => {
    const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    return call(webinars.register, { params: paramsOf(ref), body: { zone } });
  },
  unregister: (ref: ContentRef) => call(webinars.unregister, { params: paramsOf(ref) }),
  loadWebinar: async (ref: ContentRef) => fromWebinar(await call(webinars.bySlug, { params: paramsOf(ref) })),
});
