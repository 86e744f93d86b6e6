import type { Kept } from "./page-tests";

/** Runs in the page: fills its storage. */
export function keep({ device = {}, tab = {} }: Kept): void {
  for (const [storage, kept] of [
    [localStorage, device],
    [sessionStorage, tab],
  ] as const)
    for (const [key, value] of Object.entries(kept)) {
      if (value === null) storage.removeItem(key);
      else storage.setItem(key, value);
    }
}
