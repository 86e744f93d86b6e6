/** An address without a name: passkeys belong to a domain. */
const isAddress = (host: string): boolean => /^[\d.]+$|^\[/.test(host);

/** Whether this browser has passkeys for this page: it needs HTTPS or this computer, and a name of the site. */
export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential === "function" && isSecureContext && !isAddress(location.hostname);
