import { createActor } from "xstate";
import { academyMachine } from "../../machines/session/academy";
import { appearanceMachine } from "../../machines/session/appearance";
import { billingMachine } from "../../machines/session/billing";
import { consentMachine } from "../../machines/session/consent";
import { profileMachine } from "../../machines/session/profile";
import { shortcutsMachine } from "../../machines/session/shortcuts";
import { trialBannerMachine } from "../../machines/session/trial-banner";
import {
  academyActors,
  appearanceActors,
  billingActors,
  type Counted,
  consentActors,
  profileActors,
  shortcutsActors,
  trialBannerActors,
} from "../actors/session";
import type { GetServices } from "../api/services";
import type { Inspector } from "../telemetry/inspection";

interface Options {
  /** Told of everything from the start. */
  inspect?: Inspector;
  /** What is counted, where there is consent; without it nothing is, whatever was once agreed to. */
  counted?: Counted;
}

/** The root actor, its effects provided; started by whoever has a browser. */
export const createAcademy = (get: GetServices, { inspect, counted }: Options = {}) => {
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
    { systemId: "academy", ...(inspect && { inspect }) },
  );
};
