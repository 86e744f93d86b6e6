/** Where players and sites of clips keep the id in an address: after these, up to the next separator. */
const placesOfId = [
  /[?&]v=([^&#]+)/,
  /\/(?:embed|shorts|live|v|media)\/([^/?#]+)/,
  /^(?:https?:)?\/\/[^/]+\/(?:.*\/)?([^/?#]+)/,
];

/**
 * The id of the video that a link leads to (specification, section 5): of the address of a clip of this site, its file
 * name; of a player's page, what the player knows it by; anything else is an id already. Angle brackets, in which mail
 * programs and Markdown put addresses, are no part of it.
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
