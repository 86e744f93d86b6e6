import type { EventType, Setting, Terms } from "../../contract/catalogue/site";
import type { ContentType, Instructor, Lengths, LessonSummary } from "../../contract/courses/courses";
import type { OnboardingStep } from "../../contract/courses/onboarding";
import type { EpisodeSummary } from "../../contract/courses/series";
import type { Chapter, Cue, PageClip } from "../../contract/courses/video";
import type { FaqGroup } from "../../contract/library/faq";
import type { ContentLocale } from "../../contract/primitives";
import type { ContentPlan } from "../account/rules/plan";
import type { KeyedQuestion } from "../exams/rules/questions";
import type { TopicResource } from "./resources";

/** The data that lists and the landing page of a course need; kept in memory for every course. */
export interface CourseSummary {
  title: string;
  description: string;
  /** Sanitized HTML. */
  about: string;
  audience: string;
  outcomes: string[];
  instructors: Instructor[];
  categories: string[];
  motif: string;
  background: string;
  examSlug: string | null;
  /** What learners need to study it (R55). */
  plan: ContentPlan;
  contentType: ContentType;
  /** Of a standalone lesson. */
  standAlone: { videoBreakpoint: number | null; videoUrl: string | null; isVideoOpen: boolean } | null;
  /** The clip on its page. */
  clip: PageClip | null;
  /** Featured by the editors. */
  isTop: boolean;
  /** Day, ISO 8601; null if it was not recorded. */
  publishedAt: string | null;
  /** Empty: the whole course is one module. Lessons by their numbers. */
  modules: { id: number; title: string; lessons: number[] }[];
  timing: number;
  lengths: Lengths;
  lessons: LessonSummary[];
  /** Step ids per lesson, which progress is counted by. */
  skeleton: number[][];
  /** Addresses of the files that the steps show and offer: clips, captions, posters, downloads. */
  stepFiles: string[];
}

interface StepBase {
  id: number;
  number: number;
  title: string;
  seconds: number;
}
export type VideoDocument = StepBase & {
  type: "video";
  video: Omit<WatchedVideo, "posterUrl"> & { posterUrl?: string };
  transcript: string;
};
type TextDocument = StepBase & { type: "text"; html: string };
type DownloadDocument = StepBase & {
  type: "download";
  html: string;
  file: { name: string; url: string; bytes: number };
};
export type QuizDocument = StepBase & { type: "quiz"; passMark: number; questions: KeyedQuestion[] };
/** A step as it is stored: with the key of its questions, which no response contains before the answer (R6). */
export type StepDocument = VideoDocument | TextDocument | DownloadDocument | QuizDocument;

export interface LessonDocument {
  id: number;
  number: number;
  title: string;
  caption: string;
  description: string;
  timing: number;
  steps: StepDocument[];
}
export interface CourseDocument {
  lessons: LessonDocument[];
}

/** A topic of an exam. */
export interface ExamTopic {
  id: string;
  title: string;
  /** A lesson of the exam's course, by its number. */
  lesson: number | null;
  /** What else teaches it. */
  resources: TopicResource[];
}

/** An exam's rules; kept in memory for every exam. */
export interface ExamSummary {
  title: string;
  description: string;
  draw: number;
  passMark: number;
  clockSeconds: number;
  coolDownSeconds: number;
  validityMonths: number;
  topics: ExamTopic[];
  courseSlug: string | null;
  /** Parts that can be taken on their own, each covering some of the topics. */
  modules: {
    id: number;
    title: string;
    topics: string[];
    draw: number;
    passMark: number;
    clockSeconds: number;
    coolDownSeconds: number;
  }[];
}
export interface ExamDocument {
  questions: (KeyedQuestion & { topic: string })[];
}

interface Pictured {
  title: string;
  description: string;
  /** Sanitized HTML. */
  about: string;
  motif: string;
  background: string;
}
/** A clip with its captions and poster. */
export interface VideoFile {
  url: string;
  captionsUrl: string | null;
  captionsLanguage: ContentLocale;
  posterUrl: string | null;
}
/** A clip that learners watch with a player: what it says, and where its parts begin. */
export interface WatchedVideo extends VideoFile {
  hasSound: boolean;
  cues: Cue[];
  chapters: Chapter[];
}

export interface EpisodeDocument extends Omit<EpisodeSummary, "url"> {
  video: WatchedVideo;
  /** Sanitized HTML. */
  transcript: string;
}
export interface SeriesDocument extends Pictured {
  /** What viewers need to watch it (R55). */
  plan: ContentPlan;
  host: Instructor;
  isTop: boolean;
  episodes: EpisodeDocument[];
}
export interface WebinarDocument extends Pictured {
  categories: string[];
  /** Seconds. */
  duration: number;
  speakers: Instructor[];
  outcomes: string[];
  isTop: boolean;
  /** Instants, ISO 8601, UTC. */
  publishedAt: string;
  startsAt: string;
  video: PageClip | null;
  /** Given only to who registered (R68); null for a webinar that nobody joins here. Missing in older documents. */
  joinUrl?: string | null;
}
export interface TemplateDocument extends Pictured {
  /** Templates have their own categories, with titles in all languages: filters name them where no text is translated. */
  categories: { id: string; titles: { en: string } & Partial<Record<string, string>> }[];
  steps: string[];
  /** Other words for what it is; lists are searched for them, too. */
  synonyms: string[];
  file: { name: string; url: string; bytes: number };
}
export interface GlossaryTermDocument {
  term: string;
  /** The sort key: the term, in Japanese its reading. */
  reading: string;
  short: string;
  /** Sanitized HTML. */
  body: string;
  synonyms: string[];
  /** Ids of topics. */
  categories: string[];
  /** Slugs of other terms, drafts included. */
  related: string[];
}
/** The questions of one language, plus the English ones that are not translated. */
export interface FaqDocument {
  groups: FaqGroup[];
}
/** Texts of the site itself, one document per language. */
export interface SiteDocument {
  /** Settings without a value are left out of responses. */
  settings: (Omit<Setting, "value"> & { value: Setting["value"] | null })[];
  /** With their own language: English if this language only has settings. */
  terms: Terms;
}

/** The stored document of each kind of read-only content. */
export interface ItemDocuments {
  series: SeriesDocument;
  webinar: WebinarDocument;
  template: TemplateDocument;
  "glossary-term": GlossaryTermDocument;
  "onboarding-step": Omit<OnboardingStep, "id" | "slug" | "number">;
  "event-type": Omit<EventType, "slug">;
  site: SiteDocument;
  faq: FaqDocument;
}
export type ItemKind = keyof ItemDocuments;
