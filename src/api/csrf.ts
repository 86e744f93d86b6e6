import { session } from "../../contract/account/session";
import type { Failure } from "../../contract/errors";
import type { Call } from "./call";

/** Runs a command with a freshly fetched token; a rejected token is fetched once more (R17). */
export async function withCsrf<T>(call: Call, command: (csrf: string) => Promise<T>): Promise<T> {
  const token = async () => (await call(session.csrfToken, {})).token;
  try {
    return await command(await token());
  } catch (thrown) {
    if ((thrown as Failure).code !== "csrf") throw thrown;
    return command(await token());
  }
}
