/**
 * The path of an address, fit to be kept: names of content only. What stands behind a certificate's address is
 * somebody's, and whatever else an address may say is not ours to keep. Without query and fragment.
 */
export const plainPath = (path: string): string =>
  path
    .split("/")
    .map((part, index, parts) => {
      const isSomebodys = part !== "" && parts[index - 1] === "certificates";
      return isSomebodys || !/^[a-z0-9-]{0,60}$/.test(part) ? "…" : part;
    })
    .join("/");
