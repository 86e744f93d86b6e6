/**
 * Texts of the demo's content in English, for the replies in the test models: their pages then look as learners see
 * them, on screenshots too. The test models also run in browsers, so the texts are here and not read from `content/`;
 * `demo-content.test.ts` compares them.
 */

interface DemoCourse {
  title: string;
  description: string;
  author: string;
  motif: string;
  background: string;
}
const course = (title: string, author: string, motif: string, background: string, description: string): DemoCourse => ({
  title,
  description,
  author,
  motif,
  background,
});

export const people = {
  mara: {
    id: "mara-lindqvist",
    name: "Mara Lindqvist",
    role: "Technical SEO lead",
    bio: "Mara has spent twelve years making large sites findable, first for a travel marketplace and then for publishers in three languages. She teaches search as engineering: form a hypothesis, measure it, keep what holds up.",
  },
  ines: {
    id: "ines-carvalho",
    name: "Inês Carvalho",
    role: "Head of marketing analytics",
    bio: "Inês builds measurement that holds up when finance asks questions. Before marketing, she worked as a statistician in public health, which is where her distrust of single numbers comes from.",
  },
};

/** The first one is the course that the test models are about. */
export const courses: readonly [DemoCourse, ...DemoCourse[]] = [
  course(
    "SEO basics",
    people.mara.name,
    "results",
    "#dcebe2",
    "Learn how search engines find, store, and order pages, and what you can do at each stage. You leave with a keyword map, two checklists, and a monthly review that you can run on your own site.",
  ),
  course(
    "Content marketing from brief to result",
    "Tobias Okafor",
    "manuscript",
    "#fce4d6",
    "Choose topics your readers need, brief and edit them well, bring them to the right people, and decide from the numbers what to keep, update or remove.",
  ),
  course(
    "Marketing analytics: from question to decision",
    people.ines.name,
    "dashboard",
    "#dbe8f3",
    "Learn to turn a business question into a metric, collect data you can trust, work out what a channel earns, and recommend a decision that holds up when somebody checks it.",
  ),
  course(
    "Paid search basics",
    "Samira Haddad",
    "coins",
    "#f1eadd",
    "Learn how search ads are sold, which searches to pay for, how to write an ad and the page behind it, and how to tell when more spending stops paying.",
  ),
  course(
    "Digital marketing basics",
    "Kenji Morita",
    "channels",
    "#f1eadd",
    "See how channels fit together, learn what your audience is trying to do, send email that arrives, and put it all into a one-page plan whose budget adds up.",
  ),
  course(
    "AI for marketers",
    "Kenji Morita",
    "robot",
    "#dbe8f3",
    "Learn what language models can and cannot do, brief them well, check what they write, and be found in AI answers. You leave with a brief template, a claim check, and a log for measuring mentions.",
  ),
];

/** The course's own page. */
export const seo = {
  about:
    "<p>Search engine optimization is easier to learn once you see it as a line of stages. A page is crawled, then indexed, then ranked, and a fault at one stage cannot be repaired at another. This course takes the stages in order.</p>",
  audience:
    "For marketers, writers, and site owners who publish pages and want them found. You need no programming, but you should be able to edit pages in your own content system.",
  outcomes: [
    "Tell whether a page has a crawling, an indexing, or a ranking problem, and name the matching repair",
    "Sort keywords by search intent, score them, and give each one exactly one target page",
  ],
  modules: ["Search, keywords, and pages", "Technical basics and measurement"],
} as const;

export const lessons = [
  {
    title: "How search engines find and rank pages",
    caption: "Crawling, indexing, ranking",
    description:
      "The three stages every page goes through before it can be clicked, and a procedure that shows at which of them a page is stuck.",
  },
  {
    title: "Keywords and search intent",
    caption: "From phrases to a keyword map",
    description:
      "Find the phrases your customers use, recognize what they want with each, and decide which page of your site should answer it.",
  },
  {
    title: "Pages that say what they are about",
    caption: "Titles, structure, internal links",
    description:
      "Edit a page so that readers and search engines understand it at once, from the title to the words of the links that lead to it.",
  },
] as const;

/** A step to read in the first lesson. */
export const reading = {
  title: "Crawling: how a page is found",
  html: "<p>A <strong>crawler</strong> is a program that keeps a list of web addresses. It takes one from the list, requests it, reads the response, and adds any new addresses it finds. Google's main crawler is called Googlebot; Bing's is Bingbot.</p><p>Links do most of the work. A link that crawlers can follow is an <code>&lt;a&gt;</code> element with an <code>href</code> that holds a real address.</p>",
} as const;

export const exam = {
  title: "SEO basics exam",
  description:
    "Ten questions on crawling and indexing, keywords, on-page work, technical controls, and measurement. You need 70 percent to pass and have 60 minutes.",
  topics: ["Crawling and indexing", "Keywords and intent"],
  /** Statements that are true or false. */
  questions: [
    "Google treats rel nofollow as a hint, so it is not a dependable way to keep a page out of the index.",
    "Text that exists only in the desktop layout may be missing from Google's index.",
  ],
  wrong: [
    {
      text: "Google treats rel nofollow as a hint, so it is not a dependable way to keep a page out of the index.",
      explanation:
        "The page may be found by other routes, and the attribute itself is only a hint. To keep a page out, use noindex.",
    },
    {
      text: "A guide is in the XML sitemap, but no page of the site links to it. What is the best next step?",
      correct: "Link to it from pages on the same subject",
      explanation:
        "The guide is an orphan. Internal links let crawlers find it and show where it belongs; a sitemap alone does only the first.",
    },
  ],
} as const;

/** Exams of the list, after that of the course. */
export const exams = [
  { title: exam.title, description: exam.description },
  {
    title: "Content marketing exam",
    description:
      "Ten questions on readers and topics, briefing and editing, distribution, measurement and maintenance. You have 45 minutes and pass with 70 percent; if it does not work out, you can try again at once.",
  },
  {
    title: "Marketing analytics exam",
    description:
      "Ten questions from all four lessons, several with a short calculation. You have 60 minutes and need 70% to pass. A calculator is allowed.",
  },
  {
    title: "Technical SEO toolkit",
    description:
      "Ten questions on rendering and indexing, hreflang and pagination, log files, and migrations. You need 70 percent to pass and have 30 minutes.",
  },
  {
    title: "Keyword research toolkit",
    description:
      "Ten questions on search intent, volume and difficulty, clustering, result features, and gap analysis. You need 70 percent to pass and have 30 minutes.",
  },
  {
    title: "Reporting toolkit",
    description:
      "Ten questions on KPIs and dashboards, automating reports, explaining variance, and visualizing honestly. You need 70 percent to pass and have 30 minutes.",
  },
  {
    title: "Link building toolkit",
    description:
      "Ten questions on link quality and anchor text, outreach and digital PR, link audits, and the rules for links. You need 70 percent to pass and have 30 minutes.",
  },
  {
    title: "Digital agency growth",
    description:
      "Ten questions on winning clients, pricing and scoping, onboarding, and reporting for marketing agencies. You need 70 percent to pass and have 30 minutes.",
  },
] as const;

export const series = {
  title: "Inside a site audit",
  description:
    "Four episodes of under a minute each follow a site audit in the order in which it is done, from the first crawl to the choice of the next change.",
  about:
    "<p>An audit is not a list of two hundred remarks. It answers four questions, and the order matters, because a fault early in the line makes all later findings worthless.</p>",
  episodes: [
    {
      title: "Can the page be found?",
      description:
        "The three stages before the first click, and why an audit asks about them in order. Afterward, take one page without visitors and find the stage where it is stuck.",
    },
    { title: "Do the controls agree?" },
  ],
  other: "From idea to published page",
} as const;

export const terms = {
  anchor: {
    term: "Anchor text",
    short: "The visible words of a link, which people click on.",
    synonym: "link text",
    body: "<p>The words tell readers where a link leads, and search engines what the linked page is about.</p>",
  },
  intent: { term: "Search intent", short: "What somebody wants to get done when they type a search." },
  serp: { term: "SERP", short: "The page of results that a search engine shows for a search." },
} as const;

export const webinar = {
  title: "Read Search Console without fooling yourself",
  description:
    "Four numbers, three common misreadings, and a way to tell whether a change on your pages helped or the season did.",
  outcome: "Split an average position by query before you worry about it",
  about:
    "<p>The Performance report is free, and it is easily misread. A page that starts to appear for new queries seems to lose positions. A better title seems to work wonders in spring, when everything rises.</p>",
} as const;

export const termsOfUse = {
  title: "Terms of use",
  content:
    "<p>These terms apply when you use the academy. They are short and in plain words on purpose.</p><h2>Your account</h2><p>You can browse courses, webinars and templates without an account. Enrolling, progress, exams and certificates need one.</p>",
} as const;

export const onboardingSteps = [
  {
    title: "Set goals and a baseline",
    description: "Decide what search should do for your business, and write down where you stand today.",
    label: "Get the report template",
  },
  {
    title: "Verify the site in Search Console",
    description: "Prove that the site is yours, submit the sitemap, and see your pages as Google sees them.",
    label: "Get the report template",
  },
] as const;

export const template = {
  title: "Content calendar",
  description:
    "A quarter of content in one table: for whom each piece is, who finishes what by when, where it goes, and when you will judge it.",
  about:
    "<p>Most calendars list titles and dates. This one also says what has to be finished before the date, which is why it can be kept.</p>",
  steps: [
    "Count the working days your team really has for content this quarter, and take a fifth off for delays.",
    "Enter what already exists and only needs an update; updates are cheaper than new pieces.",
  ],
} as const;

export const faq = {
  learning: {
    title: "Courses and progress",
    question: "Can I leave a course?",
    answer:
      "<p>Yes, on the page of the course, with <em>Leave this course</em>. It disappears from your courses, and its exam is closed to you.</p>",
  },
  exams: {
    title: "Exams and certificates",
    question: "Can I take an exam again if I fail?",
    answer: "<p>Yes, as often as you like.</p>",
  },
} as const;

export const expertLine = "Shows where a page gets stuck on its way into search, and how to free it.";

export const meeting = {
  title: "Intro call",
  description:
    "Twenty minutes by video with someone from the academy's team. Tell us what you want to be able to do and how much time you have, and we'll tell you which courses, exams, and templates fit, and which don't.",
} as const;
