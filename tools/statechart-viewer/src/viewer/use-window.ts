import { useEffect, useRef } from "react";
import { useViewer } from "./viewer-context";

/** Reports the available room to the machine, and zooms with Ctrl and the wheel, and so with a pinch. */
export function useWindow(scale: number) {
  const actor = useViewer();
  const frame = useRef<HTMLDivElement>(null);
  /** The fixed point of a zoom, in the drawing and in the window. */
  const held = useRef<{ x: number; y: number; atX: number; atY: number } | null>(null);
  const now = useRef(scale);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const { offsetWidth: width, offsetHeight: height } = element;
      actor.send({ type: "picture.measured", room: { width: width - 2, height: height - 2 } });
    });
    observer.observe(element);
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const box = element.getBoundingClientRect();
      hold(event.clientX - box.left, event.clientY - box.top);
      actor.send({ type: "picture.zoom", scale: now.current * Math.exp(-event.deltaY / 300) });
    };
    const hold = (atX: number, atY: number) => {
      held.current = {
        x: (element.scrollLeft + atX) / now.current,
        y: (element.scrollTop + atY) / now.current,
        atX,
        atY,
      };
    };
    // Not through React, which listens to wheels passively: the page would zoom as well.
    element.addEventListener("wheel", wheel, { passive: false });
    return () => {
      observer.disconnect();
      element.removeEventListener("wheel", wheel);
    };
  }, [actor]);

  useEffect(() => {
    const element = frame.current;
    const before = now.current;
    now.current = scale;
    if (!element || before === scale) return;
    const [atX, atY] = [element.clientWidth / 2, element.clientHeight / 2];
    const { x, y, ...at } = held.current ?? {
      x: (element.scrollLeft + atX) / before,
      y: (element.scrollTop + atY) / before,
      atX,
      atY,
    };
    held.current = null;
    element.scrollLeft = x * scale - at.atX;
    element.scrollTop = y * scale - at.atY;
  }, [scale]);
  return frame;
}
