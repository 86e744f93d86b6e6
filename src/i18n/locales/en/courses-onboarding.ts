/** The English texts of the first steps. Every other language has the same keys. */
export const texts = {
  onboarding: {
    title: "Get started with SEO",
    description:
      "What to do first for your site in search: five steps from a baseline to a weekly review, each with instructions and a clear end.",
    intro: "Take one step at a time, on your own site. Each says what to do and how to tell that it is done.",
    signInHint: "You will be asked to sign in, and come back here: done steps are kept with your account.",
    how: "How to do it",
    passOf: "Mark as done: {{title}}",
    passFailed: "The step could not be marked as done",
    progressFailed: "We could not ask which steps you have done",
    progressFailedText: "You can read them all the same.",
    failed: "The steps could not be loaded",
    none: "No steps yet",
    noneText: "They appear here as soon as they are published. The courses are open in the meantime.",
    completed: "All steps are done",
    completedText: "The groundwork stands. A course takes you further, with quizzes and an exam.",
  },
};
