import { styled } from "styled-components";
import { overlayStyle } from "../drawing/style";
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
  ${overlayStyle}
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

/** Buttons that are needed rarely: in a row of their own, until the first one is pressed again. */
export const Menu = styled.details`
  &[open] { flex-basis: 100%; display: grid; justify-items: end; gap: ${token["space-1"]}; }
  & > summary {
    padding: 0.25rem 0.75rem;
    border: 1px solid ${color.control};
    border-radius: ${token["radius-m"]};
    font-size: ${token["text-s"]};
    font-weight: 550;
    cursor: pointer;
  }
  & > summary:hover { background: ${color.sunken}; }
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
