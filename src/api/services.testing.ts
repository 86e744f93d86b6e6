import type { Endpoint } from "../../contract/endpoint";
import type { Call, CallOptions } from "./call";
import { createServices } from "./services";

interface Made {
  id: string;
  args: object;
  options: CallOptions;
}
/** A call function that records each call; `replies` has the answers by endpoint, a list gives one after the other. */
export function recorder(replies: Record<string, unknown[]> = {}) {
  const made: Made[] = [];
  let tokens = 0;
  const call = async ({ id }: Endpoint, args: object, options: CallOptions = {}) => {
    made.push({ id, args, options });
    if (id === "session.csrfToken") {
      tokens += 1;
      return { token: `token${tokens}` };
    }
    const reply = replies[id]?.shift();
    if (reply && typeof reply === "object" && "status" in reply) throw reply;
    return reply ?? {};
  };
  return { call: call as Call, made, services: createServices(call as Call) };
}
export const place = { locale: "en", slug: "seo" };
