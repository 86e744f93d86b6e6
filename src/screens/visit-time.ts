import { viewerValue } from "./viewer-value";

/**
 * When the visit began, in milliseconds since 1970, for what a list must tell apart by time: nothing changes its place
 * while it is read. The first HTML may have been kept for a while and says 0, as if nothing were over.
 */
export const useVisitTime = viewerValue(() => Date.now(), 0);
