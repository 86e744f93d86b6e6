import type { Journeys } from "statechart-viewer/chart/map";
import type { MachineId } from "../../machines/index";

/** Ways of learners through the site, for the map of the flows. */
export const journeys: Journeys<MachineId> = {
  certificate: {
    title: "From the first visit to the certificate",
    steps: [
      { machine: "catalogue", does: "Find a course" },
      { machine: "courseLanding", does: "Read what it offers" },
      { machine: "enrolment", does: "Enroll" },
      { machine: "lesson", does: "Learn" },
      { machine: "quiz", does: "Answer questions" },
      { machine: "exam", does: "Take the exam" },
      { machine: "certificates", does: "Get the certificate" },
      { machine: "publicCertificate", does: "Show it to others" },
    ],
  },
  return: {
    title: "Coming back to a course",
    steps: [
      { machine: "signIn", does: "Sign in" },
      { machine: "learningNow", does: "Choose a started course" },
      { machine: "lesson", does: "Continue where you left off" },
      { machine: "stepNote", does: "Take notes" },
      { machine: "rating", does: "Rate the course" },
    ],
  },
  series: {
    title: "Watching a series",
    steps: [
      { machine: "seriesList", does: "Choose a series" },
      { machine: "series", does: "Choose an episode" },
      { machine: "episode", does: "Watch it" },
    ],
  },
  search: {
    title: "Searching for an answer",
    steps: [
      { machine: "search", does: "Type a question" },
      { machine: "searchResults", does: "Compare the results" },
      { machine: "article", does: "Read a page" },
      { machine: "feedback", does: "Ask for more" },
    ],
  },
};
