import type { ReactNode } from "react";
import { styled } from "styled-components";
import { color, token } from "../theme/theme";

/** Wider than a phone: it scrolls on its own and is reachable by keyboard. */
const Frame = styled.div`
  /* Otherwise, text for screen readers would extend beyond the page. */
  position: relative;
  overflow-x: auto;
  border: 1px solid ${color.rule};
  border-radius: ${token["radius-m"]};
`;
const Cells = styled.table<{ $isNarrow: boolean }>`
  width: 100%;
  min-width: ${({ $isNarrow }) => ($isNarrow ? "auto" : "38rem")};
  border-collapse: collapse;
  font-size: ${token["text-s"]};
  th, td { padding: ${token["space-2"]} ${token["space-3"]}; border-bottom: 1px solid ${color.rule}; text-align: center; }
  tr:last-child > * { border-bottom: 0; }
  th:first-child { min-width: 6.5rem; text-align: start; font-weight: 400; }
  thead th { white-space: nowrap; background: ${color.sunken}; font-weight: 600; }
  thead th:first-child { font-weight: 600; }
  svg { vertical-align: middle; color: ${color["success-ink"]}; }
`;

interface Props {
  /** What it is a table of. */
  label: string;
  /** It has few columns, which fit on a phone. */
  isNarrow?: boolean;
  /** Its head and its rows. */
  children: ReactNode;
}

/** A table of many columns, whose first one names the rows. */
export function Table({ label, isNarrow = false, children }: Props) {
  return (
    <Frame role="region" aria-label={label} tabIndex={0}>
      <Cells $isNarrow={isNarrow}>{children}</Cells>
    </Frame>
  );
}
