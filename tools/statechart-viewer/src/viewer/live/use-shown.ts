import { useEffect, useEffectEvent } from "react";
import type { Shown } from "./live";

export type OnShow = (states: string[], lastTransition: string | null) => void;

/** Tells the picture what to show whenever that is something else, and to show nothing in the end. */
export function useShown({ states, transition }: Shown, onShow: OnShow): void {
  const show = useEffectEvent(onShow);
  const said = states.join("\n");
  useEffect(() => {
    show(said === "" ? [] : said.split("\n"), transition);
  }, [said, transition]);
  useEffect(() => () => show([], null), []);
}
