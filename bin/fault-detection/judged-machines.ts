import type { Equivalent } from "./equivalents";

const bothKnown = "It is only asked once both are known (`isUndecidable`); the condition tells the type.";
const notDeleted = "A certificate that is loaded and not deleted is issued; the condition tells the type.";
const isLoaded = "It is only asked once a certificate is loaded; the type does not know.";
const ofLesson = "It is only asked in a lesson that is loaded; the type does not know.";
const ofAttempt = "There is an attempt while it is sat; the type does not know.";
const canBeUndone = "It is only undone after it was done, if it can be; the condition tells the type.";
const ofNote = "What is deleted or restored is a note; the type does not know.";
const ofCaption = "It is only asked while a caption is read; the type does not know.";
const ofRegistration = "Only who is registered waits for the way in; the type does not know.";
const ofPlan = "It is only asked of a plan that is known; the type does not know.";
const ofVideo = "The player only opens in a step with a video; the condition tells the type.";
const ofSending = "Something is being sent in this state; the type does not know.";

/** The faults of `judged` that are in machines. */
export const judgedInMachines: readonly Equivalent[] = [
  {
    file: "machines/account/locale-gate.ts",
    from: "page !== null && account !== null &&",
    to: "page !== null || account !== null &&",
    reason: bothKnown,
  },
  {
    file: "machines/account/profile/setup.ts",
    from: 'params: { name: context.profile?.name ?? "" },',
    to: 'params: { name: context.profile?.name ?? "Stryker was here!" },',
    reason: "It announces the name that was just saved in the profile, so there is one.",
  },
  {
    file: "machines/certificates/public-certificate.ts",
    from: 'isDeleted: ({ context }) => context.certificate?.state === "deleted",',
    to: 'isDeleted: ({ context }) => context.certificate.state === "deleted",',
    reason: isLoaded,
  },
  {
    file: "machines/certificates/public-certificate.ts",
    from: 'certificate?.state === "issued" && isExpired(certificate, certificate.now),',
    to: "true && isExpired(certificate, certificate.now),",
    reason: notDeleted,
  },
  {
    file: "machines/certificates/public-certificate.ts",
    from: 'certificate?.state === "issued"',
    to: "true",
    reason: notDeleted,
  },
  {
    file: "machines/exams/exam/result.ts",
    from: 'at: context.progress?.retakeAvailableAt ?? context.progress?.now ?? "",',
    to: 'at: context.progress.retakeAvailableAt ?? context.progress?.now ?? "",',
    reason: "The learner's progress says that the exam is cooling down, so there is one.",
  },
  {
    file: "machines/account/passkey-sign-in.ts",
    from: 'problem: signingIn.kind === "signedIn" ? null : signingIn.kind,',
    to: 'problem: signingIn.kind === "" ? null : signingIn.kind,',
    reason: "It is only kept when nobody was signed in; the condition tells the type.",
  },
  {
    file: "machines/account/site-settings/setup.ts",
    from: "draft: settings && undo && draft ? { ...draft, form: formOf({ ...settings, own: undo }) } : draft,",
    to: "draft: true ? { ...draft, form: formOf({ ...settings, own: undo }) } : draft,",
    reason: "It is only undone after it was saved, when there are all three; the condition tells the type.",
  },
  {
    file: "machines/account/staff-action.ts",
    from: "subject: subject !== null && undoOf ? undoOf(subject) : subject,",
    to: "subject: true ? undoOf(subject) : subject,",
    reason: canBeUndone,
  },
  {
    file: "machines/certificates/certificates.ts",
    from: 'input: ({ context }) => ({ at: nextExpiry(context.certificates, context.now) ?? "", now: context.now }),',
    to: 'input: ({ context }) => ({ at: nextExpiry(context.certificates, context.now) ?? "Stryker was here!", now: context.now }),',
    reason: "It only waits for an instant that there is; the type does not know.",
  },
  {
    file: "machines/courses/lesson/setup.ts",
    from: "isStepDone: ({ context }) => context.step?.done === true,",
    to: "isStepDone: ({ context }) => context.step.done === true,",
    reason: ofLesson,
  },
  {
    file: "machines/courses/lesson/setup.ts",
    from: "isCourseDone: ({ context }) => context.structure?.progress.progress === 100,",
    to: "isCourseDone: ({ context }) => context.structure.progress.progress === 100,",
    reason: ofLesson,
  },
  {
    file: "machines/courses/my-notes/listed.ts",
    from: 'note: context.target?.note ?? "",',
    to: 'note: context.target?.note ?? "Stryker was here!",',
    reason: ofNote,
  },
  {
    file: "machines/courses/narration/context.ts",
    from: "position >= (cues[cue]?.end ?? Number.POSITIVE_INFINITY) - reportInterval;",
    to: "position >= (cues[cue].end ?? Number.POSITIVE_INFINITY) - reportInterval;",
    reason: ofCaption,
  },
  {
    file: "machines/courses/step-note/setup.ts",
    from: 'note: joined(version === "mine" ? "" : (theirs?.note ?? ""), version === "theirs" ? "" : note),',
    to: 'note: joined(version === "mine" ? "" : (theirs.note ?? ""), version === "theirs" ? "" : note),',
    reason: "Versions are only offered where there is another one; the type does not know.",
  },
  {
    file: "machines/engagement/feedback/setup.ts",
    from: 'hasNoEmail: ({ context }) => (context.author?.email ?? "").trim() === "",',
    to: 'hasNoEmail: ({ context }) => (context.author?.email ?? "Stryker was here!").trim() === "",',
    reason: "Nobody is asked who is not signed in; the type does not know.",
  },
  {
    file: "machines/exams/exam/clock.ts",
    from: 'deadline: context.attempt?.deadline ?? "",',
    to: 'deadline: context.attempt.deadline ?? "",',
    reason: ofAttempt,
  },
  {
    file: "machines/exams/exam/finishing.ts",
    from: "attemptId: context.attempt?.id ?? 0,",
    to: "attemptId: context.attempt.id ?? 0,",
    reason: ofAttempt,
  },
  {
    file: "machines/library/webinar-registration.ts",
    from: 'now: registration?.now ?? "",',
    to: 'now: registration?.now ?? "Stryker was here!",',
    reason: ofRegistration,
  },
  {
    file: "machines/account/locale-gate.ts",
    from: "page !== null &&",
    to: "true &&",
    reason: bothKnown,
  },
  {
    file: "machines/account/plan.ts",
    from: 'isOnTrial: ({ context }) => context.plan?.kind === "trial",',
    to: 'isOnTrial: ({ context }) => context.plan.kind === "trial",',
    reason: ofPlan,
  },
  {
    file: "machines/account/site-settings/setup.ts",
    from: "undo: context.settings?.own ?? null,",
    to: "undo: context.settings.own ?? null,",
    reason: "Only settings that are shown are saved; the type does not know.",
  },
  {
    file: "machines/account/staff-action.ts",
    from: "subject: subject !== null && undoOf ? undoOf(subject) : subject,",
    to: "subject: subject !== null || undoOf ? undoOf(subject) : subject,",
    reason: canBeUndone,
  },
  {
    file: "machines/courses/lesson/context.ts",
    from: "stepId: context.step?.id ?? 0,",
    to: "stepId: context.step.id ?? 0,",
    reason: ofLesson,
  },
  {
    file: "machines/courses/lesson/video.ts",
    from: 'speech: step?.type === "video" ? speechOf(step.video) : null,',
    to: "speech: true ? speechOf(step.video) : null,",
    reason: ofVideo,
  },
  {
    file: "machines/courses/lesson/video.ts",
    from: 'speech: step?.type === "video" ? speechOf(step.video) : null,',
    to: 'speech: step.type === "video" ? speechOf(step.video) : null,',
    reason: ofVideo,
  },
  {
    file: "machines/courses/my-notes/context.ts",
    from: 'slug: target?.course?.slug ?? "",',
    to: 'slug: target?.course?.slug ?? "Stryker was here!",',
    reason: ofNote,
  },
  {
    file: "machines/courses/my-notes/listed.ts",
    from: "input: ({ context }) => changeOf(context, { expectedUpdatedAt: context.target?.updatedAt ?? null }),",
    to: "input: ({ context }) => changeOf(context, { expectedUpdatedAt: context.target.updatedAt ?? null }),",
    reason: ofNote,
  },
  {
    file: "machines/courses/narration/context.ts",
    from: 'text: cues[cue]?.text ?? "",',
    to: 'text: cues[cue]?.text ?? "Stryker was here!",',
    reason: ofCaption,
  },
  {
    file: "machines/courses/quiz/context.ts",
    from: 'questionId: context.step.questions[context.index]?.id ?? "",',
    to: 'questionId: context.step.questions[context.index]?.id ?? "Stryker was here!",',
    reason: "An answer is to a question of the quiz; the type does not know.",
  },
  {
    file: "machines/courses/step-note/sending.ts",
    from: 'note: tidied(context.sent?.note ?? ""),',
    to: 'note: tidied(context.sent?.note ?? "Stryker was here!"),',
    reason: ofSending,
  },
  {
    file: "machines/courses/step-note/sending.ts",
    from: 'note: tidied(context.sent?.note ?? ""),',
    to: 'note: tidied(context.sent.note ?? ""),',
    reason: ofSending,
  },
  {
    file: "machines/engagement/feedback-inbox/setup.ts",
    from: 'keepStaff: assign((_, session: SessionChanged) => ({ staff: staffIn(session) ?? "editors", seed: session.seed })),',
    to: 'keepStaff: assign((_, session: SessionChanged) => ({ staff: staffIn(session) ?? "", seed: session.seed })),',
    reason: "It is only kept of staff; the type does not know.",
  },
  {
    file: "machines/exams/exam-statuses.ts",
    from: ".flatMap((entry) => (isCoolingDown(entry) && entry.retakeAvailableAt !== null ? [entry.retakeAvailableAt] : []))",
    to: ".flatMap((entry) => (isCoolingDown(entry) && true ? [entry.retakeAvailableAt] : []))",
    reason: "An exam that cools down says until when; the type does not know.",
  },
  {
    file: "machines/exams/exam-statuses.ts",
    from: "const listed = (some: ExamEntry[] = []): ListedExam[] =>",
    to: 'const listed = (some: ExamEntry[] = ["Stryker was here"]): ListedExam[] =>',
    reason: "What is no entry names no exam, and is left out.",
  },
  {
    file: "machines/exams/exam/context.ts",
    from: "attemptId: context.attempt?.id ?? 0,",
    to: "attemptId: context.attempt.id ?? 0,",
    reason: ofAttempt,
  },
  {
    file: "machines/exams/exam/result.ts",
    from: 'name: event.type === "name.submit" ? event.name : "",',
    to: 'name: true ? event.name : "",',
    reason: "Only this event leads there; the type does not know.",
  },
  {
    file: "machines/exams/exam/setup.ts",
    from: "if (!attempt) return {};",
    to: "if (false) return {};",
    reason: ofAttempt,
  },
  {
    file: "machines/library/article.ts",
    from: 'article?.kind === "webinar" && article.document.video === null ? endOf(article.document) : null;',
    to: "true && article.document.video === null ? endOf(article.document) : null;",
    reason: "Only documents of webinars have a video that is missing.",
  },
  {
    file: "machines/library/article.ts",
    from: 'article?.kind === "webinar" && article.document.video === null ? endOf(article.document) : null;',
    to: 'article.kind === "webinar" && article.document.video === null ? endOf(article.document) : null;',
    reason: "It is only asked of an article that is loaded; the type does not know.",
  },
  {
    file: "machines/library/webinar-registration.ts",
    from: 'at: registration?.joinFrom ?? "",',
    to: 'at: registration?.joinFrom ?? "Stryker was here!",',
    reason: ofRegistration,
  },
  {
    file: "machines/library/webinar-registration.ts",
    from: "registration !== null && Date.parse(registration.endsAt) <= Date.parse(registration.now),",
    to: "true && Date.parse(registration.endsAt) <= Date.parse(registration.now),",
    reason: "It is only asked once the registration is loaded; the condition tells the type.",
  },
  {
    file: "machines/shared/transition-id.ts",
    from: "const [, kind, actor] = /^xstate\\.(done|error|snapshot)\\.(?:actor\\.)?(.+)$/.exec(type) ?? [];",
    to: 'const [, kind, actor] = /^xstate\\.(done|error|snapshot)\\.(?:actor\\.)?(.+)$/.exec(type) ?? ["Stryker was here"];',
    reason: "The first part of a match is not used.",
  },
];
