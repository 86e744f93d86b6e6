import { type ContentType, type CourseListItem, courses } from "../../../contract/courses/courses";
import type { Filters } from "../../../machines/catalogue/catalogue/context";
import type { Call } from "../../api/call";
import { withCsrf } from "../../api/csrf";
import { type ContentRef, inLocale, type Keyed, type Localized, paramsOf, queryOf } from "../../api/query";
import { takeIntent } from "../../device/preferences";

/** Page size for reading all courses (specification, section 9). */
const pageOfAll = 99;

/** With the name that other cards use for it (R34). */
const fromListItem = ({ timeToFinish, ...item }: CourseListItem) => ({ ...item, timing: timeToFinish });

interface List extends Localized {
  page: number;
  limit: number;
}

export const coursesService = (call: Call) => {
  const list = ({ locale, filters, type, page, limit }: List & { filters?: Filters; type?: ContentType }) =>
    call(courses.list, { params: inLocale(locale), query: queryOf({ ...filters, type, page, limit }) });

  return {
    loadPage: list,
    /** Every published course of a language, page by page until ceil(total / 99): for code that needs all addresses. */
    allCourses: async ({ locale }: Localized) => {
      const first = await list({ locale, page: 1, limit: pageOfAll });
      const cards = [...first.data];
      for (let page = 2; page <= Math.ceil(first.total / pageOfAll); page += 1) {
        cards.push(...(await list({ locale, page, limit: pageOfAll })).data);
      }
      return cards;
    },
    loadTop: async ({ locale }: Localized) => (await call(courses.top, { params: inLocale(locale) })).data,
    loadTopCards: async ({ locale }: Localized) => (await call(courses.topCards, { params: inLocale(locale) })).data,
    loadByIds: async ({ locale, ids }: Localized & { ids: readonly number[] }) =>
      (await call(courses.byIds, { params: inLocale(locale), query: { ids: ids.join() } })).data,
    loadPopular: async ({ locale, page, limit }: List) => {
      const query = queryOf({ page, limit, hideNewCourses: false, language: inLocale(locale).locale });
      const { data, total } = await call(courses.popular, { query });
      return { data: data.map(fromListItem), total };
    },
    loadModules: async (ref: ContentRef) => (await call(courses.modules, { params: paramsOf(ref) })).data,
    loadRecommended: async (ref: ContentRef) => (await call(courses.recommended, { params: paramsOf(ref) })).data,
    loadInProgress: ({ locale, page, limit, completed }: List & { completed: boolean }) =>
      call(courses.inProgress, { params: inLocale(locale), query: queryOf({ page, limit, completed }) }),
    loadTopics: async ({ locale, type = "courses" }: Localized & { type?: "courses" | "standalone" | "webinars" }) =>
      (await call(courses.categories, { params: inLocale(locale), query: { type } })).data,
    loadAllTopics: async ({ locale }: Localized) =>
      (await call(courses.allCategories, { params: inLocale(locale) })).data,
    /** Progress by course id: of all courses that the learner is enrolled in, or of these. */
    loadProgressMap: ({ locale, ids }: Localized & { ids?: readonly number[] }) =>
      call(courses.progressMap, { params: inLocale(locale), query: queryOf({ ids }) }),
    loadCourse: (ref: ContentRef) => call(courses.bySlug, { params: paramsOf(ref) }),
    /** The learner's status, and whether they asked to enroll before signing in. */
    checkEnrolment: async (ref: ContentRef) => ({
      progress: await call(courses.progress, { params: paramsOf(ref) }),
      intended: takeIntent(ref.slug),
    }),
    enrol: ({ key, ...ref }: ContentRef & Keyed) => call(courses.enrol, { params: paramsOf(ref) }, { key }),
    removeEnrolment: ({ key, ...ref }: ContentRef & Keyed) =>
      withCsrf(call, (csrf) => call(courses.removeEnrolment, { params: paramsOf(ref) }, { key, csrf })),
  };
};
