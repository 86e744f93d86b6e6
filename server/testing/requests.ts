import { api } from "../../contract/api";
import { certificates } from "../../contract/certificates/certificates";
import { notes } from "../../contract/courses/notes";
import type { Endpoint } from "../../contract/endpoint";
import { engagement } from "../../contract/engagement/engagement";
import { exams, moduleExams } from "../../contract/exams/exams";
import { flowComments } from "../../contract/flow-comments";
import { flows } from "../../contract/telemetry";
import { putPromoCode } from "../account/queries/promo-codes";
import { revokeCertificate } from "../certificates/queries/administration";
import { addCertificate } from "../certificates/queries/certificates";
import { completeStep } from "../courses/queries/completions";
import { addEnrolment } from "../courses/queries/enrolments";
import { adminRequests } from "./admin-requests";
import { passkeyRequests } from "./passkey-requests";
import { hashOfRight, registrationRequests } from "./registration-requests";
import { sessionRequests } from "./session-requests";
import type { Caller, TestServer } from "./test-server";

export interface Request {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
  /** Of a browser that is signing in. */
  cookie?: string;
}
/** Prepares a call; `account` is 0 for a visitor, for whom nothing is prepared. */
export type Prepare = (server: TestServer, who: Caller) => Promise<Request> | Request;

const locale = "en";
const first = { locale, slug: "first-steps" };
const standAlone = { locale, slug: "stand-alone" };
const openExam = { locale, slug: "open-exam" };
const module = { locale, slug: "first-exam", moduleId: "90192" };
const episode = { locale, seriesSlug: "first-series", episodeSlug: "one" };

async function enrol({ database, clock }: TestServer, { id }: Caller): Promise<void> {
  if (id === 0) return;
  for (const course of [901, 905]) await addEnrolment(database.db, id, course, clock.now());
}
const inCourse =
  (params: Record<string, string>, rest: Omit<Request, "params"> = {}): Prepare =>
  async (server, who) => {
    await enrol(server, who);
    return { params, ...rest };
  };

/** A learner who may take the exam or its module. */
async function mayBeExamined(server: TestServer, who: Caller): Promise<void> {
  await enrol(server, who);
  for (const step of who.id === 0 ? [] : [9010101, 9010102, 9010201, 9010202])
    await completeStep(server.database.db, who.id, step, server.clock.now());
}
type Sat = typeof exams | typeof moduleExams;

/** A learner with an open attempt, and an answer to send to it. */
async function openAttempt(server: TestServer, who: Caller, calls: Sat, params: Record<string, string>) {
  await mayBeExamined(server, who);
  if (who.id === 0) return { attemptId: 1, questionId: "q1", answer: ["true"] };
  const { body } = await who.call(calls.start as typeof moduleExams.start, { params: params as never });
  const question = body.attempt?.questions[0];
  if (!body.attempt || !question) throw new Error(`No attempt was opened: ${JSON.stringify(body)}`);
  const answer =
    question.type === "trueFalse" ? ["true"] : question.type === "text" ? ["x"] : [question.options[0]?.id];
  return { attemptId: body.attempt.id, questionId: question.id, answer };
}
const target = (area: string, calls: Sat, params: Record<string, string>): Record<string, Prepare> => {
  const prepared: Prepare = async (server, who) => {
    await mayBeExamined(server, who);
    return { params };
  };
  return {
    [`${area}.read`]: prepared,
    [`${area}.progress`]: prepared,
    [`${area}.certificate`]: prepared,
    [`${area}.proposedLessons`]: prepared,
    [`${area}.start`]: prepared,
    [`${area}.quizNext`]: async (server, who) => ({ params, body: await openAttempt(server, who, calls, params) }),
    [`${area}.finish`]: async (server, who) => {
      const { attemptId } = await openAttempt(server, who, calls, params);
      return { params, body: { attemptId } };
    },
    [`${area}.retake`]: async (server, who) => {
      const { attemptId } = await openAttempt(server, who, calls, params);
      if (who.id > 0)
        await who.call(
          calls.finish as typeof moduleExams.finish,
          { params: params as never, body: { attemptId } },
          { csrf: true },
        );
      return { params };
    },
  };
};

/** Gives an account a certificate; returns its id and hash. */
async function certificateFor(server: TestServer, owner: Caller): Promise<{ id: string; hash: string }> {
  const { attemptId } = await openAttempt(server, owner, exams, openExam);
  const now = server.clock.now();
  const hash = `certificate-${attemptId}-of-${owner.id}`;
  await addCertificate(server.database.db, {
    hash,
    accountId: owner.id,
    examId: 912,
    attemptId,
    name: "Lea Learner",
    title: "Open exam",
    score: 100,
    issuedAt: now,
    expiresAt: null,
  });
  const { data } = (await owner.call(certificates.list, {})).body;
  return { id: String(data[0]?.id), hash };
}

const note = { note: "Mine.", bookmarked: true, expectedUpdatedAt: null };
const aboutFlow = { machine: "quiz", place: "quiz.asking", name: "asking", text: "Why?" };
const inLocale = { params: { locale } };
const nothing: Prepare = () => ({});

/** A well-formed call of every endpoint, and of some in special cases. */
export const requests: Record<string, Prepare> = {
  "session.profile": nothing,
  "session.signIn": async (server) => {
    const { email } = await server.learner({ passwordHash: await hashOfRight() });
    return { body: { email, password: "right" } };
  },
  ...registrationRequests,
  ...sessionRequests,
  ...passkeyRequests,
  "session.signOut": nothing,
  "session.csrfToken": nothing,
  "session.billing": nothing,
  "session.updateName": () => ({ body: { name: "Another Name" } }),
  "session.loginState": nothing,
  "session.applyPromo": async ({ database, clock }) => {
    await putPromoCode(database.db, { code: "SPRING", expiresAt: null, usesLeft: null, plusDays: 30 }, clock.now());
    return { body: { promo: "spring" } };
  },
  "session.plan": nothing,
  "session.startTrial": nothing,
  "session.exportData": nothing,
  // These accounts have no password: the email address confirms the deletion.
  "session.deleteAccount": (_, who) => ({ body: { confirmation: who.email || "nobody@example.test" } }),
  "courses.list": () => inLocale,
  "courses.top": () => inLocale,
  "plus.content": () => inLocale,
  "courses.topCards": () => inLocale,
  "courses.byIds": () => ({ ...inLocale, query: { ids: "901,902" } }),
  "courses.popular": nothing,
  "courses.modules": () => ({ params: first }),
  "courses.recommended": () => ({ params: first }),
  "courses.inProgress": () => inLocale,
  "courses.categories": () => inLocale,
  "courses.allCategories": () => inLocale,
  "courses.bySlug": () => ({ params: first }),
  "courses.bySlug (a draft)": () => ({ params: { locale, slug: "not-yet" } }),
  "courses.progressMap": () => inLocale,
  "courses.progress": () => ({ params: first }),
  "courses.enrol": () => ({ params: first }),
  "courses.enrol (a draft)": () => ({ params: { locale, slug: "not-yet" } }),
  "courses.removeEnrolment": inCourse(first),
  "learning.dashboard": inCourse(first),
  "learning.rating": inCourse(first),
  "learning.rate": inCourse(first, { body: { rating: 5 } }),
  "learning.rate (not enrolled)": () => ({ params: first, body: { rating: 5 } }),
  "learning.endPromo": () => ({ params: standAlone }),
  "learning.flushQuestions": inCourse(first),
  "lessons.structure": inCourse(first),
  "lessons.structure (not enrolled)": () => ({ params: first }),
  "lessons.byNumber": inCourse({ ...first, n: "1" }),
  "lessons.byId": inCourse({ ...first, id: "90101" }),
  "lessons.current": inCourse(first),
  "lessons.currentStep": inCourse(first),
  "lessons.step": inCourse({ ...first, stepId: "9010102" }),
  "lessons.completeStep": inCourse({ ...first, stepId: "9010102" }),
  "lessons.savePosition": inCourse({ ...first, stepId: "9010101" }, { body: { position: 1, watched: [[0, 1]] } }),
  "lessons.quizNext": inCourse({ ...first, stepId: "9010201" }, { body: { questionId: "q1", answer: ["a"] } }),
  "lessons.quizRetry": inCourse({ ...first, stepId: "9010201" }),
  "lessons.quizRetryStandAlone": inCourse({ ...standAlone, stepId: "9050102" }),
  "lessons.answers": inCourse({ lessonId: "90102" }, { body: { stepId: 9010201 } }),
  "lessons.auditQuiz": async (server, who) => {
    await enrol(server, who);
    return { body: { stepId: 9010201, event: "opened" } };
  },
  "notes.list": inCourse({ locale }),
  "notes.inCourse": inCourse(first),
  "notes.inCourse (a draft)": () => ({ params: { locale, slug: "not-yet" } }),
  "notes.save": inCourse({ ...first, stepId: "9010102" }, { body: note }),
  "notes.save (not enrolled)": () => ({ params: { ...first, stepId: "9010102" }, body: note }),
  "notes.save (of another device)": async (server, who) => {
    await enrol(server, who);
    const params = { ...first, stepId: "9010102" } as const;
    if (who.id > 0) await who.call(notes.save, { params: { ...params, locale: "en" }, body: note });
    return { params, body: { ...note, note: "Another." } };
  },
  ...target("exams", exams, openExam),
  ...target("moduleExams", moduleExams, module),
  "exams.bySlug": () => ({ params: openExam }),
  "exams.list": () => inLocale,
  "exams.statuses": () => inLocale,
  "exams.filtered": () => inLocale,
  "certificates.list": nothing,
  "certificates.remove": async (server, who) => ({
    params: { id: who.id === 0 ? "1" : (await certificateFor(server, who)).id },
  }),
  "certificates.remove (another's)": async (server) => ({
    params: { id: (await certificateFor(server, await server.learner())).id },
  }),
  "certificates.byHash": async (server) => ({
    params: { hash: (await certificateFor(server, await server.learner())).hash },
  }),
  "series.list": () => inLocale,
  "series.list (in Spanish)": () => ({ params: { locale: "es" } }),
  "series.top": () => inLocale,
  "series.bySlug": () => ({ params: episode }),
  "series.bySlug (a draft)": () => ({ params: { locale, seriesSlug: "draft-series" } }),
  "series.episodes": () => ({ params: episode }),
  "series.episode": () => ({ params: episode }),
  "series.watch": () => ({ params: episode }),
  "series.progress": () => ({ params: episode }),
  "webinars.categories": nothing,
  "webinars.list": () => inLocale,
  "webinars.bySlug": () => ({ params: { locale, slug: "past-webinar" } }),
  "webinars.registration": () => ({ params: { locale, slug: "next-webinar" } }),
  "webinars.register": () => ({ params: { locale, slug: "next-webinar" }, body: { zone: "Europe/Berlin" } }),
  "webinars.unregister": () => ({ params: { locale, slug: "next-webinar" } }),
  "webinars.bySlug (a draft)": () => ({ params: { locale, slug: "draft-webinar" } }),
  "templates.categories": () => inLocale,
  "templates.list": () => inLocale,
  "templates.bySlug": () => ({ params: { locale, slug: "first-template" } }),
  "templates.bySlug (a draft)": () => ({ params: { locale, slug: "draft-template" } }),
  "glossary.list": () => inLocale,
  "glossary.bySlug": () => ({ params: { locale, slug: "anchor-text" } }),
  "glossary.bySlug (a draft)": () => ({ params: { locale, slug: "draft-term" } }),
  "onboarding.steps": nothing,
  "onboarding.progress": nothing,
  "onboarding.pass": () => ({ params: { id: "9701" } }),
  "search.search": () => ({ query: { query: "steps" } }),
  "search.everything": () => ({ query: { query: "steps" } }),
  "search.api": () => ({ query: { query: "steps" } }),
  "site.settings": () => inLocale,
  "site.terms": () => inLocale,
  "site.eventType": () => ({ params: { slug: "intro-call" } }),
  "faq.list": () => inLocale,
  "engagement.sendFeedback": () => ({ body: { message: "Well done.", url: "/academy/" } }),
  "flows.token": nothing,
  "flows.addCounts": async ({ visitor }) => {
    const { token } = (await visitor.call(flows.token, {})).body;
    const transitions = [{ machine: "quiz", transition: "quiz.asking answer.submit", count: 1 }];
    return { body: { token, locale, transitions, states: [] } };
  },
  "flowComments.list": () => ({ query: { machine: "quiz" } }),
  "flowComments.open": nothing,
  "flowComments.add": () => ({ body: aboutFlow }),
  "flowComments.resolve": async (server) => ({
    params: { id: String((await (await server.learner()).call(flowComments.add, { body: aboutFlow })).body.id) },
    body: { isResolved: true },
  }),
  "reports.list": nothing,
  "inbox.list": nothing,
  "inbox.unread": nothing,
  "inbox.mark": async (server) => {
    const body = { message: "Well done.", url: "/academy/" };
    const sent = await (await server.learner()).call(engagement.sendFeedback, { body });
    return { params: { id: String(sent.body.id) }, body: { isDone: true } };
  },
  "staffCertificates.list": nothing,
  "staffCertificates.revoke": async (server) => ({
    params: { hash: (await certificateFor(server, await server.learner())).hash },
    body: { reason: "mistake" },
  }),
  "staffCertificates.restore": async (server) => {
    const owner = await server.learner();
    const { id, hash } = await certificateFor(server, owner);
    const how = { at: server.clock.now(), by: owner.id, reason: "mistake", note: "" } as const;
    await revokeCertificate(server.database.db, { id: Number(id), holder: { ...owner } }, how);
    return { params: { hash } };
  },
  "editing.overview": nothing,
  ...adminRequests,
};

/** The endpoint of a request, including special cases. */
export const endpointOf = (row: string): Endpoint | undefined =>
  api.find(({ id }) => id === row.replace(/ \(.*\)$/, ""));
