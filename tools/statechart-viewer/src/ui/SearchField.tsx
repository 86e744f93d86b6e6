import { useId } from "react";
import { styled } from "styled-components";
import { controlStyle, Field, FieldLabel } from "./field-style";
import { Icon } from "./Icon";
import { color, token } from "./theme";

const Frame = styled.div`
  position: relative;
  color: ${color["ink-faint"]};
  & > svg { position: absolute; top: 50%; left: 0.875rem; transform: translateY(-50%); pointer-events: none; }
`;

const Input = styled.input`
  ${controlStyle}
  min-height: 2.875rem;
  padding-left: calc(${token["space-10"]} + 0.25rem);
  &::-webkit-search-decoration { appearance: none; }
`;

interface Props {
  label: string;
  value: string;
  onType: (words: string) => void;
}

/** A search field with its label above it. */
export function SearchField({ label, value, onType }: Props) {
  const id = useId();
  return (
    <Field>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <Frame>
        <Icon name="search" />
        <Input
          id={id}
          type="search"
          value={value}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => onType(target.value)}
        />
      </Frame>
    </Field>
  );
}
