import type { ReactNode } from "react";
import { TextButton } from "./parts";
import type { Place } from "./place";
import { useViewer } from "./viewer-context";

interface Props {
  /** What is other there than here. */
  change: Partial<Place>;
  current?: boolean | undefined;
  children: ReactNode;
}

/** Shows another place of the machine that is open: a state, a transition, a test. */
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
