import { safeParse } from "zod/mini";
import { engagement } from "../../../contract/engagement/engagement";
import { SitePath } from "../../../contract/primitives";
import type { Call } from "../../api/call";
import type { Keyed } from "../../api/query";
import { keepAndDeliver } from "../../device/undelivered";

type Message = Keyed & { learnerId: number; message: string; url: string };

/**
 * The page that a message is about, in the contract's form. A message about an address that is not a page of this site,
 * or one stored by an earlier version, is still sent, for the closest existing page.
 */
export function pageOf(url: string): string {
  const base = "https://here.invalid";
  if (!URL.canParse(url, base)) return "/academy/";
  const { pathname, search } = new URL(url, base);
  return [pathname + search, pathname].find((path) => safeParse(SitePath, path).success) ?? "/academy/";
}

export const engagementService = (call: Call) => ({
  /** Kept on the device until it has arrived (L3). */
  sendFeedback: ({ learnerId, message, url, key }: Message): Promise<unknown> =>
    keepAndDeliver(learnerId, { kind: "feedback", message, url }, key, () =>
      call(engagement.sendFeedback, { body: { message, url: pageOf(url) } }, { key, accountId: learnerId }),
    ),
});
