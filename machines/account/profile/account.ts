import { raise } from "xstate";
import { failTo } from "../../shared/failing";
import { failureOf } from "../../shared/failure";
import { profileSetup } from "./setup";

export const account = profileSetup.createStateConfig({
  description: "What the learner does with the account.",
  initial: "viewing",
  on: { "session.end": ".signingOut" },
  states: {
    viewing: {
      description: "Nothing is being changed.",
      meta: { screen: "ProfilePage", requirements: ["S3.profile"] },
      on: { "name.submit": "renaming" },
    },
    renaming: {
      description: "The new name is being saved; certificates are reissued under it (R4).",
      meta: { screen: "ProfilePage", requirements: ["R4", "R12", "L11"] },
      tags: "busy",
      invoke: {
        id: "updateName",
        src: "updateName",
        input: ({ event, context }) => ({
          name: event.type === "name.submit" ? event.name : "",
          key: `${context.seed}.name.${context.renames}`,
        }),
        onDone: {
          target: "renamed",
          actions: [
            { type: "keepRenamed", params: ({ event }) => event.output },
            "tellAcademy",
            "announceName",
            raise({ type: "name.saved" }),
          ],
        },
        onError: {
          target: "renameFailed",
          actions: { type: "keepRefusal", params: ({ event }) => failureOf(event) },
        },
      },
    },
    renamed: {
      description: "The name is saved, and the page says so.",
      meta: { screen: "ProfilePage", requirements: ["R4"] },
      on: { "name.submit": "renaming" },
    },
    renameFailed: {
      description: "The name is not saved; what was typed stays in the field.",
      meta: { screen: "ProfilePage", requirements: ["R11", "R12"] },
      tags: "failed",
      on: { "name.submit": "renaming" },
    },
    signingOut: {
      description: "The session is being ended, once; the name cannot be edited meanwhile.",
      meta: { screen: "AccountArea", requirements: ["R16"] },
      tags: "busy",
      on: { "session.end": {} },
      invoke: {
        id: "signOut",
        src: "signOut",
        onDone: { target: "#profile.anonymous", actions: "forgetProfile" },
        onError: failTo("signOutFailed"),
      },
    },
    signOutFailed: {
      description: "Still signed in, and the page says so.",
      meta: { screen: "AccountArea", requirements: ["R11"] },
      tags: "failed",
      on: { "name.submit": "renaming" },
    },
  },
});
