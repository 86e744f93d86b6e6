import { useSyncExternalStore } from "react";

const onChange = (tell: () => void) => {
  addEventListener("hashchange", tell);
  return () => removeEventListener("hashchange", tell);
};
const ofBrowser = () => location.hash.slice(1);
const ofServer = () => "";

/** The fragment of the page's address, without the `#`. Servers do not get it, so the first HTML has none. */
export const useHash = (): string => useSyncExternalStore(onChange, ofBrowser, ofServer);
