/** A text as it is compared: compatibility forms unified, lower case, without accents (L19); kana keep their marks. */
export const foldText = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFKC")
    .toLowerCase();
