import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { session } from "../../contract/account/session";
import { api } from "../../contract/api";
import { certificates } from "../../contract/certificates/certificates";
import { hashPassword } from "../account/password";
import { projectRoot } from "../project-root";
import { embedded } from "../testing/databases";
import { examTaker } from "../testing/exam-taker";
import { loggedDatabase } from "../testing/logged-database";
import { endpointOf, requests } from "../testing/requests";
import { notLimitedToAccount, type Statement } from "../testing/statement-routing";
import { type Caller, startTestServer, type TestServer } from "../testing/test-server";
import { userOf } from "../testing/user-kinds";

/**
 * Statements of learners' calls that do not name the account, with the reason. docs/scaling.md says what an engine that
 * shards by account does with each.
 */
const exceptions: { name: string; sql: RegExp; reason: string }[] = [
  {
    name: "the account of a session",
    sql: /^select .* from "session" inner join "account" .* where \("session"\."token_hash" = \$1 and/,
    reason: "The cookie names no account; this statement finds it.",
  },
  {
    name: "the end of a session",
    sql: /^delete from "session" where "session"\."token_hash" = \$1 returning/,
    reason: "A browser's old session may belong to another account.",
  },
  {
    name: "the account of an email address",
    sql: /^select .* from "account" where "account"\."email" = \$1$/,
    reason: "Who signs in gives an address; this statement finds the account.",
  },
  {
    name: "a browser that is known to an email address",
    sql: /^select .* from "known_device" inner join "account" .* where \("account"\."email" = \$1 and/,
    reason: "Asked before the password, so for an address whose account may not exist.",
  },
  {
    name: "the new token of a shared browser",
    sql: /^update "known_device" set "token_hash" = \$1 where "known_device"\."token_hash" = \$2$/,
    reason: "All accounts that use the browser get the new token.",
  },
  {
    name: "the beginning of a command",
    sql: /^with "caller" as \(select .* from "session" inner join "account" .* where \("session"\."token_hash" = \$1 and/,
    reason: "The cookie names no account; this statement finds it, and all its other parts are about that account.",
  },
  {
    name: "an attempt with the times of its answers",
    sql: /\(select .* from "attempt_answer" where "attempt_answer"\."attempt_id" = "exam_attempt"\."id"\) from "exam_attempt" where/,
    reason: "The table has only the attempt, which the statement limits to the account.",
  },
  {
    name: "the answers of an attempt",
    sql: /^select .* from "attempt_answer" where ("attempt_answer"\."attempt_id" (= \$1|in \([$\d, ]+\))|false)$/,
    reason: "The table has only the attempt, which belongs to the account.",
  },
  {
    name: "an answer in an attempt",
    sql: /^(with "write_0" as \()?insert into "attempt_answer" \("attempt_id", /,
    reason: "The table has only the attempt, which belongs to the account.",
  },
  {
    name: "the number of learners of each course",
    sql: /^select "course_id", count\(\*\) from "enrolment" where \("enrolment"\."removed_at" is null and .* group by/,
    reason: "It counts all accounts; the result is kept in memory.",
  },
  {
    name: "the ratings of each course",
    sql: /^select "course_id", round\(avg\("rating"\), 1\), count\(\*\) from "course_rating" where "course_rating"\."removed_at" is null group by/,
    reason: "It counts all accounts; the result is kept in memory.",
  },
  {
    name: "a certificate by its hash",
    sql: /^select .* from "certificate" inner join "exam" .* where "certificate"\."hash" = \$1$/,
    reason: "Everyone who has the address may see it, and the address names no account.",
  },
  {
    name: "the title on the certificates of an exam",
    sql: /^select "certificate"\."title" from "certificate" inner join "exam" .* where "exam"\."slug" = \$1 order by/,
    reason: "Asked about an exam that no longer exists, for badges of any account.",
  },
  {
    name: "revoked certificates",
    sql: /^ ?select given\.id from generate_series\(.* not exists \( select from "certificate" where/,
    reason: "A status list covers certificates of all accounts; it is kept for a minute.",
  },
  {
    name: "replies to staff that name a deleted account",
    sql: /^delete from "idempotency_key" where \("idempotency_key"\."account_id" in \(select "id" from "account" where /,
    reason: "Staff have kept replies about other accounts; they are few, and so are deletions.",
  },
  {
    name: "comments on a flow",
    sql: /^select .* from "flow_comment" inner join "account" .* where "flow_comment"\."(machine|id)" = \$1/,
    reason: "Comments of all reviewers; a machine has few.",
  },
  {
    name: "open comments on flows",
    sql: /^select .* from "flow_comment" where "flow_comment"\."is_resolved" = \$1 group by/,
    reason: "It counts the comments of all reviewers.",
  },
  {
    name: "the resolution of a comment",
    sql: /^update "flow_comment" set .* where \("flow_comment"\."id" = /,
    reason: "Reviewers may resolve the comments of others.",
  },
];
const met = new Set<string>();

/** Administration and editing work on other people's accounts, and on content. */
const ofLearners = api.filter(({ access }) => access !== "administration" && access !== "editing").map(({ id }) => id);

describe("a learner's call sends statements that name the account", () => {
  let server: TestServer;
  let columns: Map<string, string>;
  let statements: Statement[] = [];
  beforeAll(async () => {
    server = await startTestServer(async () => {
      const opened = await embedded.open();
      const logQuery = (text: string, params: unknown[]) => statements.push({ sql: text, params });
      return { ...opened, db: loggedDatabase(opened, { logQuery }) };
    });
    // Every table whose rows are removed with an account.
    const { rows } = (await server.database.db.execute(sql`
      with recursive own(oid) as (
        select 'account'::regclass::oid
        union select conrelid from pg_constraint join own on confrelid = own.oid where contype = 'f'
      )
      select relname as name from own join pg_class using (oid)`)) as never as { rows: { name: string }[] };
    columns = new Map(rows.map(({ name }) => [name, name === "account" ? "id" : "account_id"]));
  });
  afterAll(() => server.stop());

  /** Statements of `run` that neither name the account nor are an exception. */
  async function unnamedIn<T>(accountId: number, run: () => Promise<T>): Promise<string[]> {
    statements = [];
    await run();
    const unnamed = statements.filter((one) => notLimitedToAccount(one, accountId, columns).length > 0);
    return unnamed.flatMap(({ sql: text }) => {
      const flat = text.replace(/\s+/g, " ");
      const exception = exceptions.find((one) => one.sql.test(flat));
      if (exception) met.add(exception.name);
      return exception ? [] : [flat];
    });
  }
  const get = (path: string, { token }: Caller) =>
    server.app.inject({ url: path, headers: { cookie: `academy_session=${token}` } });

  it("knows the tables of accounts", () => {
    expect(columns.size).toBeGreaterThan(15);
    expect(columns.get("attempt_answer")).toBe("account_id");
    expect(columns.has("course")).toBe(false);
  });

  it("has a place for every table in docs/scaling.md", async () => {
    const [, block = ""] =
      /```sql\n(select create_reference[^`]*)/.exec(readFileSync(join(projectRoot(), "docs/scaling.md"), "utf8")) ?? [];
    const namesIn = (text: string) => [...text.matchAll(/'([a-z_]+)'/g)].map(([, name = ""]) => name);
    const byAccount = namesIn(/'account_id', colocate_with[^;]*/.exec(block)?.[0].replace(/^'account_id'/, "") ?? "");
    expect(new Set(byAccount)).toEqual(new Set(columns.keys()));
    const { rows: all } = (await server.database.db.execute(
      sql`select tablename as name from pg_tables where schemaname = 'public'`,
    )) as never as { rows: { name: string }[] };
    const known = new Set(namesIn(block));
    expect(all.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
  });

  const rows = Object.keys(requests).filter((name) => ofLearners.includes(endpointOf(name)?.id ?? ""));
  // Who registers has no account yet, who forgot the password is found by the address in a link, and who signs in with
  // a passkey by the name of that.
  const isOfNoAccount = (name: string) =>
    name === "session.signIn" || (/^(registration|passkeys)\./.test(name) && endpointOf(name)?.access === "public");
  it.each(rows.filter((name) => !isOfNoAccount(name)))("%s", async (name) => {
    const endpoint = endpointOf(name);
    const prepare = requests[name];
    if (!endpoint || !prepare) throw new Error(`${name} has no request.`);
    const who = await userOf(server, "student");
    const request = await prepare(server, who);
    const options = {
      ...(endpoint.csrf && { csrf: true }),
      ...(endpoint.idempotent && { key: "a-key" }),
      ...(endpoint.ordered && { headers: { "command-order": "a-device.1" } }),
    };
    const call = () => who.call(endpoint, request, options);
    // A repeat of a command reads what the first call has stored.
    expect(await unnamedIn(who.id, async () => [await call(), endpoint.idempotent && (await call())])).toEqual([]);
    if (endpoint.access !== "public") expect(statements).not.toEqual([]);
  });

  it("sign-in, also in a browser that is known or signed in, and with a wrong password", async () => {
    const learner = await server.learner({ passwordHash: await hashPassword("right") });
    const { email } = learner;
    const signIn = (password: string, cookie: string) =>
      server.visitor.call(session.signIn, { body: { email, password } }, { headers: { cookie } });
    const unnamed = await unnamedIn(learner.id, async () => {
      const cookies = String((await signIn("right", "")).headers["set-cookie"]);
      const device = /academy_device=[\w-]+/.exec(cookies)?.[0] ?? "";
      expect((await signIn("wrong", device)).status).toBe(401);
      expect((await signIn("right", `${device}; academy_session=${learner.token}`)).status).toBe(204);
    });
    expect(unnamed).toEqual([]);
  });

  it("exams that are passed, named, shown in the data export, and ended by the clock", async () => {
    const taker = await examTaker(server, "");
    const { caller } = taker;
    const unnamed = await unnamedIn(caller.id, async () => {
      expect((await taker.sit(4)).nameRequired).toBe(true);
      await caller.call(session.updateName, { body: { name: "Lea Learner" } });
      await caller.call(session.exportData, {});
      const { data } = (await caller.call(certificates.list, {})).body;
      const params = { id: String(data[0]?.id) };
      expect((await caller.call(certificates.remove, { params }, { csrf: true })).status).toBe(204);
      await taker.retake();
      server.clock.pass(24 * 60 * 60);
      expect((await taker.progress()).attempt).toBeNull();
    });
    expect(unnamed).toEqual([]);
  });

  it("files, the root, certificates and badges", async () => {
    // Comes with the first certificate; compiling its sources here may take longer than a call is allowed to.
    await import("../render/pdf/certificate");
    const taker = await examTaker(server);
    await taker.sit(4);
    const { caller } = taker;
    const [certificate] = (await caller.call(certificates.list, {})).body.data;
    const unnamed = await unnamedIn(caller.id, async () => {
      const paths = [
        "/",
        "/academy/files/first-steps/sheet.csv",
        `/academy/certificates/${certificate?.hash}/certificate.pdf`,
        `/academy/certificates/${certificate?.hash}/credential.jwt`,
        "/academy/badges/status/0.jwt",
      ];
      for (const path of paths)
        expect([path, (await get(path, caller)).statusCode]).toEqual([path, path === "/" ? 302 : 200]);
      await get("/academy/badges/achievements/gone.json", caller);
    });
    expect(unnamed).toEqual([]);
  });

  it("but for the exceptions, all of which occur", () => {
    expect(exceptions.map(({ name }) => name).filter((name) => !met.has(name))).toEqual([]);
  });
});
