import type { RouterHistory } from "@tanstack/react-router";
import { useSyncExternalStore } from "react";

const tellers = new Set<() => void>();
const tellAll = () => {
  for (const tell of tellers) tell();
};

/**
 * Follows the fragments that the router sets: it changes the address without an event.
 * @returns a function to stop
 */
export const followHash = (history: Pick<RouterHistory, "subscribe">): (() => void) =>
  // It sets the address after it has told its listeners.
  history.subscribe(() => setTimeout(tellAll));

const onChange = (tell: () => void) => {
  tellers.add(tell);
  addEventListener("hashchange", tell);
  return () => {
    tellers.delete(tell);
    removeEventListener("hashchange", tell);
  };
};
const ofBrowser = () => location.hash.slice(1);
const ofServer = () => "";

/** The fragment of the page's address, without the `#`. Servers do not get it, so the first HTML has none. */
export const useHash = (): string => useSyncExternalStore(onChange, ofBrowser, ofServer);
