import { beforeEach, describe, expect, it, vi } from "vitest";
import { describeCallActors, listenTo, outputOf } from "../api/actors.testing";
import * as device from "../device/site-worker";
import { siteWorkerActors } from "./site-worker-actors";

const page = { build: "build", language: "de", textFiles: [] } as unknown as device.WorkerPage;
const renewCopies = vi.fn(async () => undefined);
const { actors } = siteWorkerActors(page, renewCopies);

beforeEach(() => vi.restoreAllMocks());

describeCallActors("an actor of the site’s worker", () => siteWorkerActors(page, renewCopies), {}, [
  ...["registerWorker", "watchVersions", "claimCopies", "renewCopies", "takeOver"],
]);

describe("the worker of the site", () => {
  it("is registered, is told whose device it is, and takes over", async () => {
    const register = vi.spyOn(device, "registerWorker").mockResolvedValue(undefined as never);
    const claim = vi.spyOn(device, "claimCopies").mockResolvedValue(undefined as never);
    const takeOver = vi.spyOn(device, "takeOver").mockResolvedValue(undefined as never);
    await outputOf(actors.registerWorker);
    await outputOf(actors.claimCopies, { learnerId: 7 });
    await outputOf(actors.renewCopies);
    await outputOf(actors.takeOver);
    expect(renewCopies).toHaveBeenCalledExactlyOnceWith(expect.any(AbortSignal));
    expect(register).toHaveBeenCalledTimes(1);
    expect([claim.mock.calls, takeOver.mock.calls]).toEqual([[[7, page]], [["build"]]]);
  });

  it("tells of new versions until its state is left, and not being able to disturbs nobody", async () => {
    let signal: AbortSignal | undefined;
    vi.spyOn(device, "watchVersions").mockImplementation(async (tell, end) => {
      signal = end;
      tell();
      throw new Error("there is no worker");
    });
    const { heard, stop } = listenTo(actors.watchVersions);
    await new Promise((done) => setTimeout(done));
    expect(heard).toEqual([{ type: "version.found" }]);
    stop();
    expect(signal?.aborted).toBe(true);
  });
});
