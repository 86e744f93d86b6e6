/**
 * SQLSTATE classes, and codes of Node, that say that the database itself cannot do it now: the connection is lost (08),
 * refused (28, 3D000), it is read-only, as a standby is while it is promoted (25006), it gave a transaction up that stood
 * still (25P03, 25P04), two got in each other's way (40001, 40P01, 55P03), it is out of resources (53) or shutting down
 * (57P), the statement took too long (57014), the disk fails (58).
 */
const databaseIsAway =
  /^(?:08|28|3D000|25006|25P03|25P04|40001|40P01|53|55P03|57P|57014|58|ECONN|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|ETIMEDOUT|EPIPE|ENOTFOUND)/;

/** What the driver says without a code. */
const connectionIsGone =
  /^(?:timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client .+ is not queryable|The connection was held)/;

/** What was thrown and what caused it: a drizzle error hides the driver's one in its cause. */
function* causesOf(thrown: unknown): Generator<Error> {
  for (let one = thrown, depth = 0; one instanceof Error && depth < 5; one = one.cause, depth += 1) yield one;
}

const codeOf = (one: Error): string => ("code" in one ? String(one.code) : "");

/** Whether something failed because the database is away, or takes no writes: it is to be tried again later. */
export function isAway(thrown: unknown): boolean {
  for (const one of causesOf(thrown))
    if (databaseIsAway.test(codeOf(one)) || connectionIsGone.test(one.message)) return true;
  return false;
}

/** Whether a row could not be added because its account had just been deleted. */
export function refersToGoneAccount(thrown: unknown): boolean {
  for (const one of causesOf(thrown))
    if (codeOf(one) === "23503" && "constraint" in one && String(one.constraint).includes("_account_id_account_id_fk"))
      return true;
  return false;
}
