import { getRole } from "dom-accessibility-api";

/** Elements that a text runs through; all others begin a new line. */
const inline = new Set(
  "a,abbr,b,bdi,bdo,br,cite,code,data,del,dfn,em,i,ins,kbd,label,mark,q,s,samp,small,span,strong,sub,sup,time,u,var,wbr".split(
    ",",
  ),
);

export const isInline = (element: Element): boolean => inline.has(element.localName);

/** Elements without a role in the specification that users notice as one thing. */
const ownRoles: Readonly<Record<string, string>> = {
  audio: "audio",
  canvas: "canvas",
  embed: "embed",
  iframe: "iframe",
  object: "object",
  svg: "graphic",
  track: "track",
  video: "video",
};

/** Input types that have a role of their own, or none, and still take a text. */
const textTypes = new Set(["color", "date", "datetime-local", "file", "month", "password", "time", "week"]);

/** Roles that only count with a name: without one, the element is only a box. */
const onlyWithName = new Set(["region", "form"]);

/** Roles that only count outside of an article, a section, or the main content. */
const landmarks = new Set(["banner", "contentinfo"]);

/** Roles that say nothing by themselves. */
const silent = new Set(["presentation", "none", "generic", "rowgroup"]);

/** Roles that are named by what is in them. */
export const namedByContent = new Set(
  "button,cell,checkbox,columnheader,heading,link,menuitem,menuitemcheckbox,menuitemradio,option,radio,row,rowheader,switch,tab,tooltip,treeitem".split(
    ",",
  ),
);

/** Whether an element says itself what it is called. */
export const isLabeled = (element: Element): boolean =>
  element.hasAttribute("aria-label") || element.hasAttribute("aria-labelledby") || element.hasAttribute("title");

/** The role of an element as assistive technology knows it; null if it is only a box or a part of a text. */
export function roleOf(element: Element): string | null {
  const { localName } = element;
  const role = getRole(element);
  if (role === null) {
    if (localName === "input" && textTypes.has((element as HTMLInputElement).type)) return "textbox";
    return ownRoles[localName] ?? null;
  }
  if (silent.has(role)) return null;
  const isExplicit = element.hasAttribute("role");
  if (!isExplicit && onlyWithName.has(role) && !isLabeled(element)) return null;
  if (!isExplicit && landmarks.has(role) && element.parentElement?.closest("article, aside, main, nav, section"))
    return null;
  return role;
}
