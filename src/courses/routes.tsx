import { createRoute, notFound } from "@tanstack/react-router";
import { pageRoute } from "../routes/page-route";
import { under } from "../routes/root";
import { openScreen, type RouterContext } from "../routes/screen-route";
import { ScreenOutlet } from "../screens/ScreenOutlet";

const openCourse = ({ context, params: { slug } }: { context: RouterContext; params: { slug: string } }) =>
  openScreen(context, () => import("./course-landing/screen"), {
    view: "course-landing",
    texts: ["courses", "plan"],
    key: `course ${context.locale} ${slug}`,
    input: { locale: context.locale, slug },
  });
const course = createRoute({
  getParentRoute: under,
  path: "/academy/courses/$slug/",
  loader: openCourse,
  component: () => <ScreenOutlet open={course.useLoaderData()} />,
});
/** A standalone lesson is a course with a different path (R27). */
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
    return openScreen(context, () => import("./lesson/screen"), {
      view: "lesson",
      texts: ["courses-lesson", "courses-player"],
      key: `lesson ${context.locale} ${slug} ${number}`,
      input: { locale: context.locale, slug, number, step: (location.search as LessonSearch).step ?? null },
      onSearch: (search) => ({ type: "step.open", step: (search as LessonSearch).step ?? 1 }),
    });
  },
  component: () => <ScreenOutlet open={lesson.useLoaderData()} />,
});

const allSeries = createRoute({
  getParentRoute: under,
  path: "/academy/series/",
  loader: ({ context }) =>
    openScreen(context, () => import("./series-list/screen"), {
      view: "series-list",
      texts: ["courses-series"],
      key: `all-series ${context.locale}`,
      input: { locale: context.locale },
    }),
  component: () => <ScreenOutlet open={allSeries.useLoaderData()} />,
});

const series = createRoute({
  getParentRoute: under,
  path: "/academy/series/$series/",
  loader: ({ context, params }) =>
    openScreen(context, () => import("./series/screen"), {
      view: "series",
      texts: ["courses-series"],
      key: `series ${context.locale} ${params.series}`,
      input: { locale: context.locale, seriesSlug: params.series },
    }),
  component: () => <ScreenOutlet open={series.useLoaderData()} />,
});

const episode = createRoute({
  getParentRoute: under,
  path: "/academy/series/$series/$episode/",
  loader: ({ context, params }) =>
    openScreen(context, () => import("./episode/screen"), {
      view: "episode",
      texts: ["courses-series", "courses-lesson", "courses-player", "plan"],
      key: `episode ${context.locale} ${params.series} ${params.episode}`,
      input: { locale: context.locale, seriesSlug: params.series, episodeSlug: params.episode },
    }),
  component: () => <ScreenOutlet open={episode.useLoaderData()} />,
});

/** English only, regardless of the host's language (specification, section 2). */
const onboarding = createRoute({
  getParentRoute: under,
  path: "/academy/onboarding/seo/",
  loader: ({ context }) =>
    openScreen(context, () => import("./onboarding/screen"), {
      view: "onboarding",
      texts: ["courses-onboarding", "courses-lesson"],
      key: "onboarding",
      input: {},
    }),
  component: () => <ScreenOutlet open={onboarding.useLoaderData()} />,
});

/** Pages for learning. */
export const courseRoutes = [
  course,
  standaloneCourse,
  lesson,
  allSeries,
  series,
  episode,
  onboarding,
  pageRoute("/academy/my-learning/", () => import("./my-learning/screen")),
];
