/** The English texts of mails, and of a demo's mailbox. Every other language has the same keys. */
export const texts = {
  registration: {
    subject: "Confirm your email address",
    text: "Press the button to confirm your email address and enter the password you chose. The link works once and expires 24 hours after we sent it.",
    button: "Confirm email address",
  },
  "address-taken": {
    subject: "You already have an Academy account",
    text: "Someone, probably you, tried to register with this email address. It already has an account, so just sign in. If you’ve forgotten your password, you can choose a new one there.",
    button: "Sign in",
  },
  "new-password": {
    subject: "Choose a new password",
    text: "Press the button to choose a new password for your Academy account. The link works once and expires an hour after we sent it. Until you use it, your old password keeps working.",
    button: "Choose a new password",
  },
  "no-account": {
    subject: "No Academy account uses this email address",
    text: "Someone, probably you, asked for a new password, but no account uses this email address. You may have registered with another one.",
    button: "See all ways to sign in",
  },
  "no-password": {
    subject: "You sign in without a password",
    text: "Someone, probably you, asked for a new password, but your account has none: you sign in with your main site account.",
    button: "Sign in",
  },
  "password-changed": {
    subject: "Your password was changed",
    text: "The password of your Academy account was changed, and every device was signed out. If this wasn’t you, choose a new password now.",
    button: "Choose a new password",
  },
  ignore: "If you didn’t ask for this, ignore this email. Nothing will change.",
  copy: "If the button doesn’t work, copy this address into your browser:",
  why: "Academy sent this email to {{email}}. Nobody reads replies.",
  mailbox: {
    title: "Mailbox",
    intro:
      "This is a demo: instead of sending emails, it shows them here. Everyone who can reach this site can read them.",
    none: "No emails yet. Register or ask for a new password, and the email appears here.",
    open: "Show as HTML",
  },
};
