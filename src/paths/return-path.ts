/**
 * Addresses for programs, and those that would restart the sign-in or another way to an account, which could loop. No section needs escapes, and
 * they could hide one of these.
 */
const noPages =
  /^\/academy\/(?:(?:api|public|private|sign-in|register|forgot-password|new-password|confirm-email|confirm-new-email|mailbox)(?:\/|$)|[^/]*%)/;

/** The default without a valid page to return to. */
const home = "/academy/";

/**
 * A page of this site to return to, as browsers will read it: only a path below `/academy/`, so that no link can
 * redirect to another host. Anything else becomes the academy's home page.
 */
export function returnPath(given: unknown): string {
  if (typeof given !== "string" || given.length > 1000 || !given.startsWith("/academy/") || /[\\\s\p{C}]/u.test(given))
    return home;
  const here = "http://here.invalid";
  const url = URL.canParse(given, here) ? new URL(given, here) : null;
  if (url?.origin !== here || !url.pathname.startsWith("/academy/")) return home;
  if (url.pathname.includes("//") || noPages.test(url.pathname)) return home;
  return url.pathname + url.search + url.hash;
}
