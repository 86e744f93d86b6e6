import { type ComponentPropsWithRef, type ReactNode, useId } from "react";
import { styled } from "styled-components";
import { color, token } from "../theme/theme";
import { controlStyle, describedBy, Field, FieldError, FieldHint, FieldLabel } from "./field-style";
import { Icon, type IconName } from "./Icon";

const Frame = styled.div`
  position: relative;
  color: ${color["ink-faint"]};
  & > svg { position: absolute; top: 50%; inset-inline-start: 0.875rem; transform: translateY(-50%); pointer-events: none; }
`;

/** Inside the field, at the end of the line; the field's text ends before it. */
const End = styled.div`
  position: absolute;
  inset-block: 1px;
  inset-inline-end: 1px;
  display: flex;
`;

const Input = styled.input<{ $icon: boolean; $end: boolean }>`
  ${controlStyle}
  min-height: 2.875rem;
  ${({ $icon }) => $icon && `padding-inline-start: calc(${token["space-10"]} + 0.25rem);`}
  ${({ $end }) => $end && "padding-inline-end: 6rem;"}
  &[type="search"]::-webkit-search-decoration { appearance: none; }
`;

type TextFieldProps = ComponentPropsWithRef<"input"> & {
  label: ReactNode;
  /** Keeps the label for screen readers only, if the context already says it. */
  labelHidden?: boolean | undefined;
  hint?: ReactNode;
  /** What is wrong; marks the field as invalid and is announced. */
  error?: ReactNode;
  icon?: IconName | undefined;
  /** A control that belongs to the field, at its end. */
  end?: ReactNode;
};

/** One line of text with its label, hint and error. */
export function TextField({ label, labelHidden = false, hint, error, icon, end, id, ...rest }: TextFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const hintId = hint ? `${inputId}-hint` : undefined;
  const errorId = error ? `${inputId}-error` : undefined;
  return (
    <Field>
      <FieldLabel id={`${inputId}-label`} htmlFor={inputId} $hidden={labelHidden}>
        {label}
      </FieldLabel>
      {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
      <Frame>
        {icon && <Icon name={icon} />}
        <Input
          type="text"
          {...rest}
          id={inputId}
          $icon={icon !== undefined}
          $end={end !== undefined}
          aria-invalid={error ? true : rest["aria-invalid"]}
          aria-describedby={describedBy(rest["aria-describedby"], hintId, errorId)}
        />
        {end && <End>{end}</End>}
      </Frame>
      {error && (
        <FieldError id={errorId} role="alert">
          <Icon name="warning" size={18} />
          <span>{error}</span>
        </FieldError>
      )}
    </Field>
  );
}
