/** Text without characters that the API rejects everywhere: U+0000, and halves of surrogate pairs. */
export const storable = (text: string): string => text.replace(/\0|\p{Surrogate}/gu, "");
