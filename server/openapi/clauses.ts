/** A call that section 7 of the specification names, in its words, and the endpoints that answer it. */
export interface Clause {
  quote: string;
  endpoints: readonly string[];
}

/** "Public reads", in the specification's order. */
const publicReads: readonly Clause[] = [
  { quote: "GET v3/courses/{locale}/top/", endpoints: ["courses.top"] },
  { quote: "v2/courses/{locale}/top-cards/", endpoints: ["courses.topCards"] },
  { quote: "v3/courses/{locale}/{slug}/", endpoints: ["courses.bySlug"] },
  { quote: "v3/courses/{locale}/ (params)", endpoints: ["courses.list"] },
  { quote: "v3/courses/{locale}/in-progress/ (limit, page, completed)", endpoints: ["courses.inProgress"] },
  { quote: "v2/courses/{locale}/progress/ (optional ids)", endpoints: ["courses.progressMap"] },
  { quote: "v3/courses/{locale}/list-by-ids/ (ids)", endpoints: ["courses.byIds"] },
  { quote: "v2/courses/{locale}/{slug}/modules/", endpoints: ["courses.modules"] },
  { quote: "and recommended-courses/", endpoints: ["courses.recommended"] },
  {
    quote: "v3/courses/{language}/ (path pre-generation, page size 99, until ceil(total/99), every language)",
    endpoints: ["courses.list"],
  },
  { quote: "v2/dictionary/{locale}/categories/ (type)", endpoints: ["courses.categories"] },
  { quote: "template-categories/", endpoints: ["templates.categories"] },
  { quote: "union/categories/", endpoints: ["courses.allCategories"] },
  { quote: "GET webinars/api/v2/categories/", endpoints: ["webinars.categories"] },
  {
    quote:
      "GET /academy/api/v2/search/ (categories, app=academy, started, languages, minDuration, maxDuration, query, page default 1, limit default 10, type base or standalone lesson)",
    endpoints: ["search.search"],
  },
  { quote: "GET v1/search (app=academy, language, limit 10, query, category, page 1)", endpoints: ["search.api"] },
  {
    quote: "Japanese popular cards: courses-list with page, limit 6, hideNewCourses=false",
    endpoints: ["courses.popular"],
  },
  { quote: "GET v2/certificates/{hash}/", endpoints: ["certificates.byHash"] },
  { quote: "Series: GET v2/series/{locale}/", endpoints: ["series.list"] },
  { quote: "/top/", endpoints: ["series.top"] },
  { quote: "/{seriesSlug}/", endpoints: ["series.bySlug"] },
  { quote: "/episodes/", endpoints: ["series.episodes"] },
  { quote: "/episodes/{episodeSlug}/", endpoints: ["series.episode"] },
  { quote: "POST episode path marks watched", endpoints: ["series.watch"] },
  { quote: "GET series progress", endpoints: ["series.progress"] },
  { quote: "GET v2/settings/{locale}/ (group, key; keeps only non-null)", endpoints: ["site.settings"] },
  { quote: "GET v3/terms/{locale}/", endpoints: ["site.terms"] },
  { quote: "/academy/api/auth/", endpoints: ["session.profile"] },
  { quote: "v3/templates/{locale}/{slug}/", endpoints: ["templates.bySlug"] },
  { quote: "and list", endpoints: ["templates.list"] },
  { quote: "v3/onboarding/steps/", endpoints: ["onboarding.steps"] },
  { quote: "steps/progress/", endpoints: ["onboarding.progress"] },
  { quote: "POST v3/onboarding/steps/{id}/pass/", endpoints: ["onboarding.pass"] },
  { quote: "A scheduling service GET by slug for event types", endpoints: ["site.eventType"] },
  { quote: "Course list request page 1 limit 900", endpoints: ["courses.list"] },
];

/** "Authenticated", in the specification's order. */
const authenticated: readonly Clause[] = [
  { quote: "POST v2/courses/{locale}/{slug}/enroll/", endpoints: ["courses.enrol"] },
  { quote: "and enroll/remove/", endpoints: ["courses.removeEnrolment"] },
  { quote: "GET progress", endpoints: ["courses.progress"] },
  { quote: "dashboard", endpoints: ["learning.dashboard"] },
  { quote: "structure (moduleIndex)", endpoints: ["lessons.structure"] },
  { quote: "lessons/{id}/", endpoints: ["lessons.byId"] },
  { quote: "lessons/current/", endpoints: ["lessons.current"] },
  { quote: "lessons/{n}/index/ (module)", endpoints: ["lessons.byNumber"] },
  { quote: "steps/{stepId}/", endpoints: ["lessons.step"] },
  { quote: "steps/current/", endpoints: ["lessons.currentStep"] },
  { quote: "POST step", endpoints: ["lessons.completeStep"] },
  { quote: "quiz-next (quiz object)", endpoints: ["lessons.quizNext"] },
  { quote: "quiz-retry", endpoints: ["lessons.quizRetry"] },
  { quote: "quiz-retry/stand-alone", endpoints: ["lessons.quizRetryStandAlone"] },
  { quote: "POST promo", endpoints: ["learning.endPromo"] },
  { quote: "GET/POST rating (slug removed on write)", endpoints: ["learning.rating", "learning.rate"] },
  { quote: "POST question-progress/flush/", endpoints: ["learning.flushQuestions"] },
  { quote: "GET v2/users/billing/", endpoints: ["session.billing"] },
  { quote: "v2/auth/login/", endpoints: ["session.loginState"] },
  { quote: "PUT v2/users/promo/ (success only on 204)", endpoints: ["session.applyPromo"] },
  { quote: "PUT v2/users/update/ (name)", endpoints: ["session.updateName"] },
  { quote: "GET v2/filtered-exams/{locale}/agency-partners/", endpoints: ["exams.filtered"] },
  { quote: "Exams: GET v2/exams/{locale}/{slug}/", endpoints: ["exams.read"] },
  { quote: "progress", endpoints: ["exams.progress"] },
  { quote: "certificate", endpoints: ["exams.certificate"] },
  { quote: "proposed-lessons", endpoints: ["exams.proposedLessons"] },
  { quote: "POST start", endpoints: ["exams.start"] },
  { quote: "quiz-next", endpoints: ["exams.quizNext"] },
  { quote: "finish", endpoints: ["exams.finish"] },
  { quote: "retake", endpoints: ["exams.retake"] },
  {
    quote: "module variants under /modules/{moduleId}/",
    endpoints: [
      "moduleExams.read",
      "moduleExams.progress",
      "moduleExams.certificate",
      "moduleExams.proposedLessons",
      "moduleExams.start",
      "moduleExams.quizNext",
      "moduleExams.finish",
      "moduleExams.retake",
    ],
  },
  { quote: "POST v2/answers/{lessonId}/ (stepId)", endpoints: ["lessons.answers"] },
  { quote: "POST v2/audit/quiz/", endpoints: ["lessons.auditQuiz"] },
  { quote: "GET v3/certificate/", endpoints: ["certificates.list"] },
  { quote: "DELETE v3/certificate/{id}/delete/", endpoints: ["certificates.remove"] },
  { quote: "GET private/api/v2/auth/token/ returns a token", endpoints: ["session.csrfToken"] },
  {
    quote: "Feedback: POST to an external service (id, email, message, url, source tag)",
    endpoints: ["engagement.sendFeedback"],
  },
  {
    quote: "Profile fetch path and payload: not shown; it returns userProfile and specialRights",
    endpoints: ["session.profile"],
  },
];

/** Section 7 call by call, under its own two headings. */
export const section7: Readonly<Record<string, readonly Clause[]>> = {
  "Public reads": publicReads,
  Authenticated: authenticated,
};

/** Endpoints that section 7 does not name, and the reason for each. */
export const beyondSection7: Readonly<Record<string, string>> = {
  "session.signIn": "Section 6 requires signing in and names no call for it (R16).",
  "session.signOut": "People who can sign in must be able to sign out (R16).",
  "registration.register": "People get an account by themselves, confirmed by mail (R59).",
  "registration.confirm": "The link in the mail leads here (R59).",
  "registration.forgotPassword": "A forgotten password is replaced by mail (R59).",
  "registration.newPassword": "The link in the mail leads here (R59).",
  "registration.changePassword": "Learners change their password (R60).",
  "session.exportData": "Learners may export all their data (L24).",
  "session.deleteAccount": "Learners may delete their account (L24).",
  "notes.list": "All of a learner's notes and bookmarks, in one place.",
  "notes.inCourse": "The same within one course, for its lessons.",
  "notes.save": "Learners take private notes on steps and bookmark them.",
  "lessons.savePosition":
    "A video continues where the learner left it, and is done at 90% of distinct seconds (R7, L15).",
  "exams.bySlug": "An exam's page is public and shows the rules before signing in (section 2, L5).",
  "exams.list": "The certification page lists all exams for everyone (section 2).",
  "exams.statuses": "The same list with the learner's status in each (section 3).",
  "webinars.list": "The webinars section shows them; section 7 names only their categories (section 2).",
  "webinars.bySlug": "A webinar's own page (section 2).",
  "glossary.list": "The section digital-marketing-glossary shows all terms (section 2).",
  "glossary.bySlug": "A term's own page (section 2).",
  "search.everything":
    "One list over all that can be found, with counts: the calls of section 7 search one kind at a time.",
  "faq.list": "The section faq shows questions and answers (section 2).",
  "flows.token": "Counts come only from pages that this site has served.",
  "flows.addCounts": "Product sees how the site's machines are actually used, counted with consent.",
  "flowComments.list": "People who review the flows comment on their states and transitions.",
  "flowComments.open": "The list of flows shows where comments are open.",
  "flowComments.add": "People who review the flows comment on their states and transitions.",
  "flowComments.resolve": "A comment that is settled is told apart from an open one.",
  "admin.users": "Administrators change billing and permissions of accounts (R10).",
  "admin.updateUser": "Administrators change billing and permissions of accounts (R10).",
  "admin.revokeCertificate": "Administrators revoke certificates (R10).",
  "admin.importContent": "Editors import content (R10).",
  "editing.overview": "Editors see drafts (R10), and this is where they find them.",
};
