import { createActor } from "xstate";
import { academyMachine } from "../../machines/account/academy";
import { appearanceMachine } from "../../machines/account/appearance";
import { billingMachine } from "../../machines/account/billing";
import { consentMachine } from "../../machines/account/consent";
import { profileMachine } from "../../machines/account/profile";
import { shortcutsMachine } from "../../machines/account/shortcuts";
import { trialBannerMachine } from "../../machines/account/trial-banner";
import {
  academyActors,
  appearanceActors,
  billingActors,
  type Counted,
  consentActors,
  profileActors,
  shortcutsActors,
  trialBannerActors,
} from "../account/actors";
import type { GetServices } from "../api/services";
import type { Inspector } from "../telemetry/inspector";

interface Options {
  /** Receives everything from the start. */
  inspect?: Inspector;
  /** Counts only with consent; if omitted, nothing is counted, regardless of earlier consent. */
  counted?: Counted;
  /** The page was served to somebody without a session. */
  isVisitor?: boolean;
}

/** The root actor with its effects provided; started in the browser only. */
export const createAcademy = (get: GetServices, { inspect, counted, isVisitor = false }: Options = {}) => {
  const { actors } = academyActors();
  return createActor(
    academyMachine.provide({
      actors: {
        ...actors,
        profile: profileMachine.provide(profileActors(get)),
        billing: billingMachine.provide(billingActors(get)),
        appearance: appearanceMachine.provide(appearanceActors()),
        consent: consentMachine.provide(consentActors(counted)),
        shortcuts: shortcutsMachine.provide(shortcutsActors()),
        trialBanner: trialBannerMachine.provide(trialBannerActors()),
      },
    }),
    { systemId: "academy", input: { isVisitor }, ...(inspect && { inspect }) },
  );
};
