// @vitest-environment happy-dom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { drawnDoor } from "./testing";
import { openApp } from "./testing-app";

afterEach(cleanup);

const drawn = (id: string) => document.querySelector(`[data-id="${CSS.escape(id)}"]`);
const outline = () => screen.findByRole("region", { name: "Outline" });

describe("a chart", () => {
  it("is folded and unfolded, in the drawing and in the outline", async () => {
    const { addresses, user } = openApp({ machine: "door" });
    await outline();
    expect(drawn("door.open.wide")).not.toBe(null);
    await user.click(screen.getByRole("button", { name: "Folded" }));
    expect(addresses.at(-1)).toBe("/academy/flows/door/?level=folded");
    expect(drawn("door.open.wide")).toBe(null);
    expect(drawn("door.open")?.getAttribute("class")).toContain("folded");
    expect(within(await outline()).queryByRole("button", { name: "Wide" })).toBe(null);

    await user.click(within(await outline()).getByRole("button", { name: "Show the 2 states inside" }));
    expect(addresses.at(-1)).toBe("/academy/flows/door/?part=door.open");
    expect(drawn("door.open.wide")).not.toBe(null);
    expect(drawn("door.failed")).toBe(null);
    const parts = within(screen.getByRole("navigation", { name: "Part of the chart" }));
    expect(parts.getByText("Open").getAttribute("aria-current")).toBe("true");
    await user.click(parts.getByRole("link", { name: "Door" }));
    expect(addresses.at(-1)).toBe("/academy/flows/door/");
    expect(drawn("door.failed")).not.toBe(null);
  });

  it("opens a folded state with its button, or with Shift and the arrow down", async () => {
    const { addresses, user } = openApp({ machine: "door", level: "folded" });
    await outline();
    await user.click(document.querySelector(".unfold") as Element);
    expect(addresses.at(-1)).toBe("/academy/flows/door/?part=door.open");
    cleanup();
    const again = openApp({ machine: "door", level: "folded" });
    await outline();
    (drawn("door.open") as SVGElement).focus();
    await again.user.keyboard("{Shift>}{ArrowDown}{/Shift}");
    expect(again.addresses.at(-1)).toBe("/academy/flows/door/?part=door.open");
  });

  it("lists the transitions that are drawn as one", async () => {
    const { user, addresses } = openApp({ machine: "door", level: "folded" });
    await outline();
    await user.click(drawn("door.closed ⇒ door.failed") ?? (drawn("door.closed bell.ring #2") as Element));
    expect(addresses.at(-1)).toContain("transition=door.closed");
    cleanup();
    openApp({ machine: "door", transition: "door ⇒ door.gone" });
    expect(await screen.findByText("the whole machine → Gone")).toBeDefined();
    expect(within(screen.getByRole("region", { name: "What is known" })).getByText(/House is sold/)).toBeDefined();
  });

  it("shows a state with its neighbors, and goes back to its part", async () => {
    const { addresses, user } = openApp({ machine: "door", state: "door.open.ajar" });
    await user.click(await screen.findByRole("button", { name: "Show it with one step around it" }));
    expect(addresses.at(-1)).toBe("/academy/flows/door/?around=door.open.ajar&state=door.open.ajar");
    expect(screen.getByText("Around Ajar").getAttribute("aria-current")).toBe("true");
    expect(drawn("door.open.wide")).not.toBe(null);
    expect(drawn("door.failed")).toBe(null);
    await user.click(screen.getByRole("button", { name: "Show it in its part of the chart" }));
    expect(addresses.at(-1)).toBe("/academy/flows/door/?state=door.open.ajar");
  });

  it("marks a folded state if the site is in a state inside it", async () => {
    const { actor } = openApp({ machine: "door", level: "folded" });
    await outline();
    actor.send({ type: "site.moved", states: ["door.open.wide"], transition: null });
    await expect.poll(() => drawn("door.open")?.getAttribute("class")).toContain("active");
  });
});

describe("an address with a mistake", () => {
  it("leads to the machine, part, or state that was meant", async () => {
    openApp({ machine: "Door" }, { "Door.json": undefined });
    expect((await screen.findByText(/Did you mean/)).textContent).toBe("Did you mean Door (door)?");
    expect(screen.getByRole("link", { name: "Door" }).getAttribute("href")).toBe("/academy/flows/door/");
    cleanup();

    const part = openApp({ machine: "door", part: "door.opne" });
    expect(await screen.findByText("Door has no part “door.opne”")).toBeDefined();
    const notice = screen.getByText(/It has these parts/);
    expect(notice.textContent).toContain("It has these parts: the whole machine, Open");
    await part.user.click(within(notice).getAllByRole("button", { name: "Open" })[0] as HTMLElement);
    expect(part.addresses.at(-1)).toBe("/academy/flows/door/?part=door.open");
    cleanup();

    const state = openApp({ machine: "door", state: "door.open.wyde" });
    const mistake = await screen.findByText(/Did you mean/);
    expect(await screen.findByText("Door has no state or transition “door.open.wyde”")).toBeDefined();
    await state.user.click(within(mistake).getByRole("button", { name: "Open › Wide" }));
    expect(state.addresses.at(-1)).toBe("/academy/flows/door/?state=door.open.wide");
    cleanup();

    openApp({ machine: "door", around: "door.lost" });
    expect(await screen.findByText("Door has no state “door.lost”")).toBeDefined();
  });

  it("says so if a layout cannot be loaded, and tries again", async () => {
    const answers: Record<string, unknown> = { "levels/door/full-0-product.json": { hash: "older", layout: {} } };
    const { user } = openApp({ machine: "door" }, answers);
    expect(await screen.findByText("This part could not be drawn")).toBeDefined();
    delete answers["levels/door/full-0-product.json"];
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await outline()).toBeDefined();
  });
});

describe("the window", () => {
  it("closes columns, and remembers them", async () => {
    const { user, remembered } = openApp({ machine: "door" });
    const group = within(await screen.findByRole("group", { name: "Next to the chart", hidden: true }));
    await user.click(group.getByRole("button", { name: "Outline", hidden: true }));
    await user.click(group.getByRole("button", { name: "Details", hidden: true }));
    await user.click(group.getByRole("button", { name: "Outline", hidden: true }));
    expect(remembered).toEqual(["detail", "", "outline"]);
    expect(document.querySelector("[data-open]")?.getAttribute("data-open")).toBe("outline");
  });

  it("copies an address with the part, the level, the place, and the size", async () => {
    const { actor, user, copied } = openApp({ machine: "door", state: "door.open.wide" });
    await outline();
    await user.click(screen.getByRole("button", { name: "Larger" }));
    actor.send({ type: "picture.scrolled", middle: { x: 120, y: 80 }, byUser: true });
    await user.click(screen.getByText("Share"));
    await user.click(screen.getByRole("button", { name: "Copy link" }));
    expect(await screen.findByText("Copied")).toBeDefined();
    expect(copied).toEqual(["/academy/flows/door/?level=full&state=door.open.wide&zoom=125&at=120%2C80"]);
  });

  it("folds what shares the drawing by Escape, and keeps the focus", async () => {
    const { user } = openApp({ machine: "door" });
    await outline();
    const summary = screen.getByText("Share");
    await user.click(summary);
    screen.getByRole("button", { name: "SVG" }).focus();
    await user.keyboard("{Escape}");
    expect(summary.closest("details")?.open).toBe(false);
    expect(document.activeElement).toBe(summary);
  });

  it("saves and prints what is drawn, and says so if it cannot", async () => {
    const answers: Record<string, unknown> = {};
    const { user, saved } = openApp({ machine: "door", part: "door.open", level: "folded" }, answers);
    await outline();
    await user.click(screen.getByText("Share"));
    const files = within(screen.getByRole("group", { name: "Share the drawing" }));
    await user.click(files.getByRole("button", { name: "SVG" }));
    await user.click(files.getByRole("button", { name: "Print or PDF" }));
    expect(saved).toEqual(["door.open.svg", "printed"]);
    answers.png = null;
    await user.click(files.getByRole("button", { name: "PNG" }));
    expect(await screen.findByText(/The browser could not make this file/)).toBeDefined();
    delete answers.png;
    await user.click(files.getByRole("button", { name: "PNG" }));
    await expect.poll(() => saved.at(-1)).toBe("door.open.png");
    expect(screen.queryByText(/The browser could not make this file/)).toBeNull();
  });

  it("says if what is drawn is too large to be read on paper", async () => {
    const large = { ...drawnDoor.layout, width: 3213, height: 4224 };
    const { user } = openApp(
      { machine: "door" },
      { "levels/door/full-0-product.json": { ...drawnDoor, layout: large } },
    );
    await outline();
    await user.click(screen.getByText("Share"));
    expect(screen.getByText(/^On a page of A4, its text is 2\.0 points high, too small to read\./)).toBeDefined();
    cleanup();
    const small = openApp({ machine: "door" });
    await outline();
    await small.user.click(screen.getByText("Share"));
    expect(screen.queryByText(/too small to read/)).toBeNull();
  });

  it("draws screenshots only once a layout with room for them is there", async () => {
    let arrive: (layout: unknown) => void = () => undefined;
    const screenshot = {
      machine: "door",
      state: "door.closed",
      file: "door/door.closed.webp",
      language: "en",
      theme: "light",
      width: 375,
      date: "2026-11-23T12:00:00.000Z",
    };
    const { actor } = openApp(
      { machine: "door", level: "full" },
      {
        "screenshots.json": [screenshot],
        "levels/door/full-0-product-screens.json": new Promise((resolve) => (arrive = resolve)),
      },
    );
    const pictures = () => document.querySelectorAll('img[src$="door.closed.webp"][alt=""]');
    await expect.poll(() => actor.getSnapshot().context.evidence.screenshots).toHaveLength(1);
    actor.send({ type: "place.open", change: { overlay: "screenshots" } });
    expect(await screen.findByText("The picture is being laid out")).toBeDefined();
    expect(pictures()).toHaveLength(0);
    arrive(drawnDoor);
    await expect.poll(() => pictures().length).toBe(1);
  });

  it("fills the screen, if the browser can", async () => {
    const { actor, user, screens } = openApp({ machine: "door" });
    const button = await screen.findByRole("button", { name: "Full screen" });
    await user.click(button);
    actor.send({ type: "screen.changed", isFull: true });
    await expect.poll(() => button.getAttribute("aria-pressed")).toBe("true");
    await user.click(button);
    expect(screens).toEqual(["full", "windowed"]);
  });
});

describe("the map", () => {
  it("has a link to every machine, and highlights a journey", async () => {
    const { addresses, user } = openApp();
    await user.click(await screen.findByRole("link", { name: "Map of all machines" }));
    expect(addresses.at(-1)).toBe("/academy/flows/map/");
    const map = within(await screen.findByRole("group", { name: "Map of 2 machines" }));
    expect(map.getByRole("link", { name: "House, step 1" }).getAttribute("href")).toBe("/academy/flows/house/");
    expect(document.querySelectorAll(".way.on")).toHaveLength(1);
    const steps = within(screen.getByRole("list", { name: "Steps: Visiting somebody" }));
    expect(steps.getAllByRole("listitem").map((step) => step.textContent)).toEqual([
      "1Find the house Housenot counted",
      "2Ring the bell Doornot counted",
    ]);
    expect(document.querySelector("details li")?.textContent).toBe("House runs Door");

    await user.click(screen.getByRole("link", { name: "Moving in" }));
    expect(addresses.at(-1)).toBe("/academy/flows/map/?journey=moving");
    expect(document.querySelectorAll(".way.on")).toHaveLength(0);
    await user.click(map.getByRole("link", { name: "Door, step 1" }));
    expect(addresses.at(-1)).toBe("/academy/flows/door/");
    expect(await screen.findByRole("heading", { level: 1, name: "Door" })).toBeDefined();
  });

  it("says which journey was meant, and reports a failure", async () => {
    openApp({ map: true, journey: "vist" });
    expect(await screen.findByText("No journey is called “vist”")).toBeDefined();
    const meant = screen.getByText(/Did you mean/);
    expect(within(meant).getByRole("link", { name: "Visiting somebody" }).getAttribute("href")).toBe(
      "/academy/flows/map/?journey=visit",
    );
    cleanup();
    const answers: Record<string, unknown> = { "map.json": { map: {} } };
    const { user } = openApp({ map: true }, answers);
    expect(await screen.findByText("The map could not be loaded")).toBeDefined();
    delete answers["map.json"];
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("group", { name: "Map of 2 machines" })).toBeDefined();
  });
});
