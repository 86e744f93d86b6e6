import { vi } from "vitest";

/** A browser's store of caches in memory. `put` may be made to fail. */
export function fakeCaches(onPut: (count: number) => void = () => undefined) {
  const stored = new Map<string, Map<string, Response>>();
  let puts = 0;
  const pathOf = (request: RequestInfo | URL) => (request instanceof Request ? request.url : String(request));
  const cacheOf = (entries: Map<string, Response>) => ({
    match: async (request: RequestInfo) => entries.get(pathOf(request))?.clone(),
    put: async (request: RequestInfo, response: Response) => {
      puts += 1;
      onPut(puts);
      entries.set(pathOf(request), response);
    },
    delete: async (request: RequestInfo) => entries.delete(pathOf(request)),
    keys: async () => [...entries.keys()].map((url) => ({ url })),
  });
  const store = {
    keys: async () => [...stored.keys()],
    has: async (name: string) => stored.has(name),
    delete: async (name: string) => stored.delete(name),
    open: async (name: string) => {
      const entries = stored.get(name) ?? new Map<string, Response>();
      stored.set(name, entries);
      return cacheOf(entries);
    },
  };
  return {
    store,
    names: () => [...stored.keys()].sort(),
    paths: (name: string) => [...(stored.get(name)?.keys() ?? [])],
  };
}

/** Gives the test's globals a store and service workers; `registration` is that of the site. */
export function stubOfflineTools(store: unknown, registration: unknown = {}): void {
  vi.stubGlobal("caches", store);
  vi.stubGlobal("navigator", { serviceWorker: { controller: null, getRegistration: async () => registration } });
}
