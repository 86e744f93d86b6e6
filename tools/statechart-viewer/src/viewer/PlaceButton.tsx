import type { ReactNode } from "react";
import { TextButton } from "./parts";
import type { Place } from "./place";
import { useViewer } from "./viewer-context";

interface Props {
  /** What changes compared with the current location. */
  change: Partial<Place>;
  current?: boolean | undefined;
  children: ReactNode;
}

/** Shows another state, transition, or test of the open machine. */
export function PlaceButton({ change, current = false, children }: Props) {
  const actor = useViewer();
  return (
    <TextButton
      type="button"
      aria-current={current || undefined}
      onClick={() => actor.send({ type: "place.open", change })}
    >
      {children}
    </TextButton>
  );
}
