/** The English texts of the lists of exams. Every other language has the same keys. */
export const texts = {
  exams: {
    description:
      "All Academy exams with their questions, time limits, and pass marks. Pass one to earn a certificate that anyone can check.",
    intro:
      "Show what you know. An exam starts only when you start it. Pass, and you get a certificate with a public page that anyone can check.",
    signedOut: "Sign in to see your status in each exam. We’ll bring you back to this page.",
    failed: "We couldn’t load the exams",
    statusesFailed: "We couldn’t load your exam status",
    statusesFailedText: "You can still read the rules of every exam.",
    none: "No exams yet",
    noneText: "The first one will appear here once it’s published. In the meantime, explore the courses.",
    all: "All exams",
    open: "In progress",
    toStart: "Ready to start",
    waiting: "Not open yet",
    certificated: "Certificate earned",
    digitalAgencies: "For digital agencies",
    digitalAgenciesText: "Running an agency: winning clients, pricing work, and reporting results.",
    toolkitProficiency: "Toolkit proficiency",
    toolkitProficiencyText:
      "One exam for each toolkit: what its data can tell you, where its limits are, and what to do with the answer.",
    passMark: "{{passMark}}% to pass",
    noClock: "No time limit",
    state: {
      toStart: "Ready to start",
      open: "In progress",
      notEnrolled: "Course required",
      planNeeded: "Needs Academy Plus",
      lessonsUnfinished: "Lessons unfinished",
      coolingDown: "Retake later",
      certificated: "Certificate earned",
      nameless: "Passed",
    },
    note: {
      open: "Continue your attempt, or start the next one.",
      notEnrolled: "Enroll in “{{course}}” and finish its lessons first.",
      planNeeded: "The course that this exam belongs to is part of Academy Plus.",
      lessonsUnfinished: "Finish the lessons of “{{course}}” first.",
      courseClosed: "Its course isn’t published right now.",
      coolingDown: "You didn’t pass last time. Your next attempt opens on this page automatically.",
      nameless: "Add your name to get your certificate.",
    },
    action: {
      read: "See rules and start",
      start: "Start",
      resume: "Continue",
      retakeAt: "Retake from {{moment}}",
      toCourse: "Go to course",
      show: "Show certificate",
      name: "Get certificate",
    },
    actionOf: "{{action}}: {{title}}",
    agency: {
      description: "Exams for agency partners: digital agency growth, and one proficiency exam for each toolkit.",
      intro:
        "For teams that work for clients: what an agency has to decide, and what each toolkit can and can’t tell you.",
      signedOut: "Sign in to see the partner exams",
      signedOutText:
        "Learners see them here, each with their own status. We’ll bring you back to this page. The rules are open to everyone in the list of all exams.",
      toAll: "See all exams",
    },
  },
};
