import { styled } from "styled-components";
import { color, token } from "../ui/theme";

/** A part of the panel next to the chart. */
export const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token["space-2"]};
  padding-block: ${token["space-4"]};
  border-top: 1px solid ${color.rule};
  font-size: ${token["text-ui"]};
  line-height: 1.5;
  h3 { font-size: ${token["text-h4"]}; }
  h4 { font-size: ${token["text-ui"]}; }
`;

/** A small note. */
export const Note = styled.p`
  font-size: ${token["text-s"]};
  line-height: 1.45;
  color: ${color["ink-faint"]};
`;

/** A list without bullets. */
export const Plain = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token["space-2"]};
  list-style: none;
`;

/** Names with their values, in two columns if there is room. */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: ${token["space-1"]} ${token["space-3"]};
  dt { color: ${color["ink-faint"]}; }
  dd { overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
`;

/** An identifier of the machine. */
export const Code = styled.code`
  font-family: ${token["font-code"]};
  font-size: 0.92em;
  overflow-wrap: anywhere;
`;

/** A small select with its label above it. */
export const Choice = styled.label`
  display: grid;
  gap: 2px;
  min-width: 0;
  font-size: ${token["text-xs"]};
  font-weight: 600;
  color: ${color["ink-soft"]};
  select {
    min-height: 2.25rem;
    max-width: 100%;
    padding: 0.25rem 0.5rem;
    border: 1px solid ${color.control};
    border-radius: ${token["radius-s"]};
    background: ${color.surface};
    color: ${color.ink};
    font-size: ${token["text-ui"]};
    font-weight: 400;
  }
`;

/** Selects side by side. */
export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token["space-2"]} ${token["space-3"]};
`;

/** A row of buttons, one of which is pressed. */
export const Switches = styled.div`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 2px;
  padding: 2px;
  border: 1px solid ${color.control};
  border-radius: ${token["radius-m"]};
  background: ${color.surface};
`;

/** A small toggle button. */
export const Switch = styled.button`
  min-height: 2.125rem;
  min-width: 2.125rem;
  padding: 0.25rem 0.75rem;
  border: 0;
  border-radius: ${token["radius-s"]};
  background: transparent;
  color: ${color.ink};
  font-size: ${token["text-ui"]};
  font-weight: 550;
  line-height: 1.25;
  cursor: pointer;
  &:hover { background: ${color.sunken}; }
  &:disabled { color: ${color["ink-faint"]}; cursor: default; background: transparent; }
  &[aria-pressed="true"] { background: ${color.accent}; color: ${color["on-accent"]}; }
  @media (forced-colors: active) { &[aria-pressed="true"] { outline: 2px solid Highlight; } }
`;

/** A button that looks like a link in a text. */
export const TextButton = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: ${color["accent-ink"]};
  font-weight: 600;
  text-align: left;
  overflow-wrap: anywhere;
  cursor: pointer;
  &:hover { text-decoration: underline; text-underline-offset: 0.18em; }
  &[aria-current] { color: ${color["highlight-ink"]}; }
`;
