import { styled } from "styled-components";
import { color, token } from "../ui/theme";

export const Frame = styled.div`
  position: relative;
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  min-width: 0;
  min-height: 0;
  border: 1px solid ${color.rule};
  border-radius: ${token["radius-l"]};
  background: ${color.paper};
  overflow: hidden;
`;

/** The window with what stands above it. */
export const WindowFrame = styled.div`
  position: relative;
  display: grid;
  min-width: 0;
  min-height: 0;
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
  .map .group { fill: var(--sunken); fill-opacity: 0.45; stroke: var(--rule); }
  .map .machine rect { fill: var(--surface); stroke: var(--line); stroke-width: 1.25; cursor: pointer; }
  .map .machine:hover > rect, .map .machine:focus-visible > rect { stroke: var(--accent); stroke-width: 2.5; }
  .map .machine:focus { outline: none; }
  .map .journeyed > rect { stroke: var(--highlight); stroke-width: 2; }
  .map .step rect { fill: var(--highlight); stroke: none; }
  .map .step text { fill: var(--paper); font-weight: 700; }
  .map .texts { pointer-events: none; }
  .map .way .line { fill: none; stroke: var(--rule); stroke-width: 1.25; stroke-dasharray: 4 4; }
  .map .way .head { fill: var(--rule); }
  .map .way.runs .line { stroke: var(--soft); stroke-dasharray: none; }
  .map .way.runs .head { fill: var(--soft); }
  .map .way.on .line { stroke: var(--highlight); stroke-width: 3.5; stroke-dasharray: none; }
  .map .way.on .head { fill: var(--highlight); }
  .picture .transition.last .line { stroke: var(--accent); stroke-width: 3; }
  .picture .transition.last .head { fill: var(--accent); }
  .picture .transition.uncovered .line { stroke: var(--warning); stroke-width: 2; }
  .picture .transition.uncovered .head { fill: var(--warning); }
`;

/** A row above the drawing, which it never covers. */
export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token["space-1"]} ${token["space-2"]};
  min-width: 0;
  padding: ${token["space-1"]} ${token["space-2"]};
  border-bottom: 1px solid ${color.rule};
  background: ${color.surface};
  font-size: ${token["text-s"]};
  & button { min-height: 1.75rem; min-width: 1.75rem; padding: 0.125rem 0.5rem; font-size: ${token["text-s"]}; }
  & > nav { display: flex; flex-wrap: wrap; gap: 0 ${token["space-2"]}; margin-right: auto; padding-left: ${token["space-1"]}; }
  & > nav b { font-weight: 650; }
  & > nav span { color: ${color["ink-faint"]}; }
`;

/** In place of a drawing that is on its way, or above the one that it replaces. */
export const Busy = styled.div`
  display: grid;
  place-items: center;
  min-height: 12rem;
  &[data-above] {
    position: absolute;
    top: 50%;
    left: 50%;
    min-height: 0;
    padding: ${token["space-2"]};
    border-radius: ${token["radius-m"]};
    background: ${color.surface};
    transform: translate(-50%, -50%);
  }
`;
