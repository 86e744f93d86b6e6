const webAddress = /^https?:\/\/[^\s\p{C}]*$/iu;
/** No scheme, no other host, nothing that browsers leave out before they look for one. */
const withoutScheme = /^(?!\/\/|[a-z][a-z0-9+.-]*:)[^\\\s\p{C}]*$/iu;

/**
 * Whether what another system calls a link can be one in a page: nothing, an address of the web, or a path or slug of
 * this site.
 */
export const isHarmlessLink = (link: string): boolean => webAddress.test(link) || withoutScheme.test(link);

/** Whether it is an address of the web, with its scheme. */
export const isWebAddress = (link: string): boolean => webAddress.test(link);
