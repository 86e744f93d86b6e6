import { useMachine } from "@xstate/react";
import { useEffect, useEffectEvent, useId, useMemo } from "react";
import type { TestModel } from "statechart-testing/model/test-model";
import { type Step, stepLabel } from "statechart-testing/simulator/step";
import { fromPromise } from "xstate";
import type { Chart } from "../../chart/chart";
import type { Wording } from "../../chart/machine-words";
import { Button } from "../../ui/Button";
import { Notice } from "../../ui/Notice";
import { download } from "./download";
import { Picker } from "./Picker";
import { Choices, Pane, PartHeading, Row } from "./parts";
import { simulationMachine } from "./simulation-machine";
import { codeWords, productWords } from "./simulation-words";
import { type OnShow, useShown } from "./use-shown";

const machine = simulationMachine.provide({
  actions: { save: (_, recording) => download(`${recording.machine}.simulated.json`, recording) },
});

const kinds: readonly { kind: Step["kind"]; title: string }[] = [
  { kind: "event", title: "Events from users or other machines" },
  { kind: "outcome", title: "A call ends" },
  { kind: "time", title: "Time passes" },
];

interface Props {
  /** Loads a machine's test model. */
  load: (machine: string) => Promise<TestModel>;
  /** The machine in the drawing; null for none. */
  machine: string | null;
  /** The chart of that machine, for the product's words; null until it is known. */
  chart: Chart | null;
  wording: Wording;
  /** Called with the innermost states to mark and the transition that was taken last. */
  onShow: OnShow;
}

/** Runs a machine alone, without the site, a server, or an account. */
export function Simulation({ load, machine: shown, chart, wording, onShow }: Props) {
  const provided = useMemo(
    () => machine.provide({ actors: { loadTestModel: fromPromise(({ input }) => load(input)) } }),
    [load],
  );
  const [snapshot, send] = useMachine(provided, { input: { machine: shown } });
  const name = useId();
  const { testModel, input, steps, now, problem } = snapshot.context;
  const tell = useEffectEvent((id: string | null) => {
    if (id !== snapshot.context.machine) send({ type: "machine.changed", machine: id });
  });
  useEffect(() => tell(shown), [shown]);
  useShown({ states: now?.states ?? [], transition: now?.transitions[0] ?? null }, onShow);
  const inputs = Object.keys(testModel?.inputs ?? {});
  const last = steps.at(-1);
  const inCode = wording === "engineering";
  const words = useMemo(() => {
    if (inCode) return codeWords;
    return chart?.machine === shown ? productWords(chart) : null;
  }, [inCode, chart, shown]);
  const named = (name: string) => (inCode ? <code>{name}</code> : name);

  return (
    <Pane aria-labelledby={name} aria-busy={snapshot.hasTag("busy")}>
      <h2 id={name}>Simulation</h2>
      {shown === null && <p>Choose a machine to run it by itself.</p>}
      {problem !== null && <Notice kind="error">{problem}</Notice>}
      {inputs.length > 1 && (
        <Picker label="Started as" value={input} onPick={(one) => send({ type: "input.choose", input: one })}>
          {inputs.map((one) => (
            <option key={one} value={one}>
              {one || "usual"}
            </option>
          ))}
        </Picker>
      )}
      {now && words && (
        <>
          <p role="status">
            {last ? `${words.step(last)}: ` : "Start: "}
            {named(words.state(now))}
          </p>
          {now.transitions.length > 0 && (
            <ul aria-label="Transitions taken">
              {now.transitions.map((id, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a step may take the same transition twice
                <li key={`${at} ${id}`}>{named(words.transition(id))}</li>
              ))}
            </ul>
          )}
          {last && now.transitions.length === 0 && <p>It took no transition: a condition was not met.</p>}
          {now.possible.length === 0 && <p>Nothing more can happen: the machine has come to its end.</p>}
          {kinds.map(({ kind, title }) => {
            const possible = now.possible.filter((step) => step.kind === kind);
            return (
              possible.length > 0 && (
                <div key={kind}>
                  <PartHeading>{title}</PartHeading>
                  <Choices>
                    {possible.map((step) => (
                      <li key={stepLabel(step)}>
                        <Button variant="secondary" onClick={() => send({ type: "step.take", step })}>
                          {words.step(step)}
                        </Button>
                      </li>
                    ))}
                  </Choices>
                </div>
              )
            );
          })}
          <Row>
            <Button disabled={!snapshot.can({ type: "step.back" })} onClick={() => send({ type: "step.back" })}>
              Step back
            </Button>
            <Button
              variant="secondary"
              disabled={!snapshot.can({ type: "simulation.reset" })}
              onClick={() => send({ type: "simulation.reset" })}
            >
              From the start
            </Button>
            <Button variant="secondary" onClick={() => send({ type: "recording.save" })}>
              Save as a test
            </Button>
          </Row>
          {steps.length > 0 && (
            <>
              <PartHeading>Steps so far</PartHeading>
              <ol>
                {steps.map((step, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: steps are only added and removed at the end
                  <li key={at}>{named(words.step(step))}</li>
                ))}
              </ol>
            </>
          )}
        </>
      )}
    </Pane>
  );
}
