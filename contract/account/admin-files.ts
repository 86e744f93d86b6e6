const base = "/academy/private/api/v2/admin";

/** The lists of the administration as files, of all pages that a filter has; the server sends them, outside of the API (R62). */
export const adminFiles = {
  accounts: `${base}/users.csv`,
  audit: `${base}/audit.csv`,
  promoCodes: `${base}/promo-codes.csv`,
  ratings: `${base}/ratings.csv`,
};
