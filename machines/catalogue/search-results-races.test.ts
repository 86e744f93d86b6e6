import { describePagingRaces } from "./paging-races.testing";
import { hit, results } from "./search-results.testing";

describePagingRaces("searchResults", () => {
  const { actor, clock, loadHits, state, context, ids } = results();
  const type = (words: string) => actor.send({ type: "words.type", words });
  return {
    loadPage: loadHits,
    replyOf: (page) => ({ ...page, counts: [] }),
    cardOf: hit,
    filterOf: ({ words }) => words,
    shown: () => ({
      filter: context().words,
      address: context().address.words,
      ids: ids(),
      total: context().total,
      state: state(),
    }),
    actions: {
      choose: (words) => {
        type(words);
        clock.increment(300);
      },
      type,
      back: (words) => actor.send({ type: "address.changed", question: { words, kind: null } }),
      more: () => actor.send({ type: "hits.more" }),
      reopen: () => actor.send({ type: "screen.reopened" }),
      retry: () => actor.send({ type: "results.retry" }),
    },
    wait: (ms) => clock.increment(ms),
    stop: () => actor.stop(),
  };
});
