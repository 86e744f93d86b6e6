import { anyVariant, copies, keepMessage, type TakeOverAnswer, takeOverMessage } from "../worker/copies";
import { keepOnlyCopiesOf } from "./copies";
import { offlineTools } from "./secure-context";

/** What the service worker has to know about the open page. */
export interface WorkerPage {
  /** The build that wrote its HTML. */
  build: string;
  language: string;
  /** Where the texts of its language are. */
  textFiles: Partial<Record<string, string>>;
}

const scope = "/academy/";
/** How long a new version has to answer, in milliseconds: one of another release may not know the question. */
const answerTimeout = 3_000;

/** Whether the open page has come through the service worker, which then knows what it has loaded. */
const wasControlled = Boolean(offlineTools()?.workers.controller);

/** Registers the service worker and waits until it works. @returns whether this browser has service workers */
export async function registerWorker(): Promise<boolean> {
  const tools = offlineTools();
  // In development, the modules change all the time.
  if (!tools || import.meta.env.DEV) return false;
  await tools.workers.register(`${scope}worker.js`, { scope });
  await tools.workers.ready;
  return true;
}

const registration = async () => offlineTools()?.workers.getRegistration(scope);

/** Reports every new version that waits, until the signal aborts. */
export async function watchVersions(report: () => void, signal: AbortSignal): Promise<void> {
  const known = await registration();
  if (!known || signal.aborted) return;
  const watch = (worker: ServiceWorker | null) => {
    if (worker?.state === "installed" && known.active) report();
    worker?.addEventListener("statechange", () => watch(worker), { signal, once: true });
  };
  watch(known.waiting ?? known.installing);
  known.addEventListener("updatefound", () => watch(known.installing), { signal });
}

/** Asks the version that waits to take over. */
export async function takeOver(build: string): Promise<{ taken: boolean; outdated: boolean }> {
  const waiting = (await registration())?.waiting;
  if (!waiting) return { taken: false, outdated: false };
  const { port1, port2 } = new MessageChannel();
  const answered = new Promise<TakeOverAnswer>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
    setTimeout(() => resolve({ taken: false, build }), answerTimeout);
  });
  waiting.postMessage({ type: takeOverMessage }, [port2]);
  const answer = await answered;
  port1.close();
  return { taken: answer.taken, outdated: answer.build !== build };
}

/** Keeps the page that starts the site at any address: of this build, language, and color. */
async function keepShell(store: CacheStorage, { build, language }: WorkerPage): Promise<void> {
  const color = document.documentElement.dataset.color ?? "";
  const url = `${scope}offline/?${new URLSearchParams({ build, language, color })}`;
  const shell = await store.open(copies.shell);
  if (await shell.match(url, anyVariant)) return;
  const page = await fetch(url, { headers: { accept: "text/html" } });
  if (!page.ok) return;
  const outdated = await shell.keys();
  await shell.put(url, page);
  for (const request of outdated) await shell.delete(request, anyVariant);
}

/** Has the service worker request addresses, and keep the answers. */
const keep = async (urlsToCache: readonly string[]) =>
  (await registration())?.active?.postMessage({ type: keepMessage, payload: { urlsToCache } });

/**
 * Has the service worker keep the open page, and what it has requested so far: also what arrives only later, which
 * the worker leaves out because it was requested too early.
 */
async function keepRequested(): Promise<void> {
  const now = performance.now();
  new PerformanceObserver((list) => {
    const requested = list
      .getEntries()
      .filter(({ startTime, name }) => startTime <= now && name.startsWith(location.origin));
    if (requested.length > 0) void keep(requested.map(({ name }) => name));
  }).observe({ type: "resource", buffered: true });
  await keep([location.href]);
}

/**
 * Removes the copies of other accounts, and has the service worker keep what the open page consists of, as far as it
 * does not know that.
 */
export async function claimCopies(learnerId: number, page: WorkerPage): Promise<void> {
  const store = offlineTools()?.store;
  if (!store) return;
  const isOthers = await keepOnlyCopiesOf(learnerId);
  await keepShell(store, page);
  await keep(Object.values(page.textFiles).filter((url) => url !== undefined));
  if (isOthers || !wasControlled) await keepRequested();
}
