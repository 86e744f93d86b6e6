import { session } from "../../contract/account/session";
import type { Call } from "./call";

/**
 * Makes every call for the account that the page shows: the one in the last profile. If somebody else has signed in in
 * another tab meanwhile, the server rejects the call with 401 `signed_out`, and the page requests the profile again.
 * Otherwise one learner's answers and notes would become the other one's.
 */
export function forAccount(call: Call): Call {
  let accountId = 0;
  const made: Call = async (endpoint, args, options) => {
    const isProfile = endpoint.id === session.profile.id;
    const reply = await call(endpoint, args, isProfile ? options : { accountId, ...options });
    if (isProfile) accountId = (reply as { userProfile: { id: number } }).userProfile.id;
    return reply;
  };
  return made;
}
