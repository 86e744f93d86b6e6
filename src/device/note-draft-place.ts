import { device } from "./storage";

/** The key under which a learner's unsaved notes are kept. */
export const noteDraftsKey = (learnerId: number): string => `academy.notes.${learnerId}`;

/** Removes everything that a deleted learner left on this device. */
export const forgetNoteDrafts = (learnerId: number): void => device.remove(noteDraftsKey(learnerId));
