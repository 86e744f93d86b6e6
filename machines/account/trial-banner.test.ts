import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import type { Billing } from "../../contract/account/session";
import { fakeActor } from "../testing";
import { trialBannerMachine } from "./trial-banner";

function banner() {
  const readShownFlag = fakeActor<boolean>();
  let flagsWritten = 0;
  const actor = createActor(
    trialBannerMachine.provide({
      actors: { readShownFlag: readShownFlag.logic },
      actions: {
        writeShownFlag: () => {
          flagsWritten += 1;
        },
      },
    }),
  ).start();
  return {
    actor,
    readShownFlag,
    flagsWritten: () => flagsWritten,
    state: () => actor.getSnapshot().value,
    isVisible: () => actor.getSnapshot().hasTag("visible"),
    billed: (paidStatus: Billing["paidStatus"] | null) =>
      actor.send({
        type: "billing.settled",
        billing: paidStatus === null ? null : { paidStatus, productGroup: "", trafficType: "" },
      }),
  };
}

describe("the offer of a trial", () => {
  it.each(["free", "admin_free"] as const)(
    "is shown to a learner whose status is %s, and leaves its flag",
    async (status) => {
      const { billed, readShownFlag, isVisible, flagsWritten } = banner();
      billed(status);
      expect(isVisible()).toBe(false);
      await readShownFlag.answer(false);
      expect(isVisible()).toBe(true);
      expect(flagsWritten()).toBe(1);
    },
  );

  it.each(["paid", "trial", "admin_paid", "", null] as const)("is not for a learner whose status is %j", (status) => {
    const { billed, readShownFlag, state } = banner();
    billed(status);
    expect(state()).toBe("hidden");
    expect(readShownFlag.calls).toEqual([]);
  });

  it("is not for a learner who can have no trial (R57)", () => {
    const { actor, readShownFlag, state } = banner();
    const billing = { paidStatus: "free", productGroup: "", trafficType: "", isTrialOffered: false } as const;
    actor.send({ type: "billing.settled", billing });
    expect(state()).toBe("hidden");
    expect(readShownFlag.calls).toEqual([]);
  });

  it("is not shown twice in a browser session", async () => {
    const { billed, readShownFlag, state, flagsWritten } = banner();
    billed("free");
    await readShownFlag.answer(true);
    expect(state()).toBe("hidden");
    expect(flagsWritten()).toBe(0);
  });

  it("is not shown if the flag cannot be read", async () => {
    const { billed, readShownFlag, state } = banner();
    billed("free");
    await readShownFlag.fail("internal");
    expect(state()).toBe("hidden");
  });

  it("stays until it is closed; its own flag does not hide it", async () => {
    const { actor, billed, readShownFlag, state, isVisible } = banner();
    billed("free");
    await readShownFlag.answer(false);
    billed("free");
    expect(isVisible()).toBe(true);
    actor.send({ type: "banner.close" });
    expect(state()).toBe("closed");
    billed("free");
    expect(state()).toBe("closed");
  });

  it("disappears with the account that it was shown to", async () => {
    const { actor, billed, readShownFlag, state } = banner();
    billed("free");
    await readShownFlag.answer(false);
    actor.send({ type: "profile.settled", profile: null });
    expect(state()).toBe("waiting");
  });
});
