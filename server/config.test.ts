import { execFileSync, spawnSync } from "node:child_process";
import { generateKeyPairSync } from "node:crypto";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { readConfig, settingNames } from "./config";
import { projectRoot } from "./project-root";
import { StartError } from "./start-error";
import { webhookSecret } from "./testing/webhook";

/** A new private key on a curve, as the environment gives it. */
const keyOn = (namedCurve: string, type: "pkcs8" | "sec1" = "pkcs8"): string =>
  generateKeyPairSync("ec", { namedCurve }).privateKey.export({ format: "der", type }).toString("base64");

const operations = readFileSync(join(projectRoot(), "docs/operations.md"), "utf8");
const hasOpenSsl = spawnSync("openssl", ["version"]).status === 0;

/** Runs the start; returns its output and exit code. */
function errorOf(env: Record<string, string>): string {
  try {
    readConfig(env);
  } catch (thrown) {
    if (thrown instanceof StartError) return thrown.message;
    throw thrown;
  }
  return "";
}

describe("readConfig (R54)", () => {
  it("has a default for everything", () => {
    expect(readConfig({ PATH: "/bin", HOST: "", PORT: "" })).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
      dataDir: resolve(".data"),
      databaseUrl: null,
      origin: null,
      metricsToken: null,
      badgeKey: null,
      logLevel: "warn",
      pageCaches: [],
      flows: "open",
      usage: true,
    });
  });
  it("reads values with spaces and line breaks around them, such as those of a file from Windows", () => {
    const origin = { ACADEMY_ORIGIN: "https://www.academy.example", ACADEMY_SMTP_URL: "smtps://mail.example" };
    const database = { ACADEMY_DATA_DIR: "/data", DATABASE_URL: "postgres://127.0.0.1/academy" };
    const typed = { PORT: "4000", HOST: "::", ACADEMY_METRICS_TOKEN: "0123456789abcdef", ...origin, ...database };
    for (const [before, after] of [
      ["", "\r"],
      ["", "\n"],
      [" ", " "],
    ]) {
      const around = Object.entries(typed).map(([name, value]) => [name, `${before}${value}${after}`]);
      expect(readConfig(Object.fromEntries(around))).toEqual(readConfig(typed));
    }
    expect(readConfig({ HOST: " ", PORT: "\r" })).toEqual(readConfig({}));
  });

  it("counts the use of the site by default (R70)", () => {
    expect(readConfig({ ACADEMY_USAGE: "off" }).usage).toBe(false);
    expect(readConfig({ ACADEMY_USAGE: "on" }).usage).toBe(true);
    expect(() => readConfig({ ACADEMY_USAGE: "no" })).toThrow('ACADEMY_USAGE is "no"; set it to off,');
  });

  it("names where a trial begins, if it is not here (R57)", () => {
    expect(readConfig({}).trialUrl).toBeNull();
    expect(readConfig({ ACADEMY_TRIAL_URL: "https://www.example.com/trial/" }).trialUrl).toBe(
      "https://www.example.com/trial/",
    );
    expect(() => readConfig({ ACADEMY_TRIAL_URL: "javascript:alert(1)" })).toThrow(
      'ACADEMY_TRIAL_URL is "javascript:alert(1)"; set it to the address where a trial begins,',
    );
    for (const typed of ["https://www.example.com/ trial/", "https://www.example.com/\ntrial/"])
      expect(() => readConfig({ ACADEMY_TRIAL_URL: typed })).toThrow("ACADEMY_TRIAL_URL is");
  });

  it("lets the service worker be withdrawn", () => {
    expect(readConfig({}).offline).toBe(true);
    expect(readConfig({ ACADEMY_OFFLINE: "on" }).offline).toBe(true);
    expect(readConfig({ ACADEMY_OFFLINE: "off" }).offline).toBe(false);
    expect(() => readConfig({ ACADEMY_OFFLINE: "no" })).toThrow('ACADEMY_OFFLINE is "no"; set it to off,');
  });
  it("shows the flow pictures to everyone in a demo, and elsewhere if configured", () => {
    const DATABASE_URL = "postgres://u:p@db/academy";
    expect(readConfig({ DATABASE_URL }).flows).toBe("staff");
    expect(readConfig({ HOST: "0.0.0.0" }).flows).toBe("staff");
    expect(readConfig({ HOST: "0.0.0.0", ACADEMY_DEMO: "yes" }).flows).toBe("open");
    expect(readConfig({ DATABASE_URL, ACADEMY_FLOWS: "open" }).flows).toBe("open");
    expect(readConfig({ ACADEMY_FLOWS: "staff" }).flows).toBe("staff");
    expect(() => readConfig({ ACADEMY_FLOWS: "no" })).toThrow(
      'ACADEMY_FLOWS is "no"; set it to open, for everyone, or to staff, for administrators and editors.',
    );
  });
  it.each<[string, "local" | "none"]>([
    ["127.0.0.1", "local"],
    ["127.8.0.1", "local"],
    ["localhost", "local"],
    ["::1", "local"],
    ["0:0:0:0:0:0:0:1", "local"],
    ["::ffff:127.0.0.1", "local"],
    ["0.0.0.0", "none"],
    ["::", "none"],
    ["192.168.1.7", "none"],
    ["::ffff:10.0.0.1", "none"],
    ["laptop.lan", "none"],
    ["localhost.example", "none"],
  ])("on HOST=%s is a demo: %s (R71)", (HOST, demo) => {
    const DATABASE_URL = "postgres://u:p@db/academy";
    const modeWith = (env: Record<string, string>) => readConfig({ HOST, ...env }).demo;
    expect(modeWith({})).toBe(demo);
    for (const ACADEMY_ORIGIN of ["https://academy.example", "http://localhost:3000"]) {
      expect(modeWith({ ACADEMY_ORIGIN })).toBe("none");
      expect(modeWith({ ACADEMY_ORIGIN, ACADEMY_DEMO: "yes" })).toBe("declared");
    }
    expect(modeWith({ ACADEMY_DEMO: "yes" })).toBe("declared");
    expect([modeWith({ DATABASE_URL }), modeWith({ DATABASE_URL, ACADEMY_DEMO: "" })]).toEqual(["none", "none"]);
    expect(() => modeWith({ DATABASE_URL, ACADEMY_DEMO: "yes" })).toThrow(
      /^ACADEMY_DEMO and DATABASE_URL are both set, but demo accounts exist in the embedded database only; leave one/,
    );
  });
  it.each(["pkcs8", "sec1"] as const)("reads a key for badges in the form %s", (type) => {
    const key = readConfig({ ACADEMY_BADGE_KEY: keyOn("P-256", type) }).badgeKey;
    expect([key?.type, key?.asymmetricKeyType]).toEqual(["private", "ec"]);
  });
  it.skipIf(!hasOpenSsl)("reads the key that the documented command prints (skipped without openssl)", () => {
    const [, command = ""] = /```sh\n(openssl genpkey.*)\n```/.exec(operations) ?? [];
    expect(errorOf({ ACADEMY_BADGE_KEY: "secret" })).toContain(`\`${command}\``);
    const printed = execFileSync("sh", ["-c", command], { encoding: "utf8" });
    expect(readConfig({ ACADEMY_BADGE_KEY: printed }).badgeKey?.asymmetricKeyDetails?.namedCurve).toBe("prime256v1");
  });
  it("reads what is set", () => {
    const env = {
      PORT: "80",
      HOST: "0.0.0.0",
      ACADEMY_DATA_DIR: "/var/academy",
      DATABASE_URL: "postgres://u:p@db/academy",
      ACADEMY_ORIGIN: "https://academy.example/",
      ACADEMY_METRICS_TOKEN: "0123456789abcdef",
      ACADEMY_LOG_LEVEL: "info",
      ACADEMY_PAGE_CACHES: "http://127.0.0.1:6081, http://cache.example",
    };
    expect(readConfig(env)).toMatchObject({
      port: 80,
      host: "0.0.0.0",
      dataDir: "/var/academy",
      databaseUrl: "postgres://u:p@db/academy",
      origin: "https://academy.example",
      metricsToken: "0123456789abcdef",
      logLevel: "info",
      pageCaches: ["http://127.0.0.1:6081", "http://cache.example"],
    });
  });
  it.each<[Record<string, string>, RegExp]>([
    [
      { ACADEMY_COLOR: "x" },
      /^ACADEMY_COLOR is not a setting of the academy; remove it or use one of ACADEMY_BADGE_KEY,/,
    ],
    [
      { ACADEMY_DATADIR: "x" },
      /^ACADEMY_DATADIR is not a setting of the academy; did you mean ACADEMY_DATA_DIR\? Rename/,
    ],
    [{ academy_demo: "x" }, /^academy_demo is not a setting of the academy; did you mean ACADEMY_DEMO\?/],
    [{ ACADEMY_PORT: "80" }, /^ACADEMY_PORT is not a setting of the academy; did you mean PORT\?/],
    [{ ACADEMY_DEMO: "true" }, /^ACADEMY_DEMO is "true"; set it to yes for a demo, or leave it out\.$/],
    [
      { DATABSE_URL: "postgres://u:p@db/academy" },
      /^DATABSE_URL looks like a misspelling of DATABASE_URL, which is not set; (?!.*u:p)/,
    ],
    [{ ACADEMY_ORIGIN: "academy.example" }, /^ACADEMY_ORIGIN is "academy.example"; set it to scheme and host only/],
    [{ ACADEMY_ORIGIN: "https://academy.example/path" }, /^ACADEMY_ORIGIN is/],
    [{ ACADEMY_ORIGIN: "ftp://academy.example" }, /^ACADEMY_ORIGIN is/],
    [
      { ACADEMY_PAGE_CACHES: "127.0.0.1:6081" },
      /^ACADEMY_PAGE_CACHES contains "127.0.0.1:6081"; set it to the addresses/,
    ],
    [{ ACADEMY_PAGE_CACHES: "http://cache/a, http://b" }, /^ACADEMY_PAGE_CACHES contains "http:\/\/cache\/a";/],
    [
      { ACADEMY_METRICS_TOKEN: "short" },
      /^ACADEMY_METRICS_TOKEN is too easy to guess or contains spaces; set it to at least 16/,
    ],
    [
      { ACADEMY_LOG_LEVEL: "loud" },
      /^ACADEMY_LOG_LEVEL is "loud"; set it to one of debug, info, warn, error, silent\.$/,
    ],
    [{ ACADEMY_BADGE_KEY: "secret" }, /^ACADEMY_BADGE_KEY is not a private key on P-256 .*openssl genpkey/],
    [{ ACADEMY_BADGE_KEY: keyOn("P-384") }, /^ACADEMY_BADGE_KEY is not a private key on P-256/],
    [{ PORT: "http" }, /^PORT is "http"; set it to a whole number/],
    [{ PORT: "70000" }, /^PORT is/],
    ...["postgres://user@host:5432", "postgres://user@host:5432/", "postgresql://host?sslmode=require"].map(
      (DATABASE_URL): [Record<string, string>, RegExp] => [
        { DATABASE_URL },
        /^DATABASE_URL names no database; add its name at the end, like postgres:/,
      ],
    ),
    [{ DATABASE_URL: "mysql://x" }, /^DATABASE_URL is not a PostgreSQL address/],
  ])("rejects %j in one sentence", (env, message) => {
    expect(() => readConfig(env)).toThrow(message);
  });
});

describe("external systems", () => {
  const secret = "0123456789abcdef0123456789abcdef";
  const oidc = {
    ACADEMY_OIDC_ISSUER: "https://id.example/",
    ACADEMY_OIDC_CLIENT_ID: "academy",
    ACADEMY_OIDC_CLIENT_SECRET: "client-secret",
  };
  it("are none without settings", () => {
    expect(readConfig({ ACADEMY_SEARCH_URL: "" }).integrations).toEqual({
      search: null,
      feedback: null,
      scheduling: null,
      billing: null,
      secret: null,
      oidc: null,
    });
  });
  it("are read", () => {
    const env = {
      ACADEMY_SEARCH_URL: "https://search.example/base",
      ACADEMY_SEARCH_TOKEN: "bearer",
      ACADEMY_SCHEDULING_URL: "http://10.0.0.7:8080",
      ACADEMY_FEEDBACK_URL: "https://feedback.example/in/",
      ACADEMY_BILLING_URL: "https://billing.example",
      ACADEMY_BILLING_SECRET: webhookSecret,
      ACADEMY_PEER_SECRET: secret,
      ...oidc,
    };
    expect(readConfig(env).integrations).toEqual({
      search: { url: "https://search.example/base", token: "bearer" },
      scheduling: { url: "http://10.0.0.7:8080", token: null },
      billing: { url: "https://billing.example", token: null, secret: webhookSecret },
      feedback: { url: "https://feedback.example/in/", source: null },
      secret,
      oidc: { issuer: "https://id.example/", clientId: "academy", clientSecret: "client-secret" },
    });
  });
  it("get the source tag in production only", () => {
    const sourceWith = (env: Record<string, string>) =>
      readConfig({ ACADEMY_FEEDBACK_URL: "https://feedback.example", ...env }).integrations.feedback?.source;
    expect(sourceWith({ NODE_ENV: "production" })).toBe("academy");
    expect(sourceWith({ NODE_ENV: "production", ACADEMY_FEEDBACK_SOURCE: "learn" })).toBe("learn");
    expect(sourceWith({ NODE_ENV: "test", ACADEMY_FEEDBACK_SOURCE: "learn" })).toBeNull();
  });
  it.each(["http://localhost:4000", "http://127.0.0.1", "http://[::1]:4000/tenant", "https://id.example"])(
    "may sign in at %s",
    (issuer) => expect(readConfig({ ...oidc, ACADEMY_OIDC_ISSUER: issuer }).integrations.oidc?.issuer).toBe(issuer),
  );
  it.each<[Record<string, string>, RegExp]>([
    [
      { ACADEMY_SEARCH_URL: "search.example" },
      /^ACADEMY_SEARCH_URL is not the address of a service; set it like https/,
    ],
    [{ ACADEMY_SEARCH_URL: "ftp://search.example" }, /^ACADEMY_SEARCH_URL is/],
    [{ ACADEMY_SCHEDULING_URL: "https://u:p@cal.example" }, /^ACADEMY_SCHEDULING_URL is (?!.*u:p)/],
    [{ ACADEMY_FEEDBACK_URL: "https://feedback.example/?key=1" }, /^ACADEMY_FEEDBACK_URL is (?!.*key=1)/],
    [{ ACADEMY_SEARCH_TOKEN: "t" }, /^ACADEMY_SEARCH_TOKEN is set without ACADEMY_SEARCH_URL; set both, or remove/],
    [{ ACADEMY_SCHEDULING_TOKEN: "t" }, /^ACADEMY_SCHEDULING_TOKEN is set without/],
    [{ ACADEMY_BILLING_SECRET: webhookSecret }, /^ACADEMY_BILLING_SECRET is set without ACADEMY_BILLING_URL/],
    ...["secret", "whsec_c2hvcnQ=", `whsec_${"%".repeat(40)}`, `whsec_${"A".repeat(88)}`].map(
      (text): [Record<string, string>, RegExp] => [
        { ACADEMY_BILLING_URL: "https://billing.example", ACADEMY_BILLING_SECRET: text },
        /^ACADEMY_BILLING_SECRET is not a secret of a webhook; set it to whsec_/,
      ],
    ),
    [
      { ACADEMY_SEARCH_URL: "https://search.example", ACADEMY_SEARCH_TOKEN: "two words" },
      /^ACADEMY_SEARCH_TOKEN is too short or contains spaces (?!.*two words)/,
    ],
    [{ ACADEMY_FEEDBACK_SOURCE: "learn" }, /^ACADEMY_FEEDBACK_SOURCE is set without ACADEMY_FEEDBACK_URL/],
    [{ ACADEMY_FEEDBACK_SOURCE: "two words" }, /^ACADEMY_FEEDBACK_SOURCE may only contain/],
    [
      { ACADEMY_PEER_SECRET: "short" },
      /^ACADEMY_PEER_SECRET is too short .* at least 32 ASCII characters, (?!.*short")/,
    ],
    [{ ACADEMY_OIDC_ISSUER: "https://id.example" }, /^ACADEMY_OIDC_CLIENT_ID is missing; set .* or none of them\.$/],
    [{ ...oidc, ACADEMY_OIDC_CLIENT_SECRET: "" }, /^ACADEMY_OIDC_CLIENT_SECRET is missing/],
    [{ ...oidc, ACADEMY_OIDC_ISSUER: "http://id.example" }, /^ACADEMY_OIDC_ISSUER is not safe over plain HTTP; set it/],
    [{ ...oidc, ACADEMY_OIDC_ISSUER: "http://127.0.0.1.id.example" }, /^ACADEMY_OIDC_ISSUER is not safe/],
    [{ ...oidc, ACADEMY_OIDC_ISSUER: "id.example" }, /^ACADEMY_OIDC_ISSUER is not the address/],
    [{ ACADEMY_PEERS: "1" }, /^ACADEMY_PEERS is not a setting .* ACADEMY_PAGE_CACHES, ACADEMY_PEER_SECRET, /],
  ])("are rejected with %j in one sentence", (env, message) => {
    expect(() => readConfig(env)).toThrow(message);
  });
});

describe("the table of settings in docs/operations.md", () => {
  const rows = operations.split("\n").flatMap((line) => /^\| (`[A-Z_]+`(?:, `[A-Z_]+`)*) +\|/.exec(line)?.[1] ?? []);
  const documented = rows.flatMap((names) => names.replaceAll("`", "").split(", "));
  it("has a row for every setting, and no others", () => {
    expect(documented.toSorted()).toEqual(settingNames.toSorted());
  });
});
