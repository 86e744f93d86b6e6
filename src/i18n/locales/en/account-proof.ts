/** The English texts of confirming that it is you, before staff change something. Every other language has the same keys. */
export const texts = {
  proof: {
    text: "You last confirmed more than 15 minutes ago. Enter your password or use a passkey, and we’ll go on.",
    password: "Your password",
    confirm: "Confirm",
    usePasskey: "Use a passkey",
    wrong: "That isn’t your password. Try again.",
    failed: "We couldn’t check that it’s you",
    passwordless:
      "Your account has no password here. Use a passkey, or sign out, sign in again, and repeat this within 15 minutes.",
  },
};
