import type { Snapshot } from "xstate";
import type { ContentLocale } from "../../contract/primitives";
import type { UiLanguage } from "../i18n/languages";

/** Where the first HTML keeps what the server hands to the browser. */
export const dehydratedElementId = "academy-state";

/** The performance mark of the moment from which the page's machines receive input. */
export const listensMark = "academy.listens";

/** A page's title and description as editors set them (section 3: metaTitle, metaDescription). */
export interface Meta {
  key: string;
  title?: string;
  description?: string;
}

/** What the server hands to the browser beside the markup; the same for every visitor. */
export interface DehydratedState {
  locale: ContentLocale;
  language: UiLanguage;
  origin: string;
  /** The site is a demo that others can reach, which its pages say (R71). */
  isDemo?: true;
  /** Whether this site counts its use by people who agree (R70). */
  usage: boolean;
  /** The build that wrote it: a snapshot of another build is dropped. */
  build: string;
  /** The screen's machine as the server left it. */
  screen: { key: string; snapshot: Snapshot<unknown> } | null;
  /** Title and description of that screen's page from the site's settings. */
  meta: Meta | null;
}

/** JSON for a script element: `<`, and the two line ends that JavaScript once refused, escaped. */
export const escapeForHtml = (json: string): string =>
  json.replace(/[<\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);

/**
 * The name of a cookie where the site is served over HTTPS: browsers take one with this prefix only over HTTPS, so that
 * nobody on the network can plant it (record 25). It is here because page and server have to agree.
 */
export const secureCookieName = (name: string): string => `__Secure-${name}`;

/** Holds `light` or `dark` where a learner chose one; read by the server. */
export const schemeCookie = "academy_color";
