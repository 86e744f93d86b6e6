/** A certificate's number alone, or at the end of the address of its page, PDF or badge. */
const numbered = /^(?:\S*\/certificates\/)?([\w-]{16,64})(?:\/\S*)?$/;

/** The certificate's number that someone has pasted, alone or in an address; null for other words. */
export const hashIn = (search: string): string | null => numbered.exec(search.trim())?.[1] ?? null;
