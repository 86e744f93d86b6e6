import type { InspectionEvent } from "xstate";

/** Receives everything that the machines of a page do. */
export type Inspector = (event: InspectionEvent) => void;

/** Passes everything on to each of several inspectors; undefined if there are none. */
export function inspectorOf(...some: (Inspector | undefined)[]): Inspector | undefined {
  const inspectors = some.filter((one) => one !== undefined);
  if (inspectors.length < 2) return inspectors[0];
  return (event) => {
    for (const inspect of inspectors) inspect(event);
  };
}
