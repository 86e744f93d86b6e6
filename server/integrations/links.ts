const webAddress = /^https?:\/\/[^\s\p{C}]*$/iu;
/** No scheme, no other host, no characters that browsers strip before looking for one. */
const withoutScheme = /^(?!\/\/|[a-z][a-z0-9+.-]*:)[^\\\s\p{C}]*$/iu;

/** Whether another system's link can be used in a page: empty, a web address, or a path or slug of this site. */
export const isHarmlessLink = (link: string): boolean => webAddress.test(link) || withoutScheme.test(link);

/** Whether it is a web address, with its scheme. */
export const isWebAddress = (link: string): boolean => webAddress.test(link);
