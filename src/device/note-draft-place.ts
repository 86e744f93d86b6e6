import { device } from "./storage";

/** Where a learner's unsaved notes are kept. */
export const noteDraftsKey = (learnerId: number): string => `academy.notes.${learnerId}`;

/** Everything that a deleted learner left on this device. */
export const forgetNoteDrafts = (learnerId: number): void => device.remove(noteDraftsKey(learnerId));
