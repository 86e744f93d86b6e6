import type { StepMessage } from "../../mirror/messages";
import type { LiveWords } from "./live-words";
import { RowButton, Scroll, Table } from "./parts";

const time = new Intl.DateTimeFormat("en-GB", {
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
  fractionalSecondDigits: 3,
});

const isNothing = ({ event, taken }: StepMessage): boolean => taken.length === 0 && event !== "xstate.init";

/** A step in a few words. */
export const stepText = (step: StepMessage, words: LiveWords): string =>
  `${words.machine(step.machine)}: ${words.happened(step)}, ${
    isNothing(step) ? "nothing happens" : words.state(step.machine, step.to)
  }`;

interface Props {
  /** Oldest first; listed in reverse. */
  steps: readonly StepMessage[];
  /** The number of the selected step; null for now. */
  at: number | null;
  /** Whether the steps are of several machines. */
  isAll: boolean;
  words: LiveWords;
  onStep: (n: number) => void;
}

/** The log of steps, newest first; each can be selected. */
export function Log({ steps, at, isAll, words, onStep }: Props) {
  if (steps.length === 0) return <p>Nothing has happened yet.</p>;
  return (
    // It scrolls separately, so it must be focusable.
    <Scroll role="region" aria-label="Event log" tabIndex={0}>
      <Table>
        <thead>
          <tr>
            <th scope="col">Time</th>
            <th scope="col">What happened</th>
          </tr>
        </thead>
        <tbody>
          {steps.toReversed().map((step) => (
            <tr key={step.n} aria-current={step.n === at ? "step" : undefined}>
              <td>{time.format(step.at)}</td>
              <td>
                {isAll && `${words.machine(step.machine)}: `}
                <RowButton type="button" title={step.event} onClick={() => onStep(step.n)}>
                  {words.happened(step)}
                </RowButton>
                {isNothing(step) ? " (nothing)" : ` → ${words.state(step.machine, step.to)}`}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}
