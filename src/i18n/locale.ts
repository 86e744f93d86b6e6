import type { ContentLocale } from "../../contract/primitives";

// Not taken from the contract: that would bring its validator into the first load.
export const contentLocales: readonly ContentLocale[] = ["en", "es", "pt", "de", "it", "fr", "ja"];

/**
 * The content language of a host name: its first label; `www`, an unknown label, an address and a bare name are English
 * (specification, section 1; R32). The port does not matter.
 */
export function localeOfHost(host: string): ContentLocale {
  const [label, ...domain] = host.toLowerCase().split(":")[0]?.split(".") ?? [];
  return contentLocales.find((locale) => locale === label && domain.length > 0) ?? "en";
}

/** The name that the machine itself goes by: it has languages before it, but no `www`. */
const ownMachine = "localhost";

const isLabel = (label: string): boolean => label === "www" || contentLocales.some((known) => known === label);

/**
 * The domain above the hosts of all languages, for cookies that go along from one language to another (R30); null where
 * there is none. Browsers keep no cookie for a domain of a single label, `localhost` included (record 16).
 * @param hostname without a port
 */
export function sharedDomain(hostname: string): string | null {
  const [label = "", ...domain] = hostname.toLowerCase().split(".");
  return isLabel(label) && domain.length > 1 ? domain.join(".") : null;
}

/**
 * The same page in another language: each has a label of its own before the domain, English has `www` (R30, R32).
 * @param address absolute
 * @returns null where the host has no language label, as a preview environment or a bare IP address: it has one
 * language only (specification, section 2).
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
