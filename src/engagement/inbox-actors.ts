import { callActors } from "../api/call-actors";
import type { GetServices } from "../api/services";

export const inboxActors = (get: GetServices) => ({ actors: callActors(get, "inbox", "loadMessages", "markMessage") });
