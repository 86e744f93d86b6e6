import type { Source } from "./source";

/** Counts actions within a period. */
export interface Rate {
  /**
   * Counts `amount` more for `who`.
   * @returns seconds to wait if that exceeds the limit; it is not counted then. 0 otherwise
   */
  take(who: string, amount: number, now: Date): number;
}

/**
 * A limit kept in this process only, and forgotten when its period is over: for cases where a few more across processes
 * do no harm. Addresses are not written down anywhere.
 * @param most per `seconds`, for each and for all together
 */
export function createRate({ each, all, seconds }: { each: number; all: number; seconds: number }): Rate {
  let since = Number.NEGATIVE_INFINITY;
  let total = 0;
  const taken = new Map<string, number>();
  return {
    take(who, amount, now) {
      const at = now.getTime() / 1000;
      if (at - since >= seconds || at < since) {
        since = at;
        total = 0;
        taken.clear();
      }
      const own = (taken.get(who) ?? 0) + amount;
      if (own > each || total + amount > all) return Math.max(1, Math.ceil(since + seconds - at));
      taken.set(who, own);
      total += amount;
      return 0;
    },
  };
}

/** What share of the limit for all may come from one network. */
export const networkShare = 0.2;

/**
 * Limits what addresses do. A network has a share of what all have together: one customer of a provider can have
 * thousands of IPv6 addresses, and must not use up what is meant for everybody.
 * @param most per `seconds`, for each address and for all together
 */
export function createSourceRate(most: { each: number; all: number; seconds: number }) {
  const ofAddress = createRate({ ...most, all: Number.POSITIVE_INFINITY });
  const ofNetwork = createRate({ ...most, each: most.all * networkShare });
  return {
    /** As `Rate` takes. */
    take({ address, network }: Source, amount: number, now: Date): number {
      return ofAddress.take(address, amount, now) || ofNetwork.take(network, amount, now);
    },
  };
}
