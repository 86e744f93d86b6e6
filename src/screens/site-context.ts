import { createContext, useContext, useEffect } from "react";
import type { ActorRefFrom } from "xstate";
import type { ContentLocale } from "../../contract/primitives";
import type { academyMachine } from "../../machines/account/academy";
import type { Meta } from "../app/dehydrated-state";
import type { UiLanguage } from "../i18n/languages";
import type { TabRecorder } from "../telemetry/recording/recording";
import type { Screens } from "./screens";

/** What every page of one visit shares. */
export interface Site {
  academy: ActorRefFrom<typeof academyMachine>;
  screens: Screens;
  /** The content language: that of the host. */
  locale: ContentLocale;
  /** The language of the interface. */
  language: UiLanguage;
  /** Scheme and host, for absolute addresses. */
  origin: string;
  /** The site is a demo that others can reach, which its pages say (R71). */
  isDemo?: boolean;
  /** Whether this site counts the use of it; where it does not, nobody is asked (R70). */
  usage: boolean;
  /** Called when a page stands in the browser: the academy begins with the first one. */
  onHydrated: () => void;
  /** What editors say of the page that the server rendered. */
  meta: Meta | null;
  /** Where the session is being recorded. */
  recorder?: TabRecorder;
}

export const SiteContext = createContext<Site | null>(null);

/** The site that a view stands in. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error("A view was rendered outside the site.");
  return site;
}

/**
 * Called by every page. The router puts pages into a boundary that hydrates after the rest of the tree: an academy that
 * began before would change what React is about to compare with the server's markup.
 */
export function useHydrated(): void {
  const { onHydrated } = useSite();
  useEffect(onHydrated, [onHydrated]);
}
