import type { FastifyBaseLogger } from "fastify";
import * as client from "openid-client";
import { z } from "zod/mini";
import { cleanName } from "../../contract/account/person-name";
import { EmailAddress } from "../../contract/account/registration";
import type { Identity } from "../account/queries/identities";
import { boundedFetch } from "./bounded-fetch";
import type { OidcSettings } from "./settings";

/**
 * Why a sign-in with the provider failed: the person declined, it took too long or was already completed, it does not
 * belong to this browser, the provider is unavailable, or the provider's answer cannot be trusted.
 */
export type OidcProblem = "denied" | "expired" | "mismatch" | "unavailable" | "rejected";

export class OidcError extends Error {
  override name = "OidcError";
  constructor(readonly problem: OidcProblem) {
    super(problem);
  }
}

/** What the browser stores between leaving for the provider and coming back. */
export interface Flow {
  state: string;
  nonce: string;
  verifier: string;
}

/** The external sign-in provider: authorization code, PKCE, state and nonce. */
export interface OidcIntegration {
  /**
   * @param callback absolute address to which the provider sends the browser back
   * @returns where to send the browser, and what to store until it returns
   * @throws {OidcError} `unavailable`
   */
  begin(callback: string, requestId: string): Promise<{ url: string; flow: Flow }>;
  /**
   * @param returned the callback's address with everything that the provider added to its query
   * @throws {OidcError}
   */
  finish(returned: URL, flow: Flow, requestId: string): Promise<Identity>;
}

interface Options {
  log: Pick<FastifyBaseLogger, "warn">;
  /** For all requests to the provider during one browser request, in milliseconds. */
  timeout?: number;
}

/** Milliseconds. */
const defaultTimeout = 4000;
/** How long the provider's metadata is cached, in milliseconds. */
const cacheTtlMs = 10 * 60_000;

const Text = z.catch(z.string(), "");
const Claims = z.object({
  sub: z.string().check(z.regex(/^[^\p{C}]{1,255}$/u)),
  email: Text,
  // Some providers send it as text.
  email_verified: z.catch(z.union([z.boolean(), z.literal("true")]), false),
  name: Text,
  given_name: Text,
  family_name: Text,
  semrush_id: z.catch(z.union([z.number(), z.string()]), 0),
});
type Claims = z.infer<typeof Claims>;

/** Made valid for a learner's name: a provider's odd name must not keep anyone from signing in. */
const nameOf = ({ name, given_name, family_name }: Claims): string => cleanName(name || `${given_name} ${family_name}`);

function semrushIdOf({ semrush_id }: Claims): number {
  const id = typeof semrush_id === "string" && !/^\d{1,15}$/.test(semrush_id) ? 0 : Number(semrush_id);
  return Number.isSafeInteger(id) && id > 0 ? id : 0;
}

/** @param withEmail the source of the email: both claims must come from the same place */
function identityOf(issuer: string, claims: Claims, withEmail: Claims): Identity {
  const email = z.safeParse(EmailAddress, withEmail.email);
  return {
    issuer,
    subject: claims.sub,
    email: email.success ? email.data : null,
    isEmailVerified: withEmail.email_verified !== false,
    name: nameOf(claims) || nameOf(withEmail),
    semrushId: semrushIdOf(claims) || semrushIdOf(withEmail),
  };
}

/** The requests to the provider during one browser request, with one timeout for all. */
class Conversation {
  private readonly signal: AbortSignal;
  /** Whether the provider gave no proper answer, as opposed to a wrong one. */
  isCutOff = false;

  constructor(timeout: number) {
    this.signal = AbortSignal.timeout(timeout);
  }

  fetch: client.CustomFetch = async (url, { body, headers, method }) => {
    try {
      const init = { headers, method, ...(body && { body: body as BodyInit }) };
      const response = await boundedFetch(url, init, this.signal);
      if (response.status >= 500) this.isCutOff = true;
      return response;
    } catch (thrown) {
      this.isCutOff = true;
      throw thrown;
    }
  };

  /** @param thrown by openid-client */
  problemOf(thrown: unknown): OidcProblem {
    if (this.isCutOff) return "unavailable";
    if (thrown instanceof client.AuthorizationResponseError) {
      if (thrown.error === "access_denied") return "denied";
      return /^(?:server_error|temporarily_unavailable)$/.test(thrown.error) ? "unavailable" : "rejected";
    }
    // The code has been used, or is too old.
    if (thrown instanceof client.ResponseBodyError && thrown.error === "invalid_grant") return "expired";
    return "rejected";
  }
}

/**
 * What the library says is wrong. Its own errors name the part of an answer; other causes contain tokens and claims, so
 * they are left out.
 */
function reasonOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return "unknown";
  const codeOf = (error: Error) => ("code" in error ? String(error.code) : "");
  const { cause, message } = thrown;
  const code = codeOf(thrown);
  const detail = cause instanceof Error && code.startsWith("OAUTH_") && codeOf(cause) === code ? cause.message : "";
  return [message, detail, code].filter((part) => part !== "").join(" ");
}

/** Providers expect the secret in a header unless they say otherwise. */
const authenticationFor = (
  { token_endpoint_auth_methods_supported: methods }: client.ServerMetadata,
  secret: string,
) =>
  methods && !methods.includes("client_secret_basic")
    ? client.ClientSecretPost(secret)
    : client.ClientSecretBasic(secret);

/** Creates the client for the provider. Its metadata is requested on the first sign-in. */
export function createOidcIntegration(
  settings: OidcSettings,
  { log, timeout = defaultTimeout }: Options,
): OidcIntegration {
  const { clientId, clientSecret } = settings;
  const issuer = new URL(settings.issuer);
  const isInsecure = issuer.protocol === "http:";
  let known: { metadata: client.ServerMetadata; until: number } | null = null;

  const discover = async (conversation: Conversation): Promise<client.ServerMetadata> => {
    if (known && performance.now() < known.until) return known.metadata;
    const found = await client.discovery(issuer, clientId, undefined, client.None(), {
      [client.customFetch]: conversation.fetch,
      ...(isInsecure && { execute: [client.allowInsecureRequests] }),
    });
    const metadata = found.serverMetadata();
    known = { metadata, until: performance.now() + cacheTtlMs };
    return metadata;
  };

  /** A separate client for each sign-in, with its own timeout. */
  const clientFor = async (conversation: Conversation): Promise<client.Configuration> => {
    const metadata = await discover(conversation);
    const authentication = authenticationFor(metadata, clientSecret);
    const configuration = new client.Configuration(metadata, clientId, undefined, authentication);
    configuration[client.customFetch] = conversation.fetch;
    // TLS to the provider is not enough: the token's own signature is checked too.
    client.enableNonRepudiationChecks(configuration);
    if (isInsecure) client.allowInsecureRequests(configuration);
    return configuration;
  };

  const converse = async <T>(requestId: string, work: (conversation: Conversation) => Promise<T>): Promise<T> => {
    const conversation = new Conversation(timeout);
    try {
      return await work(conversation);
    } catch (thrown) {
      const problem = conversation.problemOf(thrown);
      if (problem !== "denied")
        log.warn({ integration: "oidc", reqId: requestId, problem, reason: reasonOf(thrown) }, "peer failed");
      throw new OidcError(problem);
    }
  };

  return {
    begin: (callback, requestId) =>
      converse(requestId, async (conversation) => {
        const configuration = await clientFor(conversation);
        const flow = {
          state: client.randomState(),
          nonce: client.randomNonce(),
          verifier: client.randomPKCECodeVerifier(),
        };
        const url = client.buildAuthorizationUrl(configuration, {
          redirect_uri: callback,
          scope: "openid email profile",
          state: flow.state,
          nonce: flow.nonce,
          code_challenge: await client.calculatePKCECodeChallenge(flow.verifier),
          code_challenge_method: "S256",
        });
        return { url: url.href, flow };
      }),

    finish: (returned, { state, nonce, verifier }, requestId) => {
      // Before trusting anything else in the address.
      if (returned.searchParams.get("state") !== state) throw new OidcError("mismatch");
      return converse(requestId, async (conversation) => {
        const configuration = await clientFor(conversation);
        const tokens = await client.authorizationCodeGrant(configuration, returned, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const metadata = configuration.serverMetadata();
        const claims = z.parse(Claims, tokens.claims());
        if (claims.email !== "" || !metadata.userinfo_endpoint) return identityOf(metadata.issuer, claims, claims);
        const more = await client.fetchUserInfo(configuration, tokens.access_token, claims.sub);
        return identityOf(metadata.issuer, claims, z.parse(Claims, more));
      });
    },
  };
}
