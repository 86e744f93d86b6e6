import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { User } from "statechart-testing/drivers/user";
import { siteWorkerModel } from "./site-worker.model";

const page = "The page that is open";

/** Whatever the service worker does, the open page stays as it is. */
const undisturbed = (user: User) => user.expectVisible(page);

export const siteWorkerScreen = defineScreenTests({
  testModel: siteWorkerModel,
  render: () => <p>{page}</p>,
  does: {},
  world: ["connection.changed", "account.known", "page.opened", "version.found"],
  sees: {
    "siteWorker.registering": undisturbed,
    "siteWorker.absent": undisturbed,
    "siteWorker.failed": undisturbed,
    "siteWorker.running.copies.unclaimed": undisturbed,
    "siteWorker.running.copies.claiming": undisturbed,
    "siteWorker.running.copies.renewing": undisturbed,
    "siteWorker.running.copies.claimed": undisturbed,
    "siteWorker.running.copies.notClaimed": undisturbed,
    "siteWorker.running.version.current": undisturbed,
    "siteWorker.running.version.waiting": undisturbed,
    "siteWorker.running.version.takingOver": undisturbed,
  },
});
