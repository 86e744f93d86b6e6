import { type ContentType, type CourseListItem, courses } from "../../../contract/courses/courses";
import type { Filters } from "../../../machines/catalogue/catalogue";
import type { Call } from "../../api/call";
import { withCsrf } from "../../api/csrf";
import { inLocale, type Keyed, type Place, paramsOf, queryOf, withSignal } from "../../api/query";
import { takeIntent } from "../../device/preferences";

/** Page size with which all courses are gone through (specification, section 9). */
const pageOfAll = 99;

/** Under the name that other cards have for it (R34). */
const fromListItem = ({ timeToFinish, ...item }: CourseListItem) => ({ ...item, timing: timeToFinish });

interface List {
  locale: string;
  page: number;
  limit: number;
}

export const coursesService = (call: Call) => {
  const list = (
    { locale, filters, type, page, limit }: List & { filters?: Filters; type?: ContentType },
    signal?: AbortSignal,
  ) =>
    call(
      courses.list,
      { params: inLocale(locale), query: queryOf({ ...filters, type, page, limit }) },
      withSignal(signal),
    );

  return {
    loadPage: list,
    /** Every published course of a language, page by page until ceil(total / 99): for what goes through all addresses. */
    allCourses: async (locale: string) => {
      const first = await list({ locale, page: 1, limit: pageOfAll });
      const cards = [...first.data];
      for (let page = 2; page <= Math.ceil(first.total / pageOfAll); page += 1) {
        cards.push(...(await list({ locale, page, limit: pageOfAll })).data);
      }
      return cards;
    },
    loadTop: async (locale: string) => (await call(courses.top, { params: inLocale(locale) })).data,
    loadTopCards: async (locale: string) => (await call(courses.topCards, { params: inLocale(locale) })).data,
    loadByIds: async ({ locale, ids }: { locale: string; ids: readonly number[] }) =>
      (await call(courses.byIds, { params: inLocale(locale), query: { ids: ids.join() } })).data,
    loadPopular: async ({ locale, page, limit }: List, signal?: AbortSignal) => {
      const { data, total } = await call(
        courses.popular,
        { query: queryOf({ page, limit, hideNewCourses: false, language: inLocale(locale).locale }) },
        withSignal(signal),
      );
      return { data: data.map(fromListItem), total };
    },
    loadModules: async (place: Place) => (await call(courses.modules, { params: paramsOf(place) })).data,
    loadRecommended: async (place: Place) => (await call(courses.recommended, { params: paramsOf(place) })).data,
    loadInProgress: ({ locale, page, limit, completed }: List & { completed: boolean }, signal?: AbortSignal) =>
      call(
        courses.inProgress,
        { params: inLocale(locale), query: queryOf({ page, limit, completed }) },
        withSignal(signal),
      ),
    loadTopics: async (locale: string, type: "courses" | "standalone" | "webinars" = "courses") =>
      (await call(courses.categories, { params: inLocale(locale), query: { type } })).data,
    loadAllTopics: async (locale: string) => (await call(courses.allCategories, { params: inLocale(locale) })).data,
    /** Progress by course id: of all courses that the learner is in, or of these. */
    loadProgressMap: (locale: string, ids: readonly number[] = []) =>
      call(courses.progressMap, { params: inLocale(locale), query: queryOf({ ids }) }),
    loadCourse: (place: Place) => call(courses.bySlug, { params: paramsOf(place) }),
    /** Where the learner stands; and whether they asked to enrol before they signed in. */
    checkEnrolment: async (place: Place) => ({
      progress: await call(courses.progress, { params: paramsOf(place) }),
      intended: takeIntent(place.slug),
    }),
    enrol: ({ key, ...place }: Place & Keyed) => call(courses.enrol, { params: paramsOf(place) }, { key }),
    removeEnrolment: ({ key, ...place }: Place & Keyed) =>
      withCsrf(call, (csrf) => call(courses.removeEnrolment, { params: paramsOf(place) }, { key, csrf })),
  };
};
