import { type KeyboardEvent, type ReactNode, useCallback, useEffect } from "react";
import type { Box } from "../chart/layout";
import { Window, WindowFrame } from "./canvas-parts";
import { Minimap } from "./Minimap";
import { usePanning } from "./use-panning";
import { useWindow } from "./use-window";
import { useSeen, useViewer } from "./viewer-context";
import type { Viewer } from "./viewer-machine";
import type { Size } from "./viewer-machine/context";
import { scaleOf } from "./viewer-machine/shown-picture";

/** The id of the part that an element of a drawing belongs to. */
export const idAt = (target: EventTarget): string | null =>
  target instanceof Element ? (target.closest("[data-id]")?.getAttribute("data-id") ?? null) : null;

export const partOf = (frame: HTMLElement, id: string): SVGElement | null =>
  frame.querySelector(`[data-id="${CSS.escape(id)}"]`);

const middle = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });

const atOf = ({ context }: Viewer) => context.place.at;
const isMeasured = ({ context }: Viewer) => context.room !== null;

interface Props {
  /** Changes with the drawing, which then opens again at its start. */
  name: string;
  picture: Size;
  boxes: Readonly<Record<string, Box>>;
  /** Where the drawing opens. */
  start: Box | undefined;
  /** What is scrolled into view whenever it changes. */
  seen: Box | undefined;
  onKey?(event: KeyboardEvent<HTMLElement>): void;
  onFocus?(id: string): void;
  children(scale: number): ReactNode;
}

/** A drawing in a window: it can be scrolled, dragged, and zoomed, and has a minimap if it is larger. */
export function Viewport({ name, picture, boxes, start, seen, onKey, onFocus, children }: Props) {
  const actor = useViewer();
  const scale = useSeen(scaleOf);
  const measured = useSeen(isMeasured);
  const at = useSeen(atOf);
  const { frame, moveTo, openAt, onScroll } = useWindow(picture, scale);
  const panning = usePanning();

  // Opens at the point in the address, or where the drawing starts, once the window's size is known.
  // biome-ignore lint/correctness/useExhaustiveDependencies: later the user decides what is seen
  useEffect(() => {
    if (!measured || !start) return;
    if (at) moveTo(at);
    else openAt(seen ?? start);
  }, [name, measured]);

  const reveal = useCallback(
    (box: Box) => {
      const element = frame.current;
      if (!element) return;
      const { scrollLeft, scrollTop, clientWidth, clientHeight } = element;
      const isInside =
        box.x * scale >= scrollLeft &&
        box.y * scale >= scrollTop &&
        (box.x + box.width) * scale <= scrollLeft + clientWidth &&
        (box.y + box.height) * scale <= scrollTop + clientHeight;
      if (!isInside) moveTo(middle(box));
    },
    [frame, moveTo, scale],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: only if something else is to be seen, not at each zoom
  useEffect(() => {
    if (measured && seen && at === null) reveal(seen);
  }, [seen]);

  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "+" || event.key === "=") actor.send({ type: "picture.zoom", scale: scale * 1.25 });
    else if (event.key === "-") actor.send({ type: "picture.zoom", scale: scale * 0.8 });
    else if (event.key === "0") actor.send({ type: "picture.fit" });
    else return onKey?.(event);
    event.preventDefault();
  };
  const size = { width: picture.width * scale, height: picture.height * scale };

  return (
    <WindowFrame>
      <Window
        ref={frame}
        data-window=""
        data-shape={picture.width > picture.height ? "wide" : "tall"}
        {...panning}
        onScroll={onScroll}
        onKeyDown={press}
        onFocus={({ target }) => {
          const id = idAt(target);
          if (id === null) return;
          onFocus?.(id);
          const box = boxes[id];
          if (box) reveal(box);
        }}
      >
        <div style={size}>{children(scale)}</div>
      </Window>
      <Minimap picture={picture} boxes={boxes} onMove={(spot) => moveTo(spot, true)} />
    </WindowFrame>
  );
}
