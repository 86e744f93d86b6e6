import { createPrivateKey, type KeyObject } from "node:crypto";
import { join, resolve } from "node:path";
import { type PeerSettings, peerVariables, readPeerSettings } from "./peers/settings";
import { projectRoot } from "./project-root";
import { StartError } from "./start-error";

/** What the environment sets (R54); everything else has a default. */
export interface Config {
  /** 0 lets the system choose. */
  port: number;
  host: string;
  /** Folder of the embedded database; `memory://` keeps it in memory, for tests. */
  dataDir: string;
  /** PostgreSQL instead of the embedded database. */
  databaseUrl: string | null;
  /** Public origin behind a proxy, like `https://academy.example`. */
  origin: string | null;
  /** Whoever brings it may read /metrics; null leaves them to this machine. */
  metricsToken: string | null;
  /** What Open Badges are signed with; null for a key in the database. */
  badgeKey: KeyObject | null;
  /** The least important lines that are logged. */
  logLevel: LogLevel;
  /** Systems outside of this process. */
  peers: PeerSettings;
  /** Who sees the flow pictures under /academy/flows/: everybody, or those who edit courses and administrators. */
  flows: "open" | "staff";
  /** Folder of the academy's content. */
  contentDir: string;
}

const logLevels = ["debug", "info", "warn", "error", "silent"] as const;
export type LogLevel = (typeof logLevels)[number];

const known = [
  "ACADEMY_BADGE_KEY",
  "ACADEMY_DATA_DIR",
  "ACADEMY_FLOWS",
  "ACADEMY_LOG_LEVEL",
  "ACADEMY_METRICS_TOKEN",
  "ACADEMY_ORIGIN",
  ...peerVariables,
].sort();

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
      "DATABASE_URL is no PostgreSQL address; set it like postgres://user:password@host:5432/name, or leave it out for the embedded database.",
    );
  return text;
}

function readMetricsToken(text: string | undefined): string | null {
  if (!text) return null;
  if (!/^[\x21-\x7e]{16,}$/.test(text))
    throw new StartError(
      "ACADEMY_METRICS_TOKEN is too easy or has spaces; set it to at least 16 characters, like those that `openssl rand -hex 24` prints.",
    );
  return text;
}

function readBadgeKey(text: string | undefined): KeyObject | null {
  if (!text) return null;
  try {
    const key = createPrivateKey({ key: Buffer.from(text, "base64"), format: "der", type: "pkcs8" });
    if (key.asymmetricKeyDetails?.namedCurve === "prime256v1") return key;
  } catch {
    // Not a key at all: the same sentence helps.
  }
  throw new StartError(
    "ACADEMY_BADGE_KEY is no private key on P-256 (PKCS#8, DER, base64); set it to what `openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256 -outform DER | base64 -w0` prints, or leave it out for a key in the database.",
  );
}

function readLogLevel(text: string | undefined): LogLevel {
  if (!text) return "warn";
  const level = logLevels.find((one) => one === text);
  if (!level) throw new StartError(`ACADEMY_LOG_LEVEL is "${text}"; set it to one of ${logLevels.join(", ")}.`);
  return level;
}

/** With demo accounts, which the embedded database has, it is a demo: there everybody may look. */
function readFlows(text: string | undefined, databaseUrl: string | null): Config["flows"] {
  if (!text) return databaseUrl === null ? "open" : "staff";
  if (text !== "open" && text !== "staff")
    throw new StartError(
      `ACADEMY_FLOWS is "${text}"; set it to open, for everybody, or to staff, for administrators and editors.`,
    );
  return text;
}

/**
 * Reads the settings of R54.
 * @throws {StartError} for an unknown or malformed variable.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  for (const name of Object.keys(env)) {
    if (name.startsWith("ACADEMY_") && !known.includes(name))
      throw new StartError(`${name} is not a setting of the academy; remove it or use one of ${known.join(", ")}.`);
  }
  const dataDir = env.ACADEMY_DATA_DIR || ".data";
  if (dataDir.includes("\0")) throw new StartError("ACADEMY_DATA_DIR is no path; set it to a folder.");
  const databaseUrl = readDatabaseUrl(env.DATABASE_URL);
  return {
    port: readPort(env.PORT),
    host: env.HOST || "127.0.0.1",
    dataDir: dataDir.startsWith("memory://") ? dataDir : resolve(dataDir),
    databaseUrl,
    origin: readOrigin(env.ACADEMY_ORIGIN),
    metricsToken: readMetricsToken(env.ACADEMY_METRICS_TOKEN),
    badgeKey: readBadgeKey(env.ACADEMY_BADGE_KEY),
    logLevel: readLogLevel(env.ACADEMY_LOG_LEVEL),
    peers: readPeerSettings(env),
    flows: readFlows(env.ACADEMY_FLOWS, databaseUrl),
    contentDir: join(projectRoot(), "content"),
  };
}
