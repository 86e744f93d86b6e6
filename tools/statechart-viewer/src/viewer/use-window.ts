import { useCallback, useEffect, useRef } from "react";
import type { Box } from "../chart/layout";
import type { Spot } from "./place";
import { useSeen, useViewer } from "./viewer-context";
import type { Viewer } from "./viewer-machine";
import type { Size } from "./viewer-machine/context";

const isZoomed = ({ context }: Viewer) => typeof context.place.zoom === "number";

/** The point of the drawing in the middle of its window; a smaller drawing is centered. */
function middleOf(element: HTMLElement, picture: Size, scale: number): Spot {
  const { scrollLeft, scrollTop, clientWidth, clientHeight } = element;
  const along = (scrolled: number, window: number, size: number) =>
    Math.round(size * scale <= window ? size / 2 : (scrolled + window / 2) / scale);
  return { x: along(scrollLeft, clientWidth, picture.width), y: along(scrollTop, clientHeight, picture.height) };
}

/** The distance that a state keeps from the edge of the window when a drawing opens, in pixels. */
const distance = 40;

/** How far a drawing opens scrolled: as little as shows a state; if that is half a window, with it in the middle. */
export function openingScroll(start: number, length: number, window: number, scale: number): number {
  const least = (start + length) * scale + distance - window;
  return least <= window / 2 ? Math.max(0, least) : (start + length / 2) * scale - window / 2;
}

/**
 * The window onto a drawing: reports its size and position to the machine, and zooms with Ctrl and the wheel, and so
 * with a pinch.
 */
export function useWindow(picture: Size, scale: number) {
  const actor = useViewer();
  const zoomed = useSeen(isZoomed);
  const frame = useRef<HTMLDivElement>(null);
  /** The fixed point of a zoom, in the drawing and in the window. */
  const held = useRef<{ x: number; y: number; atX: number; atY: number } | null>(null);
  const now = useRef(scale);
  const size = useRef(picture);
  size.current = picture;
  /** Where the window was moved to by this component, which is not the user's doing. */
  const moved = useRef<{ left: number; top: number } | null>(null);

  const report = useCallback(
    (byUser: boolean) => {
      const element = frame.current;
      if (!element) return;
      if (!byUser) moved.current = { left: element.scrollLeft, top: element.scrollTop };
      actor.send({ type: "picture.scrolled", middle: middleOf(element, size.current, now.current), byUser });
    },
    [actor],
  );
  const moveTo = useCallback(
    ({ x, y }: Spot, byUser = false) => {
      const element = frame.current;
      if (!element) return;
      element.scrollLeft = x * now.current - element.clientWidth / 2;
      element.scrollTop = y * now.current - element.clientHeight / 2;
      report(byUser);
    },
    [report],
  );
  const openAt = useCallback(
    (box: Box) => {
      const element = frame.current;
      if (!element) return;
      element.scrollLeft = openingScroll(box.x, box.width, element.clientWidth, now.current);
      element.scrollTop = openingScroll(box.y, box.height, element.clientHeight, now.current);
      report(false);
    },
    [report],
  );
  const onScroll = useCallback(() => {
    const element = frame.current;
    if (!element) return;
    const own = moved.current;
    const isOwn = own && Math.abs(own.left - element.scrollLeft) < 2 && Math.abs(own.top - element.scrollTop) < 2;
    if (isOwn) return;
    moved.current = null;
    report(true);
  }, [report]);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const { offsetWidth: width, offsetHeight: height } = element;
      actor.send({ type: "picture.measured", room: { width: width - 2, height: height - 2 } });
      // A larger window may have scrolled by itself.
      report(false);
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
  }, [actor, report]);

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
    report(zoomed);
  }, [scale, zoomed, report]);
  return { frame, moveTo, openAt, onScroll };
}
