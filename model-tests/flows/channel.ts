/** The channel between mirrored pages and viewers of one browser and origin. Its messages never leave the browser. */
export const mirrorChannel = "academy-flow";
