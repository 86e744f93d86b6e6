import { useMachine } from "@xstate/react";
import { useEffect, useEffectEvent, useId, useMemo } from "react";
import type { Chart } from "../../chart/chart";
import type { Wording } from "../../chart/machine-words";
import { Button } from "../../ui/Button";
import { Notice } from "../../ui/Notice";
import type { LiveSettings } from "../settings";
import { channelLogic } from "./channel";
import { download } from "./download";
import { Log, stepText } from "./Log";
import { shownAt } from "./live";
import { actorOf, type LiveContext, type LiveProblem, listed, liveMachine, neighbour, pageOf } from "./live-machine";
import { codeWords, productWords } from "./live-words";
import { Picker } from "./Picker";
import { Pane, PartHeading, Pickers, Row } from "./parts";
import { SendPart } from "./SendPart";
import { type OnShow, useShown } from "./use-shown";

const machine = liveMachine.provide({ actors: { channel: channelLogic } });

const problemText = (problem: LiveProblem, nameOf: (event: string) => string): string =>
  problem.code === "payload"
    ? 'The payload is not a JSON object. Write it like {"answer": ["true"]}, or leave the field empty.'
    : `${nameOf(problem.event)} was not sent: the machine does not accept it in its current state, or not with this payload.`;

/** What the drawing should show; nothing without an actor. */
const shownOf = (context: LiveContext) => {
  const actor = actorOf(context);
  const steps = context.log.filter(({ page }) => page === context.page);
  return actor ? shownAt(actor, steps, context.at) : { states: [], transition: null };
};

interface Props {
  settings: LiveSettings;
  /** The command that replays a saved session. */
  replay: (file: string) => string;
  /** The machine in the drawing; null for none. */
  machine: string | null;
  /** The charts of the machines, for the product's words; without one, a machine's words are made from its code. */
  charts: readonly Chart[];
  wording: Wording;
  /** Called with the innermost states to mark and the transition that was taken last. */
  onShow: OnShow;
  /** Called when a machine is selected here, to open its drawing. */
  onMachine?: (machine: string) => void;
}

/** Mirrors the machines of the site in another window: their states, what happens, and what can be sent to them. */
export function LivePane({ settings, replay, machine: shown, charts, wording, onShow, onMachine }: Props) {
  const { channel, address, sessionFile } = settings;
  const provided = useMemo(
    () => machine.provide({ actions: { save: (_, session) => download(sessionFile, session) } }),
    [sessionFile],
  );
  const [snapshot, send] = useMachine(provided, { input: { machine: shown, channel } });
  const name = useId();
  const { context } = snapshot;
  const page = pageOf(context);
  const actor = actorOf(context);
  const steps = listed(context);
  const last = steps.at(-1);
  const inCode = wording === "engineering";
  const words = useMemo(() => (inCode ? codeWords : productWords(charts)), [inCode, charts]);
  const named = (text: string) => (inCode ? <code>{text}</code> : text);
  const eventName = (event: string) => words.event(actor?.machine ?? "", event);

  const tell = useEffectEvent((now: string | null) => send({ type: "machine.changed", machine: now }));
  useEffect(() => tell(shown), [shown]);
  useShown(shownOf(context), onShow);

  const choose = (id: string) => {
    const chosen = page?.actors.find((one) => one.actor === id);
    send({ type: "actor.choose", actor: id });
    if (chosen && chosen.machine !== shown) onMachine?.(chosen.machine);
  };

  return (
    <Pane aria-labelledby={name}>
      <h2 id={name}>Live</h2>
      {snapshot.hasTag("listening") && (
        <Notice kind="info" title={snapshot.matches("gone") ? "The page was closed" : "No page is mirrored yet"}>
          <p>
            <a href={address} target="statechart-viewer-live">
              Open the site in a second window
            </a>
            , in this browser. It stays mirrored until it is told to stop; the next page that opens is shown here.
          </p>
        </Notice>
      )}
      {page && (
        <Pickers>
          <Picker label="Page" value={page.page} onPick={(id) => send({ type: "page.choose", page: id })}>
            {context.pages.map(({ page: id, path, isGone }, at) => (
              <option key={id} value={id}>
                {`${at + 1}. ${path}${isGone ? " (gone)" : ""}`}
              </option>
            ))}
          </Picker>
          <Picker label="Machine" value={actor?.actor ?? ""} onPick={choose}>
            {!actor && <option value="">none of this kind runs</option>}
            {page.actors.map(({ actor: id, machine: kind, isGone }) => (
              <option key={id} value={id}>
                {`${words.machine(kind)} (${id})${isGone ? ", ended" : ""}`}
              </option>
            ))}
          </Picker>
        </Pickers>
      )}
      {page && shown !== null && actor?.machine !== shown && <p>No {named(words.machine(shown))} runs on the page.</p>}
      {actor && (
        <p>
          {named(words.machine(actor.machine))} {actor.isGone ? "has ended in" : "stands in"}{" "}
          {named(words.state(actor.machine, actor.value))}.
        </p>
      )}
      <p role="status">{last ? stepText(last, words) : ""}</p>
      {context.problem && <Notice kind="warning">{problemText(context.problem, eventName)}</Notice>}

      {actor && snapshot.hasTag("reachable") && (
        <SendPart
          can={actor.can}
          nameOf={eventName}
          onSend={(event, payload) => send({ type: "event.send", event, payload })}
        />
      )}

      {page && (
        <>
          <PartHeading>What has happened</PartHeading>
          <Row>
            <Button
              variant="secondary"
              disabled={neighbour(context, -1) === null}
              onClick={() => send({ type: "step.back" })}
            >
              Step back
            </Button>
            <Button
              variant="secondary"
              disabled={neighbour(context, 1) === null}
              onClick={() => send({ type: "step.forward" })}
            >
              Step forward
            </Button>
            <Button variant="secondary" disabled={context.at === null} onClick={() => send({ type: "now.show" })}>
              Back to now
            </Button>
            <label>
              <input
                type="checkbox"
                checked={context.isAll}
                onChange={({ target }) => send({ type: "log.widen", isAll: target.checked })}
              />{" "}
              All machines of the page
            </label>
          </Row>
          <Log
            steps={steps}
            at={context.at}
            isAll={context.isAll}
            words={words}
            onStep={(n) => send({ type: "step.show", n })}
          />
          <Row>
            <Button disabled={!snapshot.can({ type: "session.save" })} onClick={() => send({ type: "session.save" })}>
              Save the session as a test
            </Button>
            <Button
              variant="secondary"
              disabled={!snapshot.can({ type: "log.clear" })}
              onClick={() => send({ type: "log.clear" })}
            >
              Clear the log
            </Button>
            <Button
              variant="quiet"
              disabled={!snapshot.can({ type: "mirroring.stop" })}
              onClick={() => send({ type: "mirroring.stop" })}
            >
              Stop mirroring
            </Button>
          </Row>
          <p>
            The saved file is run by <code>{replay(sessionFile)}</code>. Neither it nor this log has anything in it that
            someone typed.
          </p>
        </>
      )}
    </Pane>
  );
}
