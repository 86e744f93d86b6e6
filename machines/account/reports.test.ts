import { expect, it } from "vitest";
import { createActor, fromCallback } from "xstate";
import type { Report } from "./consent";
import { reportsMachine } from "./reports";

it("shows what the sink holds, as that changes, and clears it on request", () => {
  let held: Report[] = [{ type: "page", path: "/academy/" }];
  let tell = (): void => undefined;
  const actor = createActor(
    reportsMachine.provide({
      actors: {
        watchReports: fromCallback(({ sendBack }) => {
          tell = () => sendBack({ type: "reports.changed", reports: held });
          tell();
        }),
      },
      actions: {
        clearReports: () => {
          held = [];
          tell();
        },
      },
    }),
  ).start();
  const { type } = { type: "reports.clear" } as const;
  expect(actor.getSnapshot()).toMatchObject({ value: "listed", context: { reports: held } });
  held = [...held, { type: "user", tag: "external" }];
  tell();
  expect(actor.getSnapshot().context.reports).toHaveLength(2);
  actor.send({ type });
  expect(actor.getSnapshot()).toMatchObject({ value: "none", context: { reports: [] } });
  expect(actor.getSnapshot().can({ type })).toBe(false);
});
