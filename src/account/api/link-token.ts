/**
 * The secret of a link that was sent by mail, from the fragment of the address.
 * @returns empty if there is none, or it is not complete
 */
export const readLinkToken = (hash: string): string => /^#([\w-]{43})$/.exec(hash)?.[1] ?? "";
