/** The English texts about changing the email address. Every other language has the same keys. */
export const texts = {
  emailChange: {
    title: "Change your email address",
    intro: "We’ll send a link to the new address. Until you confirm it there, your old address stays.",
    email: "New email address",
    rule: "Enter another email address, like ada@example.com.",
    password: "Your password",
    wrong: "That isn’t your password. Try again.",
    submit: "Send link",
    sentText:
      "We sent an email to {{email}}. The link in it works once and expires after 24 hours. We told your old address too.",
    failed: "We couldn’t send the link",
    unavailable:
      "You can’t change your email address here. If you sign in with your main site account, change it there.",
    signedOut: "Sign in to change your email address",
  },
  newEmail: {
    title: "Confirm your new email address",
    intro: "Enter the password of your account. Then the account has this address.",
    submit: "Confirm email address",
    failed: "We couldn’t change your email address",
    changedTitle: "Your email address is changed",
    changedText: "From now on, sign in with {{email}}.",
    takenTitle: "Another account uses this address now",
    takenText: "Your account keeps its old address. Choose another one.",
    usedText:
      "Your new address may already be confirmed: your profile shows which one your account has. If you have asked for another link since, use that one.",
    expiredText: "Links work for 24 hours, and only the one in the newest email works.",
    again: "Ask for a new link",
  },
};
