import type { FastifyPluginAsync } from "fastify";
import { demoPassword } from "../../server/account/demo-accounts";
import { isLoopbackHost } from "../../server/account/demo-mode";
import type { Config } from "../../server/config";
import { ContentError, checkFolder } from "../../server/content/check-folder";
import { type Started, start } from "../../server/start";
import { StartError } from "../../server/start-error";
import { looksOf, watchFolder } from "./watch";
import { amountText, problemsText } from "./words";

interface Options {
  /** Port and content folder; the preview sets the rest itself. */
  config: Config;
  /** If omitted, only the API answers, in tests. */
  site?: FastifyPluginAsync;
  say(text: string): void;
}
export interface Preview {
  stop(): Promise<void>;
}

/**
 * Previews a content folder while someone writes it: the site with a database in memory, drafts visible to everyone.
 * Every change is imported; mistakes are reported with file and line, and the last valid version stays. If the folder
 * has mistakes from the beginning, the site starts once they are fixed.
 * @throws {StartError} if the site cannot start for another reason
 */
export async function preview({ config, site, say }: Options): Promise<Preview> {
  const dir = config.contentDir;
  let started: Started | null = null;
  const begin = async (): Promise<void> => {
    await checkFolder(dir);
    const isLocal = config.demo === "none" && isLoopbackHost(config.host);
    started = await start(
      { ...config, dataDir: "memory://", databaseUrl: null, origin: null, ...(isLocal && { demo: "local" }) },
      { draftsPublished: true, ...(site && { site }) },
    );
    const [learner] = started.demo.accounts;
    const account = learner
      ? `sign in as ${learner.email} with the password ${demoPassword}`
      : `set ACADEMY_DEMO=yes for accounts to sign in with: there are none, because ${started.demo.hindrance}`;
    say(`The preview is running at ${started.url}
Drafts are visible to everyone. To go through lessons, ${account}.
Every change in ${dir} is shown within seconds. Stop it with Ctrl+C.`);
  };
  const show = async (): Promise<void> => {
    if (!started) return begin();
    const imported = await started.importAgain();
    if (imported.changed) say(`Shown: ${amountText(imported)}.`);
  };
  const tell = (thrown: unknown): void => {
    const remains = started ? "The last valid version stays." : "The preview starts once this is fixed.";
    if (thrown instanceof ContentError) say(`${problemsText(thrown)} ${remains}`);
    else if (started && thrown instanceof StartError) say(`${thrown.message} ${remains}`);
    else throw thrown;
  };

  // Recorded before the folder is read, so that changes made meanwhile are noticed.
  const found = await looksOf(dir);
  await show().catch(tell);
  if (!started) say(`Waiting for changes in ${dir}. Stop it with Ctrl+C.`);
  const stopWatching = watchFolder(dir, found, () => show().catch(tell));
  return {
    stop: async () => {
      await stopWatching();
      await started?.stop();
    },
  };
}
