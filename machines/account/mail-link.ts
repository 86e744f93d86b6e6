import { fromPromise, stateIn } from "xstate";
import type { ScreenMeta, SessionChanged } from "../shared/events";
import { notProvided } from "../shared/not-provided";

/** What a machine remembers that opens a link in a mail and needs a password with it. */
export interface MailLink {
  /** The secret in the link; empty if the address has none. */
  linkToken: string;
  password: string;
}

export const linkActors = {
  /** From the part of the address that browsers send to no server. */
  readLink: fromPromise<string>(notProvided("readLink")),
};

export const linkGuards = {
  // On the server, the session has no seed.
  isInBrowser: (_: unknown, { seed }: SessionChanged) => seed !== "",
  lacksLink: (_: unknown, linkToken: string) => linkToken === "",
  wasPressed: stateIn({ reading: "pressed" }),
  hasPassword: ({ context }: { context: MailLink }) => context.password !== "",
};

const linkOf = ({ event }: { event: { output: string } }): string => event.output;
const keepLink = { type: "keepLink", params: linkOf } as const;

/**
 * The states until the link of a mail is known (R59). Their machine has the actors and guards from above, the action
 * `keepLink`, and the states `entering` and `unusable`.
 * @param press the event of the button, which sends link and password
 * @param sending the state that sends them
 */
export const linkStates = <const Press extends string, const Sending extends string>(
  meta: ScreenMeta,
  press: Press,
  sending: Sending,
) => {
  const pressed = <const Target extends string>(target: Target) =>
    ({ [press]: { guard: "hasPassword", target } }) as Record<Press, { guard: "hasPassword"; target: Target }>;
  return {
    waiting: {
      description: "The page is the server's, which does not get the link; the browser reads it as soon as it can.",
      meta,
      on: {
        "session.changed": {
          guard: { type: "isInBrowser", params: ({ event }: { event: SessionChanged }) => event },
          target: "reading",
        },
        ...pressed("reading.pressed"),
      },
    },
    reading: {
      description: "The link is being read from the address.",
      invoke: {
        id: "readLink",
        src: "readLink",
        onDone: [
          { guard: { type: "lacksLink", params: linkOf }, target: "unusable" },
          { guard: "wasPressed", target: sending, actions: keepLink },
          { target: "entering", actions: keepLink },
        ],
        onError: "unusable",
      },
      initial: "idle",
      states: {
        idle: { description: "The button was not pressed.", meta, on: pressed("pressed") },
        pressed: {
          description: "The button was pressed: the password is sent as soon as the link is read.",
          meta,
          tags: "busy",
        },
      },
    },
  } as const;
};
