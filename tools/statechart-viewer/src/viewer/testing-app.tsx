import { render } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createActor } from "xstate";
import { settings } from "../testing/settings";
import { App } from "./App";
import { columns } from "./data";
import { addressOf, atHome, type Place } from "./place";
import { viewerActors } from "./services";
import { door, drawnDoor, drawnMap, listedDoor } from "./testing";
import { viewerMachine } from "./viewer-machine";

export const base = "/academy/flows/";
/** When the viewer is opened. */
const now = Date.parse("2026-11-25T12:00:00.000Z");

const usual: Record<string, unknown> = {
  "index.json": [listedDoor],
  "charts.json": [door],
  "map.json": drawnMap,
  "door.json": { chart: door },
};

/** Renders the viewer at an address with a server's answers, and records what it does outside of its page. */
export function openApp(said: Partial<Place> = {}, answers: Record<string, unknown> = {}) {
  const done = {
    addresses: [] as string[],
    copied: [] as string[],
    remembered: [] as string[],
    screens: [] as string[],
  };
  const answerTo = (path: string): unknown => {
    if (path.startsWith("levels/door/") && !(path in answers)) return drawnDoor;
    return { ...usual, ...answers }[path.split("?")[0] ?? ""];
  };
  const actor = createActor(
    viewerMachine.provide(
      viewerActors({
        base,
        now: () => now,
        fetch: async (input) => {
          const answer = answerTo(String(input).replace(`${base}data/`, ""));
          return answer === undefined ? new Response("{}", { status: 404 }) : Response.json(answer);
        },
        tellAddress: (place) => done.addresses.push(addressOf(base, place)),
        copy: async (place) => void done.copied.push(addressOf(base, place)),
        rememberColumns: (open) => done.remembered.push(open.join(" ")),
        fillScreen: () => done.screens.push("full"),
        leaveScreen: () => done.screens.push("windowed"),
      }),
    ),
    { input: { place: { ...atHome, ...said }, columns, canFillScreen: true } },
  ).start();
  render(<App actor={actor} settings={{ ...settings, base }} />);
  return { actor, user: userEvent.setup(), ...done };
}
