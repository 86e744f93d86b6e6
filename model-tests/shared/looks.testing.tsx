/** What only eyes can tell apart on a view: its icons, and the colors behind its texts. */
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { StyleSheetManager } from "styled-components";
import { globalStyle } from "../../src/theme/global-style";
import { light } from "../../src/theme/tokens";
import { Icon, type IconName } from "../../src/ui/Icon";
import { openPage } from "../drivers/page";
import { stubInState } from "./stub-actors";
import { OnSite, siteWithParts } from "./with-parts";

let close = () => {};
/** Closes the open view; for after each test. */
export const closeView = (): void => close();

const names: IconName[] = [
  "arrow-left",
  "arrow-right",
  "bookmark",
  "book",
  "certificate",
  "check",
  "clock",
  "cross",
  "download",
  "info",
  "lock",
  "monitor",
  "quiz",
  "refresh",
  "star",
  "trash",
  "user",
  "video",
  "warning",
  "wifi-off",
];
const pathOf = (markup: string) => / d="([^"]+)"/.exec(markup)?.[1] ?? "";
const drawn = new Map(names.map((name) => [pathOf(renderToStaticMarkup(<Icon name={name} />)), name]));
export const colors = new Map(
  Object.entries(light)
    .toReversed()
    .map(([name, value]) => [value, name]),
);

/** A view with its styles. */
export async function open(view: ReactElement): Promise<void> {
  const styled = (
    <StyleSheetManager target={document.head}>
      <style>{globalStyle}</style>
      <OnSite screens={siteWithParts().screens}>{view}</OnSite>
    </StyleSheetManager>
  );
  ({ close } = await openPage(styled));
}
/** The names of the icons that a view shows; those that are filled have a star. */
export async function iconsOf(view: ReactElement): Promise<string[]> {
  await open(view);
  const icons = [...document.querySelectorAll("svg[viewBox='0 0 24 24']")].map((icon) => {
    const name = drawn.get(pathOf(icon.innerHTML)) ?? "unnamed";
    return icon.getAttribute("fill") === "none" ? name : `${name}*`;
  });
  close();
  return icons;
}
/** The background of the innermost element with this text that has one, by the name of its color. */
export function backgroundOf(text: string): string {
  const innermost = [...document.querySelectorAll("body *")].filter((one) => one.textContent?.trim() === text).at(-1);
  if (!innermost) throw new Error(`Nothing says “${text}”.`);
  for (let place: Element | null = innermost; place; place = place.parentElement) {
    const { backgroundColor } = getComputedStyle(place);
    if (backgroundColor === "transparent") return "none";
    if (backgroundColor !== "") return colors.get(backgroundColor) ?? backgroundColor;
  }
  return "none";
}
export async function backgroundIn(view: ReactElement, ...texts: string[]): Promise<string[]> {
  await open(view);
  const found = texts.map(backgroundOf);
  close();
  return found;
}
/** Of buttons: the main one, another one, one for dense places. */
export const [main, other, quiet] = ["accent", "surface", "none"];

export const actorIn = (state: Parameters<typeof stubInState>[0]) => stubInState(state) as never;
