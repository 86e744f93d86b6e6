/** Counts what somebody does within a time. */
export interface Rate {
  /**
   * Counts `amount` more of whoever `who` is.
   * @returns seconds to wait where that is more than may be; it is not counted then. 0 otherwise
   */
  take(who: string, amount: number, now: Date): number;
}

/**
 * A limit that is kept in this process alone, and forgotten when its time is over: for what does no harm where several
 * processes let a bit more in. Nobody's address is written down anywhere.
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
