/** Where players and clip sites have the id in an address: after these, up to the next separator. */
const placesOfId = [
  /[?&]v=([^&#]+)/,
  /\/(?:embed|shorts|live|v|media)\/([^/?#]+)/,
  // Copied from where it is shown, an address has no protocol.
  /^(?:(?:https?:)?\/\/[^/]+|[^/]+\.[^/]+)\/(?:.*\/)?([^/?#]+)/,
];

/**
 * The id of the video that a link leads to (specification, section 5): for the address of a clip of this site, its file
 * name; for a player's page, the player's id; anything else is an id already. Angle brackets, which email programs and
 * Markdown put around addresses, are ignored.
 */
export function videoId(link: string): string {
  const bare = link
    .trim()
    .replace(/^<+|>+$/g, "")
    .trim();
  for (const place of placesOfId) {
    const found = place.exec(bare)?.[1];
    if (found) return found;
  }
  return bare;
}
