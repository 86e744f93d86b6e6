import type { Views } from "../config";
import type { TestModel } from "../model/test-model";
import { prepareDocument } from "./document";
import type { Driver, Session, StateCheck } from "./driver";

/**
 * Runs tests on views in a DOM: a simulated user operates their controls, and their actors are stubs. The views are
 * loaded once there is a document.
 */
export async function domDriver(views: () => Promise<Views>): Promise<Driver> {
  const release = await prepareDocument();
  const { DomSession } = await import("./dom-session");
  const { screenOf: load, mount } = await views();
  /** By machine name, because the test model may be a mutant of the screen's. */
  const screenOf = ({ machine }: TestModel) => load(machine.id);
  const look =
    (state: string): StateCheck =>
    async (session: Session) => {
      if (session instanceof DomSession) await session.look(state);
    };
  return {
    name: "dom",
    refuses: async (testModel) =>
      (await screenOf(testModel))
        ? null
        : `Its view is not described: the configured \`views\` have no screen of ${testModel.machine.id}.`,
    checks: async (testModel) =>
      Object.fromEntries(Object.keys((await screenOf(testModel))?.sees ?? {}).map((state) => [state, look(state)])),
    async start(testModel, input) {
      const screen = await screenOf(testModel);
      if (!screen) throw new Error(`${testModel.machine.id} has no screen.`);
      return DomSession.open(screen, mount, testModel, input);
    },
    async close() {
      await release();
    },
  };
}
