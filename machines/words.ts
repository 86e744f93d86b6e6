import { academyWords } from "./account/academy/words";
import { accountDataWords } from "./account/account-data.words";
import { accountDeletionWords } from "./account/account-deletion.words";
import { accountDetailsWords } from "./account/account-details.words";
import { accountListWords } from "./account/account-list.words";
import { administrationWords } from "./account/administration.words";
import { appearanceWords } from "./account/appearance.words";
import { auditLogWords } from "./account/audit-log.words";
import { billingWords } from "./account/billing.words";
import { consentWords } from "./account/consent.words";
import { contentImportWords } from "./account/content-import.words";
import { contentImportsWords } from "./account/content-imports.words";
import { emailChangeWords } from "./account/email-change.words";
import { emailConfirmationWords } from "./account/email-confirmation.words";
import { failedPageWords } from "./account/failed-page.words";
import { forgottenPasswordWords } from "./account/forgotten-password.words";
import { lazyBlockWords } from "./account/lazy-block.words";
import { localeGateWords } from "./account/locale-gate.words";
import { newEmailWords } from "./account/new-email.words";
import { newPasswordWords } from "./account/new-password.words";
import { noticesWords } from "./account/notices.words";
import { passkeySignInWords } from "./account/passkey-sign-in.words";
import { passkeysWords } from "./account/passkeys/words";
import { passwordChangeWords } from "./account/password-change.words";
import { passwordFieldWords } from "./account/password-field.words";
import { planWords } from "./account/plan.words";
import { profileWords } from "./account/profile/words";
import { promoCodeWords } from "./account/promo-code/words";
import { promoCodeCreationWords } from "./account/promo-code-creation.words";
import { promoCodeEndingWords } from "./account/promo-code-ending.words";
import { promoCodeListWords } from "./account/promo-code-list.words";
import { ratingRemovalWords } from "./account/rating-removal.words";
import { registrationWords } from "./account/registration.words";
import { reportsWords } from "./account/reports.words";
import { rightsChangeWords } from "./account/rights-change.words";
import { sessionsWords } from "./account/sessions.words";
import { sessionsEndingWords } from "./account/sessions-ending.words";
import { shortcutsWords } from "./account/shortcuts.words";
import { signInWords } from "./account/sign-in.words";
import { siteSettingsWords } from "./account/site-settings/words";
import { siteWorkerWords } from "./account/site-worker.words";
import { staffRatingsWords } from "./account/staff-ratings.words";
import { trialBannerWords } from "./account/trial-banner.words";
import { academyPlusWords } from "./catalogue/academy-plus.words";
import { catalogueWords } from "./catalogue/catalogue/words";
import { learningNowWords } from "./catalogue/learning-now.words";
import { popularWords } from "./catalogue/popular.words";
import { recommendedWords } from "./catalogue/recommended.words";
import { searchWords } from "./catalogue/search/words";
import { searchResultsWords } from "./catalogue/search-results.words";
import { certificateDeletionWords } from "./certificates/certificate-deletion.words";
import { certificateRevocationWords } from "./certificates/certificate-revocation.words";
import { certificatesWords } from "./certificates/certificates.words";
import { publicCertificateWords } from "./certificates/public-certificate.words";
import { staffCertificatesWords } from "./certificates/staff-certificates.words";
import { courseCopyWords } from "./courses/course-copy.words";
import { courseLandingWords } from "./courses/course-landing.words";
import { deliveryWords } from "./courses/delivery.words";
import { enrolmentWords } from "./courses/enrolment/words";
import { episodeWords } from "./courses/episode/words";
import { landingVideoWords } from "./courses/landing-video.words";
import { lessonWords } from "./courses/lesson/words";
import { myCoursesWords } from "./courses/my-courses.words";
import { myLearningWords } from "./courses/my-learning.words";
import { myNotesWords } from "./courses/my-notes/words";
import { narrationWords } from "./courses/narration/words";
import { onboardingWords } from "./courses/onboarding/words";
import { onboardingStepWords } from "./courses/onboarding-step.words";
import { playerWords } from "./courses/player/words";
import { promoVideoWords } from "./courses/promo-video/words";
import { quizWords } from "./courses/quiz/words";
import { ratingWords } from "./courses/rating/words";
import { seriesWords } from "./courses/series.words";
import { seriesListWords } from "./courses/series-list.words";
import { stepNoteWords } from "./courses/step-note/words";
import { editingDeskWords } from "./engagement/editing-desk.words";
import { feedbackWords } from "./engagement/feedback/words";
import { feedbackInboxWords } from "./engagement/feedback-inbox/words";
import { quizReportsWords } from "./engagement/quiz-reports.words";
import { scheduleWords } from "./engagement/schedule.words";
import { examWords } from "./exams/exam/words";
import { examListWords } from "./exams/exam-list/words";
import type { MachineId, machines } from "./index";
import { articleWords } from "./library/article.words";
import { glossaryWords } from "./library/glossary.words";
import { webinarRegistrationWords } from "./library/webinar-registration.words";
import type { MachineWords } from "./shared/machine-words";

type WordsOfMachines = { [TId in MachineId]: MachineWords<(typeof machines)[TId]["machine"]> };

/**
 * The words of every machine, for the tools that draw and compare them (docs/flows.md). Only tools import this file: a
 * page doesn't need the words.
 */
export const machineWords: WordsOfMachines = {
  academy: academyWords,
  profile: profileWords,
  billing: billingWords,
  trialBanner: trialBannerWords,
  localeGate: localeGateWords,
  appearance: appearanceWords,
  consent: consentWords,
  notices: noticesWords,
  shortcuts: shortcutsWords,
  reports: reportsWords,
  signIn: signInWords,
  registration: registrationWords,
  emailConfirmation: emailConfirmationWords,
  forgottenPassword: forgottenPasswordWords,
  newPassword: newPasswordWords,
  passwordChange: passwordChangeWords,
  plan: planWords,
  academyPlus: academyPlusWords,
  accountData: accountDataWords,
  accountDeletion: accountDeletionWords,
  emailChange: emailChangeWords,
  newEmail: newEmailWords,
  passkeySignIn: passkeySignInWords,
  passkeys: passkeysWords,
  sessions: sessionsWords,
  promoCode: promoCodeWords,
  catalogue: catalogueWords,
  search: searchWords,
  searchResults: searchResultsWords,
  learningNow: learningNowWords,
  popular: popularWords,
  glossary: glossaryWords,
  article: articleWords,
  lazyBlock: lazyBlockWords,
  courseLanding: courseLandingWords,
  enrolment: enrolmentWords,
  lesson: lessonWords,
  quiz: quizWords,
  narration: narrationWords,
  player: playerWords,
  delivery: deliveryWords,
  stepNote: stepNoteWords,
  landingVideo: landingVideoWords,
  promoVideo: promoVideoWords,
  rating: ratingWords,
  myLearning: myLearningWords,
  myCourses: myCoursesWords,
  myNotes: myNotesWords,
  seriesList: seriesListWords,
  series: seriesWords,
  episode: episodeWords,
  onboarding: onboardingWords,
  onboardingStep: onboardingStepWords,
  examList: examListWords,
  exam: examWords,
  certificates: certificatesWords,
  certificateDeletion: certificateDeletionWords,
  certificateRevocation: certificateRevocationWords,
  staffCertificates: staffCertificatesWords,
  publicCertificate: publicCertificateWords,
  feedback: feedbackWords,
  editingDesk: editingDeskWords,
  feedbackInbox: feedbackInboxWords,
  quizReports: quizReportsWords,
  administration: administrationWords,
  accountList: accountListWords,
  accountDetails: accountDetailsWords,
  rightsChange: rightsChangeWords,
  sessionsEnding: sessionsEndingWords,
  auditLog: auditLogWords,
  promoCodeList: promoCodeListWords,
  promoCodeCreation: promoCodeCreationWords,
  promoCodeEnding: promoCodeEndingWords,
  staffRatings: staffRatingsWords,
  ratingRemoval: ratingRemovalWords,
  contentImports: contentImportsWords,
  contentImport: contentImportWords,
  siteSettings: siteSettingsWords,
  schedule: scheduleWords,
  recommended: recommendedWords,
  failedPage: failedPageWords,
  siteWorker: siteWorkerWords,
  courseCopy: courseCopyWords,
  webinarRegistration: webinarRegistrationWords,
  passwordField: passwordFieldWords,
};
