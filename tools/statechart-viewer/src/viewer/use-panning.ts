import { type PointerEvent, useRef } from "react";

/** Drags the drawing with a mouse or pen. Touch scrolls natively. */
export function usePanning() {
  const from = useRef<{ x: number; y: number; left: number; top: number; isMoving: boolean } | null>(null);
  return {
    onPointerDown: ({ currentTarget, button, pointerType, clientX, clientY }: PointerEvent<HTMLElement>) => {
      if (button !== 0 || pointerType === "touch") return;
      from.current = {
        x: clientX,
        y: clientY,
        left: currentTarget.scrollLeft,
        top: currentTarget.scrollTop,
        isMoving: false,
      };
    },
    onPointerMove: ({ currentTarget, clientX, clientY, pointerId, buttons }: PointerEvent<HTMLElement>) => {
      const start = from.current;
      if (!start || buttons === 0) return;
      const [dx, dy] = [clientX - start.x, clientY - start.y];
      // A slight movement during a click is not a drag.
      if (!start.isMoving && Math.hypot(dx, dy) < 5) return;
      if (!start.isMoving) {
        start.isMoving = true;
        currentTarget.setPointerCapture(pointerId);
        currentTarget.dataset.panning = "";
      }
      currentTarget.scrollLeft = start.left - dx;
      currentTarget.scrollTop = start.top - dy;
    },
    onPointerUp: ({ currentTarget }: PointerEvent<HTMLElement>) => {
      delete currentTarget.dataset.panning;
      from.current = null;
    },
  };
}
