// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { pressControl, readSwitch, rememberSwitch, watchKeys } from "./shortcuts";

let heard: string[];
let stop: () => void;
beforeEach(() => {
  heard = [];
  stop = watchKeys((key) => heard.push(key));
});
afterEach(() => {
  stop();
  document.body.innerHTML = "";
  localStorage.clear();
});

/** @returns whether the browser's default action is allowed */
function press(key: string, options: KeyboardEventInit = {}, selector = "body"): boolean {
  const target = document.querySelector(selector) as Element;
  return target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...options }));
}

describe("keys that are handled", () => {
  it.each(["?", "/", "g", "n"])("%s", (key) => {
    press(key);
    expect(heard).toEqual([key]);
  });

  it("a question mark that needs the shift key", () => {
    press("?", { shiftKey: true });
    expect(heard).toEqual(["?"]);
  });

  it("on buttons, links, checkboxes, and radio buttons, which take no text", () => {
    document.body.innerHTML = "<button></button><a href='#x'>x</a><input type=checkbox><input type=radio>";
    for (const selector of ["button", "a", "[type=checkbox]", "[type=radio]"]) press("n", {}, selector);
    expect(heard).toEqual(["n", "n", "n", "n"]);
  });

  it("on the page itself, where nothing has the focus", () => {
    document.dispatchEvent(new KeyboardEvent("keydown", { key: "g", bubbles: true }));
    expect(heard).toEqual(["g"]);
  });

  it("and the browser's default action is prevented for only one of them", () => {
    expect([press("/"), press("?"), press("g"), press("ArrowDown")]).toEqual([false, true, true, true]);
  });
});

describe("keys that are ignored", () => {
  it.each<[string, KeyboardEventInit]>([
    ["control", { ctrlKey: true }],
    ["alt", { altKey: true }],
    ["command", { metaKey: true }],
    ["a key that is held down", { repeat: true }],
    ["a word that is being composed", { isComposing: true }],
  ])("with %s", (_, options) => {
    press("g", options);
    expect(press("/", options)).toBe(true);
    expect(heard).toEqual([]);
  });

  it("letters with the shift key, and keys that write nothing", () => {
    for (const key of ["G", "Enter", "Escape", "ArrowDown", "Tab", "Shift", "Dead", "Unidentified"]) press(key);
    expect(heard).toEqual([]);
  });

  it.each([
    "<input>",
    "<input type=search>",
    "<input type=number>",
    "<textarea></textarea>",
    "<select></select>",
    "<div contenteditable=true><p class=in></p></div>",
    "<video controls></video>",
    "<audio controls></audio>",
  ])("in %s", (markup) => {
    document.body.innerHTML = markup;
    press("n", {}, document.querySelector(".in") ? ".in" : "body > *");
    expect(heard).toEqual([]);
  });

  it("while a dialog is open, wherever the focus is", () => {
    document.body.innerHTML = "<div role=dialog></div>";
    press("n");
    expect(heard).toEqual([]);
  });

  it("that something else has handled", () => {
    document.body.addEventListener("keydown", (event) => event.preventDefault(), { once: true });
    press("n");
    expect(heard).toEqual([]);
  });

  it("once listening has stopped", () => {
    stop();
    press("n");
    expect(heard).toEqual([]);
  });
});

describe("what a key activates", () => {
  const hide = (element: Element | null) =>
    vi.spyOn(element as Element, "getClientRects").mockReturnValue([] as unknown as DOMRectList);

  it("is the visible element with its name", () => {
    document.body.innerHTML =
      '<button data-shortcut="next" id="hidden"></button><button data-shortcut="next" id="shown"></button>';
    const pressed: string[] = [];
    for (const button of document.querySelectorAll("button"))
      button.addEventListener("click", () => pressed.push(button.id));
    hide(document.querySelector("#hidden"));
    pressControl("next");
    pressControl("previous");
    expect(pressed).toEqual(["shown"]);
    hide(document.querySelector("#shown"));
    pressControl("next");
    expect(pressed).toEqual(["shown"]);
  });

  it("is focused if it is the search", () => {
    document.body.innerHTML = '<input data-shortcut="search">';
    pressControl("search");
    expect(document.activeElement).toBe(document.querySelector("input"));
  });
});

it("are on unless this device says otherwise", () => {
  expect(readSwitch()).toBe(true);
  rememberSwitch(false);
  expect(readSwitch()).toBe(false);
  localStorage.setItem("academy.shortcuts", '"no"');
  expect(readSwitch()).toBe(true);
});
