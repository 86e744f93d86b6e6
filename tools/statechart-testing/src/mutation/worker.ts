/** A worker process: it mutates one machine after another, as assigned. */
import { reportOf } from "../cli/each-subject";
import { loadConfig } from "../cli/load-config";
import { subjectsOf } from "../cli/subjects";
import { tryOut } from "./mutation-run";
import type { Answer, Job } from "./worker-pool";

async function answerTo({ target, order, configFile }: Job): Promise<Answer> {
  let id = target;
  try {
    const config = await loadConfig(configFile);
    const [subject] = await subjectsOf(config, target);
    id = subject?.id ?? target;
    return { reports: subject ? await tryOut(subject, order, config) : [] };
  } catch (thrown) {
    if (!(thrown instanceof Error)) throw thrown;
    return { refusal: reportOf({ id }, thrown) };
  }
}

process.on("message", async (job: Job) => {
  process.send?.(await answerTo(job));
});
