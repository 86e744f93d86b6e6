import type { Snapshot } from "xstate";
import type { ContentLocale } from "../../contract/primitives";
import type { UiLanguage } from "../i18n/languages";
import type { PageTexts } from "../i18n/page-i18n";

/** Where the first HTML contains the state that the server passes to the browser. */
export const dehydratedElementId = "academy-state";

/** The performance mark set when the page's machines start to receive input. */
export const listensMark = "academy.listens";

/** The key of the screen that the service worker sends for any page that is not on the device. */
export const offlineKey = "offline";

/** A page's title and description as set by editors (section 3: metaTitle, metaDescription). */
export interface Meta {
  key: string;
  title?: string;
  description?: string;
}

/** What a site offers besides signing in (R59). */
export interface Offers {
  /** Whether people may register. */
  registration: boolean;
  /** Whether a forgotten password is replaced by mail. */
  newPassword: boolean;
  /** Whether mails are kept for a demo's mailbox. */
  mailbox: boolean;
}

/** The state that the server passes to the browser in addition to the markup; without personal data. */
export interface DehydratedState extends Required<PageTexts> {
  locale: ContentLocale;
  language: UiLanguage;
  origin: string;
  /** Whether the page was requested without a session. */
  isVisitor?: true;
  /** Whether the site is a demo that others can reach, which its pages state (R71). */
  isDemo?: true;
  /** Whether this site has withdrawn its service worker, so that pages do not register it. */
  isOnlineOnly?: true;
  offers?: Offers | undefined;
  /** Whether this site counts its use by people who consent (R70). */
  usage: boolean;
  /** The build that wrote it: a snapshot of another build is dropped. */
  build: string;
  /** The snapshot of the screen's machine from the server. */
  screen: { key: string; snapshot: Snapshot<unknown> } | null;
  /** Links for the document's head, added when the scripts have loaded: what the page shows first, but needs them for. */
  links?: { rel: "preload" | "modulepreload"; as: "image" | "script"; href: string }[];
  /** Title and description of the screen's page from the site's settings. */
  meta: Meta | null;
}

/** JSON for a script element: escapes `<` and the two line separators that JavaScript once rejected. */
export const escapeForHtml = (json: string): string =>
  json.replace(/[<\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);

/**
 * The name of a cookie if the site is served over HTTPS: browsers accept this prefix only over HTTPS, so nobody on the
 * network can plant the cookie (record 25). It is defined here because page and server must agree.
 */
export const secureCookieName = (name: string): string => `__Secure-${name}`;

/** Contains `light` or `dark` if a learner chose one; the server reads it. */
export const schemeCookie = "academy_color";
