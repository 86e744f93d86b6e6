import type { Journeys } from "statechart-viewer/chart/map";
import type { MachineId } from "../../machines/index";

/** Ways of learners through the site, for the map of the flows. */
export const journeys: Journeys<MachineId> = {
  certificate: {
    title: "From the first visit to the certificate",
    steps: [
      { machine: "catalogue", does: "Find a course", counted: ["catalogue.list.shown"] },
      { machine: "courseLanding", does: "Read what it offers", counted: ["courseLanding.shown"] },
      { machine: "enrolment", does: "Enroll", counted: ["enrolment.enrolling done(enrol)"] },
      { machine: "lesson", does: "Learn", counted: ["lesson.loading onDone #1", "lesson.loading onDone #2"] },
      { machine: "quiz", does: "Answer questions", counted: ["quiz.completed.passed", "quiz.completed.notPassed"] },
      { machine: "exam", does: "Take the exam", counted: ["exam.stage.graded"] },
      { machine: "certificates", does: "Get certificate", counted: ["certificates.listed.settled"] },
      {
        machine: "publicCertificate",
        does: "Show it to others",
        counted: ["publicCertificate.valid.unlimited", "publicCertificate.valid.limited", "publicCertificate.expired"],
      },
    ],
  },
  return: {
    title: "Coming back to a course",
    steps: [
      { machine: "signIn", does: "Sign in", counted: ["signIn.signedIn"] },
      { machine: "learningNow", does: "Choose a started course", counted: ["learningNow.shown.collapsed"] },
      {
        machine: "lesson",
        does: "Continue where you left off",
        counted: ["lesson.loading onDone #1", "lesson.loading onDone #2"],
      },
      { machine: "stepNote", does: "Take notes", counted: ["stepNote.settled.saved"] },
      { machine: "rating", does: "Rate the course", counted: ["rating.saving done(rate)"] },
    ],
  },
  series: {
    title: "Watching a series",
    steps: [
      { machine: "seriesList", does: "Choose a series", counted: ["seriesList.shown"] },
      { machine: "series", does: "Choose an episode", counted: ["series.shown.tracked", "series.shown.untracked"] },
      { machine: "episode", does: "Watch it", counted: ["episode.shown.watched"] },
    ],
  },
  search: {
    title: "Searching for an answer",
    steps: [
      { machine: "search", does: "Type a question", counted: ["search.results"] },
      { machine: "searchResults", does: "Compare the results", counted: ["searchResults.shown"] },
      {
        machine: "article",
        does: "Read a page",
        counted: ["article.shown.lasting", "article.shown.toCome", "article.shown.over"],
      },
      { machine: "feedback", does: "Ask for more", counted: ["feedback.success"] },
    ],
  },
};
