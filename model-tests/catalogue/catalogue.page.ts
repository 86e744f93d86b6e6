import { courses } from "../../contract/courses/courses";
import { type WebinarCard, webinars } from "../../contract/library/webinars";
import type { ListedCard } from "../../machines/catalogue/catalogue/context";
import { definePage } from "../shared/define-page";
import { catalogueScreen } from "./catalogue.screen";

const replyWithTopics = (data: readonly unknown[]) => ({ data, total: data.length });

/** The entries of the webinars' list, which has no courses. */
const webinarFor = ({ listImage, altListImage, background, ...card }: ListedCard): WebinarCard => ({
  ...card,
  cardType: "webinar",
  slug: `webinar-${card.id}`,
  previewImg: listImage,
  previewImgAltText: altListImage,
  previewImgBackground: background,
  duration: 600,
  speakers: [],
  startDatetime: "2026-02-01T10:00:00.000Z",
  startsAt: "2026-02-01T10:00:00.000Z",
  isRecorded: true,
});
const webinarList = {
  call: webinars.list,
  replyFor: ({ data, total }: { data: readonly ListedCard[]; total: number }) => ({
    data: data.map(webinarFor),
    total,
  }),
};

const ofCourses = {
  loadPage: courses.list,
  refreshCards: courses.list,
  loadMore: courses.list,
  loadTopics: { call: courses.categories, replyFor: replyWithTopics },
  loadProgressMap: courses.progressMap,
  refreshProgressMap: courses.progressMap,
};
const ofWebinars = {
  ...ofCourses,
  loadPage: webinarList,
  refreshCards: webinarList,
  loadMore: webinarList,
  loadTopics: { call: webinars.categories, replyFor: replyWithTopics },
};
const paths: Record<string, string> = {
  "of one topic": "/academy/courses/seo/",
  "of webinars": "/academy/webinars/",
};

export const cataloguePage = definePage({
  screen: catalogueScreen,
  path: (input) => paths[input] ?? "/academy/courses/",
  // The page that visitors from other sites open.
  from: "/academy/certification/",
  calls: (input) => (input === "of webinars" ? ofWebinars : ofCourses),
});
