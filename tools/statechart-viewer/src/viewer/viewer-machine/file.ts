import { assertEvent } from "xstate";
import { fileNameOf } from "./context";
import { viewerSetup } from "./setup";

export const file = viewerSetup.createStateConfig({
  description: "Saving the drawing as a file, and printing it.",
  initial: "idle",
  on: { "drawing.print": { actions: "printDrawing" } },
  states: {
    idle: { description: "The drawing can be saved.", on: { "drawing.save": "saving" } },
    saving: {
      description: "The file is being made.",
      tags: "busyFile",
      invoke: {
        id: "saveDrawing",
        src: "saveDrawing",
        input: ({ context, event }) => {
          assertEvent(event, "drawing.save");
          return { format: event.format, name: fileNameOf(context) };
        },
        onDone: "idle",
        onError: "failed",
      },
    },
    failed: {
      description: "The browser could not make the file.",
      tags: "saveFailed",
      on: { "drawing.save": "saving" },
    },
  },
});
