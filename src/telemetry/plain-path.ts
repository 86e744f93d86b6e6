/**
 * The path of an address in a form that may be stored: only names of content. A certificate's address is personal, and
 * other parts of an address may be too. Without query and fragment.
 */
export const plainPath = (path: string): string =>
  path
    .split("/")
    .map((part, index, parts) => {
      const isSomebodys = part !== "" && parts[index - 1] === "certificates";
      return isSomebodys || !/^[a-z0-9-]{0,60}$/.test(part) ? "…" : part;
    })
    .join("/");
