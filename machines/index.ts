import type { AnyStateMachine, InputFrom } from "xstate";
import { academyMachine } from "./account/academy";
import { accountDataMachine } from "./account/account-data";
import { accountDeletionMachine } from "./account/account-deletion";
import { accountDetailsMachine } from "./account/account-details";
import { accountListMachine } from "./account/account-list";
import { administrationMachine } from "./account/administration";
import { appearanceMachine } from "./account/appearance";
import { auditLogMachine } from "./account/audit-log";
import { billingMachine } from "./account/billing";
import { consentMachine } from "./account/consent";
import { contentImportMachine } from "./account/content-import";
import { contentImportsMachine } from "./account/content-imports";
import { emailChangeMachine } from "./account/email-change";
import { emailConfirmationMachine } from "./account/email-confirmation";
import { failedPageMachine } from "./account/failed-page";
import { forgottenPasswordMachine } from "./account/forgotten-password";
import { lazyBlockMachine } from "./account/lazy-block";
import { localeGateMachine } from "./account/locale-gate";
import { newEmailMachine } from "./account/new-email";
import { newPasswordMachine } from "./account/new-password";
import { noticesMachine } from "./account/notices";
import { passkeySignInMachine } from "./account/passkey-sign-in";
import { passkeysMachine } from "./account/passkeys";
import { passwordChangeMachine } from "./account/password-change";
import { passwordFieldMachine } from "./account/password-field";
import { planMachine } from "./account/plan";
import { profileMachine } from "./account/profile";
import { promoCodeMachine } from "./account/promo-code";
import { promoCodeCreationMachine } from "./account/promo-code-creation";
import { promoCodeEndingMachine } from "./account/promo-code-ending";
import { promoCodeListMachine } from "./account/promo-code-list";
import { ratingRemovalMachine } from "./account/rating-removal";
import { registrationMachine } from "./account/registration";
import { reportsMachine } from "./account/reports";
import { rightsChangeMachine } from "./account/rights-change";
import { sessionsMachine } from "./account/sessions";
import { sessionsEndingMachine } from "./account/sessions-ending";
import { shortcutsMachine } from "./account/shortcuts";
import { signInMachine } from "./account/sign-in";
import { siteSettingsMachine } from "./account/site-settings";
import { siteWorkerMachine } from "./account/site-worker";
import { staffRatingsMachine } from "./account/staff-ratings";
import { trialBannerMachine } from "./account/trial-banner";
import { academyPlusMachine } from "./catalogue/academy-plus";
import { catalogueMachine } from "./catalogue/catalogue";
import { learningNowMachine } from "./catalogue/learning-now";
import { popularMachine } from "./catalogue/popular";
import { recommendedMachine } from "./catalogue/recommended";
import { searchMachine } from "./catalogue/search";
import { searchResultsMachine } from "./catalogue/search-results";
import { certificateDeletionMachine } from "./certificates/certificate-deletion";
import { allCertificates } from "./certificates/certificate-filters";
import { certificateRevocationMachine } from "./certificates/certificate-revocation";
import { certificatesMachine } from "./certificates/certificates";
import { publicCertificateMachine } from "./certificates/public-certificate";
import { staffCertificatesMachine } from "./certificates/staff-certificates";
import { courseCopyMachine } from "./courses/course-copy";
import { courseLandingMachine } from "./courses/course-landing";
import { deliveryMachine } from "./courses/delivery";
import { enrolmentMachine } from "./courses/enrolment";
import { episodeMachine } from "./courses/episode";
import { landingVideoMachine } from "./courses/landing-video";
import { lessonMachine } from "./courses/lesson";
import { myCoursesMachine } from "./courses/my-courses";
import { myLearningMachine } from "./courses/my-learning";
import { myNotesMachine } from "./courses/my-notes";
import { narrationMachine } from "./courses/narration";
import { speechOf } from "./courses/narration/context";
import { onboardingMachine } from "./courses/onboarding";
import { onboardingStepMachine } from "./courses/onboarding-step";
import { playerMachine } from "./courses/player";
import { notPlayed } from "./courses/player/context";
import { promoVideoMachine } from "./courses/promo-video";
import { quizMachine } from "./courses/quiz";
import { ratingMachine } from "./courses/rating";
import { seriesMachine } from "./courses/series";
import { seriesListMachine } from "./courses/series-list";
import { stepNoteMachine } from "./courses/step-note";
import { editingDeskMachine } from "./engagement/editing-desk";
import { feedbackMachine } from "./engagement/feedback";
import { feedbackInboxMachine } from "./engagement/feedback-inbox";
import { newMessages } from "./engagement/feedback-inbox/context";
import { quizReportsMachine } from "./engagement/quiz-reports";
import { allReports } from "./engagement/report-filters";
import { scheduleMachine } from "./engagement/schedule";
import { examMachine } from "./exams/exam";
import { examListMachine } from "./exams/exam-list";
import { articleMachine } from "./library/article";
import { glossaryMachine } from "./library/glossary";
import { webinarRegistrationMachine } from "./library/webinar-registration";
import { narratedStep, noFilters, promoInfo, quizStep, videoStep } from "./samples";

/** The folders of the machines. */
export type Domain = "account" | "catalogue" | "courses" | "exams" | "certificates" | "library" | "engagement";

/** A machine as tools know it: its title, its folder and its inputs. */
export interface RegisteredMachine<M extends AnyStateMachine = AnyStateMachine> {
  /** In product words. */
  title: string;
  domain: Domain;
  machine: M;
  /** By name; a single input has an empty name. */
  inputs: Record<string, InputFrom<M>>;
}

/** Keeps the machine's type. */
const entry = <M extends AnyStateMachine>(
  domain: Domain,
  title: string,
  machine: M,
  inputs: Record<string, InputFrom<M>>,
): RegisteredMachine<M> => ({ title, domain, machine, inputs });

const noInput = { "": undefined };
/** A page that was requested with a session, or without. */
const served = { "": undefined, "to a visitor": { isVisitor: true } };
const course = { locale: "en", slug: "seo" };
const page = "/academy/";

/**
 * Every machine by its id. For tools that go through all of them (`npm run qa`, the flow pictures); the site imports
 * the machines that it runs one by one.
 */
export const machines = {
  academy: entry("account", "The academy as a whole", academyMachine, served),
  profile: entry("account", "Profile", profileMachine, served),
  billing: entry("account", "Billing check", billingMachine, noInput),
  trialBanner: entry("account", "Trial offer", trialBannerMachine, noInput),
  localeGate: entry("account", "Languages of a section", localeGateMachine, noInput),
  appearance: entry("account", "Light and dark", appearanceMachine, noInput),
  consent: entry("account", "Consent to analytics", consentMachine, noInput),
  notices: entry("account", "Messages of the visit", noticesMachine, noInput),
  shortcuts: entry("account", "Keyboard shortcuts", shortcutsMachine, noInput),
  reports: entry("account", "What we count", reportsMachine, noInput),
  signIn: entry("account", "Signing in", signInMachine, {
    "": { returnTo: "/academy/courses/seo/", problem: null },
  }),
  registration: entry("account", "Registering", registrationMachine, { "": { returnTo: "/academy/courses/seo/" } }),
  emailConfirmation: entry("account", "Confirming the address", emailConfirmationMachine, noInput),
  forgottenPassword: entry("account", "Forgotten password", forgottenPasswordMachine, {
    "": { returnTo: "/academy/courses/seo/" },
  }),
  newPassword: entry("account", "New password", newPasswordMachine, noInput),
  passwordChange: entry("account", "Changing the password", passwordChangeMachine, noInput),
  emailChange: entry("account", "Changing the email address", emailChangeMachine, noInput),
  newEmail: entry("account", "Confirming a new address", newEmailMachine, noInput),
  accountData: entry("account", "The learner's own data", accountDataMachine, noInput),
  accountDeletion: entry("account", "Deleting the account", accountDeletionMachine, noInput),
  accountList: entry("account", "Accounts", accountListMachine, {
    "": { query: {} },
    filtered: { query: { search: "ada", right: "academy.admin" } },
  }),
  accountDetails: entry("account", "One account", accountDetailsMachine, { "": { id: 7 } }),
  rightsChange: entry("account", "Giving and taking rights", rightsChangeMachine, noInput),
  sessionsEnding: entry("account", "Signing an account out", sessionsEndingMachine, noInput),
  auditLog: entry("account", "Audit log", auditLogMachine, {
    "": { query: {} },
    ofAccount: { query: { account: "7" } },
  }),
  promoCodeList: entry("account", "Promo codes", promoCodeListMachine, { "": { query: {} } }),
  promoCodeCreation: entry("account", "Adding a promo code", promoCodeCreationMachine, noInput),
  promoCodeEnding: entry("account", "Ending a promo code", promoCodeEndingMachine, noInput),
  staffRatings: entry("account", "Ratings", staffRatingsMachine, { "": { query: {}, locale: "en" } }),
  ratingRemoval: entry("account", "Removing a rating", ratingRemovalMachine, noInput),
  contentImports: entry("account", "Content and its imports", contentImportsMachine, { "": { query: {} } }),
  contentImport: entry("account", "Importing content", contentImportMachine, noInput),
  siteSettings: entry("account", "Settings of the home page", siteSettingsMachine, {
    "": { language: "en", languages: ["en", "de"] },
  }),
  administration: entry("account", "Administration", administrationMachine, noInput),
  passkeySignIn: entry("account", "Signing in with a passkey", passkeySignInMachine, {
    alone: { step: "alone" },
    afterPassword: { step: "after-password" },
  }),
  passkeys: entry("account", "Passkeys", passkeysMachine, noInput),
  sessions: entry("account", "Where you are signed in", sessionsMachine, noInput),
  plan: entry("account", "The learner's plan", planMachine, noInput),
  promoCode: entry("account", "Promo code", promoCodeMachine, noInput),

  catalogue: entry("catalogue", "Catalog", catalogueMachine, {
    "": { locale: "en", shelf: "courses", topic: null, filters: noFilters, limit: 1 },
    "of one topic": { locale: "en", shelf: "courses", topic: "seo", filters: noFilters, limit: 1 },
    "of webinars": { locale: "en", shelf: "webinars", topic: null, filters: noFilters, limit: 1 },
  }),
  academyPlus: entry("catalogue", "Academy Plus", academyPlusMachine, { "": { locale: "en" } }),
  search: entry("catalogue", "Search", searchMachine, {
    "": { locale: "en", resultsPath: "/academy/search/" },
  }),
  searchResults: entry("catalogue", "Search results", searchResultsMachine, {
    "": { locale: "en", words: "links", kind: null, limit: 1 },
  }),
  learningNow: entry("catalogue", "Learning now", learningNowMachine, { "": { locale: "en" } }),
  popular: entry("catalogue", "Popular courses", popularMachine, { "": { locale: "en", source: "searchApi" } }),
  recommended: entry("catalogue", "What to learn next", recommendedMachine, {
    "": { locale: "en", slug: "seo" },
    "without a course": { locale: "en", slug: null },
  }),
  glossary: entry("library", "Glossary", glossaryMachine, {
    "": { locale: "en", filter: { letter: null, search: "" } },
  }),
  article: entry("library", "A page to read", articleMachine, {
    term: { kind: "term", ...course },
    terms: { kind: "terms", locale: "en", slug: null },
    faq: { kind: "faq", locale: "en", slug: null },
    webinar: { kind: "webinar", ...course },
    template: { kind: "template", ...course },
    home: { kind: "home", locale: "en", slug: null },
  }),
  webinarRegistration: entry("library", "Registering for a webinar", webinarRegistrationMachine, { "": course }),
  lazyBlock: entry("account", "A part of a page that loads later", lazyBlockMachine, noInput),
  failedPage: entry("account", "A page that cannot be shown", failedPageMachine, {
    "": { online: true },
    "without a network": { online: false },
  }),
  siteWorker: entry("account", "The site offline", siteWorkerMachine, noInput),
  passwordField: entry("account", "Showing a password", passwordFieldMachine, noInput),

  courseLanding: entry("courses", "A course's page", courseLandingMachine, { "": course }),
  enrolment: entry("courses", "Enrollment", enrolmentMachine, { "": course }),
  lesson: entry("courses", "Lesson", lessonMachine, {
    "": { ...course, number: 1, step: null },
    "that is not there": { ...course, number: 9, step: null, isMissing: true },
  }),
  quiz: entry("courses", "Quiz", quizMachine, {
    "": { ...course, learnerId: 7, seed: "seed", step: quizStep(2) },
  }),
  player: entry("courses", "A clip's player", playerMachine, {
    "": { ...notPlayed, speech: speechOf(narratedStep.video) },
    promo: { ...notPlayed, playsByItself: true, breakpoint: 60 },
  }),
  narration: entry("courses", "Reading captions aloud", narrationMachine, {
    "": { speech: speechOf(narratedStep.video) },
    "of a clip with sound": { speech: null },
  }),
  delivery: entry("courses", "Undelivered changes", deliveryMachine, noInput),
  stepNote: entry("courses", "A note on a step", stepNoteMachine, {
    "": { ...course, stepId: 20, lesson: 1, step: 2, title: "Clip" },
  }),
  landingVideo: entry("courses", "The clip on a course's page", landingVideoMachine, {
    "": { video: videoStep.video },
  }),
  promoVideo: entry("courses", "Promo of a standalone lesson", promoVideoMachine, {
    promo: { ...course, info: promoInfo, video: videoStep.video },
    open: { ...course, info: { ...promoInfo, isVideoOpen: true }, video: videoStep.video },
    none: { ...course, info: { ...promoInfo, videoUrl: null }, video: null },
  }),
  rating: entry("courses", "Rating a course", ratingMachine, { "": course }),
  myLearning: entry("courses", "My learning", myLearningMachine, { "": { locale: "en" } }),
  myCourses: entry("courses", "My courses", myCoursesMachine, {
    "in progress": { locale: "en", completed: false },
    completed: { locale: "en", completed: true },
  }),
  myNotes: entry("courses", "My notes and bookmarks", myNotesMachine, {
    "": { locale: "en", learnerId: 7, seed: "seed" },
  }),
  seriesList: entry("courses", "All series", seriesListMachine, { "": { locale: "en" } }),
  series: entry("courses", "A series", seriesMachine, { "": { locale: "en", seriesSlug: "audits" } }),
  episode: entry("courses", "An episode", episodeMachine, {
    "": { locale: "en", seriesSlug: "audits", episodeSlug: "first" },
  }),
  onboarding: entry("courses", "Onboarding", onboardingMachine, noInput),
  onboardingStep: entry("courses", "A step of the onboarding", onboardingStepMachine, { "": { id: 1 } }),
  courseCopy: entry("courses", "A course on the device", courseCopyMachine, { "": course }),

  examList: entry("exams", "All exams", examListMachine, {
    "": { locale: "en", list: "all" },
    "of agency partners": { locale: "en", list: "agencyPartners" },
  }),
  exam: entry("exams", "Exam", examMachine, { "": course, "of a module": { ...course, moduleId: 2 } }),

  certificates: entry("certificates", "Certificates", certificatesMachine, noInput),
  certificateDeletion: entry("certificates", "Deleting a certificate", certificateDeletionMachine, noInput),
  staffCertificates: entry("certificates", "Certificates of all holders", staffCertificatesMachine, {
    "": { filters: allCertificates, limit: 1 },
  }),
  certificateRevocation: entry("certificates", "Revoking a certificate", certificateRevocationMachine, noInput),
  publicCertificate: entry("certificates", "Checking a certificate", publicCertificateMachine, {
    "": { hash: "hash-of-certificate-1" },
  }),

  feedback: entry("engagement", "Feedback", feedbackMachine, {
    "": { page, draft: null },
    afterSignIn: { page, draft: { text: "Thanks", url: page, writer: 0 } },
  }),
  editingDesk: entry("engagement", "Managing the content", editingDeskMachine, noInput),
  quizReports: entry("engagement", "Seeing how quizzes turn out", quizReportsMachine, {
    "": { filters: allReports, limit: 1 },
  }),
  feedbackInbox: entry("engagement", "Reading feedback", feedbackInboxMachine, {
    "": { filters: newMessages, limit: 1 },
  }),
  schedule: entry("engagement", "Booking a meeting", scheduleMachine, { "": { slug: "intro" } }),
};

export type MachineId = keyof typeof machines;

export const machineIds = Object.keys(machines) as MachineId[];
