/** What leads to the mails that were just sent, in a demo. */
export const mailboxLink = {
  role: "link",
  name: "Open the demo’s mailbox",
  why: "leads to another page, in a demo",
} as const;
