import type { Scheme } from "../../../machines/account/appearance";
import { schemeCookie, secureCookieName } from "../../app/dehydrated-state";
import { sharedDomain } from "../../i18n/locale";

const year = 31_536_000;

/** The choice stored on this device. */
export function readScheme(): Scheme {
  const chosen = document.documentElement.dataset.color;
  return chosen === "light" || chosen === "dark" ? chosen : "system";
}

/**
 * Applies a mode now and makes the server include it in the next page's first HTML, so that no script delays the first
 * paint.
 */
export function applyScheme(scheme: Scheme): void {
  if (scheme === "system") delete document.documentElement.dataset.color;
  else document.documentElement.dataset.color = scheme;
  const domain = sharedDomain(location.hostname);
  const isSecure = location.protocol === "https:";
  const keep = (age: number, scope: string, name = isSecure ? secureCookieName(schemeCookie) : schemeCookie) => {
    const secure = isSecure ? "; Secure" : "";
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that we serve
    document.cookie = `${name}=${scheme}; Path=/academy/; Max-Age=${age}; SameSite=Lax${secure}${scope}`;
  };
  // A cookie of this host only, as earlier versions set it, would be read first.
  if (domain) keep(0, "");
  // The cookie of earlier versions would come back when this one expires.
  if (isSecure) for (const scope of domain ? ["", `; Domain=${domain}`] : [""]) keep(0, scope, schemeCookie);
  keep(scheme === "system" ? 0 : year, domain ? `; Domain=${domain}` : "");
}
