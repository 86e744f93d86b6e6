import { fromPromise } from "xstate";
import type { Delivered } from "../../machines/courses/delivery";
import type { GetServices } from "../api/services";
import { watchingKept } from "../device/watching-kept";
import { allowRetry, deliverKept, discard } from "./api/delivery";

interface Chosen {
  learnerId: number;
  id: string;
}

export const deliveryActors = (get: GetServices) => ({
  actors: {
    deliverKept: fromPromise<Delivered, { learnerId: number }>(({ input }) => deliverKept(get, input.learnerId)),
    watchKept: watchingKept,
  },
  actions: {
    allowRetry: (_: unknown, { learnerId, id }: Chosen) => allowRetry(learnerId, id),
    discard: (_: unknown, { learnerId, id }: Chosen) => discard(learnerId, id),
  },
});
