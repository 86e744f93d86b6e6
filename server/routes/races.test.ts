import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { api } from "../../contract/api";
import type { Endpoint } from "../../contract/endpoint";
import { auditRows } from "../account/queries/audit";
import { personalData } from "../account/queries/personal-data";
import { databases } from "../testing/databases";
import { requests } from "../testing/requests";
import { type Caller, startTestServer, type TestServer } from "../testing/test-server";

/** The outcome of simultaneous calls to one endpoint, each with its own key. */
interface Race {
  /** Statuses of the calls that lose the race; none if all succeed. */
  late?: number[];
  /** Each call has its own effect, by design. */
  isEachKept?: true;
  /** The effect can end so soon that a later call has its own. */
  isSoonOver?: true;
  /** How many at once: too few to count as guessing. */
  calls?: number;
  /** The rights of the caller. */
  rights?: "academy.admin";
}

const plain: Race = {};
const administrating: Race = { rights: "academy.admin" };

/** Every call that changes something. */
const races: Record<string, Race> = {
  "session.signIn": { calls: 4 },
  "registration.register": { calls: 4, isEachKept: true },
  "registration.confirm": { calls: 4, isEachKept: true },
  "registration.forgotPassword": { calls: 4, isEachKept: true },
  "registration.newPassword": { calls: 4 },
  "registration.changePassword": { calls: 4, late: [403] },
  "sessions.end": { late: [404] },
  "registration.changeEmail": { calls: 4, isEachKept: true },
  "registration.confirmNewEmail": { calls: 4, late: [409] },
  "sessions.confirm": { calls: 4, isEachKept: true },
  "sessions.endOthers": plain,
  "passkeys.addOptions": plain,
  "passkeys.add": { late: [410] },
  "passkeys.rename": plain,
  "passkeys.remove": { late: [404] },
  "passkeys.makeCodes": { isEachKept: true },
  "passkeys.confirmOptions": plain,
  "passkeys.signInOptions": plain,
  "passkeys.signIn": { calls: 4, late: [410] },
  "passkeys.recover": { calls: 4, late: [410] },
  "session.signOut": plain,
  "session.updateName": plain,
  "session.applyPromo": { calls: 4 },
  "session.startTrial": { late: [409] },
  "session.deleteAccount": { calls: 4, late: [401] },
  "courses.enrol": plain,
  "courses.removeEnrolment": plain,
  "learning.rate": plain,
  "learning.endPromo": plain,
  "learning.flushQuestions": plain,
  "lessons.completeStep": plain,
  "lessons.savePosition": plain,
  "lessons.quizNext": plain,
  "lessons.quizRetry": plain,
  "lessons.quizRetryStandAlone": plain,
  "lessons.answers": plain,
  "lessons.auditQuiz": { isEachKept: true },
  "notes.save": plain,
  "exams.start": plain,
  "exams.quizNext": plain,
  "exams.finish": { late: [409] },
  "exams.retake": plain,
  "moduleExams.start": plain,
  "moduleExams.quizNext": plain,
  "moduleExams.finish": { late: [409] },
  "moduleExams.retake": plain,
  "certificates.remove": { late: [404] },
  "series.watch": { rights: "academy.admin" },
  "onboarding.pass": plain,
  "webinars.register": plain,
  "webinars.unregister": plain,
  "engagement.sendFeedback": { isEachKept: true },
  "flows.token": plain,
  "flows.addCounts": plain,
  "flowComments.add": { isEachKept: true },
  "flowComments.resolve": plain,
  "inbox.mark": administrating,
  "admin.updateUser": administrating,
  "admin.endSessions": administrating,
  "admin.addPromoCode": { ...administrating, late: [409] },
  "admin.endPromoCode": { ...administrating, late: [409] },
  "admin.removeRating": { ...administrating, late: [409] },
  "staffCertificates.revoke": { ...administrating, late: [409] },
  "staffCertificates.restore": { ...administrating, late: [409] },
  "admin.importContent": administrating,
  "contentImports.check": { ...administrating, calls: 4, late: [409], isSoonOver: true },
  "siteSettings.save": { ...administrating, late: [409] },
  "contentImports.start": { ...administrating, calls: 4, late: [409], isSoonOver: true },
};

const unsafe = api.filter(({ method }) => method !== "GET");

describe("simultaneous calls", () => {
  it("cover every endpoint that changes something", () => {
    expect(Object.keys(races).sort()).toEqual(unsafe.map(({ id }) => id).sort());
  });

  if (databases.length === 1) it.skip("on PostgreSQL: skipped because TEST_DATABASE_URL is not set", () => undefined);
});

describe.each(databases)("simultaneous calls on $name", { timeout: 60_000 }, ({ open }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(open);
  });
  afterAll(() => server.stop());

  /** How many rows of each kind an account has, its audit entries, and its current state. */
  async function traces({ id }: Caller): Promise<Record<string, unknown>> {
    const { db } = server.database;
    const recorded = (await auditRows(db, { accountId: id, limit: 100 })).map(({ action }) => action).sort();
    const data = await personalData(db, id).catch(() => null);
    const { audit: _, sessions: __, ...records } = data?.records ?? {};
    const { name, promo } = data?.account ?? {};
    return {
      recorded,
      name,
      promo,
      ...Object.fromEntries(Object.entries(records).map(([kind, rows]) => [kind, rows.length])),
    };
  }

  /** Makes this many calls at once, by a new caller. */
  async function callAtOnce(endpoint: Endpoint, calls: number, keyOf: (index: number) => string | undefined) {
    const { rights } = races[endpoint.id] ?? plain;
    const who = await server.learner(rights && { permissions: { [rights]: true } });
    const prepare = requests[endpoint.id];
    if (!prepare) throw new Error(`${endpoint.id} has no request.`);
    const request = await prepare(server, who);
    const answers = await Promise.all(
      Array.from({ length: calls }, (_, index) => {
        const key = keyOf(index);
        return who.call(endpoint, request, { ...(endpoint.csrf && { csrf: true }), ...(key && { key }) });
      }),
    );
    return { answers, traces: await traces(who) };
  }

  it.each(unsafe)("$id with different keys have one effect", async (endpoint) => {
    const { calls = 8, late = [], isEachKept, isSoonOver } = races[endpoint.id] ?? plain;
    const alone = await callAtOnce(endpoint, 1, () => "alone");
    const [success] = alone.answers.map(({ status }) => status);
    expect(success).toBeLessThan(300);
    const { answers, traces: left } = await callAtOnce(endpoint, calls, (index) => `key-${index}`);
    const statuses = answers.map(({ status }) => status).sort();
    const done = statuses.filter((status) => status === success).length;
    const one = isSoonOver ? Math.max(1, done) : 1;
    const successes = late.length === 0 ? calls : one;
    const expected = [...Array(successes).fill(success), ...Array(calls - successes).fill(late[0])];
    expect(statuses).toEqual(expected.sort());
    if (!isEachKept && endpoint.id !== "session.signIn") expect(left).toEqual(alone.traces);
  });

  it.each(unsafe.filter(({ idempotent }) => idempotent))("$id with the same key have one effect", async (endpoint) => {
    const { calls = 8 } = races[endpoint.id] ?? plain;
    const alone = await callAtOnce(endpoint, 1, () => "alone");
    const { answers, traces: left } = await callAtOnce(endpoint, calls, () => "one");
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(alone.answers.map(({ status }) => status)));
    expect(answers.filter(({ headers }) => headers["idempotency-replayed"] === "true")).toHaveLength(calls - 1);
    expect(left).toEqual(alone.traces);
  });

  it("of an account that is being deleted are refused without a server error", async () => {
    const who = await server.learner();
    const params = { locale: "en", slug: "first-steps" };
    const byId = (id: string) => api.find((one) => one.id === id) as Endpoint;
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, (_, index) => who.call(byId("courses.enrol"), { params }, { key: `e${index}` })),
      who.call(byId("session.deleteAccount"), { body: { confirmation: who.email } }),
      ...Array.from({ length: 4 }, (_, index) =>
        who.call(byId("onboarding.pass"), { params: { id: "9701" } }, { key: `o${index}` }),
      ),
    ]);
    const others = answers.map(({ status }) => status).filter((status) => ![200, 204, 401].includes(status));
    expect(others).toEqual([]);
    expect(answers[4]?.status).toBe(204);
  });
});
