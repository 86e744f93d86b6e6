import { registerQuotaErrorCallback } from "workbox-core";
import { enable as enableNavigationPreload } from "workbox-navigation-preload";
import { type PrecacheEntry, precacheAndRoute } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst, NetworkOnly } from "workbox-strategies";
import {
  anyVariant,
  copies,
  isCourseCopy,
  isPersonal,
  lastRemoval,
  type TakeOverAnswer,
  takeOverMessage,
} from "./copies";
import { isKeepable, type Kind, kindOf, most } from "./requests";

/** What this file uses of a service worker's globals, which TypeScript has only instead of a page's. */
interface WorkerScope {
  addEventListener(
    type: "activate" | "message",
    listener: (event: MessageEvent & { waitUntil: (work: Promise<unknown>) => void }) => void,
  ): void;
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    matchAll(options: { type: "window"; includeUncontrolled: true }): Promise<readonly { url: string }[]>;
  };
}
declare const self: WorkerScope;

/** What the library tells a plugin about an answer that it has kept. */
interface Kept {
  cacheName: string;
  request: Request;
  state?: Record<string, unknown>;
}

/** The build's scripts, without texts (`vite.worker.config.ts`). */
declare const academyScripts: PrecacheEntry[];

/**
 * Keeps no answer that was requested before the copies of an account were removed: it may arrive after that. Code
 * that removes copies marks it first, and this looks for the mark after it has kept an answer, so one of them removes it.
 */
const onlySinceRemoval = {
  handlerWillStart: async ({ state }: { state?: Record<string, unknown> }) => {
    if (state) state.removal = await lastRemoval(caches);
  },
  cacheDidUpdate: async ({ cacheName, request, state }: Kept) => {
    if ((await lastRemoval(caches)) === state?.removal) return;
    await (await caches.open(cacheName)).delete(request, anyVariant);
  },
};

/** Strategies of the library, with what all of them share: what is kept, how much, and where else to look. */
const optionsFor = (
  kind: NonNullable<Kind>,
  cacheName: string,
  elsewhere: (request: Request) => Promise<Response | undefined>,
) => ({
  cacheName,
  matchOptions: anyVariant,
  plugins: [
    {
      cacheWillUpdate: async ({ response }: { response: Response }) => (isKeepable(response, kind) ? response : null),
      cacheDidUpdate: async () => {
        const cache = await caches.open(cacheName);
        const keys = await cache.keys();
        for (const key of keys.slice(0, Math.max(0, keys.length - most[kind]))) await cache.delete(key, anyVariant);
      },
      handlerDidError: ({ request }: { request: Request }) => elsewhere(request),
    },
    ...(isPersonal(cacheName) ? [onlySinceRemoval] : []),
  ],
});

/** Starts the site at any address; the pages keep it (`src/device/site-worker.ts`). */
const shell = async () => (await (await caches.open(copies.shell)).matchAll()).at(-1);

/** Of the courses that the learner keeps on this device. */
async function courseReply(request: Request): Promise<Response | undefined> {
  for (const name of (await caches.keys()).filter(isCourseCopy)) {
    const found = await (await caches.open(name)).match(request, anyVariant);
    if (found) return found;
  }
  return undefined;
}

const isA =
  (kind: Kind) =>
  ({ request, url }: { request: Request; url: URL }): boolean =>
    url.origin === location.origin &&
    request.cache !== "no-store" &&
    kindOf({ method: request.method, url, isNavigation: request.mode === "navigate" }) === kind;

// Before everything else: the files of this version, until the next one has taken over.
precacheAndRoute(academyScripts);
registerRoute(isA("page"), new NetworkFirst(optionsFor("page", copies.pages, shell)));
registerRoute(isA("reply"), new NetworkFirst(optionsFor("reply", copies.replies, courseReply)));
registerRoute(
  isA("file"),
  new CacheFirst(optionsFor("file", copies.files, (request) => caches.match(request, anyVariant))),
);
// Uses what the browser has already requested.
registerRoute(({ request }) => request.mode === "navigate", new NetworkOnly());
enableNavigationPreload();

registerQuotaErrorCallback(async () => {
  await caches.delete(copies.files);
});

self.addEventListener("activate", (event) => {
  // Pages of another version name files that are gone.
  event.waitUntil(Promise.all([caches.delete(copies.pages), self.clients.claim()]));
});

/**
 * A new version takes over on request, if no page but the one that asks is open. The answer does not wait for it: the
 * browser first lets the earlier version finish what that page has requested, which ends when it is loaded again.
 */
async function takeOver(): Promise<TakeOverAnswer> {
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const taken = open.filter(({ url }) => new URL(url).pathname.startsWith("/academy/")).length <= 1;
  if (taken) void self.skipWaiting();
  return { taken, build: import.meta.env.VITE_BUILD };
}

self.addEventListener("message", (event) => {
  if (event.data?.type !== takeOverMessage) return;
  event.waitUntil(takeOver().then((answer) => event.ports[0]?.postMessage(answer)));
});
