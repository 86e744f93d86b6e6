import { createRootRouteWithContext, createRoute, notFound, Outlet } from "@tanstack/react-router";
import type { Duration } from "../../contract/courses";
import type { Filters } from "../../machines/finding/catalogue";
import { safeReturn } from "../paths";
import { ScreenOutlet } from "../screens/ScreenOutlet";
import { Shell } from "../views/shell/Shell";
import { openScreen, type RouterContext } from "./screen-route";

const root = createRootRouteWithContext<RouterContext>()({
  component: () => (
    <Shell>
      <Outlet />
    </Shell>
  ),
});
const under = () => root;

/** Cards per page of the catalogue (specification, section 9). */
const coursesPerPage = 6;
/** Cards on the home page; a later page is the catalogue's. */
const coursesOnHome = 6;

/** A query as one writes it by hand: unknown words are dropped, not refused. */
const text = (value: unknown): string => (typeof value === "string" || typeof value === "number" ? String(value) : "");
const durations: readonly string[] = ["short", "medium", "long"] satisfies Duration[];

interface ListSearch {
  categories?: string;
  duration?: Duration;
  search?: string;
}
export const validateListSearch = (raw: Record<string, unknown>): ListSearch => {
  const categories = (Array.isArray(raw.categories) ? raw.categories.map(text).join() : text(raw.categories)).slice(
    0,
    500,
  );
  const search = [...text(raw.search)].slice(0, 200).join("");
  return {
    ...(categories && { categories }),
    ...(durations.includes(text(raw.duration)) && { duration: raw.duration as Duration }),
    ...(search && { search }),
  };
};
export const filtersOf = ({ categories = "", duration, search = "" }: ListSearch): Filters => ({
  categories: categories.split(",").filter(Boolean),
  duration: duration ?? null,
  search,
});

const home = createRoute({
  getParentRoute: under,
  path: "/academy/",
  loader: ({ context }) =>
    openScreen(context, () => import("../views/home/screen"), {
      view: "home",
      key: `home ${context.locale}`,
      input: { locale: context.locale, filters: filtersOf({}), limit: coursesOnHome },
    }),
  component: () => <ScreenOutlet open={home.useLoaderData()} />,
});

const courses = createRoute({
  getParentRoute: under,
  path: "/academy/courses/",
  validateSearch: validateListSearch,
  loader: ({ context, location }) =>
    openScreen(context, () => import("../views/catalogue/screen"), {
      view: "catalogue",
      key: `courses ${context.locale}`,
      input: {
        locale: context.locale,
        filters: filtersOf(location.search as ListSearch),
        limit: coursesPerPage,
      },
      onSearch: (search) => ({ type: "address.changed", filters: filtersOf(search as ListSearch) }),
    }),
  component: () => <ScreenOutlet open={courses.useLoaderData()} />,
});

const openCourse = ({ context, params: { slug } }: { context: RouterContext; params: { slug: string } }) =>
  openScreen(context, () => import("../views/course-landing/screen"), {
    view: "course-landing",
    key: `course ${context.locale} ${slug}`,
    input: { locale: context.locale, slug },
  });
const course = createRoute({
  getParentRoute: under,
  path: "/academy/courses/$slug/",
  loader: openCourse,
  component: () => <ScreenOutlet open={course.useLoaderData()} />,
});
/** A lesson that stands alone is a course under an address of its own (R27). */
const standaloneCourse = createRoute({
  getParentRoute: under,
  path: "/academy/standalone-courses/$slug/",
  loader: openCourse,
  component: () => <ScreenOutlet open={standaloneCourse.useLoaderData()} />,
});

const lessonNumber = (segment: string): number | null => {
  const [, digits] = /^lesson-([1-9]\d{0,3})$/.exec(segment) ?? [];
  return digits ? Number(digits) : null;
};

interface LessonSearch {
  step?: number;
}
const lesson = createRoute({
  getParentRoute: under,
  path: "/academy/courses/$slug/lessons/$lesson/",
  validateSearch: (raw: Record<string, unknown>): LessonSearch => {
    const step = Number(raw.step);
    return Number.isInteger(step) && step > 0 ? { step } : {};
  },
  loader: ({ context, params: { slug, lesson: segment }, location }) => {
    const number = lessonNumber(segment);
    if (number === null) throw notFound();
    return openScreen(context, () => import("../views/lesson/screen"), {
      view: "lesson",
      key: `lesson ${context.locale} ${slug} ${number}`,
      input: { locale: context.locale, slug, number, step: (location.search as LessonSearch).step ?? null },
      onSearch: (search) => ({ type: "step.open", step: (search as LessonSearch).step ?? 1 }),
    });
  },
  component: () => <ScreenOutlet open={lesson.useLoaderData()} />,
});

const exam = createRoute({
  getParentRoute: under,
  path: "/academy/certification/$slug/",
  loader: ({ context, params: { slug } }) =>
    openScreen(context, () => import("../views/exam/screen"), {
      view: "exam",
      key: `exam ${context.locale} ${slug}`,
      input: { locale: context.locale, slug },
    }),
  component: () => <ScreenOutlet open={exam.useLoaderData()} />,
});

const myCertificates = createRoute({
  getParentRoute: under,
  path: "/academy/certification/my-certificates/",
  loader: ({ context }) =>
    openScreen(context, () => import("../views/certificates/screen"), {
      view: "certificates",
      key: "certificates",
      input: {},
    }),
  component: () => <ScreenOutlet open={myCertificates.useLoaderData()} />,
});

const publicCertificate = createRoute({
  getParentRoute: under,
  path: "/academy/certificates/$hash/",
  loader: ({ context, params: { hash } }) =>
    openScreen(context, () => import("../views/public-certificate/screen"), {
      view: "public-certificate",
      key: `certificate ${hash}`,
      input: { hash },
    }),
  component: () => <ScreenOutlet open={publicCertificate.useLoaderData()} />,
});

interface SignInSearch {
  returnTo?: string;
  problem?: string;
}
const signIn = createRoute({
  getParentRoute: under,
  path: "/academy/sign-in/",
  validateSearch: (raw: Record<string, unknown>): SignInSearch => ({
    ...(raw.returnTo !== undefined && { returnTo: safeReturn(raw.returnTo) }),
    ...(typeof raw.problem === "string" && { problem: raw.problem }),
  }),
  loader: ({ context, location }) =>
    openScreen(context, () => import("../views/sign-in/screen"), {
      view: "sign-in",
      key: `sign-in ${(location.search as SignInSearch).returnTo ?? ""}`,
      input: {
        returnTo: safeReturn((location.search as SignInSearch).returnTo),
        problem: (location.search as SignInSearch).problem ?? null,
      },
    }),
  component: () => <ScreenOutlet open={signIn.useLoaderData()} />,
});

const profile = createRoute({
  getParentRoute: under,
  path: "/academy/profile/",
  loader: ({ context }) =>
    openScreen(context, () => import("../views/profile/screen"), { view: "profile", key: "profile", input: {} }),
  component: () => <ScreenOutlet open={profile.useLoaderData()} />,
});

const allSeries = createRoute({
  getParentRoute: under,
  path: "/academy/series/",
  loader: ({ context }) =>
    openScreen(context, () => import("../views/series-list/screen"), {
      view: "series-list",
      key: `all-series ${context.locale}`,
      input: { locale: context.locale },
    }),
  component: () => <ScreenOutlet open={allSeries.useLoaderData()} />,
});

const series = createRoute({
  getParentRoute: under,
  path: "/academy/series/$series/",
  loader: ({ context, params }) =>
    openScreen(context, () => import("../views/series/screen"), {
      view: "series",
      key: `series ${context.locale} ${params.series}`,
      input: { locale: context.locale, seriesSlug: params.series },
    }),
  component: () => <ScreenOutlet open={series.useLoaderData()} />,
});

const episode = createRoute({
  getParentRoute: under,
  path: "/academy/series/$series/$episode/",
  loader: ({ context, params }) =>
    openScreen(context, () => import("../views/episode/screen"), {
      view: "episode",
      key: `episode ${context.locale} ${params.series} ${params.episode}`,
      input: { locale: context.locale, seriesSlug: params.series, episodeSlug: params.episode },
    }),
  component: () => <ScreenOutlet open={episode.useLoaderData()} />,
});

/** English only, whatever the language of the host (specification, section 2). */
const onboarding = createRoute({
  getParentRoute: under,
  path: "/academy/onboarding/seo/",
  loader: ({ context }) =>
    openScreen(context, () => import("../views/onboarding/screen"), {
      view: "onboarding",
      key: "onboarding",
      input: {},
    }),
  component: () => <ScreenOutlet open={onboarding.useLoaderData()} />,
});

/** The specification names no page of the scheduling service. */
const schedule = createRoute({
  getParentRoute: under,
  path: "/academy/schedule/$slug/",
  loader: ({ context, params: { slug } }) =>
    openScreen(context, () => import("../views/schedule/screen"), {
      view: "schedule",
      key: `schedule ${slug}`,
      input: { slug },
    }),
  component: () => <ScreenOutlet open={schedule.useLoaderData()} />,
});

/** Every other address: the not-found page, and 404 (R11). */
const unknown = createRoute({
  getParentRoute: under,
  path: "/$",
  loader: () => {
    throw notFound();
  },
});

export const routeTree = root.addChildren([
  home,
  courses,
  course,
  standaloneCourse,
  lesson,
  exam,
  myCertificates,
  publicCertificate,
  signIn,
  profile,
  allSeries,
  series,
  episode,
  onboarding,
  schedule,
  unknown,
]);
