import type { AnyStateMachine, InputFrom } from "xstate";
import { certificateDeletionMachine } from "./certificates/certificate-deletion";
import { certificatesMachine } from "./certificates/certificates";
import { publicCertificateMachine } from "./certificates/public-certificate";
import { feedbackMachine } from "./engagement/feedback";
import { scheduleMachine } from "./engagement/schedule";
import { examMachine } from "./exam/exam";
import { catalogueMachine } from "./finding/catalogue";
import { lazyBlockMachine } from "./finding/lazy-block";
import { learningNowMachine } from "./finding/learning-now";
import { popularMachine } from "./finding/popular";
import { searchMachine } from "./finding/search";
import { courseLandingMachine } from "./learning/course-landing";
import { enrolmentMachine } from "./learning/enrolment";
import { episodeMachine } from "./learning/episode";
import { episodePlayerMachine } from "./learning/episode-player";
import { landingVideoMachine } from "./learning/landing-video";
import { lessonMachine } from "./learning/lesson";
import { onboardingMachine } from "./learning/onboarding";
import { onboardingStepMachine } from "./learning/onboarding-step";
import { promoPlayerMachine } from "./learning/promo-player";
import { promoVideoMachine } from "./learning/promo-video";
import { quizMachine } from "./learning/quiz";
import { ratingMachine } from "./learning/rating";
import { seriesMachine } from "./learning/series";
import { seriesListMachine } from "./learning/series-list";
import { videoMachine } from "./learning/video";
import { noFilters, promoInfo, quizStep, videoStep } from "./samples";
import { academyMachine } from "./session/academy";
import { accountDataMachine } from "./session/account-data";
import { accountDeletionMachine } from "./session/account-deletion";
import { appearanceMachine } from "./session/appearance";
import { billingMachine } from "./session/billing";
import { consentMachine } from "./session/consent";
import { localeGateMachine } from "./session/locale-gate";
import { profileMachine } from "./session/profile";
import { promoCodeMachine } from "./session/promo-code";
import { signInMachine } from "./session/sign-in";
import { trialBannerMachine } from "./session/trial-banner";

/** The folders of the machines. */
export type Domain = "session" | "finding" | "learning" | "exam" | "certificates" | "engagement";

/** A machine as instruments know it: what it is called, where it belongs, what it may be started with. */
export interface RegisteredMachine<M extends AnyStateMachine = AnyStateMachine> {
  /** In words of the product. */
  title: string;
  domain: Domain;
  machine: M;
  /** By name; one that needs none stands under an empty name. */
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
const course = { locale: "en", slug: "seo" };
const page = "https://academy.test/academy/";

/**
 * Every machine by its id. For the instruments that go through all of them (`npm run qa`, the flow pictures); the site
 * imports the machines that it runs one by one.
 */
export const machines = {
  academy: entry("session", "The academy as a whole", academyMachine, noInput),
  profile: entry("session", "Profile", profileMachine, noInput),
  billing: entry("session", "Billing check", billingMachine, noInput),
  trialBanner: entry("session", "Trial offer", trialBannerMachine, noInput),
  localeGate: entry("session", "Languages of a section", localeGateMachine, noInput),
  appearance: entry("session", "Light and dark", appearanceMachine, noInput),
  consent: entry("session", "Consent to being counted", consentMachine, noInput),
  signIn: entry("session", "Signing in", signInMachine, {
    "": { returnTo: "/academy/courses/seo/", problem: null },
  }),
  accountData: entry("session", "The learner's own data", accountDataMachine, noInput),
  accountDeletion: entry("session", "Deleting the account", accountDeletionMachine, noInput),
  promoCode: entry("session", "Promo code", promoCodeMachine, noInput),

  catalogue: entry("finding", "Catalogue", catalogueMachine, {
    "": { locale: "en", filters: noFilters, limit: 1 },
  }),
  search: entry("finding", "Search", searchMachine, {
    "": { locale: "en", resultsPath: "/academy/courses/" },
  }),
  learningNow: entry("finding", "Learning now", learningNowMachine, { "": { locale: "en" } }),
  popular: entry("finding", "Popular courses", popularMachine, { "": { locale: "en", source: "searchApi" } }),
  lazyBlock: entry("finding", "A part of a page that loads later", lazyBlockMachine, noInput),

  courseLanding: entry("learning", "A course's page", courseLandingMachine, { "": course }),
  enrolment: entry("learning", "Enrolment", enrolmentMachine, { "": course }),
  lesson: entry("learning", "Lesson", lessonMachine, { "": { ...course, number: 1, step: null } }),
  quiz: entry("learning", "Quiz", quizMachine, { "": { ...course, seed: "seed", step: quizStep(2) } }),
  video: entry("learning", "A lesson's clip", videoMachine, { "": { ...course, step: videoStep } }),
  landingVideo: entry("learning", "The clip on a course's page", landingVideoMachine, noInput),
  promoVideo: entry("learning", "Promo of a standalone lesson", promoVideoMachine, {
    promo: { ...course, info: promoInfo },
    open: { ...course, info: { ...promoInfo, isVideoOpen: true } },
    none: { ...course, info: { ...promoInfo, videoUrl: null } },
  }),
  promoPlayer: entry("learning", "The promo's player", promoPlayerMachine, { "": { breakpoint: 30 } }),
  rating: entry("learning", "Rating a course", ratingMachine, { "": course }),
  seriesList: entry("learning", "All series", seriesListMachine, { "": { locale: "en" } }),
  series: entry("learning", "A series", seriesMachine, { "": { locale: "en", seriesSlug: "audits" } }),
  episode: entry("learning", "An episode", episodeMachine, {
    "": { locale: "en", seriesSlug: "audits", episodeSlug: "first" },
  }),
  episodePlayer: entry("learning", "An episode's player", episodePlayerMachine, { "": { seconds: 1 } }),
  onboarding: entry("learning", "Onboarding", onboardingMachine, noInput),
  onboardingStep: entry("learning", "A step of the onboarding", onboardingStepMachine, { "": { id: 1 } }),

  exam: entry("exam", "Exam", examMachine, { "": course }),

  certificates: entry("certificates", "Certificates", certificatesMachine, noInput),
  certificateDeletion: entry("certificates", "Deleting a certificate", certificateDeletionMachine, noInput),
  publicCertificate: entry("certificates", "Checking a certificate", publicCertificateMachine, {
    "": { hash: "hash-of-certificate-1" },
  }),

  feedback: entry("engagement", "Feedback", feedbackMachine, {
    "": { page, draft: null },
    afterSignIn: { page, draft: { text: "Thanks", url: page } },
  }),
  schedule: entry("engagement", "Booking a meeting", scheduleMachine, { "": { slug: "intro" } }),
};

export type MachineId = keyof typeof machines;

export const machineIds = Object.keys(machines) as MachineId[];
