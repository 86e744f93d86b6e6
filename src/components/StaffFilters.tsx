import type { ReactNode } from "react";
import { styled } from "styled-components";
import { color, token, up } from "../theme/theme";
import { Chip, Chips } from "../ui/Chip";
import { VisuallyHidden } from "../ui/VisuallyHidden";

/** The filters above a list for staff: words, one choice beside them, and rows below. */
export const FilterForm = styled.form`
  display: grid;
  /* No wider than the page: its chips scroll. */
  grid-template-columns: minmax(0, 1fr);
  gap: ${token["space-4"]};
  padding-block: ${token["space-2"]} ${token["space-4"]};
  border-bottom: 1px solid ${color.rule};
  ${up("md")} { grid-template-columns: minmax(0, 1fr) 18rem; align-items: end; }
`;

export const FilterRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token["space-3"]} ${token["space-5"]};
  align-items: center;
  justify-content: space-between;
  ${up("md")} { grid-column: 1 / -1; }
`;

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

interface StateChipsProps<T extends string | null> {
  legend: string;
  states: readonly T[];
  chosen: T;
  labelOf(state: T): ReactNode;
  onChoose(state: T): void;
}

/** In which state the listed entries are, one of several; null for any. */
export function StateChips<T extends string | null>({ legend, states, chosen, labelOf, onChoose }: StateChipsProps<T>) {
  return (
    <Group>
      <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      <Chips>
        {states.map((state) => (
          <Chip
            key={state ?? "all"}
            type="radio"
            name="state"
            value={state ?? "all"}
            label={labelOf(state)}
            checked={chosen === state}
            onChange={() => onChoose(state)}
          />
        ))}
      </Chips>
    </Group>
  );
}
