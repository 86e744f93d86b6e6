import { styled } from "styled-components";
import type { Chart } from "../chart/chart";
import { color, token } from "../ui/theme";
import { stateTitle, transitionLabel } from "./names";
import { waysOut } from "./neighbours";
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
export function WaysOut({ chart }: { chart: Chart }) {
  const focused = useSeen(focusedOf);
  const wording = useWording();
  const state = chart.states.find(({ id, parent }) => id === focused && parent !== null);
  if (!state)
    return (
      <Line tabIndex={-1}>
        Keys: <kbd>→</kbd> <kbd>←</kbd> along transitions, <kbd>1</kbd>–<kbd>9</kbd> along one of several, <kbd>↑</kbd>{" "}
        <kbd>↓</kbd> beside, with <kbd>Shift</kbd> out and in, <kbd>Enter</kbd> chooses, <kbd>+</kbd> <kbd>−</kbd>{" "}
        <kbd>0</kbd> or <kbd>Ctrl</kbd> and the wheel zoom.
      </Line>
    );
  const ways = waysOut(chart, state.id)
    .flatMap((way) => way.targets.map((to) => ({ id: way.id, label: transitionLabel(way, wording), to })))
    .filter(({ to }) => to !== state.id);
  return (
    <Line aria-live="polite" tabIndex={-1}>
      <b>{stateTitle(chart, state.id, wording)}</b>
      {ways.length === 0 && ": nothing leads on from here"}
      {ways.slice(0, 9).map(({ id, label, to }, index) => (
        <span key={`${id} ${to}`}>
          {index === 0 ? ": " : ", "}
          <kbd>{index + 1}</kbd> {label.title}
          {wording === "product" && label.condition && ` ${label.condition}`} →{" "}
          {stateTitle(chart, to, wording, state.id)}
        </span>
      ))}
    </Line>
  );
}
