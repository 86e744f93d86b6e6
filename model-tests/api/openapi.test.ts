import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hashPassword } from "../../server/account/password";
import { embedded } from "../../server/testing/databases";
import { ExamTaker } from "../../server/testing/exam-taker";
import { storedPasskey } from "../../server/testing/passkey-requests";
import { startTestServer, type TestServer } from "../../server/testing/test-server";
import { type Operation, operations } from "./description";
import { KnownThings } from "./known";
import { limitCalls, oddCalls } from "./odd-requests";
import { allowedCalls, newKey, plainCalls, type Sent } from "./requests";

/** The calls are reproducible. FUZZ_SEED selects others; FUZZ_TIMES multiplies their number. */
const seed = Number(process.env.FUZZ_SEED ?? 20_260_301);
const times = Number(process.env.FUZZ_TIMES ?? 1);
/** Calls per operation and role. */
const runs = { allowed: 6 * times, odd: 12 * times };

const password = "correct horse";
const roles = {
  visitor: null,
  learner: {},
  editor: { "academy.courses.edit": true },
  admin: { "academy.admin": true },
} as const;
type Role = keyof typeof roles;
const roleNames = Object.keys(roles) as Role[];

/** Calls that end their own session. */
const endsSession = new Set(["session.signIn", "sessions.end", "session.signOut", "session.deleteAccount"]);

/** Tables in which refused attempts must leave rows. */
const mayGrow = new Set(["sign_in_failure"]);

/** The provider's staff creates codes; no call returns them. */
// The calls about flows are for pages of the site, whose origin this test is not; their own tests reach them.
const outOfReach = [
  ...["session.applyPromo", "flows.token", "flows.addCounts", "flowComments.add", "flowComments.resolve"],
  // They need the link of a mail, or would lock the account out of its own password.
  ...[
    "registration.confirm",
    "registration.newPassword",
    "registration.changePassword",
    "registration.confirmNewEmail",
  ],
  // It needs what a check of the content folder has found, and nothing is found there.
  "contentImports.start",
  // It has to name the revision of what is set now, which is no name of a resource.
  "siteSettings.save",
  // They need the signature of an authenticator, or the code that a person has kept.
  ...["passkeys.add", "passkeys.signIn", "passkeys.recover"],
];

/** These undo what other calls need, so they run last. */
const undoing = [
  ...["courses.removeEnrolment", "certificates.remove"],
  ...["sessions.end", "session.signOut", "session.deleteAccount"],
];

const named = [...operations]
  .sort((a, b) => undoing.indexOf(a.id) - undoing.indexOf(b.id))
  .map((one) => [one.id, one] as const);

const operation = (id: string): Operation => {
  const found = operations.find((one) => one.id === id);
  if (!found) throw new Error(`There is no ${id}.`);
  return found;
};

const plain = (url: string): Sent => ({ url, parameters: {}, headers: {}, forbidden: false });

const withOwnKey = (sent: Sent): Sent =>
  sent.headers["idempotency-key"] === newKey
    ? { ...sent, headers: { ...sent.headers, "idempotency-key": randomUUID() } }
    : sent;

describe(`every operation of docs/api/openapi.json, seed ${seed}`, () => {
  let server: TestServer;
  let passwordHash: string;
  const cookies: Record<Role, Record<string, string>> = { visitor: {}, learner: {}, editor: {}, admin: {} };
  const known: Record<Role, KnownThings> = {
    visitor: new KnownThings(),
    learner: new KnownThings(),
    editor: new KnownThings(),
    admin: new KnownThings(),
  };
  const reached = new Set<string>();

  /** Makes a call and checks the reply against the description. */
  async function call(target: Operation, role: Role, { url, headers, payload, forbidden, astray }: Sent) {
    const response = await server.app.inject({
      method: target.method,
      url,
      headers: { ...cookies[role], ...headers },
      ...(payload !== undefined && { payload }),
    });
    const { statusCode: status } = response;
    const isJson = String(response.headers["content-type"]).includes("json");
    const body = response.body === "" ? undefined : isJson ? response.json() : response.body;
    const said = `${role} ${target.id} ${url.slice(0, 300)}: ${status} ${response.body.slice(0, 300)}`;
    expect(status, said).toBeLessThan(500);
    if (!astray) expect(target.complaint(status, body), said).toBeNull();
    if (forbidden) expect(status, `${said}: the description forbids it`).toBeGreaterThanOrEqual(400);
    if (status >= 400) expect(body.error, said).toMatchObject({ requestId: response.headers["x-request-id"] });
    if (status === 429) expect(Number(response.headers["retry-after"]), said).toBeGreaterThan(0);
    if (status < 300) reached.add(target.id);
    return { status, body, isReplayed: response.headers["idempotency-replayed"] === "true" };
  }

  async function signIn(role: Role): Promise<void> {
    if (role === "visitor") return;
    const caller = await server.learner({ name: role, permissions: roles[role], passwordHash });
    cookies[role] = { cookie: `academy_session=${caller.token}` };
    const { body } = await call(operation("session.csrfToken"), role, plain(operation("session.csrfToken").path));
    cookies[role]["x-csrf-token"] = body.token;
    known[role].add({ "own.email": caller.email, "own.password": password, "own.confirmation": password });
    await storedPasskey(server, caller);
    // A learner with a certificate and a completed course.
    const taker = new ExamTaker(caller, server);
    await taker.finishCourse();
    await taker.sit(10);
  }

  /** Reads everything that is known and enrolls everyone in every course. */
  async function lookAround(): Promise<void> {
    for (const one of operations.filter(({ method }) => method === "GET"))
      for (const sent of plainCalls(one, known.admin)) {
        const { status, body } = await call(one, "admin", sent);
        if (status === 200) for (const role of roleNames) known[role].learn(one.path, sent.parameters, body);
      }
    const enrol = operation("courses.enrol");
    for (const role of roleNames) for (const sent of plainCalls(enrol, known[role])) await call(enrol, role, sent);
  }

  /** A digest of each table that a refused call must not change. */
  async function stateOfDatabase(): Promise<string> {
    const rows = async (query: string): Promise<string[]> => {
      const { rows: found } = (await server.database.db.execute(sql.raw(query))) as unknown as {
        rows: { one: string }[];
      };
      return found.map(({ one }) => one);
    };
    const tables = await rows(
      "select table_name as one from information_schema.tables where table_schema = 'public' order by 1",
    );
    const digests = tables
      .filter((table) => !mayGrow.has(table))
      .map(
        (table) =>
          `select '${table} ' || coalesce(md5(string_agg(t::text, '' order by t::text)), '') as one from "${table}" t`,
      );
    return (await rows(digests.join(" union all "))).join("\n");
  }

  beforeAll(async () => {
    server = await startTestServer(embedded.open);
    passwordHash = await hashPassword(password);
    // The only kind of resource that no call lists.
    for (const role of roleNames) known[role].add({ "event-type.slug": "intro-call" });
    for (const role of roleNames) await signIn(role);
    for (let round = 0; round < 2; round += 1) await lookAround();
  });
  afterAll(() => server.stop());

  it.each(named)("%s answers as described", async (id, one) => {
    for (const [index, role] of roleNames.entries()) {
      const answers = fc.asyncProperty(allowedCalls(one, known[role]), async (made) => {
        const sent = withOwnKey(made);
        const first = await call(one, role, sent);
        if (first.status === 200) known[role].learn(one.path, sent.parameters, first.body);
        if (first.status >= 300 || sent.headers["idempotency-key"] === undefined) return;
        const second = await call(one, role, sent);
        expect(second).toEqual({ ...first, isReplayed: true });
      });
      await fc.assert(answers, { seed: seed + index, numRuns: runs.allowed });
      if (endsSession.has(id)) await signIn(role);
    }
  });

  it("reached every operation", async () => {
    for (const one of operations.filter(({ id }) => !reached.has(id) && !outOfReach.includes(id))) {
      // Failed sign-ins from yesterday no longer count; a new learner replaces what was used up, such as a certificate.
      server.clock.pass(24 * 60 * 60);
      await signIn("admin");
      await lookAround();
      for (const sent of fc.sample(allowedCalls(one, known.admin), { numRuns: 300, seed }))
        if (!reached.has(one.id)) await call(one, "admin", withOwnKey(sent));
    }
    const unreached = operations.map(({ id }) => id).filter((id) => !reached.has(id));
    expect(unreached.filter((id) => !outOfReach.includes(id))).toEqual([]);
  });

  it.each(named)("%s refuses what it must and changes nothing", async (id, one) => {
    // What earlier calls have started goes on after their answers: checks of the content folder, and mails.
    await server.app.academy.contentJobs.settled();
    await server.app.academy.outbox?.deliver();
    const before = await stateOfDatabase();
    const open: [Role, Sent][] = [];
    /** Calls that may succeed may also change data, so they run after the comparisons. */
    const callOrKeep = async (role: Role, sent: Sent) => {
      if (sent.forbidden) await call(one, role, sent);
      else open.push([role, sent]);
    };
    for (const [index, role] of roleNames.entries()) {
      const refuses = fc.asyncProperty(oddCalls(one, known[role]), (made) => callOrKeep(role, withOwnKey(made)));
      await fc.assert(refuses, { seed: seed + index, numRuns: runs.odd });
    }
    for (const sent of limitCalls(one, known.admin, seed)) await callOrKeep("admin", withOwnKey(sent));
    expect(await stateOfDatabase()).toBe(before);
    for (const [role, sent] of open) await call(one, role, sent);
    if (endsSession.has(id)) for (const role of roleNames) await signIn(role);
  });
});
