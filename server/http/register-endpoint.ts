import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { parse } from "zod/mini";
import type { Access, Endpoint, Received, ReplyOf } from "../../contract/endpoint";
import type { Account } from "../account/queries/accounts";
import { findSession, noteUse } from "../account/queries/sessions";
import { refusalToCall, visitor } from "../account/rules/access";
import { isConfirmed } from "../account/rules/confirmation";
import type { Catalogue } from "../content/catalogue";
import type { LastKnown } from "../content/last-known";
import type { Database, Write } from "../db/database";
import { createCommandRate } from "./account-rates";
import { ApiError } from "./api-error";
import { withinBudget } from "./budget";
import { sendCached } from "./cached";
import { runCommand } from "./command";
import { orderOf, type Subject } from "./command-order";
import { keyOf, requestHash } from "./idempotency";
import { isForAnother } from "./intended-account";
import { checkOrigin } from "./origin";
import { asOfNow, sendKept } from "./send-kept";
import { hashOf, isCsrfToken, tokenOf } from "./session-cookie";
import { received } from "./validate";

/** A response that is JSON already, in the contract's shape: it was checked when its parts were made. */
export class JsonReply {
  /** False for a reply that depends on more than its address and the content: it is not kept. */
  readonly isLasting: boolean;

  constructor(
    readonly json: string,
    { isLasting = true } = {},
  ) {
    this.isLasting = isLasting;
  }
}

/** What a handler returns. The response of a command is stored, so it is a value. */
type Returned<E extends Endpoint> =
  | ReplyOf<E>
  | (E extends { idempotent: true } | { ordered: true } ? never : JsonReply);

/** What a handler receives. */
export type Call<E extends Endpoint> = Received<E> & {
  /** The caller; always null on a public endpoint: use `optionalAccount` there. */
  account: E["access"] extends "public" ? null : Account;
  /** The caller, looked up on demand; null for a visitor. */
  optionalAccount(): Promise<Account | null>;
  /** For a command, the transaction that stores its effect and its response. */
  db: Database;
  /**
   * For an ordered endpoint: whether a later command of the same device about the subject has arrived before. Then this
   * one must not have an effect.
   */
  isSuperseded: boolean;
  /**
   * For a command: adds a write that is sent together with the response, in one statement. For writes whose outcome
   * nothing depends on.
   */
  writeWithReply: E extends { idempotent: true } | { ordered: true } ? (write: Write) => void : never;
  now: Date;
  catalogue: Catalogue;
  request: FastifyRequest;
  reply: FastifyReply;
};

interface Options<E extends Endpoint> {
  /** For an ordered endpoint: what a command is about. */
  subject?(call: Received<E> & Pick<Call<E>, "catalogue">): Subject;
  /** Runs before the command's transaction; its effects stay even if the command is rejected. */
  before?(call: Call<E>): Promise<void>;
  /**
   * Runs around the command's transaction: its effects stay even if the command is rejected, and it sees the outcome.
   */
  around?<T>(call: Call<E>, command: () => Promise<T>): Promise<T>;
  /** Runs after a command was rejected, outside of its transaction: its effects stay. */
  onRejected?(call: Call<E>, error: ApiError): Promise<void>;
  /**
   * The response is the same for everyone and as old as the content: it gets an ETag instead of `no-store`. With `kept`
   * it depends on nothing but its address, the content, and the search index (not on the time, for example), so it is
   * kept in memory until one of them changes; so it is with `kept-search`, for replies to what people type. An answer
   * that sets `cache-control` itself is neither.
   */
  cache?: "content" | "kept" | "kept-search";
  /** What else a kept reply depends on: it is kept until this changes, or the content. */
  keptFor?: LastKnown<string>;
  /** Comes before other calls while the process is busy. */
  urgent?: true;
}

/** Whether a command affects the caller's own account; other commands lock what they affect themselves. */
const isOnOneself = (access: Access): boolean => access === "signed-in" || access === "series";

/** Whether an endpoint's effect, and its response, are stored in one transaction. */
const isCommand = ({ idempotent, ordered }: Endpoint): boolean => idempotent === true || ordered === true;

const commandRates = new WeakMap<object, ReturnType<typeof createCommandRate>>();

/** The single count of all commands of an app. */
function commandRateOf(academy: object) {
  const rate = commandRates.get(academy) ?? createCommandRate();
  commandRates.set(academy, rate);
  return rate;
}

/**
 * Looks up the session of a request once, and notes its use from time to time (R60).
 * @returns null without one, or if the request is made for another account
 */
export async function authenticate(app: FastifyInstance, request: FastifyRequest): Promise<Account | null> {
  const token = tokenOf(request);
  if (token === null || request.account !== null) return request.account;
  const { db } = app.academy;
  const now = app.academy.now();
  const tokenHash = hashOf(token);
  const found = await findSession(db, tokenHash, now);
  if (!found) return null;
  const { account, usedAt } = found;
  if (isForAnother(request, account.id)) return null;
  request.account = account;
  request.session = found;
  // The next request tries again: an answer does not fail because its session's last use is older than it should be.
  await noteUse(db, { tokenHash, accountId: account.id, usedAt }, now).catch((err: unknown) =>
    request.log.warn({ err }, "the use of a session was not noted"),
  );
  return account;
}

/**
 * Looks up the caller.
 * @throws {ApiError} if nobody is signed in, the account may not call this at all, or it has to confirm first
 */
async function authorizeCaller(app: FastifyInstance, endpoint: Endpoint, request: FastifyRequest): Promise<void> {
  const account = await authenticate(app, request);
  const refused = refusalToCall(account ?? visitor, endpoint.access);
  if (refused) throw new ApiError(refused);
  const isFresh = isConfirmed(request.session?.confirmedAt ?? null, app.academy.now());
  if (endpoint.confirmed && !isFresh) throw new ApiError("confirmation_needed");
}

/**
 * Checks everything that headers alone can decide, before a body is read: origin, sign-in, CSRF token.
 * @param isDecidedLater whether the command itself looks up the caller: here, only a request without a session, or
 * without its CSRF token, is looked at closely
 */
const guard =
  (app: FastifyInstance, endpoint: Endpoint, isDecidedLater: boolean) => async (request: FastifyRequest) => {
    if (endpoint.method !== "GET") checkOrigin(request, app.academy.config.origin, endpoint.fromPage);
    if (endpoint.access === "public") return;
    const token = tokenOf(request);
    const hasCsrfToken = !endpoint.csrf || isCsrfToken(token ?? "", request.headers["x-csrf-token"]);
    if (isDecidedLater && token !== null && hasCsrfToken) return;
    await withinBudget(request, () => authorizeCaller(app, endpoint, request));
    if (!hasCsrfToken) throw new ApiError("csrf");
  };

/** Whether a reply stays the same until the content changes. */
const isLasting = (body: unknown): boolean => !(body instanceof JsonReply) || body.isLasting;

const jsonOf = (body: unknown): string => (body instanceof JsonReply ? body.json : JSON.stringify(body));

function send(reply: FastifyReply, request: FastifyRequest, body: unknown, isCached: boolean): FastifyReply {
  if (body === undefined) return reply.code(204).header("cache-control", "no-store").send();
  if (isCached && !reply.hasHeader("cache-control"))
    return sendCached(request, reply, "application/json", jsonOf(body));
  reply.header("cache-control", "no-store");
  return body instanceof JsonReply ? reply.type("application/json; charset=utf-8").send(body.json) : reply.send(body);
}

/**
 * Registers the handler of a contract endpoint: path, access, CSRF and origin checks (R17), validation of input and
 * output, idempotency (R18) and caching. The handler is unaware of all that.
 */
export function registerEndpoint<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (call: Call<E>) => Promise<Returned<E>> | Returned<E>,
  options: Options<E> = {},
): void {
  const keptAs = options.cache === "content" ? undefined : options.cache;
  const replies = app.academy.keptReplies[keptAs ?? "kept"];
  const isKept = keptAs !== undefined;
  const asOf = asOfNow(app.academy.replyVersion, options.keptFor);
  if (isKept && endpoint.access !== "public") throw new Error(`${endpoint.id} is not public, so it cannot be kept.`);
  if (endpoint.ordered && !options.subject) throw new Error(`${endpoint.id} is ordered, and has no subject.`);
  app.registered.add(endpoint.id);
  // One statement finds the caller and begins the command, unless something has to know the caller before.
  const isDecidedLater = isCommand(endpoint) && isOnOneself(endpoint.access) && !options.before && !options.around;
  // What is found out by the command itself does not say when the session was confirmed.
  if (endpoint.confirmed && isDecidedLater)
    throw new Error(`${endpoint.id} affects its caller: it asks for the password.`);

  /** The handler's answer in the contract's shape: unknown fields are left out, an invalid one is a fault of ours. */
  const answer = async (call: Call<E>): Promise<unknown> => {
    const value = await handler(call);
    if (value instanceof JsonReply) return value;
    return endpoint.reply === null ? undefined : parse(endpoint.reply, value);
  };

  /** What the request says; a caller who may not call this at all learns nothing about its form. */
  const read = async (request: FastifyRequest) => {
    try {
      return {
        input: received(endpoint, request),
        key: endpoint.idempotent ? keyOf(request) : null,
        order: endpoint.ordered ? orderOf(request) : null,
      };
    } catch (thrown) {
      if (isDecidedLater) await authorizeCaller(app, endpoint, request);
      throw thrown;
    }
  };

  const runAsCommand = ({ key, order, input }: Awaited<ReturnType<typeof read>>, call: Call<E>) => {
    const { request, now } = call;
    const command = {
      tokenHash: hashOf(tokenOf(request) ?? ""),
      now,
      isOnOneself: isOnOneself(endpoint.access),
      claim: key === null ? null : { key, requestHash: requestHash(request, input.body) },
      order,
      subject: options.subject?.(call) ?? null,
    };
    return runCommand(app.academy.db, command, ({ tx, account, isSuperseded, writeWithReply }) => {
      if (isForAnother(request, account.id)) throw new ApiError("signed_out");
      request.account = account;
      const refused = refusalToCall(account, endpoint.access);
      if (refused) throw new ApiError(refused);
      if (key !== null || order !== null) commandRateOf(app.academy)(account.id, now);
      return answer({ ...call, db: tx, account, isSuperseded, writeWithReply } as Call<E>);
    });
  };

  /** Everything except sending: late results must not touch a reply. */
  const perform = async (
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<{ body: unknown; replayed: boolean }> => {
    const { academy } = app;
    const given = await read(request);
    const call = {
      ...given.input,
      account: endpoint.access === "public" ? null : request.account,
      optionalAccount: () => authenticate(app, request),
      db: academy.db,
      isSuperseded: false,
      now: academy.now(),
      catalogue: await academy.catalogue(),
      request,
      reply,
    } as Call<E>;
    await options.before?.(call);
    if (!isCommand(endpoint)) return { body: await answer(call), replayed: false };
    const command = () => runAsCommand(given, call);
    const done = options.around ? options.around(call, command) : command();
    const { reply: body, replayed } = await done.catch(async (thrown: unknown) => {
      if (thrown instanceof ApiError)
        await options.onRejected?.({ ...call, account: request.account } as Call<E>, thrown);
      throw thrown;
    });
    return { body: body ?? undefined, replayed };
  };

  app.route({
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ":$1"),
    config: { isUrgent: options.urgent === true },
    onRequest: isKept
      ? sendKept(replies, asOf, app.academy.metrics.askedForKept)
      : guard(app, endpoint, isDecidedLater),
    handler: async (request, reply) => {
      const began = isKept ? await asOf() : null;
      const { body, replayed } = await withinBudget(request, () => perform(request, reply));
      if (began && isLasting(body) && !reply.hasHeader("cache-control")) {
        replies.keep(began, request, jsonOf(body));
        if (replies.send(began, request, reply)) return reply;
      }
      if (replayed) reply.header("idempotency-replayed", "true");
      return send(reply, request, body, options.cache !== undefined);
    },
  });
}
