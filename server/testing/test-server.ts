import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import type { ArgsOf, Endpoint, ReplyOf } from "../../contract/endpoint";
import type { ErrorEnvelope } from "../../contract/errors";
import { addAccounts, findByEmail, type NewAccount } from "../account/queries/accounts";
import { addSession } from "../account/queries/sessions";
import { type AppOptions, buildApp } from "../app";
import { type Config, readConfig } from "../config";
import { importContent } from "../content/import";
import type { OpenDatabase } from "../db/database";
import type { Limits } from "../http/limits";
import { csrfTokenOf, hashOf, newToken } from "../http/session-cookie";
import { firstInstant, fixtureContent } from "./fixtures";

export { fixtureContent };

/** A clock that tests set. */
class TestClock {
  private at = Date.parse(firstInstant);
  now = (): Date => new Date(this.at);
  set(instant: string): void {
    this.at = Date.parse(instant);
  }
  /** Advances by this many seconds. */
  pass(seconds: number): void {
    this.at += seconds * 1000;
  }
}

interface CallOptions {
  key?: string;
  /** Whether to send the session's CSRF token; calls that require it fail without. */
  csrf?: boolean;
  headers?: Record<string, string>;
}
export interface Answer<Body> {
  status: number;
  headers: LightMyRequestResponse["headers"];
  /** The body of a successful reply. */
  body: Body;
  /** The error of a refusal's envelope. */
  error: ErrorEnvelope["error"];
}

/** A caller: a visitor without a token, or the account that the token signs in. */
export class Caller {
  constructor(
    private readonly app: FastifyInstance,
    readonly id: number,
    readonly email: string,
    readonly token: string | null,
  ) {}

  async call<E extends Endpoint>(endpoint: E, args: ArgsOf<E>, options: CallOptions = {}): Promise<Answer<ReplyOf<E>>> {
    const {
      params = {},
      query,
      body,
      cookie,
    } = args as {
      params?: object;
      query?: Record<string, string>;
      body?: object;
      cookie?: string;
    };
    const cookies = [this.token && `academy_session=${this.token}`, cookie].filter(Boolean).join("; ");
    const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(String((params as Record<string, unknown>)[name])),
    );
    const response = await this.app.inject({
      method: endpoint.method,
      url: path,
      ...(query && { query }),
      ...(body && { payload: body }),
      headers: {
        ...(cookies && { cookie: cookies }),
        ...(options.key && { "idempotency-key": options.key }),
        ...(endpoint.fromPage && { origin: "http://localhost:80" }),
        ...(options.csrf && { "x-csrf-token": csrfTokenOf(this.token ?? "") }),
        ...options.headers,
      },
    });
    const json = response.body === "" ? undefined : response.json();
    return { status: response.statusCode, headers: response.headers, body: json as ReplyOf<E>, error: json?.error };
  }
}

export interface TestServer {
  app: FastifyInstance;
  database: OpenDatabase;
  clock: TestClock;
  visitor: Caller;
  /** A new, signed-in account. */
  learner(
    account?: Partial<Pick<NewAccount, "name" | "permissions" | "passwordHash" | "paidStatus" | "productGroup">>,
  ): Promise<Caller>;
  stop(): Promise<void>;
}

/**
 * Enough for every request, also on a busy machine and for the first one, which reads the search index: a request that
 * takes longer than in production is no failure, except where a test sets the limit itself.
 */
const patient: Partial<Limits> = { budget: 60_000 };

let accounts = 0;

/** An app with the fixture content, a fresh database, and its own clock. */
export async function startTestServer(
  open: (wanted?: { filled: boolean }) => Promise<OpenDatabase>,
  {
    config = {},
    site,
    limits,
    logger,
  }: { config?: Partial<Config> } & Pick<AppOptions, "site" | "limits" | "logger"> = {},
): Promise<TestServer> {
  const database = await open({ filled: true });
  const { db } = database;
  const clock = new TestClock();
  // Does nothing to a database that is filled.
  await importContent(db, fixtureContent, clock.now());
  const app = await buildApp({
    db,
    config: { ...readConfig({}), contentDir: fixtureContent, ...config },
    now: clock.now,
    ...(database.pool && { pool: database.pool }),
    ...(site && { site }),
    limits: { ...patient, ...limits },
    ...(logger && { logger }),
  });
  return {
    app,
    database,
    clock,
    visitor: new Caller(app, 0, "", null),
    async learner({
      name = "Lea Learner",
      permissions = {},
      passwordHash = null,
      paidStatus = "free",
      productGroup = "free",
    } = {}) {
      accounts += 1;
      const email = `learner-${accounts}@example.test`;
      const row = { email, name, permissions, passwordHash, paidStatus, productGroup };
      await addAccounts(db, [{ ...row, createdAt: clock.now() }]);
      const found = await findByEmail(db, email);
      const token = newToken();
      const accountId = found?.account.id ?? 0;
      // However far a test sets the clock, the session lasts, is in use, and its owner has just confirmed it.
      const late = new Date("2100-01-01T00:00:00Z");
      const times = { createdAt: clock.now(), expiresAt: late, usedAt: late, confirmedAt: late };
      await addSession(db, { tokenHash: hashOf(token), accountId, ...times });
      return new Caller(app, accountId, email, token);
    },
    async stop() {
      await app.close();
      await database.close();
    },
  };
}
