/** The English texts of what is looked up: glossary, questions and answers, terms, webinars, templates, and of the page for education. Every other language has the same keys. */
export const texts = {
  article: {
    draft: "Draft. Only editors can see this page.",
  },
  glossary: {
    title: "Digital marketing glossary",
    description:
      "Terms from search, content, advertising, and analytics: each in one plain sentence, with an explanation and related terms.",
    intro: "The terms of the trade, each in one plain sentence first. Open one to read more.",
    filter: "Find a term",
    search: "Search the glossary",
    placeholder: "For example: canonical",
    apply: "Search",
    letters: "Letters",
    anyLetter: "All",
    found_one: "{{count}} term",
    found_other: "{{count}} terms",
    clear: "Show all terms",
    empty: "No terms match",
    emptyText: "Try part of the word, or another word for it.",
    none: "No terms yet",
    noneText: "The first ones will appear here once they’re published. In the meantime, explore the courses.",
    failed: "We couldn’t load the glossary",
  },
  term: {
    synonyms: "Also called",
    body: "Explanation",
    related: "Related terms",
    topics: "Related courses",
    sameLetter: "More terms under {{letter}}",
    failed: "We couldn’t load the term",
  },
  faq: {
    title: "Questions and answers",
    description:
      "Short answers to what learners ask about accounts, courses, exams, certificates, and the terms of use.",
    intro: "Short answers to what learners ask most.",
    groups: "Topics",
    link: "Link to this question",
    missing: "Don’t see your question?",
    missingText: "Write to the team that runs Academy. We reply by email.",
    ask: "Contact us",
    none: "No questions yet",
    failed: "We couldn’t load the questions and answers",
  },
  terms: {
    crumb: "Terms of use",
    description: "What applies when you use Academy: your account, the content, certificates, and how we handle data.",
    updated: "Last updated on {{date}}",
    body: "Full terms",
    failed: "We couldn’t load the terms",
  },
  webinar: {
    crumb: "Webinar",
    toCome: "Coming up",
    was: "Held on",
    zone: "Time zone: {{zone}}",
    calendar: "Add to your calendar",
    calendarText: "The entry links back to this page.",
    over: "This webinar is over",
    overText: "There’s no recording of it here.",
    recording: "Recording",
    recordingOf: "Recording of {{title}}",
    play: "Play recording",
    outcomes: "What you’ll learn",
    about: "About this webinar",
    speakers_one: "Your speaker",
    speakers_other: "Your speakers",
    all: "All webinars",
    failed: "We couldn’t load the webinar",
  },
  template: {
    crumb: "Template",
    download: "Download {{name}} ({{size}})",
    rights: "Free to use and change, including in your work for clients.",
    about: "What it is for",
    steps: "How to fill it out",
    all: "All templates",
    failed: "We couldn’t load the template",
  },
  education: {
    title: "For teachers and students",
    description:
      "Teach search, content, and analytics with free courses: exams with verifiable certificates, series for students, and templates for class.",
    intro:
      "Use Academy in seminars, vocational training, and workshops. Courses are free, everyone learns at their own pace, and you can check every certificate.",
    offer: "What’s here for your class",
    courses: "Courses with exams",
    coursesText:
      "Short lessons with a video, something to read, and a quiz that explains its answers. The exam draws its questions from a pool, so students sitting side by side rarely see the same ones.",
    series: "Series for student accounts",
    seriesText:
      "With a student account, learners can also watch the series: short episodes in English that cover one subject in order.",
    certificates: "Certificates you can check",
    certificatesText:
      "Each certificate has a public page that says whether it’s valid. Students send you its address. You don’t need an account to open it.",
    templates: "Files for class",
    templatesText:
      "Briefs, calendars, checklists, and plans, each with a worked example. Use them in class and change them as you like.",
    how: "Teach a course in four steps",
    step1: "Choose a course and take it yourself",
    step1Text:
      "A course’s page lists its lessons, how long each one takes, and the rules of its exam. Quizzes can be repeated as often as you like.",
    step2: "Agree on a pace",
    step2Text:
      "Assign one or two lessons per class. Progress is saved for every learner, so not everyone has to be in the same place.",
    step3: "Use class time for questions and practice",
    step3Text:
      "Use a template on a site that your class knows. The glossary explains the terms, and the quizzes show what to go over again.",
    step4: "Have everyone take the exam",
    step4Text:
      "It starts only when a student starts it, in class or at home. Students who pass send you the address of their certificate.",
    accounts: "Student accounts for your class",
    accountsText:
      "Tell us your school, what you teach, and how many student accounts you need. You’ll sign in to send the message, so that we can reply.",
    ask: "Ask for student accounts",
    further: "Where to go next",
    toCourses: "See all courses",
    toSeries: "See all series",
    toTemplates: "See all templates",
    toFaq: "Questions and answers",
  },
};
