import { device } from "./storage";

/** Where a learner's unsaved notes are kept. */
export const noteDraftsPlace = (learnerId: number): string => `academy.notes.${learnerId}`;

/** Whatever a learner who is gone left on this device. */
export const forgetNoteDrafts = (learnerId: number): void => device.remove(noteDraftsPlace(learnerId));
