import { type ReactNode, useId } from "react";
import { css, styled } from "styled-components";
import { color, token } from "../theme/theme";
import { describedBy, FieldError, FieldHint } from "./field-style";
import { Icon } from "./Icon";
import { visuallyHidden } from "./VisuallyHidden";

/** How a graded choice turned out: chosen and right, chosen and wrong, or right but not chosen. */
export type ChoiceResult = "right" | "wrong" | "missed";

/** One row of a choice list. */
export type Choice = {
  value: string;
  label: ReactNode;
  /** A second, quieter line. */
  description?: ReactNode;
  disabled?: boolean | undefined;
  result?: ChoiceResult | undefined;
  /** The result in words, shown at the end of the row: color alone says nothing to many. */
  resultLabel?: string | undefined;
};

const results = {
  right: css`border-color: ${color["success-ink"]}; background: ${color["success-soft"]};`,
  wrong: css`border-color: ${color["danger-ink"]}; background: ${color["danger-soft"]};`,
  missed: css`border: 1px dashed ${color["success-ink"]}; background: ${color.surface};`,
} satisfies Record<ChoiceResult, ReturnType<typeof css>>;

const resultInk = {
  right: color["success-ink"],
  wrong: color["danger-ink"],
  missed: color["success-ink"],
} satisfies Record<ChoiceResult, string>;

const Group = styled.fieldset`
  display: grid;
  gap: ${token["space-3"]};
`;

const Legend = styled.legend<{ $hidden: boolean }>`
  margin-bottom: ${token["space-4"]};
  font-family: ${token["font-heading"]};
  font-size: ${token["text-h3"]};
  font-weight: 650;
  line-height: 1.3;
  letter-spacing: -0.01em;
  ${({ $hidden }) => $hidden && visuallyHidden}
`;

const Mark = styled.span<{ $round: boolean }>`
  display: grid;
  flex: none;
  place-items: center;
  width: 1.375rem;
  height: 1.375rem;
  margin-top: 0.06rem;
  border: 1.5px solid ${color.control};
  border-radius: ${({ $round }) => ($round ? token["radius-full"] : token["radius-s"])};
  background: ${color.surface};
  color: transparent;
  transition: background ${token["motion-fast"]}, border-color ${token["motion-fast"]};
`;

const Words = styled.span`
  flex: 1;
  min-width: 0;
`;

const Description = styled.span`
  display: block;
  font-size: ${token["text-s"]};
  color: ${color["ink-soft"]};
`;

const Verdict = styled.span<{ $result: ChoiceResult }>`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 0.35em;
  font-size: ${token["text-s"]};
  font-weight: 600;
  line-height: 1.5rem;
  color: ${({ $result }) => resultInk[$result]};
`;

const Row = styled.label<{ $result: ChoiceResult | undefined }>`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: ${token["space-2"]} ${token["space-3"]};
  align-items: flex-start;
  padding: 0.9375rem ${token["space-4"]};
  border: 1px solid ${color["rule-strong"]};
  border-radius: ${token["radius-l"]};
  background: ${color.surface};
  font-size: 1rem;
  line-height: 1.5;
  cursor: pointer;
  transition: border-color ${token["motion-fast"]}, background ${token["motion-fast"]},
    box-shadow ${token["motion-fast"]};

  & > input { position: absolute; width: 1px; height: 1px; margin: 0; opacity: 0; }
  &:hover:not(:has(:disabled)) { border-color: ${color.ink}; }
  &:has(:checked) { border-color: ${color.accent}; background: ${color["accent-soft"]}; box-shadow: inset 0 0 0 1px ${color.accent}; }
  & > input:checked + ${Mark} { border-color: ${color.accent}; background: ${color.accent}; color: ${color["on-accent"]}; }
  &:has(:focus-visible) { outline: 2px solid ${color.focus}; outline-offset: 2px; }
  &:has(:disabled) { cursor: default; }
  ${({ $result }) => !$result && css`&:has(:disabled) ${Words} { color: ${color["ink-faint"]}; }`}
  ${({ $result }) =>
    $result &&
    css`
      &, &:has(:checked) { ${results[$result]} box-shadow: none; }
      & > input:checked + ${Mark} {
        border-color: ${resultInk[$result]};
        background: ${resultInk[$result]};
        color: ${color.paper};
      }
    `}
  @media (forced-colors: active) {
    &:has(:checked) { outline: 2px solid Highlight; }
    & > input:checked + ${Mark} { border-color: Highlight; background: Highlight; color: HighlightText; forced-color-adjust: none; }
  }
`;

const Dot = styled.span`
  width: 0.5rem;
  height: 0.5rem;
  border-radius: ${token["radius-full"]};
  background: currentColor;
`;

type ChoiceListProps = {
  /** One answer or several. */
  type: "radio" | "checkbox";
  /** The form name that all rows share. */
  name: string;
  /** The question. */
  legend: ReactNode;
  legendHidden?: boolean | undefined;
  hint?: ReactNode;
  error?: ReactNode;
  choices: readonly Choice[];
  /** The chosen values. */
  selected: readonly string[];
  /** Called with the row's value and whether it is chosen now. */
  onChoose: (value: string, chosen: boolean) => void;
  /** No row can be chosen, as after grading. */
  disabled?: boolean | undefined;
};

/** A question with its answers as large rows: real radio buttons or checkboxes, for quizzes and settings. */
export function ChoiceList({
  type,
  name,
  legend,
  legendHidden = false,
  hint,
  error,
  choices,
  selected,
  onChoose,
  disabled = false,
}: ChoiceListProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <Group aria-describedby={describedBy(hintId, errorId)}>
      <Legend $hidden={legendHidden}>{legend}</Legend>
      {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
      {choices.map((choice) => {
        const chosen = selected.includes(choice.value);
        const crossed = choice.result === "wrong";
        return (
          <Row key={choice.value} $result={choice.result}>
            <input
              type={type}
              name={name}
              value={choice.value}
              checked={chosen}
              disabled={disabled || choice.disabled}
              onChange={(event) => onChoose(choice.value, event.target.checked)}
            />
            <Mark $round={type === "radio"} aria-hidden="true">
              {chosen &&
                (type === "radio" && !choice.result ? <Dot /> : <Icon name={crossed ? "cross" : "check"} size={16} />)}
            </Mark>
            <Words>
              {choice.label}
              {choice.description && <Description>{choice.description}</Description>}
            </Words>
            {choice.result && choice.resultLabel && <Verdict $result={choice.result}>{choice.resultLabel}</Verdict>}
          </Row>
        );
      })}
      {error && (
        <FieldError id={errorId} role="alert">
          <Icon name="warning" size={18} />
          <span>{error}</span>
        </FieldError>
      )}
    </Group>
  );
}
