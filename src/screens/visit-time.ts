import { useSyncExternalStore } from "react";

const never = () => () => undefined;
/** Determined once, so that nothing changes its place while it is read. */
let time: number | undefined;
const ofVisit = () => {
  time ??= Date.now();
  return time;
};
const ofServer = () => 0;

/**
 * When the visit began, in milliseconds since 1970, for what a list must tell apart by time. The first HTML may have
 * been kept for a while and says 0, as if nothing were over; it is updated once it is loaded.
 */
export const useVisitTime = (): number => useSyncExternalStore(never, ofVisit, ofServer);
