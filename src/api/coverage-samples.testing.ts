import { permissions } from "../../machines/testing";
import type { Services } from "./services";

/** Arguments for every function of every service, one list per call; a missing function is a type error. */
type Samples = {
  [Area in keyof Services]: {
    [Name in keyof Services[Area]]: Services[Area][Name] extends (...args: infer Args) => unknown ? Args[] : never;
  };
};

export const [key, locale] = ["key", "de"] as const;
const place = { locale, slug: "seo-basics" };
const step = { ...place, stepId: 5 };
const module = { ...place, moduleId: 2 };
const attempt = { attemptId: 7, entry: { questionId: "q1", answer: ["a"], key } };
const series = { locale, seriesSlug: "talks" };
const episode = { ...series, episodeSlug: "first" };
const list = { locale, page: 2, limit: 12 };
const filters = { categories: ["seo", "ads"], duration: "short" as const, search: "link" };

const credential = { id: "Y3JlZA", rawId: "Y3JlZA", type: "public-key" as const };
const created = { ...credential, response: { clientDataJSON: "e30", attestationObject: "oA" } };
const signed = { ...credential, response: { clientDataJSON: "e30", authenticatorData: "AA", signature: "AA" } };

export const samples: Samples = {
  session: {
    loadProfile: [[]],
    signIn: [[{ email: "ada@academy.test", password: "secret" }]],
    signOut: [[]],
    loadLoginState: [[{ returnTo: "/academy/" }]],
    loadBilling: [[]],
    updateName: [[{ name: "Ada", key }]],
    applyPromo: [[{ promo: "SPRING", key }]],
    loadPlan: [[]],
    startTrial: [[{ key }]],
    exportData: [[]],
    deleteAccount: [[{ confirmation: "secret", learnerId: 7 }]],
  },
  sessions: {
    loadSessions: [[]],
    endSession: [[{ id: 2 }]],
    confirmSession: [[{ password: "correct horse battery" }]],
    endOtherSessions: [[]],
  },
  passkeys: {
    loadPasskeys: [[]],
    beginAdding: [[]],
    addPasskey: [[{ credential: created }]],
    renamePasskey: [[{ id: 2, name: "Laptop" }]],
    removePasskey: [[{ id: 2 }]],
    makeCodes: [[]],
    beginConfirming: [[]],
    confirmByPasskey: [[{ passkey: signed }]],
    beginSignIn: [[{ step: "alone" }], [{ step: "after-password" }]],
    signInByPasskey: [[{ credential: signed }]],
    signInByCode: [[{ code: "ABCD-EFGH-JKMN-PQRS" }]],
  },
  registration: {
    requestEmailChange: [[{ email: "ada@example.test", password: "correct horse battery" }]],
    confirmNewEmail: [[{ linkToken: "t".repeat(43), password: "correct horse battery" }]],
    register: [[{ name: "Ada", email: "ada@academy.test", password: "correct horse battery", returnTo: "/academy/" }]],
    confirmEmail: [[{ linkToken: "t".repeat(43), password: "correct horse battery" }]],
    requestPassword: [[{ email: "ada@academy.test", returnTo: "/academy/" }]],
    changePassword: [[{ current: "the old password", password: "correct horse battery" }]],
    savePassword: [[{ linkToken: "t".repeat(43), password: "correct horse battery" }]],
  },
  plus: { loadPlus: [[{ locale }]] },
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
    retryQuiz: [[{ ...step, key }], [{ ...step, isStandAlone: true, key }]],
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
    loadExam: [[place]],
    loadExams: [[{ locale }]],
    loadStatuses: [[{ locale }]],
    loadAgencyExams: [[{ locale }]],
    loadRules: [[place], [module]],
    loadProgress: [[{ ...place, learnerId: 7 }], [{ ...module, learnerId: 7 }]],
    loadCertificate: [[place], [module]],
    loadProposedLessons: [[place], [module]],
    startExam: [[{ ...place, key }], [{ ...module, key }]],
    sendAnswer: [[{ ...place, ...attempt, learnerId: 7 }], [{ ...module, ...attempt, learnerId: 7 }]],
    finishExam: [[{ ...place, attemptId: 7, timeUp: false, key }], [{ ...module, attemptId: 7, timeUp: true, key }]],
    retakeExam: [[{ ...place, key }], [{ ...module, key }]],
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
    loadRegistration: [[place]],
    register: [[place]],
    unregister: [[place]],
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
  reports: {
    loadReports: [
      [{ kind: "all", language: null, months: null, sort: "hardest", page: 1, limit: 20 }],
      [{ kind: "exam", language: "de", months: "3", sort: "attempts", page: 2, limit: 20 }],
    ],
  },
  inbox: {
    loadMessages: [
      [{ state: "new", search: "", language: null, page: null, before: null, limit: 20 }],
      [{ state: "all", search: "video", language: "pl", page: "/academy/", before: 7, limit: 100 }],
    ],
    loadUnread: [[]],
    markMessage: [[{ id: 5, isDone: true, key }]],
  },
  staffCertificates: {
    loadCertificates: [
      [{ search: "", exam: null, state: null, before: null, limit: 20 }],
      [{ search: "ada", exam: "seo", state: "revoked", before: 7, limit: 100 }],
    ],
    revokeCertificate: [[{ hash: "abcdefghijklmnop", reason: "cheating", note: "As announced.", key }]],
    restoreCertificate: [[{ hash: "abcdefghijklmnop", key }]],
  },
  admin: {
    loadAccounts: [[{ query: { search: "ada", right: "academy.admin" } }]],
    loadAccount: [[{ id: 7 }]],
    changeRights: [[{ id: 7, permissions, was: permissions, key }]],
    endAccountSessions: [[{ id: 7, key }]],
    loadAudit: [[{ query: { action: "sign-in" } }]],
    loadPromoCodes: [[{ query: { search: "spring", state: "usable" } }]],
    addPromoCode: [[{ code: "SPRING", plusDays: 30, uses: null, expiresOn: "2026-12-31", key }]],
    endPromoCode: [[{ id: 7, isEnded: true, key }]],
    loadRatings: [[{ query: { search: "ada", stars: "5" }, locale: "de" }]],
    removeRating: [[{ account: 7, course: 901, id: 5, isRemoved: true, key }]],
    importContent: [[]],
  },
  contentImports: {
    loadContent: [[{ query: {} }], [{ query: { before: "7" } }]],
    startCheck: [[]],
    startImport: [[{ files: "0".repeat(64), version: "1".repeat(64) }]],
  },
  siteSettings: {
    loadSiteSettings: [[{ locale: "en" }]],
    saveSiteSettings: [[{ locale: "en", banner: null, hiddenReviews: [], revision: "r", key }]],
  },
};
