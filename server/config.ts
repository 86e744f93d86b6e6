import { createPrivateKey, type KeyObject } from "node:crypto";
import { join, resolve } from "node:path";
import { type DemoMode, readDemoMode } from "./account/demo-mode";
import { type PeerSettings, peerVariables, readPeerSettings } from "./integrations/settings";
import { type AccountSettings, accountVariables, readAccountSettings } from "./mail/settings";
import { findNearMiss, isServiceLink, nearestSetting } from "./near-misses";
import { projectRoot } from "./project-root";
import { StartError } from "./start-error";

/** Settings from the environment (R54); everything else has a default. */
export interface Config extends AccountSettings {
  /** 0 lets the system choose a free port. */
  port: number;
  host: string;
  /** Folder of the embedded database; `memory://` keeps it in memory, for tests. */
  dataDir: string;
  /** PostgreSQL instead of the embedded database. */
  databaseUrl: string | null;
  /** Public origin behind a proxy, like `https://academy.example`. */
  origin: string | null;
  /** The token that grants access to /metrics; null limits access to this machine. */
  metricsToken: string | null;
  /** The key that Open Badges are signed with; null for a key in the database. */
  badgeKey: KeyObject | null;
  /** The lowest level that is logged. */
  logLevel: LogLevel;
  /** Addresses of caching proxies in front of the site, which keep pages until they are told to drop them. */
  pageCaches: readonly string[];
  /** External systems. */
  integrations: PeerSettings;
  /** Whether there are demo accounts, and whether others can reach them (R71). */
  demo: DemoMode;
  /** Who sees the flow pictures under /academy/flows/: everyone, or only editors and administrators. */
  flows: "open" | "staff";
  /** Whether the use of the site is counted, for visitors who agree (R70). */
  usage: boolean;
  /** Whether pages and lessons can be read without a network; if not, browsers remove what they have for it. */
  offline: boolean;
  /** Where a trial begins; null if the academy gives it (R57). */
  trialUrl: string | null;
  /** Folder of the academy's content. */
  contentDir: string;
}

type Env = Record<string, string | undefined>;

const logLevels = ["debug", "info", "warn", "error", "silent"] as const;
export type LogLevel = (typeof logLevels)[number];

const academyVariables: readonly string[] = [
  "ACADEMY_BADGE_KEY",
  "ACADEMY_DATA_DIR",
  "ACADEMY_DEMO",
  "ACADEMY_FLOWS",
  "ACADEMY_LOG_LEVEL",
  "ACADEMY_METRICS_TOKEN",
  "ACADEMY_OFFLINE",
  "ACADEMY_ORIGIN",
  "ACADEMY_PAGE_CACHES",
  "ACADEMY_TRIAL_URL",
  "ACADEMY_USAGE",
  ...accountVariables,
  ...peerVariables,
].sort();

/** Every variable that the start reads (R54); each has a row in docs/operations.md. */
export const settingNames: readonly string[] = ["DATABASE_URL", "HOST", "PORT", ...academyVariables];

function readPort(text: string | undefined): number {
  if (!text) return 3000;
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65_535)
    throw new StartError(`PORT is "${text}"; set it to a whole number from 0 to 65535.`);
  return port;
}

function readOrigin(text: string | undefined): string | null {
  if (!text) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.origin !== text.replace(/\/$/, "").toLowerCase())
    throw new StartError(
      `ACADEMY_ORIGIN is "${text}"; set it to scheme and host only, like https://academy.example, or leave it out.`,
    );
  return url.origin;
}

function readDatabaseUrl(text: string | undefined): string | null {
  if (!text) return null;
  if (!/^postgres(ql)?:\/\//.test(text) || !URL.canParse(text))
    throw new StartError(
      "DATABASE_URL is not a PostgreSQL address; set it like postgres://user:password@host:5432/name, or leave it out for the embedded database.",
    );
  // Without a name, the driver takes a database that nobody chose.
  if (!/^\/[^/]/.test(new URL(text).pathname))
    throw new StartError(
      "DATABASE_URL names no database; add its name at the end, like postgres://user:password@host:5432/name.",
    );
  return text;
}

function readMetricsToken(text: string | undefined): string | null {
  if (!text) return null;
  if (!/^[\x21-\x7e]{16,}$/.test(text))
    throw new StartError(
      "ACADEMY_METRICS_TOKEN is too easy to guess or contains spaces; set it to at least 16 characters, like those that `openssl rand -hex 24` prints.",
    );
  return text;
}

/** Prints a key for `ACADEMY_BADGE_KEY`; docs/operations.md has the same line. */
const badgeKeyCommand =
  "openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256 -outform DER | openssl base64 -A";

/** OpenSSL 3.0 writes such a key in SEC 1 form, other versions as PKCS#8. */
function readBadgeKey(text: string | undefined): KeyObject | null {
  if (!text) return null;
  for (const type of ["pkcs8", "sec1"] as const) {
    try {
      const key = createPrivateKey({ key: Buffer.from(text, "base64"), format: "der", type });
      if (key.asymmetricKeyDetails?.namedCurve === "prime256v1") return key;
    } catch {
      // Not a key of this form: the message below covers both cases.
    }
  }
  throw new StartError(
    `ACADEMY_BADGE_KEY is not a private key on P-256 (PKCS#8 or SEC 1, DER, base64); set it to what \`${badgeKeyCommand}\` prints, or leave it out for a key in the database.`,
  );
}

function readLogLevel(text: string | undefined): LogLevel {
  if (!text) return "warn";
  const level = logLevels.find((one) => one === text);
  if (!level) throw new StartError(`ACADEMY_LOG_LEVEL is "${text}"; set it to one of ${logLevels.join(", ")}.`);
  return level;
}

/** In a demo everyone may look. */
function readFlows(text: string | undefined, demo: DemoMode): Config["flows"] {
  if (!text) return demo === "none" ? "staff" : "open";
  if (text !== "open" && text !== "staff")
    throw new StartError(
      `ACADEMY_FLOWS is "${text}"; set it to open, for everyone, or to staff, for administrators and editors.`,
    );
  return text;
}

/** The setting that was probably meant by an unknown `ACADEMY_*` name; also `ACADEMY_PORT` for `PORT`. */
const meantBy = (name: string): string | undefined =>
  nearestSetting(name, settingNames) ?? settingNames.find((one) => `ACADEMY_${one}` === name.toUpperCase());

/** @throws {StartError} for a name that is not a setting but looks like one. */
function checkNames(env: Env): void {
  for (const [name, value] of Object.entries(env)) {
    if (!/^ACADEMY_/i.test(name) || academyVariables.includes(name) || isServiceLink(name, value)) continue;
    const meant = meantBy(name);
    throw new StartError(
      meant === undefined
        ? `${name} is not a setting of the academy; remove it or use one of ${academyVariables.join(", ")}.`
        : `${name} is not a setting of the academy; did you mean ${meant}? Rename it, or remove it.`,
    );
  }
  const nearMiss = findNearMiss(env, settingNames);
  if (nearMiss)
    throw new StartError(
      `${nearMiss.typed} looks like a misspelling of ${nearMiss.meant}, which is not set; rename it, or remove it from the environment of this process.`,
    );
}

function readPageCaches(text: string | undefined): string[] {
  const urls = (text ?? "").split(",").flatMap((one) => one.trim() || []);
  for (const url of urls)
    if (!URL.canParse(url) || !/^https?:\/\/[^/@?#]+\/?$/.test(url))
      throw new StartError(
        `ACADEMY_PAGE_CACHES contains "${url}"; set it to the addresses of caching proxies, with commas between them, like http://127.0.0.1:6081, or leave it out.`,
      );
  return urls;
}

function readUsage(text: string | undefined): boolean {
  if (text && text !== "on" && text !== "off")
    throw new StartError(
      `ACADEMY_USAGE is "${text}"; set it to off, to count nothing, or to on, to count it with consent.`,
    );
  return text !== "off";
}

function readOffline(text: string | undefined): boolean {
  if (text && text !== "on" && text !== "off")
    throw new StartError(
      `ACADEMY_OFFLINE is "${text}"; set it to off, to remove the service worker from browsers, or to on, for reading without a network.`,
    );
  return text !== "off";
}

function readTrialUrl(text: string | undefined): string | null {
  if (!text) return null;
  if (!URL.canParse(text) || !/^https?:\/\/\S+$/.test(text))
    throw new StartError(
      `ACADEMY_TRIAL_URL is "${text}"; set it to the address where a trial begins, like https://www.example.com/trial/, or leave it out, so that the academy gives trials itself.`,
    );
  return text;
}

/** Values without the spaces and line breaks around them, such as those of a file with Windows' line ends. */
const trimmed = (env: Env): Env =>
  Object.fromEntries(Object.entries(env).map(([name, value]) => [name, value?.trim()]));

/**
 * Reads the settings of R54.
 * @throws {StartError} for an unknown or malformed variable, and for one that looks like a misspelled setting.
 */
export function readConfig(typed: Env): Config {
  const env = trimmed(typed);
  checkNames(env);
  const dataDir = env.ACADEMY_DATA_DIR || ".data";
  if (dataDir.includes("\0")) throw new StartError("ACADEMY_DATA_DIR is not a path; set it to a folder.");
  const host = env.HOST || "127.0.0.1";
  const databaseUrl = readDatabaseUrl(env.DATABASE_URL);
  const origin = readOrigin(env.ACADEMY_ORIGIN);
  const demo = readDemoMode(env.ACADEMY_DEMO, { host, origin, databaseUrl });
  const integrations = readPeerSettings(env);
  return {
    port: readPort(env.PORT),
    host,
    dataDir: dataDir.startsWith("memory://") ? dataDir : resolve(dataDir),
    databaseUrl,
    origin,
    metricsToken: readMetricsToken(env.ACADEMY_METRICS_TOKEN),
    badgeKey: readBadgeKey(env.ACADEMY_BADGE_KEY),
    logLevel: readLogLevel(env.ACADEMY_LOG_LEVEL),
    pageCaches: readPageCaches(env.ACADEMY_PAGE_CACHES),
    integrations,
    demo,
    ...readAccountSettings(env, { origin, demo, hasOidc: integrations.oidc !== null }),
    flows: readFlows(env.ACADEMY_FLOWS, demo),
    usage: readUsage(env.ACADEMY_USAGE),
    offline: readOffline(env.ACADEMY_OFFLINE),
    trialUrl: readTrialUrl(env.ACADEMY_TRIAL_URL),
    contentDir: join(projectRoot(), "content"),
  };
}
