import { createInterface } from "node:readline";
import { Writable } from "node:stream";
import { text } from "node:stream/consumers";
import { StartError } from "../server/start-error";

/** Reads a line from the terminal without showing it. */
function readHidden(question: string): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  // Only now, because up to here the terminal echoes what is typed.
  process.stderr.write(question);
  return new Promise((resolve, reject) => {
    lines.on("SIGINT", () => lines.close());
    lines.once("close", () => {
      process.stderr.write("\n");
      reject(new StartError("No password was given; nothing was changed."));
    });
    lines.once("line", (line) => {
      resolve(line);
      lines.close();
    });
  });
}

/**
 * Asks for a password: twice on the terminal, without echo, or the first line of piped input.
 * @throws {StartError} if the two differ or there is none.
 */
export async function askPassword(): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).split(/\r?\n/)[0] ?? "";
  const password = await readHidden("Password: ");
  if ((await readHidden("Once more: ")) !== password)
    throw new StartError("The two passwords differ; run the command again.");
  return password;
}
