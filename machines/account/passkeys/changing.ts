import type { ScreenMeta } from "../../shared/events";
import { failTo } from "../../shared/failing";
import type { Added } from "./context";
import { orElse, passkeysSetup } from "./setup";

const meta: ScreenMeta = { screen: "PasskeyList", requirements: ["R61"] };

/** What can be done while nothing else is. */
const choices = {
  "passkey.add": { target: "adding", actions: "clear" },
  "passkey.rename": {
    guard: { type: "isListed", params: ({ event }: { event: { id: number } }) => event.id },
    target: "naming",
    actions: ["clear", { type: "choose", params: ({ event }: { event: { id: number } }) => event.id }],
  },
  "passkey.remove": {
    guard: { type: "isListed", params: ({ event }: { event: { id: number } }) => event.id },
    target: "askingRemoval",
    actions: ["clear", { type: "choose", params: ({ event }: { event: { id: number } }) => event.id }],
  },
  "codes.make": { guard: "mayHaveCodes", target: "makingCodes", actions: "clear" },
} as const;

const settled = passkeysSetup.createStateConfig({
  description: "All passkeys, the newest first.",
  meta,
  on: choices,
});

const adding = passkeysSetup.createStateConfig({
  description: "The browser makes a passkey, and the server checks and keeps it.",
  meta,
  tags: "busy",
  invoke: {
    id: "addPasskey",
    src: "addPasskey",
    onDone: [
      {
        guard: { type: "isAdded", params: ({ event }) => event.output },
        target: "naming",
        actions: { type: "keepAdded", params: ({ event }) => (event.output as Added).passkey },
      },
      {
        target: "stopped",
        actions: { type: "keepProblem", params: ({ event }) => event.output },
      },
    ],
    onError: [...orElse("add")],
  },
});

const stopped = passkeysSetup.createStateConfig({
  description: "No passkey was made: it was canceled, there is one already, or the browser cannot.",
  meta,
  on: choices,
});

const naming = passkeysSetup.createStateConfig({
  description: "The name of a passkey is being typed.",
  meta,
  on: {
    "name.change": { actions: { type: "keepName", params: ({ event }) => event.name } },
    "name.save": [
      { guard: "isNameEmpty", target: "misnamed" },
      { guard: "isNameTooLong", target: "misnamed" },
      { target: "renaming", actions: "clear" },
    ],
    "name.cancel": { target: "settled", actions: "clear" },
  },
});

const misnamed = passkeysSetup.createStateConfig({
  description: "The name has no or too many characters, and the page says so.",
  meta,
  tags: "failed",
  on: {
    "name.save": { target: "misnamed", reenter: true },
    "name.change": { target: "naming", actions: { type: "keepName", params: ({ event }) => event.name } },
    "name.cancel": { target: "settled", actions: "clear" },
  },
});

const renaming = passkeysSetup.createStateConfig({
  description: "The server keeps the name.",
  meta,
  tags: "busy",
  invoke: {
    id: "renamePasskey",
    src: "renamePasskey",
    input: ({ context }) => ({ id: context.chosenId ?? 0, name: context.name.trim() }),
    onDone: { target: "renamed", actions: { type: "keepRenamed", params: ({ event }) => event.output } },
    onError: [
      { guard: "isSignedOut", target: "#passkeys.signedOut", actions: ["forget", "announceLoss"] },
      // It was removed in another window.
      { guard: "isGone", target: "removed", actions: "removeChosen" },
      failTo("naming"),
    ],
  },
});

const renamed = passkeysSetup.createStateConfig({
  description: "The passkey has its name.",
  meta,
  on: choices,
});

const askingRemoval = passkeysSetup.createStateConfig({
  description: "The page asks whether the passkey is to be removed.",
  meta,
  tags: "asking",
  on: { "removal.confirm": "removing", "removal.cancel": "settled" },
});

const removing = passkeysSetup.createStateConfig({
  description: "The server removes the passkey.",
  meta,
  tags: ["busy", "asking"],
  invoke: {
    id: "removePasskey",
    src: "removePasskey",
    input: ({ context }) => ({ id: context.chosenId ?? 0 }),
    onDone: { target: "removed", actions: "removeChosen" },
    onError: [{ guard: "isGone", target: "removed", actions: "removeChosen" }, ...orElse("remove")],
  },
});

const removed = passkeysSetup.createStateConfig({
  description: "The passkey is gone.",
  meta,
  on: choices,
});

const actionFailed = passkeysSetup.createStateConfig({
  description: "Nothing has changed, as far as is known; the list stays and the learner can try again.",
  meta,
  tags: "failed",
  on: choices,
});

/** Adding, naming and removing. */
export const changing = {
  settled,
  adding,
  stopped,
  naming,
  misnamed,
  renaming,
  renamed,
  askingRemoval,
  removing,
  removed,
  actionFailed,
};
