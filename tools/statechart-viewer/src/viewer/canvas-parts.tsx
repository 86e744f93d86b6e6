import { styled } from "styled-components";
import { color, token } from "../ui/theme";

export const Frame = styled.div`
  position: relative;
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  min-width: 0;
  min-height: 0;
  border: 1px solid ${color.rule};
  border-radius: ${token["radius-l"]};
  background: ${color.paper};
  overflow: hidden;
`;

/** The visible part of the drawing; scrolls to the rest. */
export const Window = styled.div`
  position: relative;
  min-height: 0;
  overflow: auto;
  overscroll-behavior: contain;
  cursor: grab;
  &[data-panning] { cursor: grabbing; user-select: none; }
  /* As large as it is scaled, centered if there is room. */
  & > div { position: relative; margin: auto; }
  svg.picture { width: 100%; height: 100%; max-width: none; }
  .picture .state.state.uncovered > rect.outer { stroke: var(--warning); stroke-width: 2; stroke-dasharray: 5 4; }
  .picture .uncovered .mark, .picture .stuck .mark { fill: var(--warning); }
  .picture .failing .mark, .picture .stuck .mark { fill: var(--danger); }
  .picture .mark { paint-order: stroke; stroke: var(--paper); stroke-width: 3; stroke-linejoin: round; }
  .picture .transition.last .line { stroke: var(--accent); stroke-width: 3; }
  .picture .transition.last .head { fill: var(--accent); }
  .picture .transition.uncovered .line { stroke: var(--warning); stroke-width: 2; }
  .picture .transition.uncovered .head { fill: var(--warning); }
`;

export const Bar = styled.div`
  position: absolute;
  top: ${token["space-2"]};
  right: ${token["space-2"]};
`;
