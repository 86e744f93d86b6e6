import type { ComponentPropsWithRef, ReactNode } from "react";
import { css, styled } from "styled-components";
import { color, token, up } from "../theme/theme";

/** The look of a chip, for a link that filters; `[aria-current]` marks it as chosen. */
export const chipStyle = css`
  display: inline-flex;
  align-items: center;
  gap: 0.45em;
  min-height: 2.25rem;
  padding: 0.3rem 0.875rem;
  border: 1px solid ${color.control};
  border-radius: ${token["radius-full"]};
  background: ${color.surface};
  color: ${color.ink};
  font-size: ${token["text-ui"]};
  font-weight: 500;
  line-height: 1.25;
  text-decoration: none;
  cursor: pointer;
  transition: background ${token["motion-fast"]}, border-color ${token["motion-fast"]}, color ${token["motion-fast"]};

  &:hover { border-color: ${color.ink}; }
  &[aria-current], &:has(:checked) { border-color: ${color.accent}; background: ${color.accent}; color: ${color["on-accent"]}; }
  &:has(:focus-visible) { outline: 2px solid ${color.focus}; outline-offset: 2px; }
  &:has(:disabled) { border-color: ${color.rule}; background: ${color.sunken}; color: ${color["ink-faint"]}; cursor: not-allowed; }
  @media (forced-colors: active) {
    &:has(:checked) { outline: 2px solid Highlight; }
  }
`;

const Face = styled.label`
  ${chipStyle}
  position: relative;
  & > input { position: absolute; width: 1px; height: 1px; margin: 0; opacity: 0; }
`;

const Count = styled.span`
  font-size: ${token["text-xs"]};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

type ChipProps = Omit<ComponentPropsWithRef<"input">, "type"> & {
  type?: "checkbox" | "radio" | undefined;
  label: ReactNode;
  /** How many items the filter would leave. */
  count?: ReactNode;
};

/**
 * Chips in a row. On a phone it scrolls: it takes one line whatever their number, and however wide the letters are until
 * the page's font has arrived.
 */
export const Chips = styled.div`
  display: flex;
  gap: ${token["space-2"]};
  min-width: 0;
  /* Room for the outline of a focused chip. */
  margin: -4px;
  padding: 4px;
  overflow-x: auto;
  scroll-padding: 4px;
  scrollbar-width: none;
  & > * { flex: none; }
  & > :has(:checked) { scroll-initial-target: nearest; }
  ${up("md")} {
    flex-wrap: wrap;
    overflow-x: visible;
    /* What would scroll is the window. */
    & > :has(:checked) { scroll-initial-target: none; }
  }
`;

/** A filter that is switched on and off: a real checkbox or radio button, so that a GET form sends it without script. */
export function Chip({ type = "checkbox", label, count, className, ...rest }: ChipProps) {
  return (
    <Face className={className}>
      <input {...rest} type={type} />
      {label}
      {count !== undefined && <Count>{count}</Count>}
    </Face>
  );
}
