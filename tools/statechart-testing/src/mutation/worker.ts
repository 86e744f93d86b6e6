/** A worker process: it mutates one machine after another, as assigned. */
import { loadConfig } from "../cli/load-config";
import { subjectsOf } from "../cli/subjects";
import { messageOf, UsageError } from "../cli/usage-error";
import { tryOut } from "./mutation-run";
import type { Answer, Job } from "./worker-pool";

async function answerTo({ target, order, configFile }: Job): Promise<Answer> {
  try {
    const config = await loadConfig(configFile);
    const [subject] = await subjectsOf(config, target);
    return { reports: subject ? await tryOut(subject, order, config) : [] };
  } catch (thrown) {
    if (!(thrown instanceof UsageError)) throw thrown;
    return { refusal: messageOf(thrown) };
  }
}

process.on("message", async (job: Job) => {
  process.send?.(await answerTo(job));
});
