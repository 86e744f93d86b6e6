import { describe, expect, it } from "vitest";
import { createActor, toPromise } from "xstate";
import { fakeActor } from "../../testing/fake-actor";
import { commentActors } from "./actors";
import type { CommentList, CommentsSettings } from "./comment";
import { commentsMachine } from "./comments-machine";
import { type DraftStorage, draftsOn } from "./drafts";
import { commentOn } from "./testing";

/** Storage like a browser's. */
function memory(items: Record<string, string> = {}): DraftStorage & { items: Record<string, string> } {
  return {
    items,
    get length() {
      return Object.keys(items).length;
    },
    key: (index) => Object.keys(items)[index] ?? null,
    getItem: (key) => items[key] ?? null,
    setItem(key, text) {
      items[key] = text;
    },
    removeItem(key) {
      delete items[key];
    },
  };
}

/** The comments of a door with this storage. */
function open(storage: () => DraftStorage) {
  const actor = createActor(
    commentsMachine.provide({
      actors: {
        drafts: draftsOn(storage),
        loadComments: fakeActor<CommentList, { machine: string }>().logic,
        loadOpenComments: fakeActor<Record<string, number>>().logic,
      },
    }),
    { input: { machine: "door" } },
  ).start();
  return {
    drafts: () => actor.getSnapshot().context.drafts,
    type: (place: string, text: string) => actor.send({ type: "draft.type", place, text }),
  };
}

describe("drafts", () => {
  it("are found on the device, each by its place, and stored when they change", () => {
    const storage = memory({ "draft of a comment on door": "Why?", theme: "dark" });
    const { drafts, type } = open(() => storage);
    expect(drafts()).toEqual({ door: "Why?" });
    type("door.open", "And");
    type("door", "");
    expect(storage.items).toEqual({ "draft of a comment on door.open": "And", theme: "dark" });
  });

  it("last as long as the page if nothing can be stored", () => {
    const { drafts, type } = open(() => {
      throw new DOMException("denied", "SecurityError");
    });
    type("door", "Why?");
    expect(drafts()).toEqual({ door: "Why?" });
  });
});

describe("a comment that is sent again", () => {
  it("has the key of the first attempt until it has arrived", async () => {
    const keys: string[] = [];
    let isDown = true;
    const settings = {
      createKey: () => `key ${keys.length}`,
      async add(_: unknown, key: string) {
        keys.push(key);
        if (isDown) throw { code: "network" };
        return commentOn("door");
      },
    } as unknown as CommentsSettings;
    const { addComment } = commentActors(settings, memory);
    const input = { machine: "door", place: "door", name: "Door", text: "Why?" };
    const send = () => {
      const actor = createActor(addComment, { input });
      const ended = toPromise(actor).catch(() => null);
      actor.start();
      return ended;
    };
    await send();
    isDown = false;
    await send();
    await send();
    expect(keys).toEqual(["key 0", "key 0", "key 2"]);
  });
});
