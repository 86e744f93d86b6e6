import { type ComponentPropsWithRef, type ReactNode, useId } from "react";
import { styled } from "styled-components";
import { color, shadow, token } from "../theme/theme";
import { controlStyle, Field, FieldError, FieldLabel } from "./field-style";
import { Icon } from "./Icon";

type Size = "l" | "m";

/** Its list, where browsers let a page say what that looks like; elsewhere it is theirs alone. */
const Select = styled.select<{ $size: Size }>`
  ${controlStyle}
  min-height: 2.875rem;
  @supports (appearance: base-select) {
    &, &::picker(select) { appearance: base-select; }
    align-items: center;
    &::picker(select) {
      max-height: ${token["list-height"]};
      margin-block: ${token["space-1"]};
      padding: 0;
      border: 1px solid ${color["rule-strong"]};
      border-radius: ${token["radius-m"]};
      background: ${color.surface};
      color: ${color.ink};
      box-shadow: ${shadow.high};
    }
    option {
      min-height: ${({ $size }) => token[`list-item-${$size}`]};
      padding-inline: ${token["space-3"]};
    }
  }
`;

type SelectFieldProps = Omit<ComponentPropsWithRef<"select">, "size"> & {
  label: string;
  /** Of the lines of its list (specification, section 9): `l` for a field that stands alone. */
  size?: Size;
  /** With the language of a label that is not in the page's. */
  options: readonly { value: string; label: string; lang?: string }[];
  /** What is wrong; marks the field as invalid and is announced. */
  error?: ReactNode;
};

/** One of several values, with its label. */
export function SelectField({ label, options, error, size = "m", ...rest }: SelectFieldProps) {
  const id = useId();
  return (
    <Field>
      <FieldLabel htmlFor={id} $hidden={false}>
        {label}
      </FieldLabel>
      <Select
        {...rest}
        $size={size}
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
