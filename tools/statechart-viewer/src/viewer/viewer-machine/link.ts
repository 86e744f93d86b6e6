import { linkTo } from "./context";
import { viewerSetup } from "./setup";

/** How long it is said that the link was copied, in milliseconds. */
const pause = 4000;

export const link = viewerSetup.createStateConfig({
  description: "Copying an address that shows the same part of the same drawing to others.",
  initial: "idle",
  states: {
    idle: { description: "The link can be copied.", on: { "link.copy": "copying" } },
    copying: {
      description: "The link goes to the clipboard.",
      invoke: {
        id: "copyLink",
        src: "copyLink",
        input: ({ context }) => linkTo(context),
        onDone: "copied",
        onError: "failed",
      },
    },
    copied: {
      description: "The clipboard has the link.",
      tags: "linkCopied",
      after: { [pause]: "idle" },
      on: { "link.copy": "copying" },
    },
    failed: {
      description: "The browser does not allow it; the address bar has the same address.",
      tags: "linkFailed",
      on: { "link.copy": "copying" },
    },
  },
});
