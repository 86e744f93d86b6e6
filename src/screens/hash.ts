import { useSyncExternalStore } from "react";

const onChange = (tell: () => void) => {
  addEventListener("hashchange", tell);
  return () => removeEventListener("hashchange", tell);
};
const ofBrowser = () => location.hash.slice(1);
const ofServer = () => "";

/** The place of the page that its address names, without the `#`. No server is told it: the first HTML knows none. */
export const useHash = (): string => useSyncExternalStore(onChange, ofBrowser, ofServer);
