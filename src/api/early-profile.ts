import type { GetServices, ServiceArea, Services } from "./services";

/**
 * Asks at once who is here, for a learner's page: what it shows next depends on the answer, which comes while the page
 * starts. Only the first `loadProfile` gets this answer or failure; later ones ask again.
 * @returns the same services
 */
export function withEarlyProfile(get: GetServices): GetServices {
  const early = get("session").then((session) => session.loadProfile());
  // A page that never asks needs no answer.
  early.catch(() => undefined);
  let isTaken = false;
  const withAnswer = ({ loadProfile, ...session }: Services["session"]): Services["session"] => ({
    ...session,
    loadProfile: () => {
      if (isTaken) return loadProfile();
      isTaken = true;
      return early;
    },
  });
  return async <Area extends ServiceArea>(area: Area, signal?: AbortSignal): Promise<Services[Area]> => {
    const services = await get(area, signal);
    return area === "session" && !isTaken ? (withAnswer(services as Services["session"]) as Services[Area]) : services;
  };
}
