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
  "new-browser": {
    subject: "New sign-in to your Academy account",
    text: "Someone, probably you, signed in with your password in a browser that your account had not been used in before. Your profile lists where you’re signed in. If this wasn’t you, choose a new password now: that signs out every device.",
    button: "Choose a new password",
  },
  "passkey-added": {
    subject: "A passkey was added to your account",
    text: "A passkey was added to your Academy account. It signs in without your password. If this wasn’t you, remove it in your profile and choose a new password.",
    button: "Open your profile",
  },
  "passkey-removed": {
    subject: "A passkey was removed from your account",
    text: "A passkey of your Academy account was removed and can no longer be used to sign in. If this wasn’t you, choose a new password now: that signs out every device.",
    button: "Choose a new password",
  },
  "recovery-code-used": {
    subject: "A recovery code of your account was used",
    text: "Someone signed in to your Academy account with your password and one of your recovery codes. That code no longer works. If this wasn’t you, choose a new password now, and make new recovery codes in your profile.",
    button: "Choose a new password",
  },
  "webinar-registered": {
    subject: "You’re registered: {{title}}",
    text: "The webinar starts on {{when}}. The calendar entry is attached. From 15 minutes before the start, the button leads to the page with the way in. If you can’t come, cancel your registration there.",
    button: "Open the webinar’s page",
  },
  "webinar-reminder": {
    subject: "Starting soon: {{title}}",
    text: "The webinar starts on {{when}}. From 15 minutes before the start, you can join it on its page. If you can’t come, you don’t have to do anything.",
    button: "Open the webinar’s page",
  },
  "new-email": {
    subject: "Confirm your new email address",
    text: "Press the button to use this address for your Academy account, and enter your password. The link works once and expires 24 hours after we sent it. Until you use it, your old address stays.",
    button: "Confirm email address",
  },
  "new-email-taken": {
    subject: "This email address already has an Academy account",
    text: "Someone, probably you, wanted to use this address for another Academy account. It already has an account of its own, so nothing was changed. To use it for the other account, delete this one first.",
    button: "Sign in",
  },
  "email-change-asked": {
    subject: "Your email address is about to change",
    text: "Someone, probably you, asked for another email address for your Academy account and knew its password. The new address still has to be confirmed. If this wasn’t you, choose a new password now: that also stops the change.",
    button: "Choose a new password",
  },
  "certificate-revoked": {
    subject: "Your certificate was revoked: {{title}}",
    text: "Academy has revoked your certificate “{{title}}”. Its public page now says so, its badge is no longer valid, and it can’t be downloaded. If you think this is a mistake, write to us with “Feedback” on any page.",
    button: "Open the certificate’s page",
  },
  "certificate-restored": {
    subject: "Your certificate is valid again: {{title}}",
    text: "Academy has restored your certificate “{{title}}”: its public page, badge, and PDF are as they were before it was revoked.",
    button: "Open the certificate’s page",
  },
  ignore: "If you didn’t ask for this, ignore this email. Nothing will change.",
  copy: "If the button doesn’t work, copy this address into your browser:",
  why: "Academy sent this email to {{email}}. Nobody reads replies.",
  reasons: {
    cheating: "Reason: the exam wasn’t taken fairly.",
    identity: "Reason: the exam was taken by someone other than the person named on the certificate.",
    mistake: "Reason: it was issued by mistake.",
  },
  mailbox: {
    title: "Mailbox",
    intro:
      "This is a demo: instead of sending emails, it shows them here. Everyone who can reach this site can read them.",
    none: "No emails yet. Register or ask for a new password, and the email appears here.",
    open: "Show as HTML",
  },
};
