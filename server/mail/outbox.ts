import { setTimeout as elapse } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import type { Database } from "../db/database";
import { hashOf, newToken } from "../http/session-cookie";
import { MailRejected, type MailTransport } from "../integrations/smtp";
import { composeMail } from "./compose";
import { issueLink } from "./queries/links";
import { keepInMailbox, type Mail, markFailed, markSent, takeMails } from "./queries/mails";
import type { LinkKind } from "./schema";

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** Until when a link works after its mail has left, in milliseconds (R59). */
export const linkLifetime: Record<LinkKind, number> = { registration: 24 * hour, password: hour, email: 24 * hour };

/** The pauses between two tries, in milliseconds: about a day in all. Then a mail is given up. */
export const pauses: readonly number[] = [1, 5, 15, 60, 240, 240, 240, 240, 240].map((minutes) => minutes * minute);
/** How long a mail belongs to the process that sends it, in milliseconds: longer than any try takes. */
const claim = 5 * minute;
/** How many mails are sent at once. */
const atOnce = 5;
/** How long a stop waits for mails that are being sent, in milliseconds: a process has 5 s for all of its stop. */
const stopWait = second;

/** Sends what is in the table `mail`. */
export interface Outbox {
  /** Sends all mails whose time has come; only one such run at a time. Failures are logged, never thrown. */
  deliver(): Promise<void>;
  /** The same in the background: for requests that have just added one. */
  wake(): void;
  /**
   * Waits a moment for the mails that are being sent, and closes the connection. A mail that takes longer, because the
   * mail server does not answer, stays in the table: the next process sends it once this one's claim has ended.
   */
  stop(): Promise<void>;
}

interface Options {
  db: Database;
  /** Null in a demo: its mails are kept for its mailbox. */
  transport: MailTransport | null;
  log: Pick<FastifyBaseLogger, "warn" | "error">;
  now: () => Date;
}

const linkKindOf = ({ kind }: Mail): LinkKind =>
  kind === "registration" ? "registration" : kind === "new-email" ? "email" : "password";

/** Creates the outbox of a process. Any number of processes may share the table. */
export function createOutbox({ db, transport, log, now }: Options): Outbox {
  let running: Promise<void> = Promise.resolve();
  let isWaiting = false;
  let isStopped = false;

  /** A mail as it leaves now: its link gets its token, and its time begins. */
  const prepared = async (mail: Mail) => {
    if (mail.linkId === null) return composeMail(mail, null);
    const token = newToken();
    const kind = linkKindOf(mail);
    const at = now();
    const expiresAt = new Date(at.getTime() + linkLifetime[kind]);
    await issueLink(db, { id: mail.linkId, kind, email: mail.email }, hashOf(token), { now: at, expiresAt });
    return composeMail(mail, token);
  };

  const failed = async (mail: Mail, thrown: unknown) => {
    const isRejected = thrown instanceof MailRejected;
    const pause = isRejected ? undefined : pauses[mail.attempts - 1];
    const reason = (thrown instanceof Error ? thrown.message : String(thrown)).slice(0, 500);
    await markFailed(db, mail.id, reason, pause === undefined ? null : new Date(now().getTime() + pause));
    const context = { mail: mail.id, kind: mail.kind, to: mail.email, attempts: mail.attempts, reason };
    if (pause === undefined)
      log.error(context, isRejected ? "a mail was rejected and is not sent again" : "a mail was given up");
    else log.warn(context, "a mail could not be sent; it is sent again later");
  };

  const send = async (mail: Mail) => {
    try {
      const said = await prepared(mail);
      if (!transport) return await keepInMailbox(db, mail.id, said, now());
      await transport.send({ id: mail.id, to: mail.email, language: mail.language, ...said });
      await markSent(db, mail.id, now());
    } catch (thrown) {
      await failed(mail, thrown);
    }
  };

  const run = async () => {
    isWaiting = false;
    try {
      for (;;) {
        if (isStopped) return;
        const at = now();
        const mails = await takeMails(db, at, new Date(at.getTime() + claim), atOnce);
        await Promise.all(mails.map(send));
        if (mails.length < atOnce) return;
      }
    } catch (err) {
      log.error({ err }, "mails could not be read; they are sent later");
    }
  };

  const deliver = (): Promise<void> => {
    // One run that has not begun sends everything that was added until then.
    if (!isWaiting) {
      isWaiting = true;
      running = running.then(run);
    }
    return running;
  };

  return {
    deliver,
    wake: () => void deliver(),
    async stop() {
      isStopped = true;
      const waiting = new AbortController();
      const isLate = await Promise.race([
        running.then(() => false),
        elapse(stopWait, true, { signal: waiting.signal }).catch(() => false),
      ]);
      waiting.abort();
      if (isLate) log.warn({ claimMs: claim }, "stopped while mails were being sent; they are sent again later");
      transport?.close();
    },
  };
}
