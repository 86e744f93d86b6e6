import { defineTestModel } from "statechart-testing/model/test-model";
import type { Course, LessonSummary } from "../../contract/courses/courses";
import { courseLandingMachine } from "../../machines/courses/course-landing";
import { machines } from "../../machines/index";
import { editorIsHere, network, notFound, offline, whoIsHereNow } from "../shared/cases";
import { course } from "../shared/samples";

const lesson = (number: number): LessonSummary => ({
  id: number,
  number,
  title: `Lesson ${number}`,
  caption: "",
  description: `About lesson ${number}`,
  countVideos: 1,
  countTests: 2,
  timing: 300,
  stepsCount: 4,
});
const ada = { id: "ada", name: "Ada Lovelace", role: "Analyst", bio: "She writes about engines." };
const exam = { slug: "seo", title: "SEO", questionsCount: 20, passMark: 70, clockSeconds: 1800, validityMonths: 12 };

/** A course with everything except a clip, which has a machine of its own. */
const complete: Course = {
  ...course,
  description: "How search works",
  about: "<p>From crawling to links</p>",
  audience: "Everyone who writes for the web",
  outcomes: ["Find words", "Write for them"],
  categories: [{ id: "basics", title: "Basics" }],
  motif: "search",
  instructors: [ada],
  lessons: [lesson(1), lesson(2), lesson(3)],
  modules: [
    { id: 1, title: "Words", lessons: [1, 3] },
    { id: 2, title: "Links", lessons: [2] },
  ],
  exam,
};
/** A standalone lesson in another language, by two people, with an exam without limits. */
const standalone: Course = {
  ...course,
  contentType: "standAloneLesson",
  standAloneLessonInfo: { videoBreakpoint: null, videoUrl: null, isVideoOpen: false },
  language: "es",
  instructors: [ada, { id: "bob", name: "Bob", role: "Editor", bio: "He edits." }],
  lessons: [lesson(1)],
  exam: { ...exam, questionsCount: 1, clockSeconds: 0, validityMonths: 0 },
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
