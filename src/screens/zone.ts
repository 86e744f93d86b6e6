import { viewerValue } from "./viewer-value";

/**
 * The viewer's time zone (L20); UTC in the first HTML. Determining it costs milliseconds, and each component with a date
 * needs it whenever it renders.
 */
export const useZone = viewerValue(() => Intl.DateTimeFormat().resolvedOptions().timeZone, "UTC");
