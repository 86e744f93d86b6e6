/** The English texts of what is looked up: glossary, questions and answers, terms, webinars, templates, and of the page for education. Every other language has the same keys. */
export const texts = {
  article: {
    draft: "A draft. Only editors see this page.",
  },
  glossary: {
    title: "Digital marketing glossary",
    description:
      "The words of search, content, advertising and analytics: each in one plain sentence, with an explanation and related terms.",
    intro: "The words of the trade, each in one plain sentence first. Open one to read on.",
    filter: "Find a term",
    search: "Search the glossary",
    placeholder: "For example: canonical",
    apply: "Search",
    letters: "Letters",
    anyLetter: "All",
    found_one: "{{count}} term",
    found_other: "{{count}} terms",
    clear: "Show all terms",
    empty: "No term matches",
    emptyText: "Try a part of the word, or another word for it.",
    none: "No terms yet",
    noneText: "The first ones appear here as soon as they are published. The courses are open in the meantime.",
    failed: "The glossary could not be loaded",
  },
  term: {
    synonyms: "Also called",
    body: "Explanation",
    related: "Related terms",
    topics: "Courses on this",
    sameLetter: "More terms under {{letter}}",
    failed: "The term could not be loaded",
  },
  faq: {
    title: "Questions and answers",
    description: "Short answers to what learners ask: accounts, courses, exams, certificates and the terms of use.",
    intro: "Short answers to what learners ask most.",
    groups: "Subjects",
    link: "Link to this question",
    missing: "Is your question missing?",
    missingText: "Write to the team that runs the academy. Answers come by e-mail.",
    ask: "Write to us",
    none: "No questions yet",
    failed: "The questions and answers could not be loaded",
  },
  terms: {
    crumb: "Terms of use",
    description:
      "What applies when you use the academy: your account, the content, certificates and how we treat data.",
    updated: "Last changed on {{date}}",
    body: "The terms in full",
    failed: "The terms could not be loaded",
  },
  webinar: {
    crumb: "Webinar",
    toCome: "Coming up",
    was: "Took place on",
    zone: "Time zone: {{zone}}",
    calendar: "Add to your calendar",
    calendarText: "The entry leads back to this page.",
    over: "This webinar is over",
    overText: "There is no recording of it here.",
    recording: "The recording",
    recordingOf: "Recording of {{title}}",
    outcomes: "What you will learn",
    about: "About this webinar",
    speakers_one: "Your speaker",
    speakers_other: "Your speakers",
    all: "All webinars",
    failed: "The webinar could not be loaded",
  },
  template: {
    crumb: "Template",
    download: "Download {{name}} ({{size}})",
    rights: "Free to use and to change, also in your work for clients.",
    about: "What it is for",
    steps: "How to fill it in",
    all: "All templates",
    failed: "The template could not be loaded",
  },
  education: {
    title: "For teachers and students",
    description:
      "Teach search, content and analytics with free courses: exams with certificates that can be checked, series for students, templates for class.",
    intro:
      "Use the academy in seminars, in vocational training and in workshops. Courses are free, everyone learns at their own pace, and you can check every certificate.",
    offer: "What there is for a class",
    courses: "Courses with exams",
    coursesText:
      "Short lessons with a clip, something to read and a quiz that explains its answers. The exam draws its questions from a pool, so neighbors rarely see the same ones.",
    series: "Series for student accounts",
    seriesText:
      "With a student account, learners also watch the series: short episodes that take one subject in order, in English.",
    certificates: "Certificates that can be checked",
    certificatesText:
      "Each certificate has a public page that says whether it is valid. Students send you its address; you need no account to open it.",
    templates: "Files for work in class",
    templatesText:
      "Briefs, calendars, checklists and plans, each with a worked example. Take them into class and change them as you like.",
    how: "A course with your class, in four steps",
    step1: "Choose a course and go through it yourself",
    step1Text:
      "The page of a course lists its lessons, how long each takes, and the rules of its exam. Quizzes can be repeated as often as you like.",
    step2: "Agree on a pace",
    step2Text:
      "Give one or two lessons for each meeting. Progress is kept for every learner, so nobody has to be at the same place.",
    step3: "Keep the meetings for questions and practice",
    step3Text:
      "Use a template on a site that the class knows. The glossary explains the words, and the quizzes show what to talk about again.",
    step4: "Let everyone sit the exam",
    step4Text:
      "It starts only when a student starts it, in class or at home. Whoever passes sends you the address of the certificate.",
    accounts: "Student accounts for your class",
    accountsText:
      "Tell us the school, what you teach and for how many students you need accounts. To send the message you sign in, so that the answer finds you.",
    ask: "Ask for student accounts",
    further: "Where to go on",
    toCourses: "All courses",
    toSeries: "All series",
    toTemplates: "All templates",
    toFaq: "Questions and answers",
  },
};
