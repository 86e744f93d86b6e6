import { css, styled } from "styled-components";
import { color, token } from "../theme/theme";
import { visuallyHidden } from "./VisuallyHidden";

/** A label, its control and what is said about it, one below the other. */
export const Field = styled.div`
  display: grid;
  gap: ${token["space-2"]};
  min-width: 0;
`;

/** The name of a control. */
export const FieldLabel = styled.label<{ $hidden: boolean }>`
  font-size: ${token["text-ui"]};
  font-weight: 600;
  line-height: ${token["leading-ui"]};
  color: ${color.ink};
  ${({ $hidden }) => $hidden && visuallyHidden}
`;

/** Says what to enter. */
export const FieldHint = styled.p`
  font-size: ${token["text-s"]};
  line-height: ${token["leading-ui"]};
  color: ${color["ink-soft"]};
`;

/** Says what is wrong and how to fix it. */
export const FieldError = styled.p`
  display: flex;
  gap: ${token["space-2"]};
  font-size: ${token["text-s"]};
  font-weight: 500;
  line-height: ${token["leading-ui"]};
  color: ${color["danger-ink"]};
`;

/** The look of a control that takes text. */
export const controlStyle = css`
  width: 100%;
  min-width: 0;
  padding: 0.625rem 0.875rem;
  border: 1px solid ${color.control};
  border-radius: ${token["radius-m"]};
  background: ${color.surface};
  color: ${color.ink};
  /* Below 16 pixels, phones zoom into the field. */
  font-size: 1rem;
  line-height: 1.5;
  transition: border-color ${token["motion-fast"]};

  &::placeholder { color: ${color["ink-faint"]}; opacity: 1; }
  &:hover { border-color: ${color.ink}; }
  &:focus-visible { outline: 2px solid ${color.focus}; outline-offset: 0; border-color: ${color.focus}; }
  &[aria-invalid="true"] { border-color: ${color["danger-ink"]}; }
  &:read-only:not(select), &:disabled { background: ${color.sunken}; }
  &:disabled { border-color: ${color.rule}; color: ${color["ink-faint"]}; cursor: not-allowed; }
`;

/** Joins the ids of what describes a control; nothing when nothing does. */
export function describedBy(...ids: (string | false | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(" ") || undefined;
}
