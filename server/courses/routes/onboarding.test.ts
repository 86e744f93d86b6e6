import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { onboarding } from "../../../contract/courses/onboarding";
import { databases } from "../../testing/databases";
import { startTestServer, type TestServer } from "../../testing/test-server";

describe.each(databases)("onboarding on $name", ({ open }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(open);
  });
  afterAll(() => server.stop());

  it("returns its steps to anyone, in order", async () => {
    const { body } = await server.visitor.call(onboarding.steps, {});
    expect(body.data.map(({ id, number, slug }) => [id, number, slug])).toEqual([
      [9701, 1, "set-a-goal"],
      [9702, 2, "look-around"],
      [9703, 3, "begin"],
    ]);
    expect(body.data[0]).toMatchObject({ timing: 120, body: expect.stringContaining("<strong>one</strong>") });
  });

  it("passes steps in any order, each once", async () => {
    const learner = await server.learner();
    const progress = async () => (await learner.call(onboarding.progress, {})).body;
    expect(await progress()).toMatchObject({ progress: 0, total: 3 });
    const passed = await learner.call(onboarding.pass, { params: { id: "9702" } });
    expect(passed.body).toMatchObject({
      progress: 33,
      data: [
        { id: 9701, progress: 0, passedAt: null },
        { id: 9702, progress: 100, passedAt: server.clock.now().toISOString() },
        { id: 9703, progress: 0 },
      ],
    });
    server.clock.pass(60);
    expect((await learner.call(onboarding.pass, { params: { id: "9702" } })).body).toEqual(passed.body);
    for (const id of ["9701", "9703"]) await learner.call(onboarding.pass, { params: { id } });
    expect((await progress()).progress).toBe(100);
    expect((await learner.call(onboarding.pass, { params: { id: "1" } })).status).toBe(404);
  });
});
