import { createActor } from "xstate";
import { academyMachine } from "../machines/session/academy";
import { appearanceMachine } from "../machines/session/appearance";
import { billingMachine } from "../machines/session/billing";
import { consentMachine } from "../machines/session/consent";
import { profileMachine } from "../machines/session/profile";
import { trialBannerMachine } from "../machines/session/trial-banner";
import {
  academyActors,
  appearanceActors,
  billingActors,
  consentActors,
  profileActors,
  trialBannerActors,
} from "./actors";
import type { Inspector } from "./inspection";
import type { GetServices } from "./services/services";

/** The root actor, its effects provided; started by whoever has a browser. */
export const createAcademy = (get: GetServices, watching: { inspect?: Inspector } = {}) => {
  const { actors } = academyActors();
  return createActor(
    academyMachine.provide({
      actors: {
        ...actors,
        profile: profileMachine.provide(profileActors(get)),
        billing: billingMachine.provide(billingActors(get)),
        appearance: appearanceMachine.provide(appearanceActors()),
        consent: consentMachine.provide(consentActors()),
        trialBanner: trialBannerMachine.provide(trialBannerActors()),
      },
    }),
    { systemId: "academy", ...watching },
  );
};
