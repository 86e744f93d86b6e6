import { describe, expect, it } from "vitest";
import { commandOf } from "./keys";

const press = (key: string, localName = "video", held: object = {}) =>
  commandOf({ key, ctrlKey: false, altKey: false, metaKey: false, target: { localName } as never, ...held });

describe("a key in a player", () => {
  it.each([
    [" ", "toggle"],
    ["k", "toggle"],
    ["K", "toggle"],
    ["m", "sound"],
    ["c", "captions"],
    ["f", "fullScreen"],
    ["ArrowLeft", { skip: -5 }],
    ["ArrowRight", { skip: 5 }],
    ["j", { skip: -10 }],
    ["l", { skip: 10 }],
    ["x", null],
    ["Tab", null],
  ])("%s does %j", (key, command) => {
    expect(press(key)).toEqual(command);
  });

  it("does nothing with Ctrl, Alt, or ⌘", () => {
    for (const held of ["ctrlKey", "altKey", "metaKey"]) expect(press("f", "video", { [held]: true })).toBeNull();
  });

  it("leaves buttons their space bar, and lists of choices all their keys", () => {
    expect([press(" ", "button"), press(" ", "summary")]).toEqual([null, null]);
    expect([press("k", "button"), press(" ", "input")]).toEqual(["toggle", "toggle"]);
    expect([press("c", "select"), press("ArrowLeft", "select")]).toEqual([null, null]);
  });
});
