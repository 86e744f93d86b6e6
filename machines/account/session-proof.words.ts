/** Words for how staff confirm that it is them, for the machines that have these states. */
export const proofWords = {
  events: {
    "password.change": "the administrator types the password",
    "password.submit": "the administrator submits the password",
    "passkey.use": "the administrator chooses a passkey instead",
  },
  guards: {
    isFilled: "there is a password",
    isConfirmed: "the passkey is theirs",
    isWrong: "the password is wrong",
    hasNoPassword: "the account has no password here",
  },
  actions: {
    keepPassword: "keep the password",
    forgetPassword: "empty the field",
    keepProblem: "remember why no passkey was used",
  },
  actors: {
    confirmSession: { doing: "checking the password", done: "the password is right" },
    confirmByPasskey: { doing: "asking for the passkey", done: "the browser has answered" },
  },
} as const;
