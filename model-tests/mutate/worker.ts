/** A process of a crew: it tries one machine after the other, as it is told. */
import { messageOf, QaError } from "../qa/qa-error";
import type { Answer, Job } from "./crew";
import { tryOut } from "./trials";

async function answerTo({ id, order }: Job): Promise<Answer> {
  try {
    return { reports: await tryOut(id, order) };
  } catch (thrown) {
    if (!(thrown instanceof QaError)) throw thrown;
    return { refusal: messageOf(thrown) };
  }
}

process.on("message", async (job: Job) => {
  process.send?.(await answerTo(job));
});
