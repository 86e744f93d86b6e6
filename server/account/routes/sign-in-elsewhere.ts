import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod/mini";
import { secureCookieName } from "../../../src/app/dehydrated-state";
import { returnPath } from "../../../src/paths/return-path";
import type { Database } from "../../db/database";
import { auditSource } from "../../http/audit-source";
import { requestedOrigin } from "../../http/public-origin";
import { replaceSession } from "../../http/replace-session";
import { setSessionCookie } from "../../http/session-cookie";
import { cookieOf } from "../../http/shared-cookie";
import { OidcError, type OidcProblem } from "../../integrations/oidc";
import { recordAudit } from "../queries/audit";
import { accountOfIdentity, type IdentityProblem, type KnownIdentity } from "../queries/identities";

/** Where a sign-in with an external provider begins; `return` names the page to come back to. */
export const signInElsewherePath = "/academy/api/auth/oidc/start/";
const callbackPath = "/academy/api/auth/oidc/callback/";

/** What the sign-in page gets in `problem` when an external sign-in failed. */
type Problem = OidcProblem | IdentityProblem | "not_configured";

/** One for each tab that signs in at the same time: none of them ends what another one has begun. */
const flowCookies = ["academy_sign_in", "academy_sign_in_2", "academy_sign_in_3"] as const;
const cookiePath = "/academy/api/auth/oidc/";
/** How long a person may take at the provider, in seconds. */
const flowSeconds = 10 * 60;

const Text = z.string().check(z.minLength(20), z.maxLength(200));
/** In the browser and not here, so that any process can finish the flow, also after a restart. */
const Kept = z.object({
  state: Text,
  nonce: Text,
  verifier: Text,
  returnTo: z.string(),
  /** Milliseconds since 1970. */
  begunAt: z.number(),
});
type Kept = z.infer<typeof Kept>;

const encode = (kept: Kept): string => Buffer.from(JSON.stringify(kept)).toString("base64url");

function decode(cookie: string | undefined): Kept | null {
  try {
    const parsed = z.safeParse(Kept, JSON.parse(Buffer.from(cookie ?? "", "base64url").toString()));
    return parsed.success ? { ...parsed.data, returnTo: returnPath(parsed.data.returnTo) } : null;
  } catch {
    return null;
  }
}

/** A flow that this browser has begun, and the cookie that keeps it. */
interface Begun {
  name: (typeof flowCookies)[number];
  kept: Kept;
}

/** The flows that this browser has begun, the newest first. */
const begunIn = (request: FastifyRequest): Begun[] =>
  flowCookies
    .flatMap((name) => {
      const kept = decode(cookieOf(request, name));
      return kept === null ? [] : [{ name, kept }];
    })
    .sort((one, other) => other.kept.begunAt - one.kept.begunAt);

/** Where to keep another flow: in place of the oldest, if there are too many. */
function freeCookie(request: FastifyRequest): Begun["name"] {
  const begun = begunIn(request);
  const free = flowCookies.find((name) => begun.every((one) => one.name !== name));
  return free ?? begun.at(-1)?.name ?? flowCookies[0];
}

/**
 * Redirects to the sign-in page, which says what went wrong and offers another try: nothing continues by itself, so
 * nothing loops.
 */
function backToSignIn(reply: FastifyReply, problem: Problem, returnTo: string): FastifyReply {
  const query = new URLSearchParams({ problem, ...(returnTo !== "/academy/" && { returnTo }) });
  return reply.redirect(`/academy/sign-in/?${query}`, 302);
}

/** What happened to the account, then the sign-in itself (R63). */
async function recordSignIn(
  tx: Database,
  request: FastifyRequest,
  { accountId, became }: KnownIdentity,
  now: Date,
): Promise<void> {
  const entry = { ...auditSource(request, accountId), target: { kind: "account", id: accountId } } as const;
  if (became === "created") await recordAudit(tx, { ...entry, action: "account-created" }, now);
  if (became === "linked") await recordAudit(tx, { ...entry, action: "identity-linked" }, now);
  await recordAudit(tx, { ...entry, action: "sign-in", after: { by: "external account" } }, now);
}

/** Addresses of this flow contain codes: no cache may store them, and no referrer may include them. */
const keepPrivate = async (_: FastifyRequest, reply: FastifyReply): Promise<void> =>
  void reply.header("cache-control", "no-store").header("referrer-policy", "no-referrer");

/**
 * Sign-in with an external provider, by OpenID Connect (R16). Browsers navigate to these addresses, so every failure
 * leads to the sign-in page with a code, never to an error. The flow's cookie and its state limit what a forged request
 * could do (R17).
 */
export async function signInElsewhereRoutes(app: FastifyInstance): Promise<void> {
  const { config, integrations } = app.academy;
  const { oidc } = integrations;
  const secure = config.origin?.startsWith("https:") ?? false;
  const cookieNameOf = (name: string) => (secure ? secureCookieName(name) : name);
  const cookie = { httpOnly: true, sameSite: "lax", path: cookiePath, secure } as const;
  // A HEAD request by a link checker must not use up a code.
  const options = { exposeHeadRoute: false, onRequest: keepPrivate };

  /**
   * The host is the caller's: each language has its own, and this flow's cookie is bound to it. All of them are
   * registered with the provider.
   */
  const here = (request: FastifyRequest): URL => new URL(requestedOrigin(request, config.origin));

  const problemOf = (thrown: unknown, request: FastifyRequest): Problem => {
    if (thrown instanceof OidcError) return thrown.problem;
    request.log.error({ err: thrown }, "external sign-in failed");
    return "unavailable";
  };

  app.get<{ Querystring: { return?: unknown } }>(signInElsewherePath, options, async (request, reply) => {
    const returnTo = returnPath(request.query.return);
    if (!oidc) return backToSignIn(reply, "not_configured", returnTo);
    try {
      const { url, flow } = await oidc.begin(new URL(callbackPath, here(request)).href, request.id);
      const kept = encode({ ...flow, returnTo, begunAt: app.academy.now().getTime() });
      return reply
        .setCookie(cookieNameOf(freeCookie(request)), kept, { ...cookie, maxAge: flowSeconds })
        .redirect(url, 302);
    } catch (thrown) {
      return backToSignIn(reply, problemOf(thrown, request), returnTo);
    }
  });

  app.get(callbackPath, options, async (request, reply) => {
    const { search, searchParams } = new URL(request.url, "http://here.invalid");
    const begun = begunIn(request);
    const own = begun.find(({ kept }) => kept.state === searchParams.get("state"));
    if (own) reply.clearCookie(cookieNameOf(own.name), cookie);
    // What came back may belong to none of them: then they go on, and the page of the newest is the best guess.
    const kept = (own ?? begun[0])?.kept;
    const now = app.academy.now();
    const returnTo = kept?.returnTo ?? "/academy/";
    if (!oidc) return backToSignIn(reply, "not_configured", returnTo);
    const isInTime = kept && Math.abs(now.getTime() - kept.begunAt) <= flowSeconds * 1000;
    if (!isInTime) return backToSignIn(reply, "expired", returnTo);
    try {
      const identity = await oidc.finish(new URL(callbackPath + search, here(request)), kept, request.id);
      const outcome = await app.academy.db.transaction(async (tx) => {
        const account = await accountOfIdentity(tx, identity, now);
        if (typeof account === "string") return account;
        await recordSignIn(tx, request, account, now);
        return { token: await replaceSession(tx, request, account.accountId, now) };
      });
      if (typeof outcome === "string") return backToSignIn(reply, outcome, returnTo);
      setSessionCookie(request, reply, outcome.token);
      return reply.redirect(returnTo, 302);
    } catch (thrown) {
      return backToSignIn(reply, problemOf(thrown, request), returnTo);
    }
  });
}
