import type { Views } from "../config";
import type { Flow } from "../model/test-model";
import { prepareDocument } from "./document";
import type { Driver, Session, StateCheck } from "./driver";

/**
 * Runs tests on views in a DOM: their controls are used as a person uses them, their actors are stubs. The views are
 * loaded when there is a document.
 */
export async function domDriver(views: () => Promise<Views>): Promise<Driver> {
  const release = await prepareDocument();
  const { DomSession } = await import("./dom-session");
  const { screens, mount } = await views();
  /** By the machine's name: the test model may be a mutant of the one that the screen was written for. */
  const screenOf = ({ machine }: Flow) => screens.find(({ flow }) => flow.machine.id === machine.id);
  const look =
    (state: string): StateCheck =>
    async (session: Session) => {
      if (session instanceof DomSession) await session.look(state);
    };
  return {
    name: "dom",
    refuses: (flow) =>
      screenOf(flow) ? null : `Its view is not described: no screen of ${flow.machine.id} is configured.`,
    checks: (flow) => Object.fromEntries(Object.keys(screenOf(flow)?.sees ?? {}).map((state) => [state, look(state)])),
    async start(flow, input) {
      const screen = screenOf(flow);
      if (!screen) throw new Error(`${flow.machine.id} has no screen.`);
      return DomSession.open(screen, mount, flow, input);
    },
    async close() {
      await release();
    },
  };
}
