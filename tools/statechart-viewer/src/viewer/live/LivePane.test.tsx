// @vitest-environment happy-dom
import { cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Wording } from "../../chart/machine-words";
import { type PageMessage, readViewerMessage, type ViewerMessage } from "../../mirror/messages";
import { door } from "../testing";
import { LivePane } from "./LivePane";

const live = { channel: "doors", address: "/house/", pageOf: () => null, sessionFile: "session.json" };

/** A page of the site, as far as a viewer can communicate with it. */
let page: BroadcastChannel;
let told: ViewerMessage[];
const say = (...messages: PageMessage[]) => {
  for (const message of messages) page.postMessage(message);
};

beforeEach(() => {
  told = [];
  page = new BroadcastChannel("doors");
  page.onmessage = ({ data }) => {
    const message = readViewerMessage(data);
    if (message) told.push(message);
  };
});
afterEach(() => {
  cleanup();
  page.close();
});

const hello: PageMessage = { type: "hello", page: "p", path: "/academy/courses/" };
const quiz: PageMessage = {
  type: "actor",
  page: "p",
  actor: "1/quiz",
  machine: "quiz",
  parent: null,
  value: "asking",
  can: ["answer.choose", "answer.submit"],
};
const step = (n: number, from: string, to: string): PageMessage => ({
  type: "step",
  page: "p",
  n,
  at: n * 1000,
  actor: "1/quiz",
  machine: "quiz",
  event: `to.${to}`,
  from,
  to,
  taken: [`quiz.${from} to.${to}`],
  can: ["quiz.next"],
});

/** Renders the pane next to a machine's drawing, and records what the drawing should show. */
function open(machine: string | null = "quiz", wording: Wording = "engineering") {
  const shown: [string[], string | null][] = [];
  const chosen: string[] = [];
  render(
    <LivePane
      settings={live}
      replay={(file) => `make replay ${file}`}
      machine={machine}
      charts={[door]}
      wording={wording}
      onShow={(states, transition) => shown.push([states, transition])}
      onMachine={(one) => chosen.push(one)}
    />,
  );
  return { shown, chosen, user: userEvent.setup() };
}

describe("in the words of the product, the live pane", () => {
  const doorSteps: PageMessage[] = [
    hello,
    { type: "actor", page: "p", actor: "1", machine: "door", parent: null, value: "closed", can: ["bell.ring"] },
    {
      ...(step(1, "closed", "open") as Extract<PageMessage, { type: "step" }>),
      actor: "1",
      machine: "door",
      event: "bell.ring",
      to: { open: "wide" },
      taken: ["door.closed bell.ring #1"],
      can: ["door.shut", "door.push"],
    },
    {
      ...(step(2, "open", "open") as Extract<PageMessage, { type: "step" }>),
      actor: "1",
      machine: "door",
      event: "xstate.error.actor.greet",
      code: "network",
      from: { open: "wide" },
      to: { open: "ajar" },
      taken: ["door.open.wide error(greet)"],
      can: ["door.shut", "door.push"],
    },
  ];

  it("names machines, states, and events as the chart does", async () => {
    const { user } = open("door", "product");
    say(...doorSteps);
    await screen.findByText("Door: Greeting the visitor fails (network), Open › Ajar");
    expect(screen.getByText(/stands in/).textContent).toBe("Door stands in Open › Ajar.");
    const log = within(screen.getByRole("region", { name: "Event log" }));
    expect(log.getAllByRole("row").map(({ textContent }) => textContent?.replace(/^[\d:.]+/, ""))).toEqual([
      "TimeWhat happened",
      "Greeting the visitor fails (network) → Open › Ajar",
      "Visitor rings the bell → Open › Wide",
    ]);
    await user.click(screen.getByRole("button", { name: "Visitor shuts the door" }));
    await vi.waitFor(() => expect(told.at(-1)).toMatchObject({ type: "send", event: "door.shut" }));
    expect(document.body.textContent).not.toMatch(/door\.|xstate|greet\b/);
  });

  it("makes words of the names of a machine that has no chart", async () => {
    open("quiz", "product");
    say(hello, quiz, step(1, "asking", "waitingForNetwork"));
    expect(await screen.findByText("Quiz: To waiting for network, Waiting for network")).toBeDefined();
    expect(screen.getByText(/stands in/).textContent).toBe("Quiz stands in Waiting for network.");
  });
});

describe("the live pane", () => {
  it("looks for pages and links to the site until there is one", async () => {
    open();
    expect(await screen.findByText("No page is mirrored yet")).toBeDefined();
    const link = screen.getByRole("link", { name: "Open the site in a second window" });
    expect(link.getAttribute("href")).toBe("/house/");
    await vi.waitFor(() => expect(told).toEqual([{ type: "who" }]));
  });

  it("shows a machine's state and each of its steps", async () => {
    const { shown } = open();
    say(hello, quiz);
    expect(await screen.findByText("asking")).toBeDefined();
    await vi.waitFor(() => expect(shown.at(-1)).toEqual([["quiz.asking"], null]));
    say(step(1, "asking", "checking"), step(2, "checking", "graded"));
    expect(await screen.findByText("quiz: to.graded, graded")).toBeDefined();
    expect(shown.at(-1)).toEqual([["quiz.graded"], "quiz.checking to.graded"]);
  });

  it("steps back and forth", async () => {
    const { shown, user } = open();
    say(hello, quiz, step(1, "asking", "checking"), step(2, "checking", "graded"));
    await screen.findByText("quiz: to.graded, graded");
    await user.click(screen.getByRole("button", { name: "Step back" }));
    expect(shown.at(-1)).toEqual([["quiz.checking"], "quiz.asking to.checking"]);
    const log = within(screen.getByRole("region", { name: "Event log" }));
    expect(log.getByRole("row", { current: "step" }).textContent).toContain("to.checking");
    await user.click(screen.getByRole("button", { name: "Step forward" }));
    expect(shown.at(-1)).toEqual([["quiz.graded"], "quiz.checking to.graded"]);
    await user.click(screen.getByRole("button", { name: "to.checking" }));
    expect(shown.at(-1)?.[0]).toEqual(["quiz.checking"]);
    await user.click(screen.getByRole("button", { name: "Back to now" }));
    expect(shown.at(-1)?.[0]).toEqual(["quiz.graded"]);
  });

  it("sends what can be sent, with or without a payload, and explains an invalid one", async () => {
    const { user } = open();
    say(hello, quiz);
    const send = await screen.findByRole("button", { name: "answer.choose" });
    const payload = screen.getByRole("textbox", { name: /Payload/ });
    await user.click(payload);
    await user.paste("[1]");
    await user.click(send);
    expect(screen.getByText(/The payload is not a JSON object/)).toBeDefined();
    await user.clear(payload);
    await user.paste('{"answer":["true"]}');
    await user.click(send);
    const sent = { type: "send", page: "p", actor: "1/quiz", event: "answer.choose", payload: { answer: ["true"] } };
    await vi.waitFor(() => expect(told).toContainEqual(sent));
    say({ type: "refused", page: "p", actor: "1/quiz", event: "answer.choose" });
    expect(await screen.findByText(/answer.choose was not sent: the machine does not accept it/)).toBeDefined();
  });

  it("opens the drawing of the selected machine", async () => {
    const { chosen, user } = open();
    say(hello, quiz, { ...quiz, actor: "1", machine: "lesson", value: "active", can: [] } as PageMessage);
    await user.selectOptions(await screen.findByRole("combobox", { name: "Machine" }), "1");
    expect(chosen).toEqual(["lesson"]);
    expect(await screen.findByText("Nothing: it waits for a call, or for time to pass.")).toBeDefined();
  });

  it("requests the session from the page, exports it as a file, and stops mirroring", async () => {
    const session = { kind: "session" as const, version: 1 as const, events: [] };
    const files: Blob[] = [];
    const create = vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
      files.push(file as Blob);
      return "blob:session";
    });
    const { user } = open();
    say(hello, quiz, step(1, "asking", "checking"));
    await user.click(await screen.findByRole("button", { name: "Save the session as a test" }));
    await vi.waitFor(() => expect(told).toContainEqual({ type: "save", page: "p" }));
    say({ type: "session", page: "p", session });
    await vi.waitFor(() => expect(files).toHaveLength(1));
    expect(JSON.parse((await files[0]?.text()) ?? "")).toEqual(session);
    create.mockRestore();
    await user.click(screen.getByRole("button", { name: "Stop mirroring" }));
    await vi.waitFor(() => expect(told).toContainEqual({ type: "stop", page: "p" }));
  });

  it("says that the page was closed and that the displayed machine is not running", async () => {
    const { shown } = open("exam");
    say(hello, quiz);
    await screen.findByRole("combobox", { name: "Machine" });
    expect(screen.getByText("exam", { selector: "code" }).parentElement?.textContent).toBe("No exam runs on the page.");
    expect(shown.flatMap(([states]) => states)).toEqual([]);
    say({ type: "gone", page: "p", actor: null });
    expect(await screen.findByText("The page was closed")).toBeDefined();
  });
});
