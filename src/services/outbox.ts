import { array, int, literal, object, safeParse, string } from "zod/mini";
import { Answer } from "../../contract/questions";
import type { QueuedAnswer } from "../../machines/exam/outbox";
import { outboxPlace } from "./outbox-writer";
import { device, readJson } from "./storage";

/** The form of what is stored; another version is dropped. */
const Kept = object({
  version: literal(1),
  attemptId: int(),
  queue: array(object({ questionId: string(), answer: Answer, key: string() })),
});

/** Answers of this attempt that this device has not sent yet; those of another attempt are thrown away (L3). */
export function readOutbox(learnerId: number, sitting: string, attemptId: number | null): QueuedAnswer[] {
  const kept = readJson(device, outboxPlace(learnerId, sitting), (value) => safeParse(Kept, value).data ?? null);
  if (kept && kept.attemptId === attemptId) return kept.queue;
  device.remove(outboxPlace(learnerId, sitting));
  return [];
}
