import { type Actor, createActor } from "xstate";
import type { academyMachine } from "../../machines/account/academy";
import { siteWorkerMachine } from "../../machines/account/site-worker";
import { siteWorkerActors } from "../account/site-worker-actors";
import { hasCourseCopies } from "../device/copies";
import type { WorkerPage } from "../device/site-worker";
import type { AcademyRouter } from "../routes/router";
import type { Inspector } from "../telemetry/inspector";

interface Options {
  academy: Actor<typeof academyMachine>;
  router: AcademyRouter;
  page: WorkerPage;
  inspect: Inspector | undefined;
}

/** Most devices keep no course and load none of this. */
async function renewCopies(signal: AbortSignal): Promise<void> {
  if (!(await hasCourseCopies())) return;
  const { renewCopies: renew } = await import("../courses/course-landing/copy");
  await renew(signal);
}

/**
 * Starts what keeps the site readable without a network. It learns who is here only when that is certain: a profile
 * that did not load says nothing about whose copies are on the device.
 */
export function startSiteWorker({ academy, router, page, inspect }: Options) {
  const actor = createActor(siteWorkerMachine.provide(siteWorkerActors(page, renewCopies)), {
    ...(inspect && { inspect }),
  });
  const tellAccount = () => {
    const profile = academy.getSnapshot().children.profile?.getSnapshot();
    if (!profile?.hasTag("settled")) return;
    const learnerId = profile.hasTag("visitor") ? 0 : profile.context.profile?.id;
    if (learnerId !== undefined) actor.send({ type: "account.known", learnerId });
  };
  academy.on("session.changed", tellAccount);
  academy.on("connection.changed", (event) => actor.send(event));
  router.subscribe("onResolved", ({ pathChanged, toLocation }) => {
    if (pathChanged) actor.send({ type: "page.opened", path: toLocation.pathname });
  });
  actor.start();
  tellAccount();
  return actor;
}
