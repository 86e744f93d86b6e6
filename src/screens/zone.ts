import { useSyncExternalStore } from "react";

const never = () => () => undefined;
/** Determined once: that costs milliseconds, and each component with a date needs it whenever it renders. */
let zone: string | undefined;
const ofViewer = () => {
  zone ??= Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zone;
};
const ofServer = () => "UTC";

/** The viewer's time zone (L20). The first HTML cannot know it, uses UTC, and is updated once it is loaded. */
export const useZone = (): string => useSyncExternalStore(never, ofViewer, ofServer);
