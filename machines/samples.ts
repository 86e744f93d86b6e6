import type { QuizStep, VideoStep } from "../contract/courses/lessons";
import type { Filters } from "./catalogue/catalogue/context";
import type { PromoInfo } from "./courses/promo-video/context";

/** Inputs of machines that are more than a word. */

export const noFilters: Filters = { categories: [], duration: null, search: "" };

export const promoInfo: PromoInfo = { videoBreakpoint: 30, videoUrl: "/clip.mp4", isVideoOpen: false };

export const videoStep: VideoStep = {
  id: 20,
  number: 2,
  title: "From crawl to click",
  seconds: 100,
  done: false,
  type: "video",
  video: {
    url: "/clip.mp4",
    captionsUrl: null,
    captionsLanguage: "en",
    hasSound: false,
    cues: [],
    chapters: [],
    posterUrl: "/academy/media/seo-basics-1.jpg",
  },
  transcript: "<p>Before a page can bring you a single visitor, a search engine has to find it.</p>",
  position: 0,
  watched: [],
};

/** The same with captions, which can be read aloud, and with chapters. */
export const narratedStep: VideoStep = {
  ...videoStep,
  video: {
    ...videoStep.video,
    captionsUrl: "/academy/media/seo-basics-1.en.vtt",
    cues: [
      { start: 0, end: 4, text: "Before a page can bring you a single visitor," },
      { start: 4, end: 8, text: "a search engine has to take it through three stages." },
    ],
    chapters: [
      { start: 0, title: "Three stages" },
      { start: 8, title: "Stage 1: crawling" },
    ],
  },
};

/** Statements that are true; further questions repeat them. */
const statements = [
  "Text that exists only in the desktop layout may be missing from Google's index.",
  "The monthly search volumes in keyword tools are estimates, so two tools may show different numbers for one phrase.",
];

/** A quiz with this many questions, none of them answered. */
export const quizStep = (questions: number): QuizStep => ({
  id: 30,
  number: 3,
  title: "Check: the three stages",
  seconds: 60,
  done: false,
  type: "quiz",
  passMark: 70,
  questions: Array.from({ length: questions }, (_, index) => ({
    id: `q${index + 1}`,
    type: "trueFalse",
    text: statements[index % statements.length] ?? "",
    options: [],
  })),
  answered: {},
  result: null,
});
