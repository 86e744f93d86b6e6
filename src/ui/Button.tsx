import type { ComponentPropsWithRef, MouseEvent, ReactNode } from "react";
import { css, styled } from "styled-components";
import { color, token } from "../theme/theme";
import { Spinner } from "./Spinner";

/** What a button is for: one primary per view, secondary beside it, quiet in dense places, danger to destroy. */
export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";

/** Medium for controls, large for the call to action. */
export type ButtonSize = "m" | "l";

/** Props that `buttonStyle` reads; all optional. */
export type ButtonStyleProps = {
  $variant?: ButtonVariant | undefined;
  $size?: ButtonSize | undefined;
  /** Fills the width of its container. */
  $wide?: boolean | undefined;
  /** Square, for a single icon (which then needs an `aria-label` on the button). */
  $square?: boolean | undefined;
};

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
  danger: css`
    background: ${color.danger};
    color: ${color["on-danger"]};
    &:hover { background: ${color["danger-hover"]}; }
  `,
} satisfies Record<ButtonVariant, ReturnType<typeof css>>;

/** The look of a button for anything that is one: `styled(Link)<ButtonStyleProps>` followed by `${buttonStyle}`. */
export const buttonStyle = css<ButtonStyleProps>`
  position: relative;
  display: ${({ $wide }) => ($wide ? "flex" : "inline-flex")};
  align-items: center;
  justify-content: center;
  gap: 0.5em;
  max-width: 100%;
  ${({ $wide }) => $wide && "width: 100%;"}
  min-height: ${({ $size }) => ($size === "l" ? "3.25rem" : "2.625rem")};
  min-width: ${({ $size }) => ($size === "l" ? "3.25rem" : "2.625rem")};
  padding: ${({ $size, $square }) => ($square ? "0" : $size === "l" ? "0.75rem 1.625rem" : "0.5rem 1.125rem")};
  border: 1px solid transparent;
  border-radius: ${token["radius-m"]};
  font-family: ${token["font-body"]};
  font-size: ${({ $size }) => ($size === "l" ? "1rem" : token["text-ui"])};
  font-weight: 600;
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition: background ${token["motion-fast"]}, border-color ${token["motion-fast"]}, color ${token["motion-fast"]},
    transform ${token["motion-fast"]};
  ${({ $variant = "primary" }) => variants[$variant]}

  &:active { transform: translateY(1px); }
  &:disabled, &[aria-disabled="true"] { cursor: not-allowed; transform: none; }
  &:disabled {
    background: ${color.sunken};
    border-color: ${color.rule};
    color: ${color["ink-faint"]};
  }
  &[aria-busy="true"] { cursor: progress; }
  @media (forced-colors: active) { border-color: ButtonBorder; }
`;

const Face = styled.button<ButtonStyleProps>`
  ${buttonStyle}
`;

const Content = styled.span<{ $hidden: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: inherit;
  min-width: 0;
  ${({ $hidden }) => $hidden && "opacity: 0;"}
`;

const Centre = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`;

type ButtonProps = ComponentPropsWithRef<"button"> & {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  wide?: boolean | undefined;
  square?: boolean | undefined;
  /** Something this button started is in progress: it spins, keeps its width and focus, and ignores presses. */
  busy?: boolean | undefined;
  children?: ReactNode;
};

/** A button. It is `type="button"` unless told to submit. */
export function Button({
  variant = "primary",
  size = "m",
  wide = false,
  square = false,
  busy = false,
  type = "button",
  onClick,
  children,
  ...rest
}: ButtonProps) {
  // Not the `disabled` attribute: it would drop the keyboard focus while the answer is awaited.
  const press = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event));
  return (
    <Face
      {...rest}
      type={type}
      onClick={press}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest["aria-disabled"]}
      $variant={variant}
      $size={size}
      $wide={wide}
      $square={square}
    >
      <Content $hidden={busy}>{children}</Content>
      {busy && (
        <Centre>
          <Spinner size={size === "l" ? 24 : 20} />
        </Centre>
      )}
    </Face>
  );
}

/** A plain anchor that looks like a button. */
export const ButtonLink = styled.a<ButtonStyleProps>`
  ${buttonStyle}
`;
