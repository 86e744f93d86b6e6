import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sessionService } from "../account/api/session";
import type { Call } from "../api/call";
import { copies, courseCopyName } from "../worker/copies";
import { forgetCopies, keepOnlyCopiesOf, removeCourseCopy } from "./copies";
import { fakeCaches, stubOfflineTools } from "./offline-tools.testing";

const course = { locale: "en", slug: "seo" };
const shared = [copies.files, copies.removal, copies.shell, "workbox-precache-v2-https://academy.test/academy/"].sort();

/** A device with copies of all kinds. */
async function filled() {
  const caches = fakeCaches();
  for (const name of [...shared, copies.pages, copies.replies, courseCopyName(course)]) await caches.store.open(name);
  stubOfflineTools(caches.store);
  return caches;
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe("copies on the device", () => {
  it("that an account may have left are forgotten; files and the start page are nobody's", async () => {
    const { names } = await filled();
    await forgetCopies();
    expect(names()).toEqual(shared);
  });

  it("belong to one account: the same one keeps them, any other loses them", async () => {
    const { store, names } = await filled();
    expect(await keepOnlyCopiesOf(7)).toBe(true);
    expect(names()).toEqual(shared);
    await store.open(copies.replies);
    expect(await keepOnlyCopiesOf(7)).toBe(false);
    expect(names()).toContain(copies.replies);
    expect(await keepOnlyCopiesOf(0)).toBe(true);
    expect(names()).toEqual(shared);
  });

  it("of one course can be removed", async () => {
    const { names } = await filled();
    await removeCourseCopy(course);
    expect(names()).not.toContain(courseCopyName(course));
    expect(names()).toContain(copies.replies);
  });

  it("are no matter for a browser without a store", async () => {
    vi.stubGlobal("caches", undefined);
    await expect(forgetCopies()).resolves.toBeUndefined();
    await expect(removeCourseCopy(course)).resolves.toBeUndefined();
  });

  it.each(["signIn", "signOut", "deleteAccount"] as const)("are forgotten by %s", async (name) => {
    const { names } = await filled();
    const service = sessionService((async () => undefined) as unknown as Call);
    const given = { email: "a@academy.test", password: "p", confirmation: "p", learnerId: 7 };
    await service[name](given);
    expect(names()).toEqual(shared);
  });

  it("that cannot be removed do not hold up signing out, and are tried again by the next page", async () => {
    const { store, names } = await filled();
    await keepOnlyCopiesOf(7);
    await store.open(copies.replies);
    stubOfflineTools({ ...store, keys: () => Promise.reject(new DOMException("", "SecurityError")) });
    await sessionService((async () => undefined) as unknown as Call).signOut();
    expect(names()).toContain(copies.replies);
    stubOfflineTools(store);
    expect(await keepOnlyCopiesOf(7)).toBe(true);
    expect(names()).toEqual(shared);
  });
});
