import type { PointerEvent } from "react";
import { styled } from "styled-components";
import type { Box } from "../chart/layout";
import { color, token } from "../ui/theme";
import type { Spot } from "./place";
import { useSeen } from "./viewer-context";
import type { Viewer } from "./viewer-machine";
import { scaleOf } from "./viewer-machine/shown-picture";

/** The largest size of the minimap, in pixels. */
const largest = { width: 168, height: 120 };

const Frame = styled.div`
  position: absolute;
  right: ${token["space-3"]};
  bottom: ${token["space-3"]};
  border: 1px solid ${color.control};
  border-radius: ${token["radius-s"]};
  background: ${color.paper};
  box-shadow: 0 2px 8px rgb(0 0 0 / 15%);
  overflow: hidden;
  line-height: 0;
  cursor: crosshair;
  touch-action: none;
  .box { fill: ${color.surface}; stroke: ${color.control}; vector-effect: non-scaling-stroke; }
  .window { fill: ${color["highlight-ink"]}; fill-opacity: 0.12; stroke: ${color["highlight-ink"]}; stroke-width: 2; vector-effect: non-scaling-stroke; }
`;

const middleOf = ({ context }: Viewer) => context.middle;
const roomOf = ({ context }: Viewer) => context.room;

interface Props {
  picture: { width: number; height: number };
  boxes: Readonly<Record<string, Box>>;
  /** Moves a point of the drawing into the middle of the window. */
  onMove(spot: Spot): void;
}

/** The whole drawing in a corner, if it is larger than the window; drag in it to move the window. */
export function Minimap({ picture, boxes, onMove }: Props) {
  const middle = useSeen(middleOf);
  const room = useSeen(roomOf);
  const scale = useSeen(scaleOf);
  const isWhole = !room || (picture.width * scale <= room.width + 1 && picture.height * scale <= room.height + 1);
  // In a window that small, it would cover the drawing.
  if (isWhole || !middle || room.width < 3 * largest.width) return null;
  const small = Math.min(largest.width / picture.width, largest.height / picture.height);
  const seen = { width: room.width / scale, height: room.height / scale };
  const move = (event: PointerEvent<HTMLElement>) => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    onMove({ x: (event.clientX - left) / small, y: (event.clientY - top) / small });
  };
  return (
    <Frame
      // Scrolling the window does the same, for everyone.
      aria-hidden="true"
      data-minimap=""
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        move(event);
      }}
      onPointerMove={(event) => {
        if (event.buttons !== 0) move(event);
      }}
    >
      <svg
        aria-hidden="true"
        width={picture.width * small}
        height={picture.height * small}
        viewBox={`0 0 ${picture.width} ${picture.height}`}
      >
        {Object.entries(boxes).map(([id, { x, y, width, height }]) => (
          <rect key={id} className="box" x={x} y={y} width={width} height={height} />
        ))}
        <rect
          className="window"
          x={Math.max(0, middle.x - seen.width / 2)}
          y={Math.max(0, middle.y - seen.height / 2)}
          width={Math.min(seen.width, picture.width)}
          height={Math.min(seen.height, picture.height)}
        />
      </svg>
    </Frame>
  );
}
