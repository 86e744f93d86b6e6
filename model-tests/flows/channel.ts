/** Where mirrored pages and viewers of one browser and origin hear each other. Nothing of it leaves the browser. */
export const mirrorChannel = "academy-flow";
