import type { MachineId } from "../../machines/index";
import { paths } from "../../src/paths/paths";
import { staffPaths } from "../../src/paths/staff-paths";

/** Content of the project with everything that a machine can show. */
const course = "seo-basics";
const series = "inside-a-site-audit";
const standalone = paths.standaloneCourse("pick-one-metric");
const [clip, quiz] = [paths.lesson(course, 1, 1), paths.lesson(course, 1, 5)];

/** Where each machine can be seen on the site; null for one whose page has no fixed address. */
export const pageAddresses: Readonly<Record<MachineId, string | null>> = {
  academy: paths.terms,
  profile: paths.profile,
  billing: paths.home,
  trialBanner: paths.courses,
  localeGate: paths.home,
  appearance: paths.home,
  consent: paths.home,
  notices: paths.home,
  shortcuts: paths.home,
  reports: `${paths.courses}#counted`,
  signIn: paths.signIn(),
  registration: paths.register(paths.home),
  emailConfirmation: paths.confirmEmail,
  forgottenPassword: paths.forgottenPassword(paths.home),
  newPassword: paths.newPassword,
  passwordChange: paths.changePassword,
  passwordField: paths.signIn(),
  accountData: paths.profile,
  accountDeletion: paths.profile,
  emailChange: paths.changeEmail,
  newEmail: paths.confirmNewEmail,
  passkeySignIn: paths.signIn(),
  passkeys: paths.profile,
  sessions: paths.profile,
  promoCode: paths.profile,
  plan: paths.profile,
  academyPlus: paths.academyPlus,
  catalogue: paths.courses,
  search: paths.terms,
  searchResults: paths.search("links"),
  learningNow: paths.home,
  popular: paths.home,
  // It follows a lesson's last step, and an exam that is passed.
  recommended: null,
  glossary: paths.glossary,
  article: paths.terms,
  webinarRegistration: paths.webinar("get-hired-for-work-you-can-show"),
  lazyBlock: paths.home,
  failedPage: paths.offline,
  siteWorker: paths.home,
  courseLanding: paths.course(course),
  enrolment: paths.course(course),
  lesson: paths.lesson(course, 1),
  quiz,
  player: clip,
  narration: clip,
  delivery: paths.home,
  stepNote: clip,
  landingVideo: standalone,
  promoVideo: standalone,
  rating: paths.course(course),
  courseCopy: paths.course(course),
  myLearning: paths.myLearning,
  myCourses: paths.myLearning,
  myNotes: paths.myLearning,
  seriesList: paths.allSeries,
  series: paths.series(series),
  episode: paths.episode(series, "can-the-page-be-found"),
  onboarding: paths.onboarding,
  onboardingStep: paths.onboarding,
  examList: paths.certification,
  exam: paths.exam(course),
  certificates: paths.myCertificates,
  certificateDeletion: paths.myCertificates,
  staffCertificates: staffPaths.certificates,
  certificateRevocation: staffPaths.certificates,
  // Every certificate has its own.
  publicCertificate: null,
  feedback: `${paths.courses}#feedback`,
  editingDesk: paths.editing,
  feedbackInbox: staffPaths.feedbackInbox,
  quizReports: staffPaths.quizReports,
  administration: paths.administration,
  accountList: staffPaths.accounts(),
  // Which accounts there are is up to the site.
  accountDetails: null,
  rightsChange: null,
  sessionsEnding: null,
  auditLog: staffPaths.auditLog(),
  promoCodeList: staffPaths.promoCodes(),
  promoCodeCreation: staffPaths.promoCodes(),
  promoCodeEnding: staffPaths.promoCodes(),
  staffRatings: staffPaths.ratings(),
  ratingRemoval: staffPaths.ratings(),
  contentImports: staffPaths.imports(),
  contentImport: null,
  siteSettings: staffPaths.settings(),
  schedule: paths.schedule("intro-call"),
};

/** An address of the site that is mirrored into the viewer; null for a machine without one. */
export function mirroredAddress(machine: string): string | null {
  const address = Object.hasOwn(pageAddresses, machine) ? pageAddresses[machine as MachineId] : null;
  if (address === null) return null;
  const [path = "", hash] = address.split("#");
  return `${path}${path.includes("?") ? "&" : "?"}flow${hash === undefined ? "" : `#${hash}`}`;
}
