import { useId } from "react";
import { styled } from "styled-components";
import { color, token } from "../theme/theme";
import { visuallyHidden } from "./VisuallyHidden";

const Row = styled.div`
  display: grid;
  gap: ${token["space-2"]};
  min-width: 0;
`;

const Words = styled.div<{ $hidden: boolean }>`
  display: flex;
  justify-content: space-between;
  gap: ${token["space-4"]};
  font-size: ${token["text-s"]};
  line-height: ${token["leading-ui"]};
  color: ${color["ink-soft"]};
  ${({ $hidden }) => $hidden && visuallyHidden}
`;

const Value = styled.span`
  flex: none;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  color: ${color.ink};
`;

const Bar = styled.progress`
  appearance: none;
  display: block;
  width: 100%;
  height: 8px;
  border: 0;
  border-radius: ${token["radius-full"]};
  overflow: hidden;
  background: ${color.rule};
  color: ${color.accent};

  &::-webkit-progress-bar { background: ${color.rule}; }
  &::-webkit-progress-value {
    border-radius: ${token["radius-full"]};
    background: ${color.accent};
    transition: inline-size ${token["motion-slow"]} ${token.ease};
  }
  &::-moz-progress-bar { border-radius: ${token["radius-full"]}; background: ${color.accent}; }
`;

type ProgressBarProps = {
  /** Percent done, 0 to 100. */
  value: number;
  /** What is in progress. */
  label: string;
  /** The value in words or as a formatted percentage, shown at the end of the label's line. */
  valueText?: string | undefined;
  /** Keeps label and value for screen readers only. */
  labelHidden?: boolean | undefined;
};

/** How far something has come, as a bar. */
export function ProgressBar({ value, label, valueText, labelHidden = false }: ProgressBarProps) {
  const id = useId();
  return (
    <Row>
      <Words $hidden={labelHidden}>
        <label htmlFor={id}>{label}</label>
        {valueText && <Value>{valueText}</Value>}
      </Words>
      <Bar id={id} max={100} value={clampPercent(value)} aria-valuetext={valueText} />
    </Row>
  );
}

/** Keeps a percentage between 0 and 100; anything that is not a number counts as 0. */
export function clampPercent(value: number): number {
  return Number.isFinite(value) ? Math.min(100, Math.max(0, value)) : 0;
}
