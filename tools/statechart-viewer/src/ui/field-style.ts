import { css, styled } from "styled-components";
import { color, token } from "./theme";

/** A label above its control. */
export const Field = styled.div`
  display: grid;
  gap: ${token["space-2"]};
  min-width: 0;
`;

/** The label of a control. */
export const FieldLabel = styled.label`
  font-size: ${token["text-ui"]};
  font-weight: 600;
  line-height: ${token["leading-ui"]};
  color: ${color.ink};
`;

/** The style of text controls. */
export const controlStyle = css`
  width: 100%;
  min-width: 0;
  padding: 0.625rem 0.875rem;
  border: 1px solid ${color.control};
  border-radius: ${token["radius-m"]};
  background: ${color.surface};
  color: ${color.ink};
  /* Below 16 pixels, phones zoom in on the field. */
  font-size: 1rem;
  line-height: 1.5;
  &::placeholder { color: ${color["ink-faint"]}; opacity: 1; }
  &:hover { border-color: ${color.ink}; }
  &:focus-visible { outline: 2px solid ${color.focus}; outline-offset: 0; border-color: ${color.focus}; }
`;
