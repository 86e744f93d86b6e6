import type { Filters } from "./catalogue/context";
import { all, card, catalogue } from "./catalogue.testing";
import { describePagingRaces } from "./paging-races.testing";

const nameOf = ({ categories, search }: Filters): string => categories[0] ?? search;
const ofTopic = (topic: string): Filters => ({ ...all, categories: [topic] });

describePagingRaces("catalogue", () => {
  const { actor, clock, loadPage, list, context, ids } = catalogue();
  actor.send({ type: "filters.change", filters: ofTopic("links") });
  return {
    loadPage,
    replyOf: (page) => page,
    cardOf: card,
    filterOf: ({ filters }) => nameOf(filters),
    shown: () => ({
      filter: nameOf(context().filters),
      address: nameOf(context().address),
      ids: ids(),
      total: context().total,
      state: list(),
    }),
    actions: {
      choose: (topic) => actor.send({ type: "filters.change", filters: ofTopic(topic) }),
      type: (search) => {
        actor.send({ type: "filters.change", filters: all });
        actor.send({ type: "words.type", search });
      },
      back: (topic) => actor.send({ type: "address.changed", filters: ofTopic(topic) }),
      more: () => actor.send({ type: "cards.more" }),
      reopen: () => actor.send({ type: "screen.reopened" }),
      retry: () => actor.send({ type: "catalogue.retry" }),
    },
    wait: (ms) => clock.increment(ms),
    stop: () => actor.stop(),
  };
});
