/** The English texts about signing in with a passkey, and about what can go wrong with one. Every other language has the same keys. */
export const texts = {
  passkeyUse: {
    signIn: "Sign in with a passkey",
    cancelled: "It was canceled, took too long, or this device has no passkey for it.",
    known: "This device has a passkey for your account already.",
    unsupported:
      "This browser can’t use passkeys on this page. They need a secure connection (HTTPS) and a current browser.",
    none: "Your account doesn’t have a passkey yet. You can add one in your profile.",
    unknown: "This passkey isn’t one of the account; it may have been removed.",
    invalid: "The passkey’s answer isn’t valid on this site.",
    copied:
      "This passkey may have been copied: it was used out of order. Sign in another way and remove it from your profile.",
    expired: "That took too long, or it was answered already. Try again.",
    limit: "Your account has as many passkeys as it can have. Remove one first.",
    added: "This passkey has been added already.",
    stopped: "No passkey was used",
    failed: "We couldn’t sign you in with the passkey",
    signInExpired: "Signing in took too long. Enter your password again.",
    secondTitle: "One more step",
    secondText: "Your password is right. Because this account can change the site, confirm with your passkey.",
    secondUse: "Use your passkey",
    code: "Recovery code",
    codeHint:
      "If you don’t have your passkey with you. Each code works once. No code either? Ask an administrator to let you in.",
    codeSubmit: "Sign in with the code",
    codeWrong: "This code is wrong or has been used.",
    codeFailed: "We couldn’t check the code",
    startAgain: "Start again",
  },
};
