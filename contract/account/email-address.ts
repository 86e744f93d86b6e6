import { z } from "zod/mini";

const maxLength = 254;

/**
 * How email addresses are read: without surrounding spaces, in composed form (NFC), and in lower case. The length comes
 * first: composing a text can take the square of its length, which for a whole body is seconds.
 */
export const emailAsStored = [
  z.trim(),
  z.maxLength(maxLength, { abort: true }),
  z.normalize("NFC"),
  z.toLowerCase(),
  // Both can make it longer.
  z.maxLength(maxLength),
] as const;
