import { expect, it } from "vitest";
import { sentencesOf } from "./line-sentences";
import { hunksOf } from "./page-diff";

it.each<[string, string[], string[], string[]]>([
  [
    "a text",
    ["text: Valid until March 1"],
    ["text: Expired on March 1"],
    ["the text was “Valid until March 1”, is “Expired on March 1”"],
  ],
  [
    "where a link leads",
    ["link “Continue” → /seo/2/"],
    ["link “Continue” → /seo/1/"],
    ["the link “Continue” led to /seo/2/, leads to /seo/1/"],
  ],
  ["a name", ["button “Save”"], ["button “Send”"], ["the button was “Save”, is “Send”"]],
  [
    "the words of a control",
    ["button “Delete SEO”: Delete"],
    ["button “Delete SEO”: Remove"],
    ["the text of the button “Delete SEO” was “Delete”, is “Remove”"],
  ],
  [
    "a lost state",
    ["textbox “Email” [invalid]"],
    ["textbox “Email”"],
    ["the textbox “Email” was [invalid], is no longer"],
  ],
  ["a new state", ["link “1” → /"], ["link “1” [current=step] → /"], ["the link “1” is now [current=step]"]],
  [
    "a changed state",
    ["button “Menu” [expanded=false]"],
    ["button “Menu” [expanded]"],
    ["the button “Menu” was [expanded=false], is [expanded]"],
  ],
  [
    "another description",
    ["textbox “Email” [described by “Too short”]"],
    ["textbox “Email” [described by nothing]"],
    ["the textbox “Email” was [described by “Too short”], is [described by nothing]"],
  ],
  ["a lost line", ["text: a", "status: Saved"], ["text: a"], ["it no longer shows status: Saved"]],
  ["a new line", ["text: a"], ["text: a", "alert: No"], ["it now shows alert: No"]],
  [
    "another role",
    ["status: Saved"],
    ["alert: Saved"],
    ["it no longer shows status: Saved", "it now shows alert: Saved"],
  ],
  ["another order", ["text: a", "text: b"], ["text: b", "text: a"], ["text: a is in another place"]],
  [
    "another place",
    ["list", "  listitem: a"],
    ["list", "listitem: a"],
    ["the listitem is now inside of something else"],
  ],
  [
    "a name with quotes of its own",
    ["link “Show “SEO”, issued today” [current] → /1/: Show"],
    ["link “Show “SEO”, issued today” [current] → /2/: Show"],
    ["the link “Show “SEO”, issued today” led to /1/, leads to /2/"],
  ],
  [
    "a line with brackets of its own",
    ["textbox “A” [described by “[1]”]: a"],
    ["textbox “A” [described by “[2]”]: a"],
    ["it no longer shows textbox “A” [described by “[1]”]: a", "it now shows textbox “A” [described by “[2]”]: a"],
  ],
])("tells %s in a sentence", (_name, was, is, sentences) => {
  expect(sentencesOf(hunksOf(was, is))).toEqual(sentences);
});
