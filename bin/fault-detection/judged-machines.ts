import type { Equivalent } from "./equivalents";

const bothKnown = "It is only asked once both are known (`isUndecidable`); the condition tells the type.";
const notDeleted = "A certificate that is loaded and not deleted is issued; the condition tells the type.";
const isLoaded = "It is only asked once a certificate is loaded; the type does not know.";
const ofLesson = "It is only asked in a lesson that is loaded; the type does not know.";
const ofAttempt = "There is an attempt while it is sat; the type does not know.";

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
    reason: "It is only undone after it was done, if it can be; the condition tells the type.",
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
    reason: "Only a note that was deleted is restored; the type does not know.",
  },
  {
    file: "machines/courses/narration/context.ts",
    from: "position >= (cues[cue]?.end ?? Number.POSITIVE_INFINITY) - reportInterval;",
    to: "position >= (cues[cue].end ?? Number.POSITIVE_INFINITY) - reportInterval;",
    reason: "It is only asked while a caption is read; the type does not know.",
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
    reason: "Only who is registered waits for the way in; the type does not know.",
  },
];
