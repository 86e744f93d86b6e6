import { useSelector } from "@xstate/react";
import { type ActorRefFrom, fromPromise, setup } from "xstate";
import { defineScreenTests } from "../drivers/screen-tests";
import { defineTestModel } from "../model/test-model";

/** A step with one question, whose answer a server checks. */
export const machine = setup({
  types: { events: {} as { type: "answer.submit" } | { type: "step.again" } | { type: "step.skip" } },
  actors: { check: fromPromise<void>(async () => undefined) },
}).createMachine({
  id: "step",
  initial: "asking",
  states: {
    asking: { on: { "answer.submit": "checking" } },
    checking: { invoke: { id: "check", src: "check", onDone: "right", onError: "wrong" } },
    right: { on: { "step.again": "asking" } },
    wrong: { on: { "step.again": "asking" } },
  },
});
export const testModel = defineTestModel({
  machine,
  inputs: { "": undefined },
  events: {},
  outcomes: { check: { right: { output: undefined }, wrong: { error: new Error("wrong") } } },
});

/** What a test changes about the view. */
export interface Changes {
  right?: string;
  next?: string;
  description?: string;
  isCurrent?: boolean;
  keepsFocus?: boolean;
}

function Step({ actor, changes }: { actor: ActorRefFrom<typeof machine>; changes: Changes }) {
  const { right = "Right!", next = "/step/2/", description = "hint", isCurrent = true, keepsFocus = true } = changes;
  const state = useSelector(actor, ({ value }) => value);
  const isAsking = state === "asking" || state === "checking";
  return (
    <main>
      <a href="/step/1/" aria-current={isCurrent ? "step" : undefined}>
        Step 1
      </a>
      <p id="hint">One of two.</p>
      {isAsking && (
        <button
          type="button"
          aria-describedby={description}
          aria-disabled={state === "checking"}
          onClick={() => actor.send({ type: "answer.submit" })}
        >
          Check
        </button>
      )}
      {!isAsking && (
        <>
          <p
            role="status"
            tabIndex={-1}
            ref={(element) => {
              if (keepsFocus) element?.focus();
            }}
          >
            {state === "right" ? right : "Wrong."}
          </p>
          <button type="button" onClick={() => actor.send({ type: "step.again" })}>
            Again
          </button>
          <a href={next}>Continue</a>
        </>
      )}
    </main>
  );
}

/** The tests of its view, with changes. */
export const screenOf = (changes: Changes) =>
  defineScreenTests({
    testModel,
    render: (actor) => <Step actor={actor} changes={changes} />,
    does: {
      "answer.submit": (user) => user.press("button", "Check"),
      "step.again": (user) => user.press("button", "Again"),
    },
    sees: {},
    ignores: [{ role: "link", why: "leads to other pages" }],
    losesFocus: [
      { after: "step.again", why: "the step starts over" },
      ...(changes.keepsFocus === false
        ? ["check → right", "check → wrong"].map((after) => ({ after, why: "of this test" }))
        : []),
    ],
  });
