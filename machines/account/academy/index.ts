import { connectivity } from "./connectivity";
import { delivery } from "./delivery";
import { page } from "./page";
import { session } from "./session";
import { academySetup } from "./setup";

/**
 * The root: the profile, billing, the page's language and the network. Screens learn of changes from emitted events and
 * never read this machine's context.
 */
export const academyMachine = academySetup.createMachine({
  id: "academy",
  description: "Everything that outlives a single page.",
  context: ({ input }) => ({ isVisitor: input?.isVisitor === true, learner: null, seed: "" }),
  invoke: [
    {
      id: "profile",
      systemId: "profile",
      src: "profile",
      input: ({ context: { isVisitor } }) => ({ isVisitor }),
    },
    { id: "billing", systemId: "billing", src: "billing" },
    { id: "trialBanner", systemId: "trialBanner", src: "trialBanner" },
    { id: "localeGate", systemId: "localeGate", src: "localeGate" },
    { id: "appearance", systemId: "appearance", src: "appearance" },
    { id: "consent", systemId: "consent", src: "consent" },
    { id: "notices", systemId: "notices", src: "notices" },
    { id: "shortcuts", systemId: "shortcuts", src: "shortcuts" },
  ],
  type: "parallel",
  states: {
    session,
    page,
    delivery,
    connectivity,
  },
});
