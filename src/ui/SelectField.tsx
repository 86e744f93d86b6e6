import { type ComponentPropsWithRef, type ReactNode, useId } from "react";
import { styled } from "styled-components";
import { controlStyle, Field, FieldError, FieldLabel } from "./field-style";
import { Icon } from "./Icon";
import { pickerStyle } from "./picker-style";

const Select = styled.select`
  ${controlStyle}
  min-height: 2.875rem;
  ${pickerStyle("l")}
`;

type SelectFieldProps = ComponentPropsWithRef<"select"> & {
  label: string;
  /** With the language of a label that is not in the page's. */
  options: readonly { value: string; label: string; lang?: string }[];
  /** What is wrong; marks the field as invalid and is announced. */
  error?: ReactNode;
};

/** One of several values, with its label. */
export function SelectField({ label, options, error, ...rest }: SelectFieldProps) {
  const id = useId();
  return (
    <Field>
      <FieldLabel htmlFor={id} $hidden={false}>
        {label}
      </FieldLabel>
      <Select
        {...rest}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      >
        {options.map((one) => (
          <option key={one.value} value={one.value} lang={one.lang}>
            {one.label}
          </option>
        ))}
      </Select>
      {error && (
        <FieldError id={`${id}-error`} role="alert">
          <Icon name="warning" size={18} />
          <span>{error}</span>
        </FieldError>
      )}
    </Field>
  );
}
