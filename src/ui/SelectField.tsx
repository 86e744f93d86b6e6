import { type ComponentPropsWithRef, useId } from "react";
import { styled } from "styled-components";
import { controlStyle, Field, FieldLabel } from "./field-style";

const Select = styled.select`
  ${controlStyle}
  min-height: 2.875rem;
`;

type SelectFieldProps = ComponentPropsWithRef<"select"> & {
  label: string;
  options: readonly { value: string; label: string }[];
};

/** One of several values, with its label. */
export function SelectField({ label, options, ...rest }: SelectFieldProps) {
  const id = useId();
  return (
    <Field>
      <FieldLabel htmlFor={id} $hidden={false}>
        {label}
      </FieldLabel>
      <Select {...rest} id={id}>
        {options.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </Select>
    </Field>
  );
}
