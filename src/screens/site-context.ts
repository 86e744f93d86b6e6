import { createContext, useContext, useEffect } from "react";
import type { ActorRefFrom } from "xstate";
import type { ContentLocale } from "../../contract/primitives";
import type { academyMachine } from "../../machines/account/academy";
import type { Meta, Offers } from "../app/dehydrated-state";
import type { UiLanguage } from "../i18n/languages";
import type { TabRecorder } from "../telemetry/recording/recording";
import type { Screens } from "./screens";

/** What all pages of a visit share. */
export interface Site {
  academy: ActorRefFrom<typeof academyMachine>;
  screens: Screens;
  /** The content language: that of the host. */
  locale: ContentLocale;
  /** The interface language. */
  language: UiLanguage;
  /** Scheme and host, for absolute addresses. */
  origin: string;
  /** Whether the site is a demo that others can reach, which its pages state (R71). */
  isDemo?: boolean;
  /** What visitors may do about their account, besides signing in; unknown outside of a site (R59). */
  offers?: Offers;
  /** Whether the first page was served to someone without a session: it needs no place for what only learners have. */
  isForVisitor?: boolean;
  /** Whether this site counts its use; if not, visitors are not asked for consent (R70). */
  usage: boolean;
  /** Called when a page is in the browser's document: the academy starts with the first one. */
  onHydrated: () => void;
  /** The editors' title and description of the page that the server rendered. */
  meta: Meta | null;
  /** The recorder, if the session is being recorded. */
  recorder?: TabRecorder;
}

export const SiteContext = createContext<Site | null>(null);

/** The site that a view belongs to. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error("A view was rendered outside the site.");
  return site;
}

/**
 * Called by every page. The router puts pages into a boundary that hydrates after the rest of the tree: if the academy
 * started earlier, it would change what React is about to compare with the server's markup.
 */
export function useHydrated(): void {
  const { onHydrated } = useSite();
  useEffect(onHydrated, [onHydrated]);
}
