import { useEffect, useEffectEvent } from "react";
import type { Shown } from "./live";

export type OnShow = (states: string[], lastTransition: string | null) => void;

/** Updates what the drawing shows when it changes, and clears it on unmount. */
export function useShown({ states, transition }: Shown, onShow: OnShow): void {
  const show = useEffectEvent(onShow);
  const said = states.join("\n");
  useEffect(() => {
    show(said === "" ? [] : said.split("\n"), transition);
  }, [said, transition]);
  useEffect(() => () => show([], null), []);
}
