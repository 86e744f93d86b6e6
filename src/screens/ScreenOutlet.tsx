import { useSearch } from "@tanstack/react-router";
import { useEffect, useMemo, useRef } from "react";
import type { AnyActorRef, AnyMachineSnapshot, EventObject } from "xstate";
import type { LaterNamespace } from "../i18n/translation";
import { useTranslation } from "../i18n/use-translation";
import { applyHead } from "./head";
import type { Screen } from "./screen";
import { useHydrated, useSite } from "./site-context";

export interface OpenScreen {
  screen: Screen;
  /** Folder of the view in its domain; the first HTML preloads its chunk. */
  view: string;
  /** Namespaces of the texts that the page needs in addition to those of the first pages. */
  texts: readonly LaterNamespace[];
  key: string;
  input: unknown;
  /** The machine's event for a changed query: the address and the screen mirror each other. */
  onSearch?: (search: Record<string, unknown>) => EventObject;
}

/** Runs a route's machine while its page is open and passes it to the view. */
export function ScreenOutlet({ open }: { open: OpenScreen }) {
  const { screens } = useSite();
  const { screen, key, input } = open;
  const actor = useMemo(() => screens.open(key, screen, input), [screens, key, screen, input]);
  useEffect(() => screens.hold(key), [screens, key]);
  useHydrated();
  useSearchEvents(actor, open);
  useHead(actor, open);
  return <screen.View actor={actor} />;
}

/**
 * Screens that started with the query of their address. A screen that is shown again may have a different query since.
 */
const begun = new WeakSet<AnyActorRef>();

function useSearchEvents(actor: AnyActorRef, { onSearch }: OpenScreen): void {
  const search = useSearch({ strict: false }) as Record<string, unknown>;
  const known = useRef<typeof search>(null);
  useEffect(() => {
    if (begun.has(actor) && known.current !== search && onSearch) actor.send(onSearch(search));
    begun.add(actor);
    known.current = search;
  }, [actor, onSearch, search]);
}

/** Keeps the document's title, description, and address up to date with the screen. */
function useHead(actor: AnyActorRef, { screen, key }: OpenScreen): void {
  const { t } = useTranslation();
  const { origin, meta } = useSite();
  useEffect(() => {
    const set = meta?.key === key ? meta : null;
    const apply = () => {
      const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
      // As in the first HTML: a page that was not found has no canonical address.
      const head = snapshot.hasTag("notFound")
        ? { title: t("notFound.title") }
        : { ...screen.head(snapshot, t), ...set };
      applyHead(head, t("siteName"), origin);
    };
    apply();
    const { unsubscribe } = actor.subscribe(apply);
    return unsubscribe;
  }, [actor, screen, key, meta, t, origin]);
}
