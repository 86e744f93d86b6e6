import type { ContentLocale } from "../../contract/primitives";

// Not imported from the contract: that would add its validator to the first load.
export const contentLocales: readonly ContentLocale[] = ["en", "es", "pt", "de", "it", "fr", "ja"];

/**
 * The content language of a host name: its first label; `www`, unknown labels, IP addresses, and bare names are English
 * (specification, section 1; R32). The port does not matter.
 */
export function localeOfHost(host: string): ContentLocale {
  const [label, ...domain] = host.toLowerCase().split(":")[0]?.split(".") ?? [];
  return contentLocales.find((locale) => locale === label && domain.length > 0) ?? "en";
}

/** The computer's own name: it may have language labels, but no `www`. */
const ownMachine = "localhost";

const isLabel = (label: string): boolean => label === "www" || contentLocales.some((known) => known === label);

/**
 * The domain above the hosts of all languages, for cookies that they share (R30); null if there is none. Browsers
 * accept no cookie for a domain with a single label, including `localhost` (record 16).
 * @param hostname without a port
 */
export function sharedDomain(hostname: string): string | null {
  const [label = "", ...domain] = hostname.toLowerCase().split(".");
  return isLabel(label) && domain.length > 1 ? domain.join(".") : null;
}

/**
 * The same page in another language: each has its own label before the domain, English has `www` (R30, R32).
 * @param address absolute
 * @returns null if the host has no language label, like a preview environment or a bare IP address: it has only one
 * language (specification, section 2).
 */
export function addressIn(locale: ContentLocale, address: string): string | null {
  const url = new URL(address);
  const [label = "", ...rest] = url.hostname.split(".");
  const domain = url.hostname === ownMachine ? ownMachine : isLabel(label) ? rest.join(".") : "";
  if (domain === "") return null;
  const prefix = locale === "en" ? (domain === ownMachine ? "" : "www.") : `${locale}.`;
  url.hostname = prefix + domain;
  return url.href;
}
