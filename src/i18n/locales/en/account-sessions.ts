/** The English texts about where an account is signed in. Every other language has the same keys. */
export const texts = {
  sessions: {
    title: "Where you’re signed in",
    text: "These browsers are signed in to your account. If you don’t recognize one, sign it out and change your password.",
    device: "{{browser}} on {{system}}",
    unknown: "Unknown browser",
    current: "This browser",
    signedIn: "Signed in {{date}}",
    used: "Last used {{date}}",
    network: "From the network {{network}}",
    end: "Sign out",
    endOf: "Sign out {{device}}",
    endOthers: "Sign out all other browsers",
    ended: "That browser is signed out.",
    othersEnded: "All other browsers are signed out.",
    only: "You aren’t signed in anywhere else.",
    failed: "We couldn’t load where you’re signed in",
    endFailed: "We couldn’t sign it out",
  },
};
