import { useSyncExternalStore } from "react";

const never = () => () => undefined;
/** Found out once: asking costs milliseconds, and each component with a date asks whenever it is shown. */
let zone: string | undefined;
const ofViewer = () => {
  zone ??= Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zone;
};
const ofServer = () => "UTC";

/** The viewer's time zone (L20). The first HTML cannot know it, is in UTC, and is brought up to date once it stands. */
export const useZone = (): string => useSyncExternalStore(never, ofViewer, ofServer);
