import { assign, type EventObject } from "xstate";
import type { Failure } from "../../contract/errors";
import { firstPage, hasMorePages, type Page, type Paged, shownLimit, withNextPage, withRefreshed } from "./paged";

interface PagedContext<TCard> extends Paged<TCard> {
  failure: Failure | null;
}

/**
 * What every machine of a paged list does when a page arrives, and what it requests.
 * @param limitOf how many the list loads at a time
 */
export const pagedList = <
  TContext extends PagedContext<TCard>,
  TEvent extends EventObject,
  TCard extends { id: number | string },
>(
  limitOf: (context: TContext) => number,
) => ({
  /** The first page replaces what there was. */
  replace: assign<TContext, TEvent, Page<TCard>, TEvent, never>(
    (_, page) => ({ ...firstPage(page), failure: null }) as Partial<TContext>,
  ),
  /** A later page is appended. */
  append: assign<TContext, TEvent, Page<TCard>, TEvent, never>(
    ({ context }, page) => ({ ...withNextPage(context, page), failure: null }) as Partial<TContext>,
  ),
  /** What is shown was reloaded: it replaces the earlier version, and the rest stays. */
  refresh: assign<TContext, TEvent, Page<TCard>, TEvent, never>(
    ({ context }, page) =>
      withRefreshed(context, page, shownLimit({ page: context.page, limit: limitOf(context) })) as Partial<TContext>,
  ),
  isEmpty: (_: unknown, page: Page<TCard>): boolean => page.data.length === 0,
  hasMore: ({ context }: { context: TContext }): boolean => hasMorePages(context),
});

/** What an actor gave, as the parameter of an action or a guard. */
export const outputOf = <TOutput>({ event }: { event: { output: TOutput } }): TOutput => event.output;

/** The transition of a page that has arrived, to a target, with the named action. */
export const pageTo = <TTarget extends string, TAction extends string>(target: TTarget, action: TAction) =>
  ({ target, actions: { type: action, params: outputOf } }) as const;

/** The same, for an empty page. */
export const emptyPageTo = <TTarget extends string, TAction extends string>(target: TTarget, action: TAction) =>
  ({ guard: { type: "isEmpty", params: outputOf }, ...pageTo(target, action) }) as const;

const onMore = <TMore extends string, TTransition>(more: TMore, transition: TTransition) =>
  ({ [more]: transition }) as Record<TMore, TTransition>;

/**
 * The transitions of a shown list's states: to `loadingMore` on request, to `refreshing` when the screen is opened
 * again. `pagedTransitions<Event>()("cards.more")` names the event that asks for the next page; only an event of the
 * machine compiles.
 */
export const pagedTransitions =
  <TEvent extends EventObject>() =>
  <TMore extends TEvent["type"]>(more: TMore) => {
    const moreIfAny = onMore(more, { guard: "hasMore", target: "loadingMore" } as const);
    return {
      shown: { ...moreIfAny, "screen.reopened": "refreshing" },
      refreshing: { ...moreIfAny, "screen.reopened": { target: "refreshing", reenter: true } },
      loadingMore: { "screen.reopened": "refreshing" },
      moreFailed: { ...onMore(more, "loadingMore" as const), "screen.reopened": "refreshing" },
    } as const;
  };
