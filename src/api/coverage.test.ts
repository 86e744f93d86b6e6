import { describe, expect, it } from "vitest";
import { safeParse, strictObject, type ZodMiniObject } from "zod/mini";
import { api } from "../../contract/api";
import type { Endpoint } from "../../contract/endpoint";
import type { Call, CallOptions } from "./call";
import { createServices, type Services } from "./services";

/** Arguments for every function of every service, one list per call; a missing function is a type error. */
type Samples = {
  [Area in keyof Services]: {
    [Name in keyof Services[Area]]: Services[Area][Name] extends (...args: infer Args) => unknown ? Args[] : never;
  };
};

const key = "key";
const locale = "de";
const place = { locale, slug: "seo-basics" };
const step = { ...place, stepId: 5 };
const exam = { ...place };
const module = { ...place, moduleId: 2 };
const attempt = { attemptId: 7, entry: { questionId: "q1", answer: ["a"], key } };
const series = { locale, seriesSlug: "talks" };
const episode = { ...series, episodeSlug: "first" };
const list = { locale, page: 2, limit: 12 };
const filters = { categories: ["seo", "ads"], duration: "short" as const, search: "link" };

const samples: Samples = {
  session: {
    loadProfile: [[]],
    signIn: [[{ email: "ada@academy.test", password: "secret" }]],
    signOut: [[]],
    loadLoginState: [[{ returnTo: "/academy/" }]],
    loadBilling: [[]],
    updateName: [[{ name: "Ada", key }]],
    applyPromo: [[{ promo: "SPRING", key }]],
    exportData: [[]],
    deleteAccount: [[{ confirmation: "secret", learnerId: 7 }]],
  },
  registration: {
    register: [[{ name: "Ada", email: "ada@academy.test", password: "correct horse battery", returnTo: "/academy/" }]],
    confirmEmail: [[{ linkToken: "t".repeat(43), password: "correct horse battery" }]],
    requestPassword: [[{ email: "ada@academy.test", returnTo: "/academy/" }]],
    changePassword: [[{ current: "the old password", password: "correct horse battery" }]],
    savePassword: [[{ linkToken: "t".repeat(43), password: "correct horse battery" }]],
  },
  courses: {
    loadPage: [[{ ...list, filters, type: "standAloneLesson" }], [list]],
    allCourses: [[{ locale }]],
    loadTop: [[{ locale }]],
    loadTopCards: [[{ locale }]],
    loadByIds: [[{ locale, ids: [3, 1] }]],
    loadPopular: [[list]],
    loadModules: [[place]],
    loadRecommended: [[place]],
    loadInProgress: [[{ ...list, completed: false }]],
    loadTopics: [[{ locale }], [{ locale, type: "webinars" }]],
    loadAllTopics: [[{ locale }]],
    loadProgressMap: [[{ locale }], [{ locale, ids: [1, 2] }]],
    loadCourse: [[place]],
    checkEnrolment: [[place]],
    enrol: [[{ ...place, key }]],
    removeEnrolment: [[{ ...place, key }]],
  },
  learning: {
    loadDashboard: [[place]],
    loadRating: [[place]],
    rate: [[{ ...place, rating: 5, key }]],
    endPromo: [[{ ...place, key }]],
    flushQuestions: [[{ ...place, key }]],
  },
  lessons: {
    loadStructure: [[place], [{ ...place, moduleIndex: 0 }]],
    loadLesson: [[{ ...place, number: 1 }], [{ ...place, number: 1, moduleIndex: 0 }]],
    loadLessonById: [[{ ...place, id: 9 }]],
    loadCurrentLesson: [[place]],
    loadCurrentStep: [[place]],
    loadStep: [[step]],
    completeStep: [[{ ...step, learnerId: 7, key }]],
    savePosition: [[{ ...step, position: 3.5, watched: [[0, 3.5]] }]],
    checkAnswer: [[{ ...step, learnerId: 7, questionId: "q1", answer: ["a"], key }]],
    retryQuiz: [[{ ...step, key }]],
    retryStandAloneQuiz: [[{ ...step, key }]],
    loadAnswers: [[{ lessonId: 9, stepId: 5 }]],
    auditQuiz: [[{ stepId: 5, event: "opened", key }], [{ stepId: 5, event: "answered", questionId: "q1", key }]],
  },
  notes: {
    loadNotes: [[{ locale }]],
    loadCourseNotes: [[place]],
    saveNote: [
      [{ ...step, note: "Again.", bookmarked: false, expectedUpdatedAt: null, key }],
      [{ ...step, note: "", bookmarked: true, expectedUpdatedAt: "2026-03-01T12:00:00.000Z", key }],
    ],
  },
  exams: {
    loadExam: [[exam]],
    loadExams: [[{ locale }]],
    loadStatuses: [[{ locale }]],
    loadAgencyExams: [[{ locale }]],
    loadRules: [[exam], [module]],
    loadProgress: [[{ ...exam, learnerId: 7 }], [{ ...module, learnerId: 7 }]],
    loadCertificate: [[exam], [module]],
    loadProposedLessons: [[exam], [module]],
    startExam: [[{ ...exam, key }], [{ ...module, key }]],
    sendAnswer: [[{ ...exam, ...attempt, learnerId: 7 }], [{ ...module, ...attempt, learnerId: 7 }]],
    finishExam: [[{ ...exam, attemptId: 7, key }], [{ ...module, attemptId: 7, key }]],
    retakeExam: [[{ ...exam, key }], [{ ...module, key }]],
  },
  certificates: {
    loadCertificates: [[]],
    loadCertificate: [[{ hash: "abcdefghijklmnop" }]],
    removeCertificate: [[{ id: 3, key }]],
  },
  series: {
    loadSeriesList: [[{ locale }]],
    loadTop: [[{ locale }]],
    loadSeries: [[series]],
    loadEpisodes: [[series]],
    loadEpisode: [[episode]],
    watchEpisode: [[{ ...episode, key }]],
    loadProgress: [[series]],
  },
  webinars: {
    loadTopics: [[{ locale }]],
    loadPage: [[{ ...list, categories: ["seo"], time: "past" }], [list]],
    loadWebinar: [[place]],
  },
  templates: {
    loadTopics: [[{ locale }]],
    loadPage: [[{ ...list, title: "brief", categories: ["seo"] }], [{ ...list, title: "", categories: [] }]],
    loadTemplate: [[place]],
  },
  glossary: { loadTerms: [[{ locale }]], loadTerm: [[place]] },
  onboarding: { loadSteps: [[]], loadProgress: [[]], passStep: [[{ id: 4, key }]] },
  search: {
    search: [
      [{ query: "" }],
      [{ query: "seo", duration: "long", languages: ["de", "en"], started: false, type: "base", page: 2, limit: 10 }],
      [{ query: "link", app: "glossary", languages: ["de"] }],
    ],
    everything: [
      [{ query: "" }],
      [{ query: "seo", languages: ["de", "en"], kind: "glossary-term", page: 2, limit: 10 }],
      [{ query: "seo", kind: null }],
    ],
    searchApi: [[{ query: "seo", locale, category: "ads" }]],
    loadPopular: [[list]],
  },
  site: {
    loadSettings: [[{ locale }], [{ locale, group: "reviews", key: "home" }]],
    loadHome: [[{ locale }]],
    loadTerms: [[{ locale }]],
    loadEventType: [[{ slug: "demo" }]],
  },
  faq: { loadGroups: [[{ locale }]] },
  engagement: { sendFeedback: [[{ learnerId: 7, message: "Good", url: "/academy/", key }]] },
  flows: {
    token: [[]],
    addCounts: [[{ token: `495000.${"t".repeat(43)}`, locale, transitions: [], states: [] }]],
  },
  flowComments: {
    loadComments: [[{ machine: "quiz" }]],
    loadOpenComments: [[]],
    addComment: [[{ machine: "quiz", place: "quiz.asking", name: "asking", text: "Why?", key }]],
    resolveComment: [[{ id: 5, isResolved: true, key }]],
  },
  editing: { loadOverview: [[]] },
  admin: {
    loadUsers: [[{ search: "ada", page: 1, limit: 20 }]],
    updateUser: [[{ id: 7, changes: { paidStatus: "paid" }, key }]],
    revokeCertificate: [[{ hash: "abcdefghijklmnop", key }]],
    importContent: [[]],
  },
};

interface Made {
  /** `area.function` of the services. */
  by: string;
  /** What the function was given. */
  given: unknown[];
  endpoint: Endpoint;
  args: { params?: unknown; query?: unknown; body?: unknown };
  options: CallOptions;
}

/** What a function is given that is not part of its call. */
const local: Record<string, string> = {
  learnerId: "the device keeps commands under it",
  duration: "becomes minutes",
  returnTo: "becomes part of the address of another site's sign-in",
};
/** The values in arguments, except local ones. */
const valuesIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(valuesIn);
  if (typeof value !== "object") return value === undefined || value === "" ? [] : [String(value)];
  return Object.entries(value ?? {}).flatMap(([name, each]) => (name in local ? [] : valuesIn(each)));
};

/** Contains every part of a reply that any mapping reads. */
const reply = { data: [], total: 0, result: { total: 0, hits: [] }, hits: [], token: "token", extra: {} };

/** Every call made when each function is called with each of its samples. */
async function everyCall(): Promise<Made[]> {
  const made: Made[] = [];
  let by = "";
  let given: unknown[] = [];
  const call = async (endpoint: Endpoint, args: Made["args"], options: CallOptions = {}) => {
    made.push({ by, given, endpoint, args, options });
    return reply;
  };
  const services = createServices(call as Call);
  for (const [area, functions] of Object.entries(services)) {
    for (const [name, run] of Object.entries(functions as Record<string, (...args: unknown[]) => Promise<unknown>>)) {
      by = `${area}.${name}`;
      const lists = samples[area as keyof Services] as Record<string, unknown[][]>;
      for (const args of lists[name] ?? []) {
        given = args;
        await run(...args);
      }
    }
  }
  return made;
}

describe("the services and the contract", () => {
  it("every endpoint is called", async () => {
    const called = new Set((await everyCall()).map(({ endpoint }) => endpoint.id));
    expect(api.map(({ id }) => id).filter((id) => !called.has(id))).toEqual([]);
  });

  it("each endpoint is called by one function, except those for all courses, popular courses, the home page's settings, and tokens", async () => {
    const callers = new Map<string, Set<string>>();
    for (const { by, endpoint } of await everyCall())
      callers.set(endpoint.id, (callers.get(endpoint.id) ?? new Set()).add(by));
    const shared = [...callers].filter(([, by]) => by.size > 1);
    expect(Object.fromEntries(shared.map(([id, by]) => [id, [...by]]))).toEqual({
      "courses.list": ["courses.loadPage", "courses.allCourses"],
      "search.api": ["search.searchApi", "search.loadPopular"],
      "site.settings": ["site.loadSettings", "site.loadHome"],
      "session.csrfToken": [
        "courses.removeEnrolment",
        "exams.finishExam",
        "exams.retakeExam",
        "certificates.removeCertificate",
      ],
    });
  });

  it("every function calls an endpoint of the contract", async () => {
    const made = await everyCall();
    const silent = Object.entries(createServices((() => Promise.resolve(reply)) as unknown as Call)).flatMap(
      ([area, functions]) =>
        Object.keys(functions)
          .map((name) => `${area}.${name}`)
          .filter((name) => !made.some(({ by }) => by === name)),
    );
    expect(silent).toEqual([]);
    expect(made.filter(({ endpoint }) => !api.includes(endpoint))).toEqual([]);
  });

  it("every call sends exactly what its endpoint accepts", async () => {
    const takes = (schema: Endpoint["body"], sent: unknown) =>
      schema ? safeParse(strictObject((schema as ZodMiniObject).shape), sent ?? {}).success : sent === undefined;
    const wrong = (await everyCall()).flatMap(({ by, endpoint, args }) =>
      (["params", "query", "body"] as const)
        .filter((part) => !takes(endpoint[part], args[part]))
        .map((part) => `${by} → ${endpoint.id}: ${part} ${JSON.stringify(args[part])}`),
    );
    expect(wrong).toEqual([]);
  });

  it("every argument is sent", async () => {
    const made = await everyCall();
    const missing = made.flatMap(({ by, given }) => {
      const calls = made.filter((call) => call.given === given);
      const sent = calls.flatMap(({ args, options }) => valuesIn([args, options])).join("\n");
      return valuesIn(given).flatMap((value) => (sent.includes(value) ? [] : [`${by}: ${value}`]));
    });
    expect(missing).toEqual([]);
  });

  it("keys are sent to exactly the endpoints that accept one, tokens to exactly those that require one", async () => {
    for (const { by, endpoint, options } of await everyCall()) {
      const sent = { key: options.key, csrf: options.csrf };
      const expected = { key: endpoint.idempotent && key, csrf: endpoint.csrf && "token" };
      expect(sent, `${by} → ${endpoint.id}`).toEqual(expected);
    }
  });
});
