import { styled } from "styled-components";
import { color, token } from "../../ui/theme";

/** A pane next to the drawing, with its parts one below the other. */
export const Pane = styled.section`
  display: grid;
  gap: ${token["space-4"]};
  align-content: start;
  min-width: 0;
  font-size: ${token["text-s"]};
  code { font-family: ${token["font-code"]}; font-size: ${token["text-xs"]}; overflow-wrap: anywhere; }
`;

export const PartHeading = styled.h3`
  font-size: ${token["text-ui"]};
  font-weight: 650;
`;

/** Controls side by side, wrapping as needed. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token["space-2"]};
  align-items: center;
`;

/** A list of controls. */
export const Choices = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token["space-2"]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** Selects side by side, wrapping as needed. */
export const Pickers = styled(Row)`
  align-items: end;
  & > * { flex: 1 1 12rem; }
`;

/** Scrolls separately, with a fixed table header. */
export const Scroll = styled.div`
  max-height: 45vh;
  overflow: auto;
  border: 1px solid ${color.rule};
  border-radius: ${token["radius-m"]};
  background: ${color.surface};
  &:focus-visible { outline: 2px solid ${color.focus}; outline-offset: 2px; }
`;

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${token["text-xs"]};
  th, td { padding: ${token["space-1"]} ${token["space-2"]}; text-align: left; vertical-align: top; }
  thead th { position: sticky; top: 0; z-index: 1; background: ${color.sunken}; font-weight: 600; white-space: nowrap; }
  tbody tr[aria-current] { background: ${color["accent-soft"]}; }
  tbody tr + tr { border-top: 1px solid ${color.rule}; }
  td { overflow-wrap: anywhere; }
  td:first-child { white-space: nowrap; }
`;

/** Opens its row; looks like plain text. */
export const RowButton = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: ${color["accent-ink"]};
  font: inherit;
  text-align: left;
  text-decoration: underline;
  cursor: pointer;
  overflow-wrap: anywhere;
  &:focus-visible { outline: 2px solid ${color.focus}; outline-offset: 2px; }
`;
