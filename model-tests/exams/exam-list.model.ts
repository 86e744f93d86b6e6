import { defineTestModel } from "statechart-testing/model/test-model";
import type { Exam, ExamEntry } from "../../contract/exams/exams";
import { examListMachine } from "../../machines/exams/exam-list";
import { type ExamStatuses, nextOpening } from "../../machines/exams/exam-statuses";
import { machines } from "../../machines/index";
import { certificate } from "../certificates/certificates.model";
import { network, offline, signedOut, whoIsHere } from "../shared/cases";
import { courses, exams as demo } from "../shared/demo-content";

const now = "2026-03-01T10:00:00.000Z";
const course = { slug: "seo", title: courses[0].title, background: courses[0].background, motif: courses[0].motif };
const textsOf = (id: number) => demo[(id - 1) % demo.length] ?? demo[0];

const exam = (id: number, overrides: Partial<Exam> = {}): Exam => ({
  id,
  slug: `exam-${id}`,
  ...textsOf(id),
  questionsCount: 2,
  passMark: 70,
  clockSeconds: 3600,
  coolDownSeconds: 43_200,
  validityMonths: 12,
  topics: [],
  course: null,
  modules: [],
  language: "en",
  ...overrides,
});
const entry = (id: number, overrides: Partial<ExamEntry> = {}): ExamEntry => ({
  id,
  slug: `exam-${id}`,
  ...textsOf(id),
  questionsCount: 2,
  clockSeconds: 3600,
  status: "startExam",
  reason: null,
  retakeAvailableAt: null,
  language: "en",
  ...overrides,
});
const coolingDown = (id: number, retakeAvailableAt: string) =>
  entry(id, { status: "examPending", reason: "coolingDown", retakeAvailableAt });

/** One exam for each status; two are in their cool-down, one after the other. */
const entries = [
  entry(1),
  entry(2, { status: "examAvailable" }),
  entry(3, { status: "examPending", reason: "notEnrolled" }),
  entry(4, { status: "examPending", reason: "lessonsUnfinished" }),
  coolingDown(5, "2026-03-01T11:00:00.000Z"),
  coolingDown(6, "2026-03-01T12:00:00.000Z"),
  entry(7, { status: "certificated" }),
  entry(8, { status: "certificated" }),
];
/** The second one is in another language, and has no clock. */
export const exams = entries.map(({ id }) =>
  exam(id, {
    course: id === 3 || id === 4 ? course : null,
    ...(id === 2 && { language: "es", clockSeconds: 0 }),
  }),
);

/** Grouped like the input's list. */
const statusesOf = (some: ExamEntry[]) => ({
  output: ({ list }: { list: string }): ExamStatuses => ({
    entries: list === "all" ? { all: some } : { digitalAgencies: some.slice(0, 1), toolkitProficiency: some.slice(1) },
    certificates: [{ ...certificate(1, null), examSlug: "exam-7" }],
    now,
  }),
});

export const every = statusesOf(entries);

export const examListModel = defineTestModel({
  machine: examListMachine,
  inputs: machines.examList.inputs,
  events: { "session.changed": whoIsHere, "connection.changed": network },
  outcomes: {
    loadExams: { some: { output: exams }, none: { output: [] }, offline },
    refreshExams: { some: { output: exams }, none: { output: [] }, offline },
    loadStatuses: {
      every,
      settled: statusesOf(entries.slice(0, 4)),
      none: statusesOf([]),
      signedOut,
      offline,
    },
    refreshStatuses: { every, none: statusesOf([]), signedOut, offline },
    waitUntil: { reached: { output: undefined }, broken: { error: { code: "internal", status: 0 } } },
  },
  project: ({ statuses, now: known }) => statuses && nextOpening(statuses, known),
  words: {
    outcomes: {
      loadExams: { asks: "load the exams", some: "there are eight", none: "there are none" },
      refreshExams: { asks: "load the exams again", some: "there are eight", none: "there are none" },
      loadStatuses: {
        asks: "say which exams you can take",
        every: "here is the status of all eight; two will open later today",
        settled: "here is the status of the first four; none will open later",
        none: "no status is known",
      },
      refreshStatuses: {
        asks: "say again which exams you can take",
        every: "here is the status of all eight; two will open later today",
        none: "no status is known",
      },
      waitUntil: {
        reached: "Wait until the time at which the next exam opens.",
        broken: "The page cannot wait until the next exam opens.",
      },
    },
  },
});
