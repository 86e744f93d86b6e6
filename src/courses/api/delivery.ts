import type { Failure } from "../../../contract/errors";
import type { Delivered, RefusedThing } from "../../../machines/courses/delivery";
import { isRefusal } from "../../../machines/shared/failure";
import type { GetServices } from "../../api/services";
import { forgetCommand, keepCommand, openPage, readUndelivered, type Undelivered } from "../../device/undelivered";

/** Sends a command with the same call as its own screen: with its own key, and forgotten once acknowledged. */
async function send(get: GetServices, learnerId: number, { command, key }: Undelivered): Promise<unknown> {
  switch (command.kind) {
    case "examAnswer": {
      const { kind: _, questionId, answer, moduleId, ...sat } = command;
      const target = { ...sat, ...(moduleId !== undefined && { moduleId }) };
      return (await get("exams")).sendAnswer({ ...target, learnerId, entry: { questionId, answer, key } });
    }
    case "quizAnswer":
      return (await get("lessons")).checkAnswer({ ...command, learnerId, key });
    case "stepDone":
      return (await get("lessons")).completeStep({ ...command, learnerId, key });
    case "feedback":
      return (await get("engagement")).sendFeedback({ ...command, learnerId, key });
  }
}

/** Whether the open page delivers it itself. */
const isOpenPages = ({ page }: Undelivered): boolean => page !== "" && page === openPage();

const thingOf = ({ command, key, page, refusal }: Undelivered): RefusedThing[] =>
  refusal
    ? [
        {
          id: key,
          kind: command.kind,
          page,
          text: command.kind === "feedback" ? command.message : null,
          failure: refusal,
        },
      ]
    : [];

/**
 * Delivers everything that this device keeps for a learner, in order, except what the open page delivers itself.
 * @throws {Failure} of the first call that failed; rejected commands do not block the rest
 */
export async function deliverKept(get: GetServices, learnerId: number): Promise<Delivered> {
  let count = 0;
  for (const entry of readUndelivered(learnerId)) {
    if (entry.refusal || isOpenPages(entry)) continue;
    try {
      await send(get, learnerId, entry);
      count += 1;
    } catch (thrown) {
      if (!isRefusal(thrown as Failure)) throw thrown;
    }
  }
  const refused = readUndelivered(learnerId).filter((entry) => !isOpenPages(entry));
  return { count, refused: refused.flatMap(thingOf) };
}

const withKey = (learnerId: number, id: string) => readUndelivered(learnerId).filter(({ key }) => key === id);

/** Sends a rejected command again. */
export function allowRetry(learnerId: number, id: string): void {
  for (const { command, key, page } of withKey(learnerId, id)) keepCommand(learnerId, command, key, page);
}

/** Discards a refused command at its learner's request. */
export function discard(learnerId: number, id: string): void {
  for (const { command, key } of withKey(learnerId, id)) forgetCommand(learnerId, command, key);
}
