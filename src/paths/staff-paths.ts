const withQuery = (path: string, query: Readonly<Record<string, string>>): string => {
  const said = new URLSearchParams(query).toString();
  return said === "" ? path : `${path}?${said}`;
};

/** The addresses of the administration's pages, apart from those of others so that no learner's page loads them (R53). */
export const staffPaths = {
  /** The list of accounts; the query has its filters. */
  accounts: (query: Readonly<Record<string, string>> = {}) => withQuery("/academy/administration/accounts/", query),
  account: (id: number) => `/academy/administration/accounts/${id}/`,
  auditLog: (query: Readonly<Record<string, string>> = {}) => withQuery("/academy/administration/audit/", query),
  promoCodes: (query: Readonly<Record<string, string>> = {}) =>
    withQuery("/academy/administration/promo-codes/", query),
  /** The ratings of courses; the query has the filters. */
  ratings: (query: Readonly<Record<string, string>> = {}) => withQuery("/academy/administration/ratings/", query),
  /** The site's content and its imports; the query has the page of imports. */
  imports: (query: Readonly<Record<string, string>> = {}) => withQuery("/academy/administration/imports/", query),
  /** The settings of the home page, in a language. */
  settings: (query: Readonly<Record<string, string>> = {}) => withQuery("/academy/administration/settings/", query),
  certificates: "/academy/administration/certificates/",
  /** The certificates of all holders as a file; served by the API. */
  certificatesFile: "/academy/private/api/v2/admin/certificates.csv",
  feedbackInbox: "/academy/administration/feedback/",
  /** The messages of the inbox as a file; served by the API. */
  feedbackFile: "/academy/private/api/v2/admin/feedback.csv",
  quizReports: "/academy/administration/quiz-reports/",
  /** Every question of the reports as a file; served by the API. */
  quizReportsFile: "/academy/private/api/v2/admin/quiz-reports.csv",
};
