import { useRouter, useSearch } from "@tanstack/react-router";
import { useEffect, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { AnyActorRef, EventObject } from "xstate";
import { applyHead } from "./head";
import type { Screen } from "./screen";
import { useSite, useStanding } from "./site-context";

export interface OpenScreen {
  screen: Screen;
  /** Folder of the view under `src/views`; its chunk is announced in the first HTML. */
  view: string;
  key: string;
  input: unknown;
  /** What a changed query means to the machine: the address and the screen mirror each other. */
  onSearch?: (search: Record<string, unknown>) => EventObject;
}

/** Runs a route's machine while its page is open and hands it to the view. */
export function ScreenOutlet({ open }: { open: OpenScreen }) {
  const { screens } = useSite();
  const { screen, key, input } = open;
  const actor = useMemo(() => screens.open(key, screen, input), [screens, key, screen, input]);
  useEffect(() => screens.hold(key), [screens, key]);
  useStanding();
  useSearchEvents(actor, open);
  useHead(actor, screen);
  return <screen.View actor={actor} />;
}

function useSearchEvents(actor: AnyActorRef, { onSearch }: OpenScreen): void {
  const search = useSearch({ strict: false }) as Record<string, unknown>;
  const shown = useRef(search);
  useEffect(() => {
    if (shown.current === search) return;
    shown.current = search;
    if (onSearch) actor.send(onSearch(search));
  }, [actor, onSearch, search]);
}

/** Keeps title, description and address of the document those of the screen. */
function useHead(actor: AnyActorRef, screen: Screen): void {
  const { t } = useTranslation();
  const { origin } = useSite();
  const router = useRouter();
  useEffect(() => {
    const apply = () => applyHead(screen.head(actor.getSnapshot(), t), t("siteName"), origin);
    // The page that is left must not write over the one that is coming.
    if (router.state.status !== "pending") apply();
    const { unsubscribe } = actor.subscribe(apply);
    return unsubscribe;
  }, [actor, screen, t, origin, router]);
}
