/** What one has to know besides the single calls to write a client of one's own. In Markdown. */
export const guide = `The API of an online learning academy: its catalogue, lessons and quizzes, exams and certificates.

## Addresses

All paths are relative to the site's own address. What everyone may read lies under \`/academy/public/api/\`, what needs a signed-in account under \`/academy/private/api/\`, webinars under \`/webinars/api/\`; a few calls stand elsewhere as their paths say. Every path ends in a slash except \`/academy/public/api/v1/search\`. Without the slash a call is redirected to it with 308.

\`{locale}\` is the language that texts are asked for in: \`en\`, \`es\`, \`pt\`, \`de\`, \`it\`, \`fr\` or \`ja\`. What is not translated comes in English; \`language\` in the reply says in which language it is.

## Requests and replies

Bodies are JSON in UTF-8, at most 64 KiB, with \`content-type: application/json\`. Calls without a body need none. Unknown fields and unknown query parameters are ignored; a query parameter that is given twice is refused: write a list as one value, joined by commas. Text must not contain U+0000 or half of a surrogate pair. Lengths are counted in Unicode code points, after spaces at both ends have been cut off.

Replies are JSON too, or have no body and the status 204. They may gain fields: ignore those that you do not know. Instants are UTC in ISO 8601, lengths of time are whole seconds, percentages are whole numbers from 0 to 100. HTML in replies has been sanitised.

Lists come in one of three envelopes: \`{ "data": [...], "total": n }\`; \`{ "result": { "total": n, "hits": [...] } }\` from \`search.search\`; \`{ "total": n, "hits": [...] }\` from \`search.api\`. \`total\` counts all that fit, not only this page. \`page\` counts from 1; a page beyond the last is empty.

A reply that is the same for everyone may carry an \`ETag\`. Send it back as \`If-None-Match\` and the answer is 304 without a body as long as nothing has changed. All other replies must not be stored.

## Signing in

\`session.signIn\` takes an e-mail address and a password and sets the cookie \`academy_session\` (over HTTPS \`__Secure-academy_session\`; \`HttpOnly\`, \`SameSite=Lax\`, for 30 days). Send it with every further call. \`session.profile\` tells who is signed in; a visitor has the id 0. A call that needs an account answers 401 \`signed_out\` without one. After several wrong passwords signing in answers 429 \`too_many\` with \`Retry-After\`; only wrong ones count. It also sets the cookie \`academy_device\`: a browser that sends it is not kept out by other people's wrong passwords.

A browser's unsafe calls (everything but GET) must come from the site itself: a call whose \`Origin\` is another one, or that says \`Sec-Fetch-Site: cross-site\`, is refused with 403 \`origin\`. A program that is no browser sends neither header.

## The CSRF token

Six calls besides ask for the header \`x-csrf-token\`: leaving a course, finishing an exam or a module of one, taking either again, deleting a certificate. Fetch the token with \`session.csrfToken\` just before such a call. On 403 \`csrf\` fetch it anew and repeat the call once.

## Time-outs and repeats

The server answers within 5 seconds, and a client should wait no longer. A call that got no answer may have been carried out. Therefore send an \`Idempotency-Key\` with every call that takes one: repeated with the same key and the same body it is carried out only once, and the first answer is returned. Reads may be repeated as they are.

## Refusals

Every status from 400 on has one body, the envelope \`ErrorEnvelope\`:

    {
      "error": {
        "code": "invalid",
        "message": "The request is not valid.",
        "requestId": "0b2f7c1e-6d0f-4f6e-9a3c-0a4c7f5f6f0e",
        "fields": [{ "path": "body.email", "message": "is missing" }]
      }
    }

Decide by \`code\`; \`message\` is for people who read logs.

- 400: the request is wrong, or its \`Host\` is not a host name. \`invalid\` names every wrong field in \`fields\`; repeating it as it is does not help.
- 401: sign in.
- 403: the account may not do that, or not yet; the code says why.
- 404: what was asked for does not exist, or not for this account.
- 405: the address does not support this method. \`Allow\` names those that it supports.
- 409: it does not fit what has happened meanwhile. Read the state again. \`cooling_down\` says in \`retakeAvailableAt\` when the next attempt opens.
- 415: the body is not JSON, or \`content-type\` does not say so.
- 421: the server does not serve the host that \`Host\` names.
- 422: the \`Idempotency-Key\` was used for another request.
- 429: wait as many seconds as \`Retry-After\` says.
- 500: a fault of the server. Quote \`requestId\`, which is also in the header \`x-request-id\`, when you report it.
- 503: the server is busy. Repeat the call after \`Retry-After\` seconds.
`;

/** The areas of the API, in the order in which they are described. */
export const areas: Record<string, string> = {
  session: "Signing in and out, the profile, billing, promo codes, and the account's own data.",
  courses: "The catalogue of courses, and enrolment and progress in them.",
  learning: "What a learner does with a course as a whole: rating, promo video, answers that are forgotten.",
  lessons: "Lessons, their steps, and the quizzes among them.",
  notes: "What learners write down and mark on steps, for themselves alone.",
  exams: "Exams. The server draws the questions, keeps the deadline and grades.",
  moduleExams: "The same for one module of an exam. Only the whole exam earns a certificate.",
  certificates: "Certificates: the owner's list, deletion, and what anyone may check by hash.",
  series: "Video series. For students in English, for editors and administrators in every language.",
  webinars: "Webinars to come, and recordings of those that are over.",
  templates: "Templates to download.",
  glossary: "Terms and what they mean.",
  onboarding: "The steps of the SEO onboarding, in English.",
  search: "Searching courses, standalone lessons, webinars and the glossary.",
  site: "Settings of the site, terms, and meetings that can be booked.",
  faq: "Questions that are often asked.",
  engagement: "Feedback.",
  flows: "Steps of the site's own machines, counted with consent.",
  editing: "What editors see of the content as a whole.",
  admin: "Accounts, certificates and content, for those who run the academy.",
};
