import { render } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createActor } from "xstate";
import { settings } from "../testing/settings";
import { App } from "./App";
import { commentActors } from "./comments/actors";
import { commentsMachine } from "./comments/comments-machine";
import { columns } from "./data";
import { addressOf, atHome, type Place } from "./place";
import { viewerActors } from "./services";
import type { ViewerSettings } from "./settings";
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

/**
 * Renders the viewer at an address with a server's answers, and records what it does outside of its page.
 * @param answers by path, or promises of them; a function gets the query
 * @param own settings of the project: with comments, their machine runs too
 */
export function openApp(
  said: Partial<Place> = {},
  answers: Readonly<Record<string, unknown>> = {},
  own: Partial<ViewerSettings> = {},
) {
  const { base: path = base, comments = null } = own;
  const done = {
    addresses: [] as string[],
    copied: [] as string[],
    remembered: [] as string[],
    saved: [] as string[],
    screens: [] as string[],
  };
  const answerTo = (asked: string): unknown => {
    if (asked.startsWith("levels/door/") && !(asked in answers)) return drawnDoor;
    const [name = "", query = ""] = asked.split("?");
    const { [name]: answer } = { ...usual, ...answers };
    return typeof answer === "function" ? answer(query) : answer;
  };
  const actor = createActor(
    viewerMachine
      .provide(
        viewerActors({
          base: path,
          now: () => now,
          fetch: async (input) => {
            const answer = await answerTo(String(input).replace(`${path}data/`, ""));
            return answer === undefined ? new Response("{}", { status: 404 }) : Response.json(answer);
          },
          tellAddress: (place) => done.addresses.push(addressOf(path, place)),
          copy: async (place) => void done.copied.push(addressOf(path, place)),
          copyText: async (text) => void done.copied.push(text),
          comments,
          save: async (format, name) => {
            if (format === "png" && answers.png === null) throw new Error("It is too large.");
            done.saved.push(`${name}.${format}`);
          },
          print: () => done.saved.push("printed"),
          rememberColumns: (open) => done.remembered.push(open.join(" ")),
          fillScreen: () => done.screens.push("full"),
          leaveScreen: () => done.screens.push("windowed"),
        }),
      )
      .provide(
        comments
          ? { actors: { comments: commentsMachine.provide({ actors: commentActors(comments, () => localStorage) }) } }
          : {},
      ),
    { input: { place: { ...atHome, ...said }, columns, canFillScreen: true, hasComments: comments !== null } },
  ).start();
  render(<App actor={actor} settings={{ ...settings, base: path, ...own }} />);
  return { actor, user: userEvent.setup(), ...done };
}
