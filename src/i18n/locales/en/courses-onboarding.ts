/** The English texts of the first steps. Every other language has the same keys. */
export const texts = {
  onboarding: {
    title: "Get started with SEO",
    description:
      "What to do first for your site in search: five steps from a baseline to a weekly review, each with instructions and a clear finish.",
    intro: "Take it one step at a time, on your own site. Each step says what to do and how to tell that it’s done.",
    signInHint: "You’ll sign in first and come back here. Your completed steps are saved to your account.",
    how: "How to do it",
    passOf: "Mark as done: {{title}}",
    passFailed: "We couldn’t mark the step as done",
    progressFailed: "We couldn’t load your progress",
    progressFailedText: "You can still read the steps.",
    failed: "We couldn’t load the steps",
    none: "No steps yet",
    noneText: "They’ll appear here once they’re published. In the meantime, explore the courses.",
    completed: "All steps are done",
    completedText: "You’ve laid the groundwork. A course takes you further, with quizzes and an exam.",
  },
};
