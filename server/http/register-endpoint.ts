import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { parse } from "zod/mini";
import type { Access, Endpoint, Received, ReplyOf } from "../../contract/endpoint";
import { type Account, lockAccount } from "../account/queries/accounts";
import { findSession } from "../account/queries/sessions";
import { refusalToCall, visitor } from "../account/rules/access";
import type { Catalogue } from "../content/catalogue";
import type { Database } from "../db/database";
import { createCommandRate } from "./account-rates";
import { ApiError } from "./api-error";
import { withinBudget } from "./budget";
import { sendCached } from "./cached";
import { isSuperseded, orderOf, type Subject } from "./command-order";
import { keyOf, onceByKey, requestHash } from "./idempotency";
import { checkOrigin } from "./origin";
import { hashOf, isCsrfToken, tokenOf } from "./session-cookie";
import { received } from "./validate";

/** What a handler receives. */
export type Call<E extends Endpoint> = Received<E> & {
  /** The caller; always null on a public endpoint: use `optionalAccount` there. */
  account: E["access"] extends "public" ? null : Account;
  /** The caller, looked up on demand; null for a visitor. */
  optionalAccount(): Promise<Account | null>;
  /** For an idempotent endpoint, the transaction that stores its effect and its response. */
  db: Database;
  /**
   * For an ordered endpoint: whether a later command of the same device about the subject has arrived before. Then this
   * one must not have an effect. Asked in the transaction of the effect.
   */
  isSuperseded(tx: Database, subject: Subject): Promise<boolean>;
  now: Date;
  catalogue: Catalogue;
  request: FastifyRequest;
  reply: FastifyReply;
};

interface Options<E extends Endpoint> {
  /** Runs before the command's transaction; its effects stay even if the command is rejected. */
  before?(call: Call<E>): Promise<void>;
  /**
   * Runs around the command's transaction: its effects stay even if the command is rejected, and it sees the outcome.
   */
  around?<T>(call: Call<E>, command: () => Promise<T>): Promise<T>;
  /** The response is the same for everyone and as old as the content: it gets an ETag instead of `no-store`. */
  cache?: "content";
}

/** Whether a command affects the caller's own account; other commands lock what they affect themselves. */
const isOnOneself = (access: Access): boolean => access === "signed-in" || access === "series";

const commandRates = new WeakMap<object, ReturnType<typeof createCommandRate>>();

/** The single count of all commands of an app. */
function commandRateOf(academy: object) {
  const rate = commandRates.get(academy) ?? createCommandRate();
  commandRates.set(academy, rate);
  return rate;
}

/** Looks up the session of a request once. */
export async function authenticate(app: FastifyInstance, request: FastifyRequest): Promise<Account | null> {
  const token = tokenOf(request);
  if (token !== null && request.account === null)
    request.account = await findSession(app.academy.db, hashOf(token), app.academy.now());
  return request.account;
}

/** Checks everything that headers alone can decide, before a body is read: origin, sign-in, CSRF token. */
const guard = (app: FastifyInstance, endpoint: Endpoint) => async (request: FastifyRequest) => {
  if (endpoint.method !== "GET") checkOrigin(request, app.academy.config.origin);
  if (endpoint.access === "public") return;
  const account = await withinBudget(request, () => authenticate(app, request));
  const refused = refusalToCall(account ?? visitor, endpoint.access);
  if (refused) throw new ApiError(refused);
  if (endpoint.csrf && !isCsrfToken(tokenOf(request) ?? "", request.headers["x-csrf-token"]))
    throw new ApiError("csrf");
};

function send(reply: FastifyReply, request: FastifyRequest, body: unknown, cache: "content" | undefined): FastifyReply {
  if (body === undefined) return reply.code(204).header("cache-control", "no-store").send();
  if (cache !== "content" || reply.hasHeader("cache-control"))
    return reply.header("cache-control", "no-store").send(body);
  return sendCached(request, reply, "application/json", JSON.stringify(body));
}

/**
 * Registers the handler of a contract endpoint: path, access, CSRF and origin checks (R17), validation of input and
 * output, idempotency (R18) and caching. The handler is unaware of all that.
 */
export function registerEndpoint<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (call: Call<E>) => Promise<ReplyOf<E>> | ReplyOf<E>,
  options: Options<E> = {},
): void {
  app.registered.add(endpoint.id);
  /** The handler's answer in the contract's shape: unknown fields are left out, an invalid one is a fault of ours. */
  const answer = async (call: Call<E>): Promise<unknown> => {
    const value = await handler(call);
    return endpoint.reply === null ? undefined : parse(endpoint.reply, value);
  };

  /** Everything except sending: late results must not touch a reply. */
  const perform = async (
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<{ body: unknown; replayed: boolean }> => {
    const { academy } = app;
    const key = endpoint.idempotent ? keyOf(request) : null;
    const order = endpoint.ordered ? orderOf(request) : null;
    const input = received(endpoint, request);
    const now = academy.now();
    const call = {
      ...input,
      account: endpoint.access === "public" ? null : request.account,
      optionalAccount: () => authenticate(app, request),
      db: academy.db,
      isSuperseded: (tx: Database, subject: Subject) =>
        isSuperseded(tx, { accountId: request.account?.id ?? 0, order, now }, subject),
      now,
      catalogue: await academy.catalogue(),
      request,
      reply,
    } as Call<E>;
    await options.before?.(call);
    if (!endpoint.idempotent) return { body: await answer(call), replayed: false };
    const { account } = request;
    const command = () =>
      academy.db.transaction(async (tx) => {
        // All queries of a command run after the lock, so that of several at once each sees what the others have done.
        const isLocked = isOnOneself(endpoint.access);
        const run = () => answer({ ...call, db: tx });
        if (key === null || account === null) {
          if (account !== null && isLocked) await lockAccount(tx, account.id);
          return { reply: await run(), replayed: false };
        }
        const claim = { accountId: account.id, key, requestHash: requestHash(request, input.body), now: call.now };
        return onceByKey(tx, claim, isLocked, () => {
          commandRateOf(academy)(account.id, call.now);
          return run();
        });
      });
    const { reply: body, replayed } = await (options.around ? options.around(call, command) : command());
    return { body: body ?? undefined, replayed };
  };

  app.route({
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ":$1"),
    onRequest: guard(app, endpoint),
    handler: async (request, reply) => {
      const { body, replayed } = await withinBudget(request, () => perform(request, reply));
      if (replayed) reply.header("idempotency-replayed", "true");
      return send(reply, request, body, endpoint.idempotent ? undefined : options.cache);
    },
  });
}
