import { learning } from "../../../contract/courses/learning";
import type { Call } from "../../api/call";
import { type Keyed, type Place, paramsOf } from "../../api/query";

export const learningService = (call: Call) => ({
  loadDashboard: (place: Place) => call(learning.dashboard, { params: paramsOf(place) }),
  /** The learner's stars, 0 for none (R9). */
  loadRating: async (place: Place) => (await call(learning.rating, { params: paramsOf(place) })).rating,
  rate: async ({ rating, key, ...place }: Place & Keyed & { rating: number }) =>
    (await call(learning.rate, { params: paramsOf(place), body: { rating } }, { key })).rating,
  endPromo: ({ key, ...place }: Place & Keyed) => call(learning.endPromo, { params: paramsOf(place) }, { key }),
  flushQuestions: ({ key, ...place }: Place & Keyed) =>
    call(learning.flushQuestions, { params: paramsOf(place) }, { key }),
});
