// @vitest-environment happy-dom
import { cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { chartOf } from "../../chart/chart";
import type { Wording } from "../../chart/machine-words";
import { deletionModel } from "../../testing/deletion";
import { Simulation } from "./Simulation";

afterEach(cleanup);

const load = (id: string) =>
  id === "deletion" ? Promise.resolve(deletionModel) : Promise.reject(new Error(`There is no test model of ${id}.`));

const deletion = chartOf(deletionModel.machine, "Deletion", "files", {
  events: { "deletion.open": "the owner opens the dialog", "deletion.confirm": "the owner confirms" },
  guards: {},
  actions: {},
  delays: {},
  actors: { deleteFile: { doing: "deleting the file", done: "the file is deleted" } },
});

/** Renders a machine's simulation, and records what the drawing should show. */
function open(machine: string | null, wording: Wording = "engineering") {
  const shown: [string[], string | null][] = [];
  render(
    <Simulation
      load={load}
      machine={machine}
      chart={wording === "product" ? deletion : null}
      wording={wording}
      onShow={(states, transition) => shown.push([states, transition])}
    />,
  );
  return { shown, user: userEvent.setup() };
}

describe("the simulation", () => {
  it("asks for a machine if there is none, and reports that an unknown one has no test model", async () => {
    open(null);
    expect(screen.getByText("Choose a machine to run it by itself.")).toBeDefined();
    cleanup();
    open("gate");
    expect(await screen.findByText("There is no test model of gate.")).toBeDefined();
  });

  it("completes calls, performs actions, goes back, and restarts", async () => {
    const { shown, user } = open("deletion");
    const status = await screen.findByRole("status");
    expect(status.textContent).toBe("Start: closed");
    const take = async (name: RegExp) => user.click(screen.getByRole("button", { name }));
    await take(/^deletion\.open/);
    expect(status.textContent).toContain("confirming");
    expect(shown.at(-1)).toEqual([["deletion.confirming"], "deletion.closed deletion.open"]);
    await take(/^deletion\.confirm/);
    expect(screen.getByRole("heading", { name: "A call ends" })).toBeDefined();
    await take(/→ deleted$/);
    expect(shown.at(-1)?.[1]).toBe("deletion.deleting done(deleteFile)");
    const taken = within(screen.getByRole("list", { name: "Transitions taken" }));
    expect(taken.getAllByRole("listitem").map(({ textContent }) => textContent)).toContain(shown.at(-1)?.[1]);
    await user.click(screen.getByRole("button", { name: "Step back" }));
    expect(shown.at(-1)?.[0]).toEqual(["deletion.deleting"]);
    await user.click(screen.getByRole("button", { name: "From the start" }));
    expect(status.textContent).toBe("Start: closed");
    expect((screen.getByRole("button", { name: "Step back" }) as HTMLButtonElement).disabled).toBe(true);
  });

  it("uses the words of the chart in the words of the product", async () => {
    const { user } = open("deletion", "product");
    const status = await screen.findByRole("status");
    expect(status.textContent).toBe("Start: Closed");
    const take = async (name: string) => user.click(screen.getByRole("button", { name }));
    await take("Owner opens the dialog");
    await take("Owner confirms");
    expect(status.textContent).toBe("Owner confirms: Deleting");
    await take("Deleting the file: offline");
    expect(status.textContent).toBe("Deleting the file: offline: Failed");
    expect(within(screen.getByRole("list", { name: "Transitions taken" })).getByRole("listitem").textContent).toBe(
      "Deleting: Deleting the file fails",
    );
    expect(screen.queryByText(/deletion\.|deleteFile/)).toBe(null);
  });

  it("exports the steps as a test that can be replayed", async () => {
    const files: Blob[] = [];
    const create = vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
      files.push(file as Blob);
      return "blob:test";
    });
    const { user } = open("deletion");
    await user.click(await screen.findByRole("button", { name: "Save as a test" }));
    expect(JSON.parse((await files[0]?.text()) ?? "")).toMatchObject({ machine: "deletion", steps: [] });
    create.mockRestore();
  });
});
