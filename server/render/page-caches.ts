import type { FastifyBaseLogger } from "fastify";

/** How often the version is looked at, in milliseconds. */
const lookEvery = 250;
/** How long after a new version a proxy is told again: a page of the last one may have been on its way. */
const repeatAfter = 1000;
/** How often a proxy is told although nothing has changed: it may have missed it, or another build serves beside this one. */
const repeatEvery = 10_000;
/** A proxy that does not answer within this time is told again, in milliseconds. */
const timeoutMs = 2000;

/** How long a proxy may keep a page if it is never told to drop it, in seconds. */
const keptFor = 24 * 60 * 60;

/**
 * What a page tells a proxy that keeps pages: how long (RFC 9213, section 2), and of which version it is. Browsers go by
 * `Cache-Control`.
 * @param seconds how long the page is as it should be; after that, it is still better than none
 */
export const headersFor = (version: string, seconds = keptFor) => ({
  "cdn-cache-control":
    seconds < keptFor ? `max-age=${seconds}, stale-while-revalidate=${keptFor - seconds}` : `max-age=${keptFor}`,
  "page-version": version,
});

interface Watched {
  /** Addresses of proxies that keep pages. */
  urls: readonly string[];
  /** The version of the pages that this process serves: it changes with the content, and with the build. */
  version: () => Promise<string>;
  log: Pick<FastifyBaseLogger, "warn" | "info">;
}

/** What a proxy has been told. */
interface Told {
  version: string;
  /** When it is to be told again. */
  nextAt: number;
  isFailing: boolean;
}

/**
 * Tells proxies to drop pages of other versions: `PURGE` with the header `Page-Version`. At once when the version
 * changes, again a second later, and then every ten seconds. A proxy that is away is told once it is back.
 * @returns what ends it
 */
export function watchPageCaches({ urls, version, log }: Watched): () => Promise<void> {
  const proxies = new Map<string, Told>(urls.map((url) => [url, { version: "", nextAt: 0, isFailing: false }]));
  const ended = new AbortController();
  let looking: Promise<unknown> = Promise.resolve();
  let isLooking = false;

  const purge = async (url: string, told: Told, now: string): Promise<void> => {
    const isNew = told.version !== now;
    if (!isNew && performance.now() < told.nextAt) return;
    try {
      const signal = AbortSignal.any([ended.signal, AbortSignal.timeout(timeoutMs)]);
      const answer = await fetch(url, { method: "PURGE", headers: { "page-version": now }, signal });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`It answered ${answer.status}.`);
      if (told.isFailing) log.info({ url }, "the page cache answers again");
      const nextAt = performance.now() + (isNew ? repeatAfter : repeatEvery);
      proxies.set(url, { version: now, nextAt, isFailing: false });
    } catch (err) {
      if (ended.signal.aborted) return;
      if (!told.isFailing) log.warn({ err, url }, "the page cache could not be purged; it is told again until it can");
      proxies.set(url, { ...told, isFailing: true });
    }
  };

  const look = async (): Promise<void> => {
    const now = await version();
    await Promise.all([...proxies].map(([url, told]) => purge(url, told, now)));
  };
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    looking = look()
      // The version is unknown before the first lookup only.
      .catch((err: unknown) => log.warn({ err }, "the version of the pages is unknown"))
      .finally(() => {
        isLooking = false;
      });
  }, lookEvery);
  return async () => {
    clearInterval(timer);
    ended.abort();
    await looking;
  };
}
