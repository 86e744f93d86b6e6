import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import type { MailSettings } from "../mail/settings";

/** A mail as the server received it. */
export interface ReceivedMail {
  from: string;
  to: string[];
  /** Headers and content, as they were sent. */
  raw: string;
}

export interface MailServer {
  /** Settings for sending mails to it. */
  settings: MailSettings;
  received: ReceivedMail[];
  /** How it answers for these recipients, instead of taking the mail. */
  refusals: Map<string, number>;
  stop(): Promise<void>;
}

/** A real SMTP server on this machine. @param port a free one by default */
export async function startMailServer(port = 0): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const refusals = new Map<string, number>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo({ address }, _, done) {
      const responseCode = refusals.get(address);
      done(responseCode === undefined ? null : Object.assign(new Error("Refused."), { responseCode }));
    },
    onData(stream, { envelope }, done) {
      const from = envelope.mailFrom === false ? "" : envelope.mailFrom.address;
      text(stream).then((raw) => {
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw });
        done();
      }, done);
    },
  });
  await new Promise<void>((listening) => void server.listen(port, "127.0.0.1", listening));
  const address = server.server.address();
  const used = typeof address === "object" && address ? address.port : port;
  return {
    settings: {
      url: `smtp://127.0.0.1:${used}`,
      from: "Academy <no-reply@academy.example>",
      requiresTls: false,
      hostname: "academy.example",
    },
    received,
    refusals,
    stop: () => new Promise((stopped) => server.close(() => stopped())),
  };
}
