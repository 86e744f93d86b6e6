import { type ReactNode, useId } from "react";
import { styled } from "styled-components";
import { controlStyle, Field, FieldLabel } from "../../ui/field-style";
import { token } from "../../ui/theme";

const Select = styled.select`
  ${controlStyle}
  padding-block: 0.4rem;
  font-size: ${token["text-s"]};
`;

interface Props {
  label: string;
  value: string;
  onPick: (value: string) => void;
  /** The options. */
  children: ReactNode;
}

/** A select with its label above it. */
export function Picker({ label, value, onPick, children }: Props) {
  const id = useId();
  return (
    <Field>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <Select id={id} value={value} onChange={({ target }) => onPick(target.value)}>
        {children}
      </Select>
    </Field>
  );
}
