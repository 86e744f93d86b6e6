import { describe, expect, it } from "vitest";
import { readConfig, settingNames } from "./config";
import { findNearMiss } from "./near-misses";

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ_";
const others = [...letters];

/** All variants of a name with one typo: a letter missing, doubled, swapped, wrong, or extra. */
function typos(name: string) {
  const at = [...name].map((_, index) => index);
  const replaced = (index: number, length: number, by: string) =>
    name.slice(0, index) + by + name.slice(index + length);
  const unlike = (list: string[]) => [...new Set(list)].filter((one) => one !== name);
  return {
    swapped: unlike(at.slice(1).map((index) => replaced(index - 1, 2, name.charAt(index) + name.charAt(index - 1)))),
    doubled: unlike(at.map((index) => replaced(index, 0, name.charAt(index)))),
    leftOut: unlike(at.map((index) => replaced(index, 1, ""))),
    wrong: unlike(at.flatMap((index) => others.map((letter) => replaced(index, 1, letter)))),
    tooMany: unlike(at.flatMap((index) => others.map((letter) => replaced(index, 0, letter)))),
  };
}

/** The variables of systems that the site runs on, as they print them. */
const environments: Record<string, string> = {
  "a shell on a desktop": `COLORTERM DBUS_SESSION_BUS_ADDRESS DESKTOP_SESSION DISPLAY EDITOR GDMSESSION GNOME_TERMINAL_SCREEN
    GPG_AGENT_INFO GTK_MODULES HISTSIZE HOME HOSTNAME HOSTTYPE IM_CONFIG_PHASE INVOCATION_ID JOURNAL_STREAM LANG LANGUAGE
    LC_ALL LESSCLOSE LESSOPEN LOGNAME LS_COLORS MACHTYPE MAIL MANAGERPID NVM_BIN NVM_DIR OLDPWD OSTYPE PAGER PATH PWD
    QT_IM_MODULE SESSION_MANAGER SHELL SHLVL SSH_AGENT_PID SSH_AUTH_SOCK SSH_CLIENT SSH_CONNECTION SSH_TTY TERM
    TERM_PROGRAM TMPDIR TZ USER USERNAME VISUAL WINDOWID XAUTHORITY XDG_CURRENT_DESKTOP XDG_DATA_DIRS XDG_RUNTIME_DIR
    XDG_SESSION_TYPE XMODIFIERS _ http_proxy https_proxy no_proxy HTTP_PROXY NO_PROXY`,
  "npm and node": `npm_command npm_config_cache npm_config_local_prefix npm_config_node_gyp npm_config_noproxy
    npm_config_user_agent npm_execpath npm_lifecycle_event npm_lifecycle_script npm_node_execpath npm_package_json
    npm_package_name npm_package_version INIT_CWD COLOR EDITOR NODE NODE_ENV NODE_OPTIONS NODE_PATH FORCE_COLOR
    NO_COLOR NODE_V8_COVERAGE VITEST VITEST_POOL_ID DEBUG`,
  "a runner of GitHub Actions": `ACTIONS_CACHE_URL ACTIONS_RUNTIME_TOKEN ACTIONS_RUNTIME_URL AGENT_TOOLSDIRECTORY
    ANDROID_HOME CI CHROME_BIN DEPLOYMENT_BASEPATH EDGEWEBDRIVER GITHUB_ACTION GITHUB_ACTOR GITHUB_API_URL
    GITHUB_BASE_REF GITHUB_ENV GITHUB_EVENT_NAME GITHUB_HEAD_REF GITHUB_JOB GITHUB_OUTPUT GITHUB_PATH GITHUB_REF
    GITHUB_REPOSITORY GITHUB_RUN_ID GITHUB_SERVER_URL GITHUB_SHA GITHUB_TOKEN GITHUB_WORKSPACE GOROOT_1_22_X64
    HOMEBREW_PREFIX ImageOS ImageVersion JAVA_HOME LEIN_HOME PIPX_BIN_DIR POWERSHELL_DISTRIBUTION_CHANNEL
    RUNNER_ARCH RUNNER_NAME RUNNER_OS RUNNER_TEMP SELENIUM_JAR_PATH SGX_AESM_ADDR STATS_KEYSTORE SWIFT_PATH
    TEST_DATABASE_URL VCPKG_INSTALLATION_ROOT XDG_CONFIG_HOME`,
  "a runner of GitLab": `CI_API_V4_URL CI_BUILDS_DIR CI_COMMIT_SHA CI_JOB_ID CI_JOB_TOKEN CI_PAGES_URL CI_PIPELINE_ID
    CI_PROJECT_DIR CI_REGISTRY CI_RUNNER_ID CI_SERVER_HOST CI_SERVER_PORT CI_SERVER_URL FF_USE_FASTZIP GITLAB_CI
    GITLAB_USER_EMAIL POSTGRES_DB POSTGRES_HOST POSTGRES_PASSWORD POSTGRES_PORT POSTGRES_USER`,
  "a unit of systemd": `CREDENTIALS_DIRECTORY INVOCATION_ID JOURNAL_STREAM LANG LISTEN_FDS LISTEN_PID LOGNAME
    LOGS_DIRECTORY MAINPID MEMORY_PRESSURE_WATCH MONITOR_SERVICE_RESULT NOTIFY_SOCKET PATH RUNTIME_DIRECTORY SHELL
    STATE_DIRECTORY SYSTEMD_EXEC_PID USER WATCHDOG_PID WATCHDOG_USEC`,
  "a container and its orchestrator": `ACADEMY_PORT_3000_TCP ACADEMY_SERVICE_HOST
    ACADEMY_SERVICE_PORT_HTTP ACADEMY_PORT_3000_TCP_ADDR ACADEMY_DB_SERVICE_HOST container HOME HOSTNAME KUBERNETES_PORT
    KUBERNETES_PORT_443_TCP KUBERNETES_PORT_443_TCP_ADDR KUBERNETES_SERVICE_HOST KUBERNETES_SERVICE_PORT
    KUBERNETES_SERVICE_PORT_HTTPS DB_PORT DB_HOST DB_1_PORT_5432_TCP NODE_VERSION YARN_VERSION PGHOST PGPORT PGUSER
    PGDATABASE PGPASSWORD POSTGRES_SERVICE_HOST REDIS_HOST REDIS_URL SMTP_HOST`,
  "a platform": `DYNO WEB_CONCURRENCY WEB_MEMORY PORT HOST DATABASE_URL DATABASE_PRIVATE_URL DATABASE_PUBLIC_URL
    HEROKU_POSTGRESQL_PINK_URL RAILWAY_STATIC_URL RAILWAY_TCP_PROXY_PORT RENDER_EXTERNAL_URL RENDER_SERVICE_ID
    FLY_APP_NAME FLY_REGION VCAP_APP_HOST VCAP_APP_PORT VCAP_SERVICES WEBSITE_HOSTNAME DATABASE_URI`,
  "other programs, close to short names": `POST POSTS LOST HOSTS HOSTED COST MOST SORT PORTS SPORT PART PERT PORTAGE TORT
    GHOST HOSE HOT POT HOSTS_FILE PORTS_FILE MAILHOST EXPORT IMPORT REPORT SUPPORT DATABASE DATABASE_NAME DATABASE_USER
    DATABASE_HOST DATABASE_PORT DATABASE_DSN DATABASE_SSL`,
};

describe("environment variables that belong to others", () => {
  const url = { DATABASE_URL: "postgres://u@db/academy" };
  it.each(Object.entries(environments))("do not prevent a start: %s", (_, text) => {
    const env = Object.fromEntries(text.split(/\s+/).map((name) => [name, "3000"]));
    const own = { ...(env.HOST && { HOST: "127.0.0.1" }), ...(env.DATABASE_URL && url) };
    expect(readConfig({ ...env, ...own }).port).toBe(3000);
  });
  it("do not prevent a start: a Kubernetes service named academy", () => {
    const tcp = "tcp://10.96.0.12:3000";
    expect(readConfig({ ACADEMY_PORT: tcp, ACADEMY_SERVICE_HOST: "10.96.0.12", ACADEMY_PORT_3000_TCP: tcp }).port).toBe(
      3000,
    );
    expect(() => readConfig({ ACADEMY_PORT: "80" })).toThrow(/did you mean PORT\?/);
  });

  it("do not prevent a start if the similar setting is set", () => {
    expect(readConfig({ ...url, DATABASE_URI: "x", DATABASES_URL: "x" }).databaseUrl).toBe(url.DATABASE_URL);
  });
  it("do not prevent a start if they are empty", () => {
    expect(readConfig({ DATABSE_URL: "", Host: "" }).databaseUrl).toBeNull();
  });
});

describe("a misspelled setting", () => {
  const long = settingNames.filter((name) => name.length > 8);
  it.each(long)("is found: %s, with any one letter swapped, doubled, missing, wrong, or extra", (name) => {
    const { swapped, doubled, leftOut, wrong, tooMany } = typos(name);
    for (const typed of [...swapped, ...doubled, ...leftOut, ...wrong, ...tooMany])
      if (!settingNames.includes(typed))
        expect([typed, findNearMiss({ [typed]: "x" }, settingNames)?.meant]).toEqual([typed, name]);
  });
  it.each(["PORT", "HOST"])("is found: %s, with letters swapped or doubled", (name) => {
    const { swapped, doubled } = typos(name);
    for (const typed of [...swapped, ...doubled])
      expect(findNearMiss({ [typed]: "x" }, settingNames)).toEqual({ typed, meant: name });
  });
  it.each(settingNames)("is found: %s, in other capitals", (name) => {
    const capitalized = name.charAt(0) + name.slice(1).toLowerCase();
    for (const typed of [name.toLowerCase(), capitalized])
      expect(findNearMiss({ [typed]: "x" }, settingNames)).toEqual({ typed, meant: name });
  });
  it("is found: two typos in a long name", () => {
    for (const typed of ["DATBASE_ULR", "DATABSAE_URL", "DATABASEURLS", "DATA_BASE_URI"])
      expect(() => readConfig({ [typed]: "postgres://u@db/academy" })).toThrow(
        new RegExp(`^${typed} looks like a misspelling of DATABASE_URL, which is not set; rename it, or `),
      );
    expect(() => readConfig({ ACADMY_ORGIN: "https://academy.example" })).toThrow(
      /^ACADMY_ORGIN looks like a misspelling of ACADEMY_ORIGIN/,
    );
  });
});
