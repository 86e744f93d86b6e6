import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { auditActions } from "../contract/account/audit-actions";
import { openDatabase } from "../server/db/open";
import { type BundledCommand, bundledCommand } from "../server/testing/bundled-command";
import { emptyDatabase } from "../server/testing/databases";

/** `npm run admin` as on a built site, on its own data folder. */
describe("npm run admin", { timeout: 180_000 }, () => {
  let folder: string;
  let dataDir: string;
  let command: BundledCommand;
  beforeAll(async () => {
    command = await bundledCommand("bin/admin.ts");
    folder = mkdtempSync(join(tmpdir(), "admin-"));
    dataDir = join(folder, "data");
    await (await openDatabase({ dataDir, databaseUrl: null }, await emptyDatabase())).close();
  }, 180_000);
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await command.remove();
  });

  function admin(args: string[], { input = "", env = {} }: { input?: string; env?: Record<string, string> } = {}) {
    const { status, stdout, stderr } = spawnSync(process.execPath, [command.path, ...args], {
      input,
      encoding: "utf8",
      env: { PATH: process.env.PATH, ACADEMY_DATA_DIR: dataDir, ...env },
    });
    return { status, said: (stdout + stderr).trim() };
  }

  it("prints its commands for an unknown one", () => {
    for (const [args, mistake] of [
      [["lock"], 'There is no command "lock"'],
      [[], "No command is named"],
      [["backup"], '"backup" needs FILE'],
      [["migrate", "now"], '"migrate" does not take "now"'],
    ] as const) {
      const { status, said } = admin([...args]);
      expect([status, said.slice(0, 200)]).toEqual([
        1,
        expect.stringContaining(`${mistake}; the commands are:\n\nnpm run`),
      ]);
    }
    for (const args of [["--help"], ["audit", "--help"]])
      expect(admin(args)).toMatchObject({ status: 0, said: expect.stringMatching(/^npm run admin -- migrate /) });
    expect(admin(["help"])).toMatchObject({ status: 0, said: expect.stringContaining("create-admin EMAIL") });
    expect(admin(["--loud"]).said).toMatch(/^Unknown option '--loud'; the commands are:/);
    expect(admin(["migrate"], { env: { ACADEMY_ORIGIN: "x" } }).said).toMatch(/^ACADEMY_ORIGIN is "x"; set it/);
  });

  it.each([
    [["--limit", "0"], '--limit is "0"; set it to a whole number from 1 to 10000.'],
    [
      ["--since", "yesterday"],
      '--since is "yesterday"; set it to a day like 2026-12-31 or a time like 2026-12-31T09:30:00Z.',
    ],
    [
      ["--since", "2026-13-01"],
      '--since is "2026-13-01"; set it to a day like 2026-12-31 or a time like 2026-12-31T09:30:00Z.',
    ],
    [["--account", "ada"], '--account is "ada"; set it to the id of an account or to its email address.'],
    [
      ["--since", "2026-02-30"],
      '--since is "2026-02-30"; set it to a day like 2026-12-31 or a time like 2026-12-31T09:30:00Z.',
    ],
    [["--action", "sing-in"], '--action is "sing-in"; did you mean sign-in?'],
    [["--action", "login"], `--action is "login"; set it to one of ${auditActions.join(", ")}.`],
    [["--days", "3"], '"audit" has no option --days; it has --since, --account, --action, --limit, --json.'],
  ])("answers audit %j in one sentence", (args, said) => {
    expect(admin(["audit", ...args])).toEqual({ status: 1, said });
  });

  it.each([
    [["Z", "--expires", "2099-02-30"], '--expires is "2099-02-30"; set it to a day like 2026-12-31, or leave it out.'],
    [
      ["Z", "--expires", "2020-01-01"],
      '--expires is "2020-01-01"; it must be a day to come, so choose a day after today.',
    ],
    [["Z", "--uses", "-1"], '--uses is "-1"; set it to a whole number from 1, or leave it out for any number.'],
    [["Z", "--limit", "5"], '"add-promo-code" has no option --limit; it has --days, --uses, --expires.'],
    [["   "], "The code must have 1 to 64 characters; choose another one."],
    [
      ["A\tB"],
      "The code must not contain line breaks, control characters or invisible characters; choose another one.",
    ],
  ])("answers add-promo-code %j in one sentence", (args, said) => {
    expect(admin(["add-promo-code", ...args])).toEqual({ status: 1, said });
  });

  it("reads options of a command only", () => {
    expect(admin(["migrate", "--days", "3"])).toEqual({
      status: 1,
      said: '"migrate" has no option --days; it has none.',
    });
    expect(admin(["add-promo-code", "Z", "--uses"]).said).toMatch(/^--uses needs a value; the commands are:/);
    expect(admin(["restore", "/no/such.tar.gz"]).said).toBe(
      'There is no file /no/such.tar.gz; name one that "backup" wrote.',
    );
  });

  it("finds every action that docs/operations.md names, and no others", () => {
    const [, list = ""] =
      /`--action` one of the actions \(([^)]*)\)/.exec(readFileSync("docs/operations.md", "utf8")) ?? [];
    expect(list.replaceAll("`", "").split(", ").sort()).toEqual(auditActions.toSorted());
  });

  it("has exactly the commands in docs/operations.md", () => {
    const commandsIn = (text: string, form: RegExp) =>
      [...new Set([...text.matchAll(form)].map(([, command]) => command))].sort();
    const table = readFileSync("docs/operations.md", "utf8").split("## Administration")[1]?.split("\n## ")[0] ?? "";
    const commands = commandsIn(admin(["help"]).said, /^npm run admin -- (\S+)/gm);
    expect(commands).toContain("add-promo-code");
    expect(commandsIn(table, /^\| `([a-z-]+)/gm)).toEqual(commands);
  });

  it("adds a promo code, and says that a site without a demo has none", () => {
    expect(admin(["add-promo-code", "spring", "--days", "14", "--uses", "3", "--expires", "2099-12-31"]).said).toBe(
      "SPRING grants academy-plus for 14 days and may be redeemed 3 times, until 2099-12-31.",
    );
    expect(admin(["add-promo-code", "one", "--uses", "1"]).said).toMatch(/and may be redeemed once\.$/);
    expect(admin(["add-promo-code", "spring", "--days", "0"]).said).toBe(
      '--days is "0"; set it to a whole number from 1 to 3660, or leave it out for 30.',
    );
    expect(admin(["remove-demo"])).toEqual({ status: 0, said: "There are no demo accounts." });
    expect(admin(["remove-demo", "now"]).status).toBe(1);
  });

  it("leaves PostgreSQL's backups to PostgreSQL", () => {
    const env = { DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" };
    expect(admin(["backup", "x"], { env }).said).toMatch(/^DATABASE_URL is set, and PostgreSQL .*; use pg_dump,/);
    expect(admin(["migrate"], { env }).said).toMatch(/^PostgreSQL at DATABASE_URL cannot be used .*ECONNREFUSED/);
  });

  it("says which database it has made, when the environment names another one than the site's", () => {
    const env = { ACADEMY_DATA_DIR: join(folder, "mistaken") };
    const made = admin(["audit", "--json"], { env });
    const said = `This is a new database, in ${env.ACADEMY_DATA_DIR}, because DATABASE_URL is not set.`;
    expect(made).toEqual({ status: 0, said });
    expect(admin(["audit", "--json"], { env })).toEqual({ status: 0, said: "" });
  });

  it("migrates, makes an administrator, backs up, restores", () => {
    expect(admin(["migrate"])).toEqual({ status: 0, said: "The tables are up to date." });
    const create = (input: string, ...more: string[]) => admin(["create-admin", "ada@a.example", ...more], { input });
    expect(create("correct horse 7\n", "--name", "Ada").said).toBe("ada@a.example is a new administrator.");

    const file = join(folder, "backup.tar.gz");
    expect(admin(["backup", file]).said).toMatch(/^Saved 1 account and all their data in .* \(\d+\.\d MB\)\.$/);
    expect(admin(["restore", file, "--replace"]).said).toMatch(
      /^Restored 1 account into .*data\.\nThe previous database is in .*replaced-\w+; delete it when you no longer need it\.$/,
    );
    expect(create("").said).toBe("ada@a.example is an administrator now; the password stays.");

    const table = admin(["audit", "--account", "ada@a.example", "--since", "2020-01-01"]);
    expect(table).toMatchObject({ status: 0 });
    expect(table.said.split("\n").map((line) => line.split(/ {2,}/).slice(1, 4))).toEqual([
      ["ACTOR", "ACTION", "TARGET"],
      ["-", "administrator-promoted", "account 1"],
      ["-", "administrator-created", "account 1"],
    ]);
    expect(admin(["audit", "--account", "Ada@A.example"]).said).toBe(table.said);
    expect(admin(["remove-passkeys", "Ada@a.example"]).said).toBe("Ada@a.example has no passkey.");
    expect(admin(["remove-passkeys", "eve@a.example"]).said).toBe("There is no account eve@a.example.");
    const newest = admin(["audit", "--limit", "1", "--json"]).said;
    expect(JSON.parse(newest)).toMatchObject({ action: "administrator-promoted", targetId: "1", actorId: null });
    expect(admin(["audit", "--action", "data-exported"]).said).toBe("No matching entries.");
    expect(admin(["audit", "--account", "eve@a.example"])).toEqual({
      status: 1,
      said: "There is no account eve@a.example; a deleted one can only be found by its id.",
    });
  });
});
