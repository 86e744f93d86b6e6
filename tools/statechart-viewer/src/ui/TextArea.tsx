import { type Ref, useId } from "react";
import { styled } from "styled-components";
import { controlStyle, Field, FieldLabel } from "./field-style";

const Control = styled.textarea`
  ${controlStyle}
  min-height: 6rem;
  field-sizing: content;
  max-height: 24rem;
  resize: vertical;
`;

interface Props {
  label: string;
  value: string;
  /** The id of the element that says what is wrong or how much room is left. */
  describedBy?: string | undefined;
  isInvalid?: boolean | undefined;
  readOnly?: boolean | undefined;
  onType: (text: string) => void;
  /** The element, to move the focus to it. */
  ref?: Ref<HTMLTextAreaElement>;
}

/** A field for several lines of text with its label above it. */
export function TextArea({ label, value, describedBy, isInvalid = false, readOnly = false, onType, ref }: Props) {
  const id = useId();
  return (
    <Field>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <Control
        id={id}
        ref={ref}
        value={value}
        readOnly={readOnly}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        onChange={({ target }) => onType(target.value)}
      />
    </Field>
  );
}
