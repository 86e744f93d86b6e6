/** The English texts of the other lists: single lessons, webinars, templates, topics, what a search found, and reviews. Every other language has the same keys. */
export const texts = {
  results: {
    title: "Search",
    titleOf: "Search: {{words}}",
    form: "Search everything",
    words: "Words to search for",
    where: "Where to search",
    apps: {
      academy: "Courses and lessons",
      webinars: "Webinars",
      glossary: "Glossary",
    },
    types: {
      base: "Course",
      educational: "Course",
      standAloneLesson: "Single lesson",
      webinar: "Webinar",
      glossaryTerm: "Term",
    },
    idle: "Type what you want to learn, or a word that you want explained.",
    found_one: "{{count}} result",
    found_other: "{{count}} results",
    emptyText: "Check it for typing errors, try fewer or other words, or look around here:",
    more: "Show more results",
    moreFailed: "The next results could not be loaded",
  },
  lessonShelf: {
    title: "Single lessons",
    description: "Lessons that stand alone: one task each, done in less than half an hour, with a clip and a quiz.",
    intro: "One task, one lesson. Watch the preview, enrol for free, and be done within half an hour.",
    filters: "Filter the lessons",
    search: "Search lessons",
    placeholder: "For example: title tags",
    found_one: "{{count}} lesson",
    found_other: "{{count}} lessons",
    more: "Show more lessons",
    empty: "No lesson matches",
    reset: "Show all lessons",
    failed: "The lessons could not be loaded",
    moreFailed: "The next lessons could not be loaded",
  },
  webinarShelf: {
    title: "Webinars",
    description:
      "Webinars on search, content, advertising and measurement: what comes next, and recordings of earlier ones.",
    intro: "Live, with time for your questions. Afterwards, the recording stays here with captions.",
    filters: "Filter the webinars",
    found_one: "{{count}} webinar",
    found_other: "{{count}} webinars",
    more: "Show more webinars",
    empty: "No webinar matches",
    reset: "Show all webinars",
    failed: "The webinars could not be loaded",
    moreFailed: "The next webinars could not be loaded",
  },
  templateShelf: {
    title: "Templates",
    description: "Files to work with, each with a worked example: calendars, briefs, checklists, plans and reports.",
    intro: "Take the file, look at the worked example, replace it with your own.",
    filters: "Filter the templates",
    search: "Search templates",
    placeholder: "For example: content calendar",
    found_one: "{{count}} template",
    found_other: "{{count}} templates",
    more: "Show more templates",
    empty: "No template matches",
    reset: "Show all templates",
    failed: "The templates could not be loaded",
    moreFailed: "The next templates could not be loaded",
  },
  topic: {
    advertising: {
      title: "Advertising courses",
      description:
        "Free courses on paid search and other advertising: auctions, keywords, ads, landing pages and what they earn.",
      intro: "Buy attention knowingly: how auctions set the price, what an ad has to say, and when to stop.",
    },
    career: {
      title: "Courses for a marketing career",
      description:
        "Free courses for a career in marketing: roles, portfolio, applications and the first ninety days in a job.",
      intro: "Find out which role suits you, show what you can do, and start well.",
    },
    contentMarketing: {
      title: "Content marketing courses",
      description:
        "Free courses on content marketing: choosing topics, briefing, editing, distribution and measuring what it did.",
      intro: "Publish what readers need, and know afterwards whether it helped.",
    },
    digitalMarketing: {
      title: "Digital marketing courses",
      description:
        "Free courses on digital marketing as a whole: channels, audience, email, and a plan with numbers that add up.",
      intro: "See how the channels fit together before you choose one.",
    },
    aiCourses: {
      title: "AI courses for marketers",
      description:
        "Free courses on working with AI in marketing: briefing a model, checking its output, being found in AI answers.",
      intro: "Hand over what a model does well, and keep what needs a person.",
    },
    marketingAnalytics: {
      title: "Marketing analytics courses",
      description:
        "Free courses on marketing analytics: questions, metrics, data you can trust, and decisions that hold up.",
      intro: "Turn a question into a number, and the number into a decision.",
    },
    seo: {
      title: "SEO courses",
      description:
        "Free SEO courses: how search works, keywords and intent, pages, technical checks and measuring the effect.",
      intro: "Learn search as a line of stages, and find out at which one a page is stuck.",
    },
    semrushTools: {
      title: "Semrush tools courses",
      description:
        "Free courses on working with the Semrush tools: estimates, keyword research, site audits and rank tracking.",
      intro: "Know what the tools measure, what they estimate, and how to work with both.",
    },
    socialMedia: {
      title: "Social media courses",
      description:
        "Free courses on social media marketing: purpose, posts, replies, accessibility and measuring what it added.",
      intro: "Choose few networks, post with a purpose, and count what it did for the business.",
    },
  },
  voices: {
    experts: "The people who teach",
    reviews: "What learners say",
  },
};
