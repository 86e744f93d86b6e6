/** Storage that a browser may lack, block, or have filled up; what cannot be stored is dropped, without errors. */
export interface Storage {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
  /** Removes everything whose key has this prefix. */
  removeAll(prefix: string): void;
  /** All keys with this prefix. */
  keys(prefix: string): string[];
}

const guarded = (area: () => globalThis.Storage): Storage => ({
  read(key) {
    try {
      return area().getItem(key);
    } catch {
      return null;
    }
  },
  write(key, value) {
    try {
      area().setItem(key, value);
    } catch {
      // Full or blocked: the page continues without it.
    }
  },
  remove(key) {
    try {
      area().removeItem(key);
    } catch {
      // As above.
    }
  },
  removeAll(prefix) {
    for (const key of this.keys(prefix)) this.remove(key);
  },
  keys(prefix) {
    try {
      const storage = area();
      const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
      return keys.filter((key) => key.startsWith(prefix));
    } catch {
      return [];
    }
  },
});

/** Kept until the browser clears it. */
export const device = guarded(() => localStorage);
/** Kept for the life of the tab. */
export const tab = guarded(() => sessionStorage);

/** Reads JSON that may be missing, foreign, or in an older format; `decode` returns null for what it rejects. */
export function readJson<T>(storage: Storage, key: string, decode: (value: unknown) => T | null): T | null {
  const text = storage.read(key);
  if (text === null) return null;
  try {
    return decode(JSON.parse(text));
  } catch {
    return null;
  }
}
