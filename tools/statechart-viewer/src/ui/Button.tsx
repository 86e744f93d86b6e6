import type { ComponentPropsWithRef } from "react";
import { css, styled } from "styled-components";
import { color, token } from "./theme";

type Variant = "primary" | "secondary" | "quiet";

const variants = {
  primary: css`
    background: ${color.accent};
    color: ${color["on-accent"]};
    &:hover { background: ${color["accent-hover"]}; }
  `,
  secondary: css`
    background: ${color.surface};
    border-color: ${color.control};
    color: ${color.ink};
    &:hover { border-color: ${color.ink}; background: ${color.sunken}; }
  `,
  quiet: css`
    background: transparent;
    color: ${color["accent-ink"]};
    &:hover { background: ${color["accent-soft"]}; }
  `,
} satisfies Record<Variant, ReturnType<typeof css>>;

const Face = styled.button<{ $variant: Variant }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.5em;
  max-width: 100%;
  min-height: 2.625rem;
  padding: 0.5rem 1.125rem;
  border: 1px solid transparent;
  border-radius: ${token["radius-m"]};
  font-family: ${token["font-body"]};
  font-size: ${token["text-ui"]};
  font-weight: 600;
  line-height: 1.25;
  text-align: center;
  cursor: pointer;
  transition: background ${token["motion-fast"]}, border-color ${token["motion-fast"]}, color ${token["motion-fast"]};
  ${({ $variant }) => variants[$variant]}
  &:disabled, &[aria-disabled="true"] {
    background: ${color.sunken};
    border-color: ${color.rule};
    color: ${color["ink-faint"]};
    cursor: not-allowed;
  }
  @media (forced-colors: active) { border-color: ButtonBorder; }
`;

type ButtonProps = ComponentPropsWithRef<"button"> & {
  /** A view has one primary button, secondary ones next to it, and quiet ones in dense places. */
  variant?: Variant | undefined;
};

/** A button. */
export const Button = ({ variant = "primary", ...rest }: ButtonProps) => (
  <Face type="button" {...rest} $variant={variant} />
);
