import { styled } from "styled-components";
import type { Chart } from "../chart/chart";
import type { LevelChart } from "../chart/level";
import { color, token } from "../ui/theme";
import { arrowLabel, boxTitle } from "./names";
import { rootOf, waysOut } from "./neighbours";
import { useSeen, useWording } from "./viewer-context";
import type { Viewer } from "./viewer-machine";

const Line = styled.div`
  padding: ${token["space-1"]} ${token["space-3"]};
  border-top: 1px solid ${color.rule};
  background: ${color.surface};
  color: ${color["ink-soft"]};
  font-size: ${token["text-s"]};
  line-height: 1.5;
  max-height: 5.5rem;
  overflow: auto;
  /* A touch screen has no keys. */
  &[data-keys] { @media (hover: none) { display: none; } }
  b { color: ${color.ink}; }
  kbd {
    padding: 0 0.35em;
    border: 1px solid ${color.control};
    border-radius: 4px;
    font-family: ${token["font-code"]};
    font-size: 0.92em;
  }
`;

const focusedOf = ({ context }: Viewer) => context.focused;

/** The focused part and where keys lead from there; without focus, the available keys. */
export function WaysOut({ chart, shown }: { chart: Chart; shown: LevelChart }) {
  const focused = useSeen(focusedOf);
  const wording = useWording();
  const state = shown.states.find(({ id }) => id === focused && id !== rootOf(shown));
  if (!state)
    return (
      <Line tabIndex={-1} data-keys="">
        Keys: <kbd>→</kbd> <kbd>←</kbd> along transitions, <kbd>1</kbd>–<kbd>9</kbd> along one of several, <kbd>↑</kbd>{" "}
        <kbd>↓</kbd> beside, with <kbd>Shift</kbd> out and in (also into a folded state), <kbd>Enter</kbd> chooses,{" "}
        <kbd>+</kbd> <kbd>−</kbd> <kbd>0</kbd> or <kbd>Ctrl</kbd> and the wheel zoom.
      </Line>
    );
  const ways = waysOut(shown, state.id)
    .flatMap((way) => way.targets.map((to) => ({ id: way.id, label: arrowLabel(way, wording), to })))
    .filter(({ to }) => to !== state.id);
  return (
    <Line aria-live="polite" tabIndex={-1}>
      <b>{boxTitle(chart, state, wording)}</b>
      {ways.length === 0 && ": nothing leads on from here"}
      {ways.slice(0, 9).map(({ id, label, to }, index) => (
        <span key={`${id} ${to}`}>
          {index === 0 ? ": " : ", "}
          <kbd>{index + 1}</kbd> {label.title}
          {wording === "product" && label.condition && ` ${label.condition}`} →{" "}
          {boxTitle(chart, shown.states.find(({ id: box }) => box === to) ?? state, wording, state.id)}
        </span>
      ))}
    </Line>
  );
}
