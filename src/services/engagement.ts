import { engagement } from "../../contract/engagement";
import type { Call } from "./call";
import type { Keyed } from "./query";

export const engagementService = (call: Call) => ({
  sendFeedback: ({ message, url, key }: Keyed & { message: string; url: string }) =>
    call(engagement.sendFeedback, { body: { message, url } }, { key }),
});
