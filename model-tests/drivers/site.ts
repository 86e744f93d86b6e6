import type { Site } from "statechart-testing/drivers/site";
import { session } from "../../contract/account/session";
import type { ReplyOf } from "../../contract/endpoint";
import { errorStatus, type Failure } from "../../contract/errors";
import type { SessionChanged } from "../../machines/shared/events";
import { Network } from "./network";

const nobody = { id: 0, semrushId: 0, email: "", name: "", permissions: {}, promo: null };

/** The site, for the browser driver and exported tests. */
export const site: Site = {
  now: Date.parse("2026-03-01T10:00:00.000Z"),
  root: {
    machine: "academy",
    inspector: "academyInspector",
    opened: "site.opened",
    pageOpened: "page.opened",
    refresh: "session.refresh",
    sessionLost: "session.lost",
  },
  session: {
    call: session.profile,
    cookie: { name: "academy_session", value: "of-a-test".padEnd(43, "-") },
    event: "session.changed",
    reply(event, known) {
      const { learner } = event as SessionChanged;
      const before = (known as ReplyOf<typeof session.profile> | undefined)?.userProfile;
      const userProfile = learner ? { ...nobody, ...before, ...learner, semrushId: learner.id } : nobody;
      return { userProfile, specialRights: false };
    },
  },
  network: (steered, answers, awaited) => new Network(steered, answers, awaited),
  export: {
    variable: "ACADEMY_URL",
    address: "http://localhost:3000",
    calls: "\\/academy\\/(api|private|public)\\/|\\/webinars\\/api\\/",
    // Tokens are fetched within a command; the test answers the command (R17).
    answers: [[session.csrfToken, { token: "token" }]],
    refusal(error) {
      const { code, status, retryAfter, fields } = error as Failure;
      if (!(code in errorStatus)) return null;
      return { code, status, ...(retryAfter !== undefined && { retryAfter }), ...(fields && { fields }) };
    },
  },
};
