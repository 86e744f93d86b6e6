import { StartError } from "../start-error";

/** The external sign-in provider. */
export interface OidcSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/** External systems; null if the site does the work itself. */
export interface PeerSettings {
  search: { url: string; token: string | null } | null;
  /** `source` is sent in production only (specification, section 3). */
  feedback: { url: string; source: string | null } | null;
  scheduling: { url: string; token: string | null } | null;
  /** `secret` signs what it sends by itself; null if it sends nothing. */
  billing: { url: string; token: string | null; secret: string | null } | null;
  /** Signs `auth-data-jwt`; without it that header is not sent. */
  secret: string | null;
  oidc: OidcSettings | null;
}

type Env = Record<string, string | undefined>;

const oidcVariables = ["ACADEMY_OIDC_ISSUER", "ACADEMY_OIDC_CLIENT_ID", "ACADEMY_OIDC_CLIENT_SECRET"] as const;

/** Every variable that `readPeerSettings` reads. */
export const peerVariables: readonly string[] = [
  "ACADEMY_BILLING_SECRET",
  "ACADEMY_BILLING_TOKEN",
  "ACADEMY_BILLING_URL",
  "ACADEMY_FEEDBACK_SOURCE",
  "ACADEMY_FEEDBACK_URL",
  ...oidcVariables,
  "ACADEMY_PEER_SECRET",
  "ACADEMY_SCHEDULING_TOKEN",
  "ACADEMY_SCHEDULING_URL",
  "ACADEMY_SEARCH_TOKEN",
  "ACADEMY_SEARCH_URL",
];

/** Without its value, which may contain a password. */
function readUrl(env: Env, name: string): string | null {
  const text = env[name];
  if (!text) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || /[?#\s]/.test(text))
    throw new StartError(
      `${name} is not the address of a service; set it like https://service.example/path, without user, query and fragment, or leave it out.`,
    );
  return text;
}

/** A secret that is valid in a header; never shown in an error. */
function readSecret(env: Env, name: string, length = 1): string | null {
  const text = env[name];
  if (!text) return null;
  if (!/^[\x21-\x7e]{1,4000}$/.test(text) || text.length < length)
    throw new StartError(
      `${name} is too short or contains spaces or special characters; set it to ${length > 1 ? `at least ${length} ` : ""}ASCII characters, like those that \`openssl rand -hex 24\` prints.`,
    );
  return text;
}

function readService(env: Env, urlName: string, tokenName: string): { url: string; token: string | null } | null {
  const url = readUrl(env, urlName);
  const token = readSecret(env, tokenName);
  if (url === null && token !== null)
    throw new StartError(`${tokenName} is set without ${urlName}; set both, or remove the token.`);
  return url === null ? null : { url, token };
}

function readFeedback(env: Env): PeerSettings["feedback"] {
  const url = readUrl(env, "ACADEMY_FEEDBACK_URL");
  const source = env.ACADEMY_FEEDBACK_SOURCE || null;
  if (source !== null && !/^[\w.-]{1,100}$/.test(source))
    throw new StartError(
      "ACADEMY_FEEDBACK_SOURCE may only contain letters, digits, dots and hyphens; set it to a short tag like academy.",
    );
  if (url === null && source !== null)
    throw new StartError("ACADEMY_FEEDBACK_SOURCE is set without ACADEMY_FEEDBACK_URL; set both, or remove the tag.");
  if (url === null) return null;
  return { url, source: env.NODE_ENV === "production" ? (source ?? "academy") : null };
}

/** The form of Standard Webhooks, which asks for 24 to 64 bytes. */
const webhookSecret = /^whsec_(?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

function readBilling(env: Env): PeerSettings["billing"] {
  const service = readService(env, "ACADEMY_BILLING_URL", "ACADEMY_BILLING_TOKEN");
  const secret = env.ACADEMY_BILLING_SECRET || null;
  const bytes = secret === null ? 0 : Buffer.from(secret.slice("whsec_".length), "base64").length;
  if (secret !== null && (!webhookSecret.test(secret) || bytes < 24 || bytes > 64))
    throw new StartError(
      "ACADEMY_BILLING_SECRET is not a secret of a webhook; set it to whsec_ followed by 24 to 64 bytes in base64, like what `echo whsec_$(openssl rand -base64 32)` prints.",
    );
  if (service === null && secret !== null)
    throw new StartError("ACADEMY_BILLING_SECRET is set without ACADEMY_BILLING_URL; set both, or remove the secret.");
  return service && { ...service, secret };
}

/** Whether a URL stays on this machine, so that nobody can eavesdrop on plain HTTP. */
const isLoopback = ({ hostname }: URL): boolean =>
  hostname === "localhost" || hostname === "[::1]" || /^127(?:\.\d{1,3}){3}$/.test(hostname);

function readOidc(env: Env): OidcSettings | null {
  const missing = oidcVariables.filter((name) => !env[name]);
  if (missing.length === oidcVariables.length) return null;
  const [first] = missing;
  if (first !== undefined)
    throw new StartError(`${first} is missing; set ${oidcVariables.join(", ")} together, or none of them.`);
  const issuer = readUrl(env, "ACADEMY_OIDC_ISSUER") ?? "";
  const url = new URL(issuer);
  if (url.protocol !== "https:" && !isLoopback(url))
    throw new StartError(
      "ACADEMY_OIDC_ISSUER is not safe over plain HTTP; set it to an https address, or to an address of this machine.",
    );
  return {
    issuer,
    clientId: readSecret(env, "ACADEMY_OIDC_CLIENT_ID") ?? "",
    clientSecret: readSecret(env, "ACADEMY_OIDC_CLIENT_SECRET") ?? "",
  };
}

/**
 * Reads the settings of external systems (R54).
 * @throws {StartError} for a malformed setting, and for one that makes no sense without another.
 */
export const readPeerSettings = (env: Env): PeerSettings => ({
  search: readService(env, "ACADEMY_SEARCH_URL", "ACADEMY_SEARCH_TOKEN"),
  feedback: readFeedback(env),
  scheduling: readService(env, "ACADEMY_SCHEDULING_URL", "ACADEMY_SCHEDULING_TOKEN"),
  billing: readBilling(env),
  secret: readSecret(env, "ACADEMY_PEER_SECRET", 32),
  oidc: readOidc(env),
});
