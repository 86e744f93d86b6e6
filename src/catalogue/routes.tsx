import { createRoute, redirect } from "@tanstack/react-router";
import type { Shelf } from "../../machines/catalogue/catalogue/context";
import type { LaterNamespace } from "../i18n/translation";
import { paths, sectionPath } from "../paths/paths";
import { type Section, sections, topicSections } from "../paths/sections";
import { filtersOf, type ListSearch, validateListSearch } from "../routes/list-search";
import { pageRoute } from "../routes/page-route";
import { under } from "../routes/root";
import { openScreen, type RouterContext } from "../routes/screen-route";
import { ScreenOutlet } from "../screens/ScreenOutlet";

/** Cards per page of the catalog (specification, section 9). */
const coursesPerPage = 6;
/** Maximum number of cards on the home page: the list of top cards is not paged. */
const cardsOnHome = 12;
/** Cards per page in category lists (R13). */
const cardsPerCategoryPage = 12;

const home = createRoute({
  getParentRoute: under,
  path: "/academy/",
  loader: ({ context }) =>
    openScreen(context, () => import("./home/screen"), {
      view: "home",
      texts: ["catalogue"],
      key: `home ${context.locale}`,
      input: { locale: context.locale, shelf: "top", topic: null, filters: filtersOf({}), limit: cardsOnHome },
    }),
  component: () => <ScreenOutlet open={home.useLoaderData()} />,
});

/** A list in its section. */
interface ListOpening {
  context: RouterContext;
  location: { search: object };
  shelf: Shelf;
  section: Section;
  limit: number;
  texts: readonly LaterNamespace[];
}
const openList = ({ context, location, shelf, section: { key, topic }, limit, texts }: ListOpening) =>
  openScreen(context, () => import("./catalogue/screen"), {
    view: "catalogue",
    texts,
    key: `${key} ${context.locale}`,
    input: { locale: context.locale, shelf, topic, filters: filtersOf(location.search as ListSearch), limit },
    onSearch: (search) => ({ type: "address.changed", filters: filtersOf(search as ListSearch) }),
  });

const courses = createRoute({
  getParentRoute: under,
  path: "/academy/courses/",
  validateSearch: validateListSearch,
  loader: ({ context, location }) =>
    openList({
      context,
      location,
      shelf: "courses",
      section: sections.courses,
      limit: coursesPerPage,
      texts: ["catalogue"],
    }),
  component: () => <ScreenOutlet open={courses.useLoaderData()} />,
});

/** The sections of a topic: they take precedence over a course with that name (R28). */
const topics = topicSections.map((section) => {
  const route = createRoute({
    getParentRoute: under,
    path: sectionPath(section.key),
    validateSearch: validateListSearch,
    loader: ({ context, location }) =>
      openList({
        context,
        location,
        shelf: "courses",
        section,
        limit: coursesPerPage,
        texts: ["catalogue", "catalogue-lists"],
      }),
    component: () => <ScreenOutlet open={route.useLoaderData()} />,
  });
  return route;
});

const lessons = createRoute({
  getParentRoute: under,
  path: "/academy/lessons/",
  validateSearch: validateListSearch,
  loader: ({ context, location }) =>
    openList({
      context,
      location,
      shelf: "lessons",
      section: sections.standaloneCourses,
      limit: coursesPerPage,
      texts: ["catalogue", "catalogue-lists"],
    }),
  component: () => <ScreenOutlet open={lessons.useLoaderData()} />,
});

/** A standalone lesson has a different path (R27). */
const lessonElsewhere = createRoute({
  getParentRoute: under,
  path: "/academy/lessons/$slug/",
  loader: ({ params: { slug } }) => {
    throw redirect({ to: paths.standaloneCourse(slug), replace: true });
  },
});

const webinars = createRoute({
  getParentRoute: under,
  path: "/academy/webinars/",
  validateSearch: validateListSearch,
  loader: ({ context, location }) =>
    openList({
      context,
      location,
      shelf: "webinars",
      section: sections.webinars,
      limit: cardsPerCategoryPage,
      texts: ["catalogue", "catalogue-lists"],
    }),
  component: () => <ScreenOutlet open={webinars.useLoaderData()} />,
});

const templates = createRoute({
  getParentRoute: under,
  path: "/academy/templates/",
  validateSearch: validateListSearch,
  loader: ({ context, location }) =>
    openList({
      context,
      location,
      shelf: "templates",
      section: sections.templates,
      limit: cardsPerCategoryPage,
      texts: ["catalogue", "catalogue-lists"],
    }),
  component: () => <ScreenOutlet open={templates.useLoaderData()} />,
});

/** Pages for finding something to learn. */
export const catalogueRoutes = [
  pageRoute("/academy/academy-plus/", () => import("./academy-plus/screen")),
  pageRoute("/academy/search/", () => import("./search-results/screen"), ["search", "kind", "app"]),
  home,
  courses,
  ...topics,
  lessons,
  lessonElsewhere,
  webinars,
  templates,
];
