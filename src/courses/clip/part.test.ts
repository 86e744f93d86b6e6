// @vitest-environment happy-dom
import { expect, it } from "vitest";
import type { ActorRefFrom } from "xstate";
import type { landingVideoMachine } from "../../../machines/courses/landing-video";
import { signedIn, signedOut } from "../../../machines/testing";
import { part } from "./part";

const cues = [{ start: 0, end: 4, text: "Search has three stages." }];
const video = { hasSound: false, cues, captionsLanguage: "en" } as const;

it.each([signedIn, signedOut])("a clip without a course waits for nobody's progress, and plays", (session) => {
  const get = () => new Promise<never>(() => undefined);
  const actor = part.create(get, { video }, undefined, {}) as ActorRefFrom<typeof landingVideoMachine>;
  actor.start();
  actor.send(session);
  const { player } = actor.getSnapshot().children;
  player?.send({ type: "player.start" });
  player?.send({ type: "player.play" });
  expect(player?.getSnapshot().value).toMatchObject({ playback: "playing" });
  expect(player?.getSnapshot().context.speech?.cues).toEqual(cues);
  actor.stop();
});
