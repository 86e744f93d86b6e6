import { useSelector } from "@xstate/react";
import { createContext, type MouseEvent, type ReactNode, useContext } from "react";
import type { ActorRefFrom } from "xstate";
import { noRange } from "./comparison/range";
import { addressOf, atHome, noLevel, type Place } from "./place";
import type { ViewerSettings } from "./settings";
import type { Viewer, viewerMachine } from "./viewer-machine";

/** The viewer that all parts of the page belong to. */
interface Belonging {
  actor: ActorRefFrom<typeof viewerMachine>;
  settings: ViewerSettings;
}

export const ViewerContext = createContext<Belonging | null>(null);

/** @throws {Error} outside of the viewer */
function useBelonging(): Belonging {
  const belonging = useContext(ViewerContext);
  if (!belonging) throw new Error("This part was rendered outside the viewer.");
  return belonging;
}

export const useViewer = () => useBelonging().actor;

export const useSettings = () => useBelonging().settings;

/** Selects from the viewer's snapshot. */
export const useSeen = <T,>(select: (snapshot: Viewer) => T): T => useSelector(useViewer(), select);

const placeOf = (snapshot: Viewer) => snapshot.context.place;
const wordingOf = (snapshot: Viewer) => snapshot.context.place.wording;

/** Whether names are in the product's words or as in the code. */
export const useWording = () => useSeen(wordingOf);

interface LinkProps {
  /** What changes compared with the current location; another machine opens without the current selection. */
  change: Partial<Place>;
  className?: string | undefined;
  current?: boolean | undefined;
  children: ReactNode;
}

/** A link within the viewer, which can also be opened in another tab. */
export function PlaceLink({ change, className, current, children }: LinkProps) {
  const { actor, settings } = useBelonging();
  const place = useSeen(placeOf);
  const go = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    actor.send({ type: "place.open", change });
  };
  return (
    <a
      className={className}
      href={addressOf(settings.base, { ...place, ...change })}
      onClick={go}
      aria-current={current ? "true" : undefined}
    >
      {children}
    </a>
  );
}

/** The list, as on returning from a machine. */
export const toTheList: Partial<Place> = {
  machine: null,
  comparison: null,
  requirement: null,
  map: false,
  ...noLevel,
};

/** The map of all machines; without a journey, the first one is highlighted. */
export const toMap = (journey: string | null = null): Partial<Place> => ({
  ...toTheList,
  map: true,
  journey,
  words: atHome.words,
});

/** The comparison page, as it first opens. */
export const toComparison: Partial<Place> = { ...toTheList, comparison: noRange, words: atHome.words };

/** A requirement; without an id, the list of all. */
export const toRequirement = (id = ""): Partial<Place> => ({ ...toTheList, requirement: id, words: atHome.words });

/** A machine, opened from elsewhere. */
export const toMachine = (machine: string): Partial<Place> => ({
  ...toTheList,
  machine,
  words: atHome.words,
});
