import { z } from "zod/mini";
import { Certificate } from "../certificates/certificates";
import { LessonSummary } from "../courses/courses";
import { Answer, Question } from "../courses/questions";
import { endpoint } from "../endpoint";
import { ContentLocale, Id, IdParam, Instant, Percent, page, Seconds, Slug } from "../primitives";

const exam = "/academy/private/api/v2/exams/{locale}/{slug}";
const InExam = z.object({ locale: ContentLocale, slug: Slug });

/** An exam's rules, for everyone to read before deciding (L5). */
export const Exam = z.object({
  id: Id,
  slug: Slug,
  title: z.string(),
  description: z.string(),
  questionsCount: z.int(),
  passMark: Percent,
  /** 0 = no time limit (R2). */
  clockSeconds: Seconds,
  /** Between a failed attempt and the next (R3). */
  coolDownSeconds: Seconds,
  /** 0 = the certificate does not expire (R4). */
  validityMonths: z.int(),
  topics: z.array(z.string()),
  course: z.nullable(z.object({ slug: Slug, title: z.string(), background: z.string(), motif: z.string() })),
  /** Parts that can be taken on their own. */
  modules: z._default(z.array(z.object({ id: Id, title: z.string(), questionsCount: z.int() })), []),
  language: ContentLocale,
});
export type Exam = z.infer<typeof Exam>;

export const ExamStatus = z.enum(["startExam", "examPending", "examAvailable", "certificated"]);
export type ExamStatus = z.infer<typeof ExamStatus>;

/**
 * The same in requests, where an empty status means startExam (section 3); statuses of other kinds are invalid (R33).
 */
export const IncomingExamStatus = z.pipe(
  z.transform((status: unknown) => (status === "" ? "startExam" : status)),
  ExamStatus,
);

/** An attempt in progress: its questions were drawn once and do not change (L1, L2). */
export const Attempt = z.object({
  id: Id,
  startedAt: Instant,
  /** When answers stop counting; null without a time limit. The minute of grace is not included (R2). */
  deadline: z.nullable(Instant),
  questions: z.array(Question),
  /** The saved answers, by question id; a question without one, or whose answer was withdrawn, is missing (L4). */
  answers: z.record(z.string(), Answer),
});
export type Attempt = z.infer<typeof Attempt>;

/** Something to study for a topic, with its page. */
export const StudyResource = z.object({
  kind: z.enum(["lesson", "standAloneLesson", "term", "template"]),
  title: z.string(),
  /** Of the course that a lesson belongs to; null for all others. */
  courseTitle: z.nullable(z.string()),
  /** The lesson's number in its course; null for all others. */
  lesson: z.nullable(z.int()),
  url: z.string(),
  /** Of the titles. */
  language: ContentLocale,
});
export type StudyResource = z.infer<typeof StudyResource>;

/** How a topic went, and what teaches it. */
export const ExamTopicResult = z.object({
  title: z.string(),
  /** Of the exam's course. */
  lesson: z.nullable(z.int()),
  right: z.int(),
  total: z.int(),
  /** Lessons first; what learners cannot open is left out. */
  resources: z._default(z.array(StudyResource), []),
});

/** A finished attempt. After a pass the wrong questions are explained (L6); after a fail only topics are named (L7). */
export const ExamResult = z.object({
  attemptId: Id,
  passed: z.boolean(),
  score: Percent,
  passMark: Percent,
  right: z.int(),
  total: z.int(),
  finishedAt: Instant,
  finishedBy: z.enum(["learner", "clock"]),
  wrong: z.array(
    z.object({
      questionId: z.string(),
      text: z.string(),
      /** Texts of the answers; empty if there were none. */
      given: z.array(z.string()),
      correct: z.array(z.string()),
      explanation: z.string(),
    }),
  ),
  topics: z.array(ExamTopicResult),
});
export type ExamResult = z.infer<typeof ExamResult>;

/** A finished attempt as the list of attempts shows it (R67). */
export const AttemptSummary = z.object({
  id: Id,
  passed: z.boolean(),
  score: Percent,
  finishedAt: Instant,
  finishedBy: ExamResult.shape.finishedBy,
});
export type AttemptSummary = z.infer<typeof AttemptSummary>;

export const ExamProgress = z.object({
  status: IncomingExamStatus,
  /** Always present with examPending (R5). */
  reason: z.nullable(z.enum(["notEnrolled", "lessonsUnfinished", "planNeeded", "coolingDown"])),
  /** Of the course that the exam belongs to; 100 without a course. */
  courseProgress: Percent,
  /** When the next attempt opens; null if it is open now or never opens (R3, L8). */
  retakeAvailableAt: z.nullable(Instant),
  attemptsCount: z.int(),
  /** The finished attempts, newest first (R67). */
  attempts: z._default(z.array(AttemptSummary), []),
  attempt: z.nullable(Attempt),
  /** Of the last finished attempt. */
  result: z.nullable(ExamResult),
  /** Passed, but the certificate still needs the learner's name (R4, L11). */
  nameRequired: z.boolean(),
  certificate: z.nullable(z.object({ id: Id, hash: z.string(), dateExpires: z.nullable(Instant) })),
  /** The server's time at this response; deadlines are counted down against it. */
  now: Instant,
});
export type ExamProgress = z.infer<typeof ExamProgress>;

/** An exam in a list of exams, with the learner's status (section 3). */
export const ExamEntry = z.object({
  id: Id,
  slug: Slug,
  title: z.string(),
  description: z.string(),
  questionsCount: z.int(),
  clockSeconds: Seconds,
  status: IncomingExamStatus,
  reason: ExamProgress.shape.reason,
  retakeAvailableAt: z.nullable(Instant),
  language: ContentLocale,
});
export type ExamEntry = z.infer<typeof ExamEntry>;

/** What to study before the exam, weakest topic of the last attempt first. */
export const ProposedLesson = z.object({
  courseSlug: Slug,
  courseTitle: z.string(),
  lesson: LessonSummary,
  topic: z.string(),
});
export type ProposedLesson = z.infer<typeof ProposedLesson>;

const InModule = z.object({ locale: ContentLocale, slug: Slug, moduleId: IdParam });

/** The calls of an exam or of one of its modules: the same calls under different addresses (R15). */
const targetEndpoints = <const Area extends string, const Path extends string, S extends z.core.$ZodType>(
  area: Area,
  path: Path,
  params: S,
) => ({
  read: endpoint({
    id: `${area}.read`,
    method: "GET",
    path: `${path}/`,
    summary: "The rules, for a learner who may be about to start. Reading them does not start anything (L5).",
    access: "signed-in",
    params,
    reply: Exam,
  }),
  progress: endpoint({
    id: `${area}.progress`,
    method: "GET",
    path: `${path}/progress/`,
    summary: "The learner's status, including the open attempt.",
    access: "signed-in",
    params,
    reply: ExamProgress,
  }),
  certificate: endpoint({
    id: `${area}.certificate`,
    method: "GET",
    path: `${path}/certificate/`,
    summary: "The learner's certificate of this exam; null if there is none. A module has its exam's certificate.",
    access: "signed-in",
    params,
    reply: z.object({ certificate: z.nullable(Certificate) }),
  }),
  proposedLessons: endpoint({
    id: `${area}.proposedLessons`,
    method: "GET",
    path: `${path}/proposed-lessons/`,
    summary:
      "The lessons that the exam covers: weakest topic of the last attempt first, all lessons if there was no attempt.",
    access: "signed-in",
    params,
    reply: page(ProposedLesson),
  }),
  start: endpoint({
    id: `${area}.start`,
    method: "POST",
    path: `${path}/start/`,
    summary: "Starts the first attempt: draws its questions and starts the clock.",
    access: "signed-in",
    params,
    reply: ExamProgress,
    idempotent: true,
  }),
  quizNext: endpoint({
    id: `${area}.quizNext`,
    method: "POST",
    path: `${path}/quiz-next/`,
    summary:
      'Saves one answer, replacing an earlier answer to the same question; `[""]`, or only spaces, withdraws it: the question is unanswered again. 409 once the attempt is over (L1).',
    access: "signed-in",
    params,
    body: z.object({ attemptId: Id, questionId: z.string().check(z.maxLength(50)), answer: Answer }),
    reply: z.object({
      questionId: z.string(),
      savedAt: Instant,
      /** Of the attempt; withdrawn answers do not count. */
      answeredCount: z.int(),
      /** True if a later answer of this device to the question had arrived before: that one stays. */
      superseded: z.optional(z.boolean()),
    }),
    idempotent: true,
    ordered: true,
  }),
  finish: endpoint({
    id: `${area}.finish`,
    method: "POST",
    path: `${path}/finish/`,
    summary:
      "Ends the attempt and grades the saved answers. With `timeUp`, 409 `attempt_open` before the deadline (L1).",
    access: "signed-in",
    params,
    body: z.object({
      attemptId: Id,
      /** True if nobody asked for it: by the clock of the learner's device, which may be wrong, the time is up. */
      timeUp: z.optional(z.boolean()),
    }),
    reply: ExamProgress,
    csrf: true,
    idempotent: true,
  }),
  retake: endpoint({
    id: `${area}.retake`,
    method: "POST",
    path: `${path}/retake/`,
    summary: "Starts another attempt after the cool-down (R3).",
    access: "signed-in",
    params,
    reply: ExamProgress,
    csrf: true,
    idempotent: true,
    ordered: true,
  }),
});

export const exams = {
  ...targetEndpoints("exams", exam, InExam),
  bySlug: endpoint({
    id: "exams.bySlug",
    method: "GET",
    path: "/academy/public/api/v2/exams/{locale}/{slug}/",
    summary: "An exam's rules, for anyone. Reading them does not start anything (L5).",
    access: "public",
    params: InExam,
    reply: Exam,
  }),
  list: endpoint({
    id: "exams.list",
    method: "GET",
    path: "/academy/public/api/v2/exams/{locale}/",
    summary: "All published exams.",
    access: "public",
    params: z.object({ locale: ContentLocale }),
    reply: page(Exam),
  }),
  statuses: endpoint({
    id: "exams.statuses",
    method: "GET",
    path: "/academy/private/api/v2/exams/{locale}/",
    summary: "All published exams with the learner's status in each.",
    access: "signed-in",
    params: z.object({ locale: ContentLocale }),
    reply: page(ExamEntry),
  }),
  filtered: endpoint({
    id: "exams.filtered",
    method: "GET",
    path: "/academy/private/api/v2/filtered-exams/{locale}/agency-partners/",
    summary: "The exams of agency partners in their own order; missing exams are skipped (R51).",
    access: "signed-in",
    params: z.object({ locale: ContentLocale }),
    reply: z.object({ digitalAgencies: z.array(ExamEntry), toolkitProficiency: z.array(ExamEntry) }),
  }),
};

/** The same calls for one module of an exam. Only the whole exam earns a certificate. */
export const moduleExams = targetEndpoints("moduleExams", `${exam}/modules/{moduleId}`, InModule);
