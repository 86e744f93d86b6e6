import type { ContentLocale } from "../../contract/primitives";
import { addressIn } from "../i18n/locale";

/**
 * Where to redirect if a section does not exist in a language: a path with its language, or parts of an address (R26).
 * Missing parts are those of the current page.
 */
export type RedirectTarget =
  | { url: string; localeTarget: ContentLocale }
  | { protocol?: string; domain?: string; port?: string; locale: ContentLocale };

/** The absolute address of a target and its language, relative to the page at `address`. */
export function resolveTarget(target: RedirectTarget, address: string): { url: string; locale: ContentLocale } {
  if ("url" in target) {
    const url = new URL(target.url, address).href;
    return { url: addressIn(target.localeTarget, url) ?? url, locale: target.localeTarget };
  }
  const url = new URL(address);
  if (target.protocol) url.protocol = target.protocol;
  if (target.domain) url.hostname = target.domain;
  if (target.port !== undefined) url.port = target.port;
  return { url: addressIn(target.locale, url.href) ?? url.href, locale: target.locale };
}
