import { statSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod/mini";
import type { Lengths } from "../../contract/courses/courses";
import type { PageClip } from "../../contract/courses/video";
import type { ContentLocale } from "../../contract/primitives";
import { checked, inLanguage, mediaUrl, pageClipOf, peopleOf, watchedVideoOf } from "./build-parts";
import { keyed } from "./build-questions";
import type { CourseDocument, CourseSummary, LessonDocument, StepDocument, VideoDocument } from "./documents";
import { flatSteps, type Steps } from "./in-turns";
import { toHtml } from "./markdown";
import type { ContentSource, CourseInLocale, CourseSource } from "./read";
import type { CourseFile, StepInFile } from "./schemas";

/** A course as stored in the database. */
export interface BuiltCourse {
  id: number;
  slug: string;
  status: "draft" | "published";
  position: number;
  locales: { locale: ContentLocale; summary: CourseSummary; document: CourseDocument }[];
}

function stepOf(step: StepInFile, number: number, dir: string, slug: string, locale: ContentLocale): StepDocument {
  const base = { id: step.id, number, title: step.title, seconds: step.seconds };
  switch (step.type) {
    case "video": {
      const { posterUrl, ...video } = watchedVideoOf(dir, step.video, step.chapters, locale);
      return {
        ...base,
        type: "video",
        video: { ...video, ...(posterUrl !== null && { posterUrl }) },
        transcript: toHtml(step.transcript),
      };
    }
    case "text":
      return { ...base, type: "text", html: toHtml(step.body) };
    case "download":
      return {
        ...base,
        type: "download",
        html: toHtml(step.body),
        file: {
          name: step.file,
          url: `/academy/files/${slug}/${step.file}`,
          bytes: statSync(join(dir, "courses", slug, "files", step.file)).size,
        },
      };
    case "quiz":
      return { ...base, type: "quiz", passMark: step.passMark, questions: step.questions.map(keyed) };
  }
}

/** The addresses of the files a step shows or offers. */
function filesOf(step: StepDocument): string[] {
  if (step.type === "download") return [step.file.url];
  if (step.type !== "video") return [];
  const { url, captionsUrl, posterUrl } = step.video;
  return [url, captionsUrl, posterUrl].filter((file) => typeof file === "string");
}

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

function* lessonsOf(
  dir: string,
  slug: string,
  locale: ContentLocale,
  sources: CourseInLocale["lessons"],
): Steps<LessonDocument[]> {
  const lessons: LessonDocument[] = [];
  for (const source of sources) {
    const { id, title, caption, description, steps } = checked(source);
    lessons.push({
      id,
      number: lessons.length + 1,
      title,
      caption,
      description,
      timing: sum(steps.map(({ seconds }) => seconds)),
      steps: yield* flatSteps(steps.entries(), ([at, step]) => [stepOf(step, at + 1, dir, slug, locale)]),
    });
  }
  return lessons;
}

/** What each kind of step asks a learner to do. */
const activities = { video: "watch", text: "read", quiz: "exercise", download: "exercise" } as const;

function lengthsOf(steps: readonly StepDocument[]): Lengths {
  const lengths = { watch: 0, read: 0, exercise: 0 };
  for (const { type, seconds } of steps) lengths[activities[type]] += seconds;
  return lengths;
}

const videoStepsOf = ({ lessons }: CourseInLocale) =>
  lessons.flatMap((lesson) => checked(lesson).steps).filter((step) => step.type === "video");

/** The promo of a standalone lesson, and of no other course. A translation whose step shows another clip than the English one has that clip. */
function promoOf(course: CourseSource, inLocale: CourseInLocale): string | undefined {
  const { standAlone } = checked(course.rules);
  if (!standAlone) return undefined;
  const file = standAlone.video;
  const english = course.locales.get("en");
  const step = english && videoStepsOf(english).find(({ video }) => video.file === file);
  return videoStepsOf(inLocale).find(({ id }) => id === step?.id)?.video.file ?? file;
}

/** What a standalone lesson says about its promo. A breakpoint of 0 counts as a breakpoint (R45). */
const standAloneOf = (
  { standAlone }: z.infer<typeof CourseFile>,
  promo: string | undefined,
): CourseSummary["standAlone"] =>
  standAlone === undefined
    ? null
    : {
        videoBreakpoint: standAlone.breakpoint ?? null,
        videoUrl: promo === undefined ? null : mediaUrl(promo),
        isVideoOpen: standAlone.open,
      };

/** A step's clip with its transcript, if no captions say the same. */
const clipOfStep = ({ video, seconds, transcript }: VideoDocument): PageClip => ({
  ...video,
  posterUrl: video.posterUrl ?? null,
  seconds,
  transcript: video.cues.length > 0 ? "" : transcript,
});

/**
 * The clip on a course's page: the video of a standalone lesson with its captions, otherwise the first clip of its
 * lessons.
 */
function clipOf(
  dir: string,
  { standAlone }: z.infer<typeof CourseFile>,
  promo: string | undefined,
  lessons: LessonDocument[],
  locale: ContentLocale,
): PageClip | null {
  const clips = lessons
    .flatMap(({ steps }) => steps)
    .flatMap((step) => (step.type === "video" ? [clipOfStep(step)] : []));
  if (!standAlone) return clips[0] ?? null;
  if (promo === undefined) return null;
  return clips.find(({ url }) => url === mediaUrl(promo)) ?? pageClipOf(dir, { file: promo }, undefined, locale);
}

function* localeOf(content: ContentSource, course: CourseSource, locale: ContentLocale, inLocale: CourseInLocale) {
  const rules = checked(course.rules);
  const { title, description, about, audience, outcomes } = checked(inLocale.text);
  const lessons = yield* lessonsOf(content.dir, course.slug, locale, inLocale.lessons);
  const promo = promoOf(course, inLocale);
  const summary: CourseSummary = {
    title,
    description,
    about: toHtml(about),
    audience,
    outcomes,
    instructors: peopleOf(checked(content.people), rules.instructors, locale),
    categories: rules.categories,
    motif: rules.artwork.motif,
    background: rules.artwork.background,
    examSlug: rules.exam ?? null,
    plan: rules.plan,
    contentType: rules.type,
    standAlone: standAloneOf(rules, promo),
    clip: clipOf(content.dir, rules, promo, lessons, locale),
    isTop: rules.top,
    publishedAt: rules.publishedAt ?? null,
    modules: rules.modules.map((module) => ({ ...module, title: inLanguage(module.title, locale) })),
    timing: sum(lessons.map(({ timing }) => timing)),
    lengths: lengthsOf(lessons.flatMap(({ steps }) => steps)),
    lessons: lessons.map(({ steps, ...lesson }) => ({
      ...lesson,
      countVideos: steps.filter(({ type }) => type === "video").length,
      countTests: steps.filter(({ type }) => type === "quiz").length,
      stepsCount: steps.length,
    })),
    skeleton: lessons.map(({ steps }) => steps.map(({ id }) => id)),
    stepFiles: lessons.flatMap(({ steps }) => steps.flatMap(filesOf)),
  };
  return { locale, summary, document: { lessons } };
}

/** Builds a course from checked files, step by step. */
export function* buildCourse(content: ContentSource, course: CourseSource): Steps<BuiltCourse> {
  const { id, status, position } = checked(course.rules);
  const locales: BuiltCourse["locales"] = [];
  for (const [locale, inLocale] of course.locales) locales.push(yield* localeOf(content, course, locale, inLocale));
  return { id, slug: course.slug, status, position, locales };
}
