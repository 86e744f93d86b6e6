import { defineTestModel } from "statechart-testing/model/test-model";
import type { Course, LessonSummary } from "../../contract/courses/courses";
import { courseLandingMachine } from "../../machines/courses/course-landing";
import { machines } from "../../machines/index";
import { editorIsHere, network, notFound, offline, whoIsHereNow } from "../shared/cases";
import { exam, lessons as lessonTexts, people, seo } from "../shared/demo-content";
import { course } from "../shared/samples";

const lesson = (number: number): LessonSummary => ({
  id: number,
  number,
  ...(lessonTexts[number - 1] ?? lessonTexts[0]),
  countVideos: 1,
  countTests: 2,
  timing: 300,
  stepsCount: 4,
});
const ofCourse = {
  slug: "seo",
  title: exam.title,
  questionsCount: 20,
  passMark: 70,
  clockSeconds: 1800,
  validityMonths: 12,
};

/** A course with everything except a clip, which has a machine of its own. */
const complete: Course = {
  ...course,
  categories: [{ id: "seo", title: "SEO" }],
  lessons: [lesson(1), lesson(2), lesson(3)],
  modules: [
    { id: 1, title: seo.modules[0], lessons: [1, 3] },
    { id: 2, title: seo.modules[1], lessons: [2] },
  ],
  exam: ofCourse,
};
/** A standalone lesson in another language, by two people, with an exam without limits. */
const standalone: Course = {
  ...course,
  contentType: "standAloneLesson",
  standAloneLessonInfo: { videoBreakpoint: null, videoUrl: null, isVideoOpen: false },
  language: "es",
  instructors: [people.mara, people.ines],
  lessons: [lesson(1)],
  exam: { ...ofCourse, questionsCount: 1, clockSeconds: 0, validityMonths: 0 },
};
/** Only begun: neither its length nor anything else is known. */
const draft: Course = { ...course, timing: 0, status: "draft" };

/** Enrolling has its own test model. Here it is a stub, and the test sends its events. */
export const courseLandingModel = defineTestModel({
  machine: courseLandingMachine,
  inputs: machines.courseLanding.inputs,
  events: {
    "session.changed": { ...whoIsHereNow, ...editorIsHere },
    "connection.changed": network,
    "progress.settled": {
      enrolled: { enrolled: true },
      notEnrolled: { enrolled: false },
      unknown: { enrolled: null },
    },
  },
  outcomes: {
    enrolment: {},
    loadCourse: {
      found: { output: complete },
      standalone: { output: standalone },
      draft: { output: draft },
      notFound,
      offline,
    },
  },
  project: ({ course, learnerId, settled }) => [course?.status, course?.contentType, learnerId, settled],
  words: {
    events: {
      "part.opened": { "": "Scroll down to the parts of the page that load later." },
      "enrolment.requested": { "": "Choose to enroll with the button in another part of the page." },
    },
    outcomes: {
      loadCourse: {
        asks: "load the course",
        found: "here it is",
        standalone: "here it is, a standalone lesson in Spanish",
        draft: "here it is, as a draft",
      },
    },
  },
});
