/** What you need to know besides the single calls to write your own client. In Markdown. */
export const guide = `The API of an online learning academy: its catalogue, lessons and quizzes, exams and certificates.

## Addresses

All paths are relative to the site's own address. Public data is under \`/academy/public/api/\`, calls that need a signed-in account are under \`/academy/private/api/\`, webinars under \`/webinars/api/\`; a few calls have other paths. Every path ends in a slash except \`/academy/public/api/v1/search\`. A call without the slash is redirected with 308.

\`{locale}\` is the requested language of texts: \`en\`, \`es\`, \`pt\`, \`de\`, \`it\`, \`fr\` or \`ja\`. Texts without a translation come in English; \`language\` in the response says which language they are in.

## Requests and responses

Bodies are JSON in UTF-8, at most 64 KiB, with \`content-type: application/json\`. Calls without a body need none. Unknown fields and unknown query parameters are ignored; a query parameter that is given twice is rejected: write a list as one value, joined by commas. Text must not contain U+0000 or half of a surrogate pair. Lengths are counted in Unicode code points, after trimming spaces at both ends.

Responses are JSON too, or have no body and the status 204. They may gain fields: ignore those you don't know. Instants are UTC in ISO 8601, durations are whole seconds, percentages are whole numbers from 0 to 100. HTML in responses is sanitized.

Lists come in one of three envelopes: \`{ "data": [...], "total": n }\`; \`{ "result": { "total": n, "hits": [...] } }\` from \`search.search\`, with \`counts\` from \`search.everything\`; \`{ "total": n, "hits": [...] }\` from \`search.api\`. \`total\` counts all matches, not only this page. \`page\` counts from 1; a page beyond the last is empty.

A response that is the same for everyone may have an \`ETag\`. Send it back as \`If-None-Match\`; as long as nothing has changed, the answer is 304 without a body. All other responses must not be stored.

## Signing in

\`session.signIn\` takes an email address and a password and sets the cookie \`academy_session\` (over HTTPS \`__Secure-academy_session\`; \`HttpOnly\`, \`SameSite=Lax\`, for 30 days). Send it with every further call. A session that is not used for 14 days ends before that; one of an administrator or editor, after 12 hours. \`session.profile\` returns who is signed in; a visitor has the id 0. A call that needs an account answers 401 \`signed_out\` without one. After several wrong passwords signing in answers 429 \`too_many\` with \`Retry-After\`; only wrong ones count. It also sets the cookie \`academy_device\`: a browser that sends it is not locked out by other people's wrong passwords.

A browser's unsafe calls (everything but GET) must come from the site itself: a call with a different \`Origin\`, or with \`Sec-Fetch-Site: cross-site\`, is rejected with 403 \`origin\`. Programs other than browsers send neither header. Two calls are for the site's own pages only and require \`Origin\`: \`flows.token\` and \`flows.addCounts\`.

## The CSRF token

Six calls also require the header \`x-csrf-token\`: leaving a course, finishing an exam or one of its modules, taking either again, deleting a certificate. Get the token with \`session.csrfToken\` just before such a call. On 403 \`csrf\`, get a new token and repeat the call once.

## Timeouts and repeats

The server answers within 5 seconds, and a client should wait no longer. A call without an answer may still have been carried out. Therefore send an \`Idempotency-Key\` with every call that accepts one: repeated with the same key and the same body, the call is carried out only once, and you get the first answer. You can repeat reads as they are.

In a browser, somebody else may sign in in another tab. With \`Account-Id\`, calls of a page that still shows the earlier account are rejected with 401 \`signed_out\` and change nothing.

A call may also arrive late, after a newer one about the same subject. With \`Command-Order\`, an earlier call of a device then replaces nothing.

## Errors

Every status from 400 up has the same body, the envelope \`ErrorEnvelope\`:

    {
      "error": {
        "code": "invalid",
        "message": "The request is invalid.",
        "requestId": "0b2f7c1e-6d0f-4f6e-9a3c-0a4c7f5f6f0e",
        "fields": [{ "path": "body.email", "message": "is missing" }]
      }
    }

Decide by \`code\`; \`message\` is for people who read logs.

- 400: the request is wrong, or its \`Host\` is not a host name. \`invalid\` names every invalid field in \`fields\`; repeating the request unchanged does not help.
- 401: sign in.
- 403: the account may not do that, or not yet; the code says why.
- 404: this does not exist, or not for this account.
- 405: the address does not support this method. \`Allow\` lists the supported methods.
- 409: the request conflicts with the current state. Read the state again. \`cooling_down\` has \`retakeAvailableAt\`, the time when the next attempt opens.
- 415: the body is not JSON, or \`content-type\` does not say so.
- 421: the server does not serve the host that \`Host\` names.
- 422: the \`Idempotency-Key\` was already used for another request.
- 429: too many requests. Repeat the call after \`Retry-After\` seconds.
- 500: a fault of the server. Quote \`requestId\`, which is also in the header \`x-request-id\`, when you report it.
- 503: the server is busy. Repeat the call after \`Retry-After\` seconds.
`;

/** The areas of the API, in display order. */
export const areas: Record<string, string> = {
  session: "Signing in and out, the profile, billing, the plan, promo codes, the trial, and the account's own data.",
  registration: "Getting an account, a new password, and another email address, all by mail.",
  sessions: "Where the account is signed in, and the confirmation that some calls need.",
  passkeys: "Passkeys: having them, signing in and confirming with them, and recovery codes.",
  courses: "The catalogue of courses, and enrollment and progress in them.",
  plus: "What academy-plus contains.",
  learning: "A learner's actions on a whole course: rating, promo video, clearing answers.",
  lessons: "Lessons, their steps, and the quizzes among them.",
  notes: "Learners' private notes and bookmarks on steps.",
  exams: "Exams. The server draws the questions, keeps the deadline and grades.",
  moduleExams: "The same calls for one module of an exam. Only the whole exam earns a certificate.",
  certificates: "Certificates: the owner's list, deletion, and the public page by hash.",
  series:
    "Video series. For students in English, for editors and administrators in every language; those of academy-plus for everyone with a plan.",
  webinars: "Upcoming webinars, and recordings of past ones.",
  templates: "Templates to download.",
  glossary: "Terms and their meanings.",
  onboarding: "The steps of the SEO onboarding, in English.",
  search: "Searching everything at once, or courses, standalone lessons, webinars or the glossary.",
  site: "Settings of the site, terms, and meetings that can be booked.",
  faq: "Frequently asked questions.",
  engagement: "Feedback.",
  flows: "What the site's own machines do, counted with consent.",
  flowComments: "Comments on the flows, for those who may see the flow viewer; everyone in a demo.",
  editing: "The state of the content as a whole, for editors.",
  reports:
    "How quizzes and exams turn out, for editors. `/academy/private/api/v2/admin/quiz-reports.csv` is the same as a file, with the filters of `reports.list`.",
  inbox:
    "What learners have written to us, for editors. `/academy/private/api/v2/admin/feedback.csv` is the same as a file, with the filters of `inbox.list`.",
  staffCertificates:
    "All certificates, for administrators, who revoke and restore them. `/academy/private/api/v2/admin/certificates.csv` is the same as a file, with the filters of `staffCertificates.list`.",
  admin:
    "Accounts, the audit log, promo codes, ratings, and content, for administrators. `/academy/private/api/v2/admin/users.csv`, `/academy/private/api/v2/admin/audit.csv`, `/academy/private/api/v2/admin/promo-codes.csv`, and `/academy/private/api/v2/admin/ratings.csv` are the lists as files, with the same filters.",
  contentImports: "The site's content and its imports, for administrators.",
  siteSettings: "The banner and the reviews of the home page, for administrators.",
};
