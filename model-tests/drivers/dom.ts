import type { Flow } from "../engine/flow";
import { prepareDocument } from "./document";
import type { Driver, Session, StateCheck } from "./driver";

const release = await prepareDocument();
const { DomSession } = await import("./dom-session");
const { screens } = await import("../shared/screens");

/** By the machine's name: the flow may be a mutant of the one that the screen was written for. */
const screenOf = ({ machine }: Flow) => screens.find(({ flow }) => flow.machine.id === machine.id);

const look =
  (state: string): StateCheck =>
  async (session: Session) => {
    if (session instanceof DomSession) await session.look(state);
  };

/** Runs tests on a view in a DOM: its controls are used as a person uses them, its actors are played. */
export const driver: Driver = {
  name: "dom",
  refuses: (flow) =>
    screenOf(flow)
      ? null
      : `Nothing is said of its view: there is no .screen.tsx file of ${flow.machine.id} in model-tests.`,
  checks: (flow) => Object.fromEntries(Object.keys(screenOf(flow)?.sees ?? {}).map((state) => [state, look(state)])),
  async start(flow, input) {
    const screen = screenOf(flow);
    if (!screen) throw new Error(`${flow.machine.id} has no screen.`);
    return DomSession.open(screen, flow, input);
  },
  async close() {
    await release();
  },
};
