import type { ComponentPropsWithoutRef } from "react";
import { styled } from "styled-components";
import { color } from "../../theme/theme";
import { Button } from "../../ui/Button";

const Face = styled(Button)`
  min-height: 2.75rem;
  min-width: 2.75rem;
  padding-inline: 0.625rem;
  color: ${color.ink};
  &[aria-pressed="true"] { background: ${color["accent-soft"]}; border-color: ${color["accent-ink"]}; color: ${color["accent-ink"]}; }
`;

interface Props extends ComponentPropsWithoutRef<"button"> {
  /** Whether it is on; undefined for a button that is not a switch. */
  pressed?: boolean;
}

/** One of the player's controls. */
export const Toggle = ({ pressed, ...props }: Props) => <Face variant="quiet" aria-pressed={pressed} {...props} />;
