import type { ActorRefFrom } from "xstate";
import type { appearanceMachine } from "../../machines/account/appearance";
import type { consentMachine } from "../../machines/account/consent";
import type { noticesMachine } from "../../machines/account/notices";
import type { profileMachine } from "../../machines/account/profile";
import type { shortcutsMachine } from "../../machines/account/shortcuts";
import type { trialBannerMachine } from "../../machines/account/trial-banner";
import { useSite } from "../screens/site-context";

/**
 * The academy's own child actors, for the views that render them. They live as long as the academy, so that a change of
 * it is no reason to render the frame of the page again.
 */
export function useSessionActors(): {
  profile: ActorRefFrom<typeof profileMachine>;
  trialBanner: ActorRefFrom<typeof trialBannerMachine>;
  appearance: ActorRefFrom<typeof appearanceMachine>;
  consent: ActorRefFrom<typeof consentMachine>;
  notices: ActorRefFrom<typeof noticesMachine>;
  shortcuts: ActorRefFrom<typeof shortcutsMachine>;
} {
  const { profile, trialBanner, appearance, consent, notices, shortcuts } = useSite().academy.getSnapshot().children;
  if (!profile || !trialBanner || !appearance || !consent || !notices || !shortcuts)
    throw new Error("The academy runs without its children.");
  return { profile, trialBanner, appearance, consent, notices, shortcuts };
}
