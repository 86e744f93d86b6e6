import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * A hook for what only the viewer's browser knows, determined once: the first HTML has another value instead, and is
 * updated once it is loaded.
 */
export function viewerValue<T>(determine: () => T, ofServer: T): () => T {
  let known: { value: T } | undefined;
  const ofViewer = () => {
    known ??= { value: determine() };
    return known.value;
  };
  return () => useSyncExternalStore(never, ofViewer, () => ofServer);
}
