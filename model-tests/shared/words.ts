import type { CommonWords } from "statechart-testing/export/step-words";
import type { Failure } from "../../contract/errors";

/** What the server says with each code; null if there is no response. A new code needs words. */
const failures: Record<Failure["code"], string | null> = {
  network: null,
  timeout: null,
  malformed: "something that the page cannot read",
  invalid: "the input is not valid",
  signed_out: "your session has ended",
  wrong_credentials: "the e-mail address or the password is wrong",
  forbidden: "your account may not do this",
  csrf: "the request has no valid token",
  origin: "the request comes from another site",
  page_token: "the page was opened too long ago",
  not_enrolled: "you are not enrolled in the course",
  wrong_confirmation: "the confirmation is wrong",
  lessons_unfinished: "you have to finish the lessons first",
  not_found: "it does not exist",
  method_not_allowed: "this method is not allowed",
  attempt_over: "the attempt is over",
  attempt_open: "an attempt is running",
  cooling_down: "the next attempt is not open yet",
  no_attempt: "no attempt is running",
  already_certificated: "you hold the certificate already",
  not_offered: "this site does not offer it",
  common_password: "the password is too easy to guess",
  link_used: "the link has been used",
  link_expired: "the link has expired",
  promo_unknown: "the promo code does not exist",
  promo_expired: "the promo code has expired",
  promo_used_up: "the promo code has been used up",
  own_rights: "you cannot change your own rights",
  conflict: "it was changed in the meantime",
  unsupported_media_type: "this kind of content is not supported",
  misdirected: "the request was sent to another host",
  key_reused: "the key of the request was used before",
  too_many: "too many tries; wait 30 seconds",
  internal: "something went wrong",
  unavailable: "the server is not available",
};

/** What happens outside of the page, for exports that are read by people. */
export const words: CommonWords = {
  events: {
    "session.changed": {
      learner: "The site finds out that Ada is signed in.",
      visitor: "The site finds out that nobody is signed in.",
      another: "The site finds out that another account is signed in now.",
      editor: "The site finds out that an editor is signed in.",
    },
    "connection.changed": {
      lost: "The network connection is lost.",
      restored: "The network connection is back.",
    },
    "progress.settled": {
      enrolled: "The page finds out that you are enrolled in the course.",
      notEnrolled: "The page finds out that you are not enrolled in the course.",
      unknown: "The page cannot find out whether you are enrolled in the course.",
    },
    "screen.reopened": { "": "Go to another page, and come back with the browser's Back button." },
    "page.hidden": { "": "Switch to another browser tab." },
    "page.shown": { "": "Come back to the tab of the page." },
  },
  failure: (error) => failures[(error as Failure).code],
};
