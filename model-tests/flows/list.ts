import type { ListedMachine } from "statechart-viewer/config";
import type { MachineId } from "../../machines/index";
import { pageless } from "../shared/page-of";
import { hostOf } from "./screenshots/hosts";

type Shown = Pick<ListedMachine, "shows" | "isMain">;

/** A machine that matters most in its section. @param shows the path of the state whose screenshot represents it */
const main = (shows: string): Shown => ({ shows, isMain: true });
const other = (shows: string | null): Shown => ({ shows, isMain: false });

const section = <M extends Partial<Record<MachineId, Shown>>>(title: string, machines: M) =>
  Object.fromEntries(
    Object.entries(machines).map(([id, shown]) => [
      id,
      { section: title, ...(shown as Shown), within: hostOf(id), unseen: pageless[id as MachineId] ?? null },
    ]),
  ) as Record<keyof M, ListedMachine>;

/** Every machine along the learner's journey, the most important ones of each section first. */
export const list = {
  ...section("Finding something to learn", {
    catalogue: main("list.shown"),
    search: main("results"),
    courseLanding: main("shown"),
    searchResults: other("shown"),
    popular: other("shown"),
    learningNow: other("shown.collapsed"),
    landingVideo: other("shown"),
    promoVideo: other("promo"),
  }),
  ...section("Joining", {
    signIn: main("entering"),
    enrolment: main("notEnrolled"),
    trialBanner: other("shown"),
    promoCode: other("entering.ready"),
    plan: other("offered"),
    academyPlus: other("shown"),
    billing: other("known"),
    onboarding: other("steps.tracked"),
    onboardingStep: other("todo"),
  }),
  ...section("Learning", {
    lesson: main("active.content.reading"),
    quiz: main("asking"),
    player: main("playback.paused"),
    narration: other("on.speaking.inStep"),
    delivery: main("signedIn.waiting"),
    recommended: other("shown"),
    stepNote: other("settled.shown"),
    rating: other("rated"),
    courseCopy: other("kept"),
    myLearning: other("shown"),
    myCourses: other("shown.settled"),
    myNotes: other("listed.settled"),
    seriesList: other("shown"),
    series: other("shown.tracked"),
    episode: other("shown.watching"),
  }),
  ...section("Proving what was learned", {
    exam: main("stage.attempting.answering"),
    certificates: main("listed.settled"),
    examList: other("exams.shown"),
    publicCertificate: other("valid.limited"),
    certificateDeletion: other("confirming"),
    staffCertificates: main("open.listed.settled"),
    certificateRevocation: other("asking.choosing"),
  }),
  ...section("The account", {
    profile: main("ready.account.viewing"),
    consent: main("undecided"),
    accountData: other("ready.idle"),
    accountDeletion: other("asking.confirming"),
    registration: main("sent"),
    emailConfirmation: other("entering"),
    forgottenPassword: other("sent"),
    newPassword: other("entering"),
    passwordChange: other("entering"),
    emailChange: other("entering"),
    newEmail: other("entering"),
    passkeySignIn: other("suggested"),
    passkeys: other("listed.settled"),
    sessions: other("listed.settled"),
  }),
  ...section("Reading and getting help", {
    article: main("shown.lasting"),
    webinarRegistration: main("registered"),
    glossary: other("list.shown"),
    feedback: other("default.ready"),
    schedule: other("shown.bookable"),
  }),
  ...section("On every page", {
    academy: main("page.open"),
    localeGate: other("allowed"),
    notices: other("open.listed"),
    appearance: other("known"),
    shortcuts: other("list.open"),
    reports: other("listed"),
    lazyBlock: other("ready"),
    passwordField: other("shown"),
    failedPage: other("offline"),
    siteWorker: other("running.version.waiting"),
  }),
  ...section("Running the site", {
    administration: main("shown"),
    accountList: main("open.shown"),
    accountDetails: main("open.shown"),
    rightsChange: main("asking"),
    sessionsEnding: other("asking"),
    auditLog: main("open.shown"),
    promoCodeList: main("open.shown"),
    promoCodeCreation: other("asking"),
    promoCodeEnding: other("asking"),
    staffRatings: main("open.shown"),
    ratingRemoval: other("asking"),
    contentImports: main("open.shown"),
    contentImport: other("asking"),
    siteSettings: main("open.shown"),
    editingDesk: main("shown"),
    feedbackInbox: main("open.listed.settled"),
    quizReports: main("open.shown"),
  }),
} satisfies Record<MachineId, ListedMachine>;
