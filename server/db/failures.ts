/**
 * SQLSTATE classes, and Node's codes, of failures of the database itself: the connection is lost (08) or refused (28,
 * 3D000); it is read-only, as a standby is while it is being promoted (25006); it ended an idle transaction (25P03,
 * 25P04); two transactions conflict (40001, 40P01, 55P03); it is out of resources (53) or shutting down (57P); the
 * statement took too long (57014); the disk fails (58).
 */
const databaseIsAway =
  /^(?:08|28|3D000|25006|25P03|25P04|40001|40P01|53|55P03|57P|57014|58|ECONN|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|ETIMEDOUT|EPIPE|ENOTFOUND)/;

/** What the driver says when it gives no code. */
const connectionIsGone =
  /^(?:timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client .+ is not queryable|The connection was held)/;

/** What was thrown and its causes: a drizzle error has the driver's error as its cause. */
function* causesOf(thrown: unknown): Generator<Error> {
  for (let one = thrown, depth = 0; one instanceof Error && depth < 5; one = one.cause, depth += 1) yield one;
}

const codeOf = (one: Error): string => ("code" in one ? String(one.code) : "");

/** Whether something failed because the database is unavailable or read-only, so that it can be tried again later. */
export function isAway(thrown: unknown): boolean {
  for (const one of causesOf(thrown))
    if (databaseIsAway.test(codeOf(one)) || connectionIsGone.test(one.message)) return true;
  return false;
}

/** Whether a row has what another row has already, according to this unique index. */
export function isDuplicate(thrown: unknown, index: string): boolean {
  for (const one of causesOf(thrown))
    if (codeOf(one) === "23505" && "constraint" in one && one.constraint === index) return true;
  return false;
}

/** Whether a row could not be added because its account had just been deleted. */
export function refersToGoneAccount(thrown: unknown): boolean {
  for (const one of causesOf(thrown))
    if (codeOf(one) === "23503" && "constraint" in one && String(one.constraint).includes("_account_id_account_id_fk"))
      return true;
  return false;
}
