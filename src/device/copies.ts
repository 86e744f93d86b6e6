import { courseCopyName, isCourseCopy, isPersonal, markRemoval } from "../worker/copies";
import { randomId } from "./random-id";
import { offlineTools } from "./secure-context";
import { device } from "./storage";

/** The key under which the device keeps whose copies it may have: an account's id, 0 for a visitor. */
const ownerKey = "academy.copies-of";

/**
 * Removes every copy that an account may have left on this device: opened pages, answers, and kept courses. The
 * service worker keeps none of what it has requested before this.
 * @throws {DOMException} if the browser's store cannot be used
 */
export async function forgetCopies(): Promise<void> {
  const store = offlineTools()?.store;
  if (!store) return;
  await markRemoval(store, randomId());
  const names = await store.keys();
  await Promise.all(names.filter(isPersonal).map((name) => store.delete(name)));
}

/** The same for code that goes on in any case: what stays is removed when the next page knows who is here. */
export const tryToForgetCopies = (): Promise<void> => forgetCopies().catch(() => device.remove(ownerKey));

/**
 * Removes the copies of everyone but this account.
 * @returns whether somebody else's could have been there
 */
export async function keepOnlyCopiesOf(learnerId: number): Promise<boolean> {
  if (device.read(ownerKey) === String(learnerId)) return false;
  await forgetCopies();
  device.write(ownerKey, String(learnerId));
  return true;
}

/** Removes a kept course. */
export async function removeCourseCopy(course: { locale: string; slug: string }): Promise<void> {
  await offlineTools()?.store.delete(courseCopyName(course));
}

/** Whether this device has a copy of a course, or part of one. */
export const hasCourseCopies = async (): Promise<boolean> =>
  (await offlineTools()?.store.keys())?.some(isCourseCopy) ?? false;
