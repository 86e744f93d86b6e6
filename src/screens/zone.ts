import { useSyncExternalStore } from "react";

const never = () => () => undefined;
const ofViewer = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
const ofServer = () => "UTC";

/** The viewer's time zone (L20). The first HTML cannot know it, is in UTC, and is brought up to date once it stands. */
export const useZone = (): string => useSyncExternalStore(never, ofViewer, ofServer);
