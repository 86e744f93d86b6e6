import { learning } from "../../../contract/courses/learning";
import type { Call } from "../../api/call";
import { type ContentRef, type Keyed, paramsOf } from "../../api/query";

export const learningService = (call: Call) => ({
  loadDashboard: (ref: ContentRef) => call(learning.dashboard, { params: paramsOf(ref) }),
  /** The learner's stars, 0 if not rated (R9). */
  loadRating: async (ref: ContentRef) => (await call(learning.rating, { params: paramsOf(ref) })).rating,
  rate: async ({ rating, key, ...ref }: ContentRef & Keyed & { rating: number }) =>
    (await call(learning.rate, { params: paramsOf(ref), body: { rating } }, { key })).rating,
  endPromo: ({ key, ...ref }: ContentRef & Keyed): Promise<unknown> =>
    call(learning.endPromo, { params: paramsOf(ref) }, { key }),
  flushQuestions: ({ key, ...ref }: ContentRef & Keyed) =>
    call(learning.flushQuestions, { params: paramsOf(ref) }, { key }),
});
