import { defineTestModel } from "statechart-testing/model/test-model";
import { quizReportsMachine, type Report } from "../../machines/engagement/quiz-reports";
import { allReports, type Filters } from "../../machines/engagement/report-filters";
import { machines } from "../../machines/index";
import { administratorIsHere, editorIsHere, forbidden, network, offline, signedOut, whoIsHere } from "../shared/cases";
import { lastOf, someOf } from "../shared/samples";

/** A quiz with an easy question, one that too few have answered, and one that no longer exists. */
const report = (number: number): Report => ({
  kind: "quiz",
  id: `quiz-${number}`,
  title: `Quiz ${number}`,
  course: "SEO basics",
  url: "/academy/courses/seo/lessons/lesson-1/?step=2",
  file: "courses/seo/en/lesson-1.yaml",
  attempts: 40,
  passed: 75,
  questions: [
    {
      id: "q1",
      text: "Which link counts?",
      answers: 40,
      right: 35,
      wrong: [{ id: "b", text: "None of them", share: 50 }],
      isChanged: true,
      earlier: { answers: 8, right: 12 },
    },
    { id: "q2", text: "What is a crawler?", answers: 4, right: null, wrong: [], isChanged: false, earlier: null },
    {
      id: "q3",
      text: null,
      answers: 3,
      right: null,
      wrong: [],
      isChanged: false,
      earlier: { answers: 2, right: null },
    },
  ],
});

/** The other of two filters. */
const others = (known: Filters): Filters => ({ ...known, kind: known.kind === "exam" ? "all" : "exam" });

const ends = { signedOut, forbidden, offline };
const some = { output: { data: [report(1)], total: 2 } };
const all = { output: { data: [report(1)], total: 1 } };
const none = { output: { data: [], total: 0 } };

export const quizReportsModel = defineTestModel({
  machine: quizReportsMachine,
  inputs: machines.quizReports.inputs,
  events: {
    "filters.change": {
      same: ({ filters: known }) => ({ filters: known }),
      other: ({ filters: known }) => ({ filters: others(known) }),
    },
    "address.changed": {
      echo: ({ address }) => ({ filters: address }),
      other: ({ address }) => ({ filters: others(address) }),
    },
    "session.changed": { ...whoIsHere, ...editorIsHere, ...administratorIsHere },
    "connection.changed": network,
  },
  outcomes: {
    loadReports: { some, all, none, ...ends },
    refreshReports: { some, all, none, ...ends },
    loadMore: { last: { output: lastOf(report) }, some: { output: someOf(report) }, ...ends },
  },
  project: ({ staff, cards, total, address }) => [staff, cards.length < total, address.kind === allReports.kind],
  words: {
    start: { "": "Open the page “Quiz reports” of the administration in the browser." },
    events: {
      "address.changed": {
        echo: "The browser reports the address that the page has just set.",
        other: "Use the browser's Back button to return to other filters.",
      },
    },
    outcomes: {
      loadReports: {
        asks: "load the reports",
        some: "there are two quizzes, of which this is the first",
        all: "there is one quiz",
        none: "nothing was answered",
      },
      refreshReports: {
        asks: "load the reports again",
        some: "there are two quizzes, of which this is the first",
        all: "there is one quiz",
        none: "nothing was answered",
      },
      loadMore: {
        asks: "load more reports",
        last: "here is the last one",
        some: "here is one more, and there are others",
      },
    },
  },
});
