import type { FocusEvent, ReactNode } from "react";
import { styled } from "styled-components";
import { below, color, shadow, token, up } from "../theme/theme";
import type { Breakpoint } from "../theme/tokens";

const Opener = styled.button<{ $from: Breakpoint }>`
  display: inline-flex;
  ${({ $from }) => below($from)} { display: none; }
  align-items: center;
  gap: ${token["space-2"]};
  flex: none;
  min-width: 2.75rem;
  min-height: 2.75rem;
  justify-content: center;
  padding: ${token["space-2"]} ${token["space-3"]};
  border: 0;
  border-radius: ${token["radius-m"]};
  background: none;
  color: ${color["ink-soft"]};
  font: inherit;
  font-size: ${token["text-ui"]};
  font-weight: 550;
  cursor: pointer;
  &:hover { background: ${color.sunken}; color: ${color.ink}; }
`;
/** Below the header, which has its button. */
const Panel = styled.div<{ $wide: boolean }>`
  position: fixed;
  inset: 4.25rem ${token.gutter} auto;
  width: auto;
  max-width: ${({ $wide }) => ($wide ? "60rem" : "26rem")};
  max-height: calc(100dvh - 5.5rem);
  margin: 0;
  margin-inline-start: auto;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${token["space-6"]};
  border: 1px solid ${color.rule};
  border-radius: ${token["radius-l"]};
  background: ${color.surface};
  color: ${color.ink};
  box-shadow: ${shadow.high};
  ${up("xl")} { inset-inline-end: calc((100vw - ${token["width-page"]}) / 2 + ${token.gutter}); }
`;

interface Props {
  /** Unique on the page. */
  id: string;
  /** On its button. */
  label: ReactNode;
  /** Name of the button, if its visible label is not enough. */
  name?: string | undefined;
  /** For panels of several columns. */
  wide?: boolean | undefined;
  /** The narrowest window that has its button; another one may open it, too. */
  from?: Breakpoint | undefined;
  children: ReactNode;
}

/** Closes the open panels once the focus is neither in one nor on its button: they would cover what has it. */
function closeBehind({ relatedTarget: next }: FocusEvent): void {
  for (const panel of document.querySelectorAll<HTMLElement>("[popover]:popover-open"))
    if (next && !next.closest(`[popover], [popovertarget=${panel.id}]`)) panel.hidePopover();
}

/**
 * A panel that a button opens: the browser's own popover, which works before any script, closes on Escape and on a press
 * outside, and gives the focus back. With scripts, it also closes when the focus leaves it.
 */
export function Menu({ id, label, name, wide = false, from = "xs", children }: Props) {
  return (
    <>
      <Opener type="button" popoverTarget={id} aria-label={name} $from={from} onBlur={closeBehind}>
        {label}
      </Opener>
      <Panel id={id} popover="auto" $wide={wide} onBlur={closeBehind}>
        {children}
      </Panel>
    </>
  );
}
