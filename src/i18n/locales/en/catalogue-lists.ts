/** The English texts of the other lists: single lessons, webinars, templates, topics, what a search found, and reviews. Every other language has the same keys. */
export const texts = {
  results: {
    title: "Search",
    titleOf: "Search: {{words}}",
    form: "Search everything",
    words: "Search for",
    where: "Show",
    all: "All",
    idle: "Type what you want to learn, or a term you want explained.",
    found_one: "{{count}} result",
    found_other: "{{count}} results",
    foundOf: "{{kind}}: {{found}}",
    noneOfKind: "Nothing of this kind matches, but other results do.",
    showAll: "Show all results",
    tips: "What you can try",
    tipSpelling: "Check the spelling.",
    tipWords: "Use fewer or more general words.",
    tipLanguage: "Search in your language or in English, or switch the language of the site.",
    topics: "Popular topics",
    more: "Show more results",
    moreFailed: "We couldn’t load more results",
  },
  recommended: {
    title: "What to learn next",
    failed: "We couldn’t load the recommended courses",
  },
  lessonShelf: {
    title: "Single lessons",
    description: "Standalone lessons: one task each, done in less than half an hour, with a video and a quiz.",
    intro: "One task, one lesson. Watch the preview, enroll for free, and finish within half an hour.",
    filters: "Filter lessons",
    search: "Search lessons",
    placeholder: "For example: title tags",
    found_one: "{{count}} lesson",
    found_other: "{{count}} lessons",
    more: "Show more lessons",
    empty: "No lessons match",
    reset: "Show all lessons",
    failed: "We couldn’t load the lessons",
    moreFailed: "We couldn’t load more lessons",
  },
  webinarShelf: {
    title: "Webinars",
    description:
      "Webinars on search, content, advertising, and measurement: upcoming sessions and recordings of past ones.",
    intro: "Live, with time for your questions. Afterward, the recording stays here with captions.",
    upcoming: "Upcoming",
    recordings: "Recordings",
    filters: "Filter webinars",
    found_one: "{{count}} webinar",
    found_other: "{{count}} webinars",
    more: "Show more webinars",
    empty: "No webinars match",
    reset: "Show all webinars",
    failed: "We couldn’t load the webinars",
    moreFailed: "We couldn’t load more webinars",
  },
  templateShelf: {
    title: "Templates",
    description: "Files to work with, each with a worked example: calendars, briefs, checklists, plans, and reports.",
    intro: "Download the file, look at the worked example, and replace it with your own.",
    filters: "Filter templates",
    search: "Search templates",
    placeholder: "For example: content calendar",
    found_one: "{{count}} template",
    found_other: "{{count}} templates",
    more: "Show more templates",
    empty: "No templates match",
    reset: "Show all templates",
    failed: "We couldn’t load the templates",
    moreFailed: "We couldn’t load more templates",
  },
  topic: {
    advertising: {
      title: "Advertising courses",
      description:
        "Free courses on paid search and other advertising: auctions, keywords, ads, landing pages, and what they earn.",
      intro: "Buy attention wisely: how auctions set the price, what an ad has to say, and when to stop.",
    },
    career: {
      title: "Courses for a marketing career",
      description:
        "Free courses for a career in marketing: roles, portfolio, applications, and the first ninety days in a job.",
      intro: "Find out which role suits you, show what you can do, and start well.",
    },
    contentMarketing: {
      title: "Content marketing courses",
      description:
        "Free courses on content marketing: choosing topics, briefing, editing, distribution, and measuring results.",
      intro: "Publish what readers need, and know afterward whether it helped.",
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
        "Free courses on working with AI in marketing: briefing a model, checking its output, and being found in AI answers.",
      intro: "Hand off what a model does well, and keep what needs a person.",
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
        "Free SEO courses: how search works, keywords and intent, pages, technical checks, and measuring results.",
      intro: "Learn search as a series of stages, and find out where a page gets stuck.",
    },
    semrushTools: {
      title: "Semrush tools courses",
      description:
        "Free courses on working with Semrush tools: estimates, keyword research, site audits, and rank tracking.",
      intro: "Know what the tools measure, what they estimate, and how to work with both.",
    },
    socialMedia: {
      title: "Social media courses",
      description:
        "Free courses on social media marketing: purpose, posts, replies, accessibility, and measuring results.",
      intro: "Choose just a few networks, post with a purpose, and count what it did for the business.",
    },
  },
  voices: {
    experts: "Meet the instructors",
    reviews: "What learners say",
  },
};
