// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { useSelector } from "@xstate/react";
import { I18nextProvider } from "react-i18next";
import { afterEach, describe, expect, it } from "vitest";
import { type ActorRefFrom, type AnyActorRef, type AnyEventObject, assign, createActor, emit, setup } from "xstate";
import { learner } from "../../machines/testing";
import { LazyBlock } from "../components/LazyBlock";
import { createStrictI18n } from "../i18n/strict-i18n.testing";
import { type PartProps, partOf } from "./part";
import { definePart } from "./screen";
import { createScreens } from "./screens";
import { type Site, SiteContext } from "./site-context";

/** A part that records what it receives, and requests sign-in when told to. */
const partMachine = setup({
  types: {
    input: {} as { slug: string },
    context: {} as { slug: string; heard: string[] },
    emitted: {} as { type: "enrolment.requested" },
  },
}).createMachine({
  context: ({ input }) => ({ ...input, heard: [] }),
  on: {
    ask: { actions: emit({ type: "enrolment.requested" }) },
    "*": {
      // It ends when it is left, like a part that cannot resume.
      guard: ({ event }) => event.type !== "screen.reopened",
      actions: assign({ heard: ({ context, event }) => [...context.heard, event.type] }),
    },
  },
});

/** A page that has already settled, and repeats that on request. */
const pageMachine = setup({
  types: { context: {} as { heard: string[] }, emitted: {} as { type: "progress.settled"; enrolled: boolean } },
}).createMachine({
  context: { heard: [] },
  on: {
    "*": {
      actions: [
        assign({ heard: ({ context, event }) => [...context.heard, event.type] }),
        emit({ type: "progress.settled", enrolled: true }),
      ],
    },
  },
});

function Heard({ actor }: { actor: ActorRefFrom<typeof partMachine> }) {
  return <p>{useSelector(actor, ({ context: { slug, heard } }) => `${slug}: ${heard.join(", ")}`)}</p>;
}
const block = partOf(async () => ({ part: definePart({ logic: () => partMachine, View: Heard }) }));

async function site() {
  const actors: AnyActorRef[] = [];
  const screens = createScreens({
    get: () => Promise.reject(new Error("No services here.")),
    // As the academy does: only after the following start.
    link: (actor) => {
      actors.push(actor);
      queueMicrotask(() => actor.send({ type: "session.changed", learner, seed: "seed" }));
      return { show: () => undefined, end: () => undefined };
    },
  });
  const i18n = await createStrictI18n("en");
  const page = (props: PartProps | null) => (
    <I18nextProvider i18n={i18n}>
      <SiteContext.Provider value={{ screens } as Site}>
        {props && <LazyBlock block={block} props={props} />}
      </SiteContext.Provider>
    </I18nextProvider>
  );
  const view = render(page(null));
  return {
    /** The actors of all parts that were opened. */
    actors,
    show: (props: PartProps | null) => view.rerender(page(props)),
    heard: () => actors.at(-1)?.getSnapshot().context.heard as string[],
  };
}
const isGone = (actor: AnyActorRef | undefined) => actor?.getSnapshot().status === "stopped";
const letGo = () => new Promise((done) => setTimeout(done));

describe("a part of a page", () => {
  afterEach(cleanup);

  it("has its own actor, with its first input, while it is shown", async () => {
    const { show, actors } = await site();
    show({ id: "part", input: { slug: "seo" } });
    await screen.findByText(/^seo: session.changed/);
    show({ id: "part", input: { slug: "other" } });
    screen.getByText(/^seo: session.changed/);
    expect(actors).toHaveLength(1);
    show(null);
    await letGo();
    expect(isGone(actors[0])).toBe(true);
  });

  it("starts over when it is shown again", async () => {
    const { show, actors } = await site();
    show({ id: "part", input: { slug: "seo" } });
    await screen.findByText(/^seo/);
    show(null);
    await letGo();
    show({ id: "part", input: { slug: "ads" } });
    await screen.findByText(/^ads/);
    expect(actors).toHaveLength(2);
  });

  it("resumes where it was if it is kept", async () => {
    const { show, actors } = await site();
    const kept = { id: "part", input: { slug: "seo" }, keep: true };
    show(kept);
    await screen.findByText(/^seo/);
    show(null);
    await letGo();
    expect(isGone(actors[0])).toBe(false);
    show({ ...kept, input: { slug: "ads" } });
    await screen.findByText(/^seo/);
    show(null);
    await letGo();
    expect(isGone(actors[0])).toBe(false);
    expect(actors).toHaveLength(1);
  });
});

describe("a part and its screen", () => {
  afterEach(cleanup);
  const hostOf = () => createActor(pageMachine).start();
  const heardBy = (host: ReturnType<typeof hostOf>) => host.getSnapshot().context.heard;

  it("receives the session first, then what was announced before it existed", async () => {
    const { show, heard } = await site();
    const host = hostOf();
    show({ id: "part", input: { slug: "seo" }, host });
    await screen.findByText("seo: session.changed, progress.settled");
    expect(heardBy(host)).toEqual(["part.opened"]);
    host.send({ type: "anything" });
    expect(heard()).toEqual(["session.changed", "progress.settled", "progress.settled"]);
  });

  it("forwards the part's requests to its screen", async () => {
    const { show, actors } = await site();
    const host = hostOf();
    show({ id: "part", input: { slug: "seo" }, host });
    await screen.findByText(/progress.settled$/);
    actors[0]?.send({ type: "ask" } satisfies AnyEventObject);
    expect(heardBy(host)).toEqual(["part.opened", "enrolment.requested"]);
  });

  it("forwards nothing once the part is gone", async () => {
    const { show, actors, heard } = await site();
    const host = hostOf();
    show({ id: "part", input: { slug: "seo" }, host, keep: true });
    await screen.findByText(/progress.settled$/);
    show(null);
    await letGo();
    const before = heard().length;
    host.send({ type: "anything" });
    actors[0]?.send({ type: "ask" });
    expect(heard()).toHaveLength(before);
    expect(heardBy(host)).not.toContain("enrolment.requested");
  });
});
