import type { QueuedAnswer } from "../../machines/exam/outbox";
import { device } from "./storage";

/** What is sat, as its place on the device names it: an exam, or one of its modules. */
export const sittingName = ({ slug, moduleId }: { slug: string; moduleId?: number }): string =>
  moduleId === undefined ? slug : `${slug}.${moduleId}`;

const placesOf = (learnerId: number) => `academy.outbox.${learnerId}.`;
/** Where a learner's unsent answers to one exam are kept. */
export const outboxPlace = (learnerId: number, sitting: string) => placesOf(learnerId) + sitting;

/** Keeps unsent answers on the device; an empty queue leaves nothing behind. */
export function keepOutbox(learnerId: number, sitting: string, attemptId: number, queue: QueuedAnswer[]): void {
  if (queue.length === 0) device.remove(outboxPlace(learnerId, sitting));
  else device.write(outboxPlace(learnerId, sitting), JSON.stringify({ version: 1, attemptId, queue }));
}

/** Whatever a learner who is gone left on this device. */
export const forgetOutboxes = (learnerId: number): void => device.removeAll(placesOf(learnerId));
