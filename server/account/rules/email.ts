/** An address in the form that accounts have: lower case, and composed (NFC), as the contract's `EmailAddress`. */
export const storedEmail = (typed: string): string => typed.normalize("NFC").toLowerCase();
