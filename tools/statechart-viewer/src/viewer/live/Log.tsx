import { stateText } from "statechart-testing/cli/names";
import type { StepMessage } from "../../mirror/messages";
import { RowButton, Scroll, Table } from "./parts";

const time = new Intl.DateTimeFormat("en-GB", {
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
  fractionalSecondDigits: 3,
});

/** A step in a few words. */
export const stepText = ({ machine, event, code, to, taken }: StepMessage): string => {
  const what = `${machine}: ${event}${code === undefined ? "" : ` (${code})`}`;
  return taken.length === 0 && event !== "xstate.init"
    ? `${what}, nothing happens`
    : `${what}, ${stateText(to) || "on"}`;
};

interface Props {
  /** Oldest first; listed in reverse. */
  steps: readonly StepMessage[];
  /** The number of the selected step; null for now. */
  at: number | null;
  onStep: (n: number) => void;
}

/** The log of steps, newest first; each can be selected. */
export function Log({ steps, at, onStep }: Props) {
  if (steps.length === 0) return <p>Nothing has happened yet.</p>;
  return (
    // It scrolls separately, so it must be focusable.
    <Scroll role="region" aria-label="Event log" tabIndex={0}>
      <Table>
        <thead>
          <tr>
            <th scope="col">Time</th>
            <th scope="col">Machine</th>
            <th scope="col">Event</th>
            <th scope="col">Code</th>
            <th scope="col">To</th>
          </tr>
        </thead>
        <tbody>
          {steps.toReversed().map(({ n, at: when, machine, actor, event, code, to, taken }) => (
            <tr key={n} aria-current={n === at ? "step" : undefined}>
              <td>{time.format(when)}</td>
              <td title={actor}>{machine}</td>
              <td>
                <RowButton type="button" onClick={() => onStep(n)}>
                  {event}
                </RowButton>
              </td>
              <td>{code}</td>
              <td>{taken.length === 0 && event !== "xstate.init" ? "(nothing)" : stateText(to)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}
