import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { isNull } from "drizzle-orm";
import { account } from "../../server/account/schema/accounts";
import { openDatabase } from "../../server/db/open";
import { projectRoot } from "../../server/project-root";
import { type RunningServer, startServer } from "./server";

/** The demo accounts of a test file. @returns the address of an account, like that of "free" */
export type OwnAccounts = (name: string) => string;

const suffix = ".browser.test.ts";

const addressIn =
  (file: string): OwnAccounts =>
  (name) =>
    `${name}+${basename(file, suffix)}@academy.test`;

/** @param file the test file, `import.meta.url` */
export const ownAccounts = (file: string): OwnAccounts => addressIn(fileURLToPath(file));

/** Adds a copy of each demo account for each file of tests in a browser. */
async function addAccounts(dataDir: string): Promise<void> {
  const files = readdirSync(join(projectRoot(), "model-tests/browser")).filter((name) => name.endsWith(suffix));
  const { db, close } = await openDatabase({ dataDir, databaseUrl: null });
  try {
    const demo = await db.select().from(account).where(isNull(account.issuer));
    const copies = files.flatMap((file) =>
      demo.map(({ id, email, ...rest }) => ({ ...rest, email: addressIn(file)(email.split("@")[0] ?? "") })),
    );
    await db.insert(account).values(copies);
  } finally {
    await close();
  }
}

let running: Promise<RunningServer> | undefined;

/**
 * The server of this process, for test files whose changes are all within their own accounts. It ends with the process.
 * Each file starts where the one before it ended: starting a server takes longer than the work that many files give it.
 * @throws {Error} if it does not start
 */
export function processServer(): Promise<RunningServer> {
  running ??= startServer({ prepare: addAccounts });
  running.catch(() => {
    running = undefined;
  });
  return running;
}
