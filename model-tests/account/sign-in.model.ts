import { defineTestModel } from "statechart-testing/model/test-model";
import { signInMachine } from "../../machines/account/sign-in";
import { machines } from "../../machines/index";
import { offline, tooMany, whoIsHere } from "../shared/cases";

export const signInModel = defineTestModel({
  machine: signInMachine,
  inputs: machines.signIn.inputs,
  events: {
    "session.changed": whoIsHere,
    "email.change": { filled: { email: "ada@academy.test" }, empty: { email: " " } },
    "password.change": { filled: { password: "correct horse" }, empty: { password: "" } },
  },
  outcomes: {
    loadLoginState: { offered: { output: "/academy/oauth/start/" }, notOffered: { output: null }, offline },
    signIn: {
      signedIn: { output: undefined },
      passkeyNeeded: { error: { code: "passkey_needed", status: 401 } },
      refused: { error: { code: "wrong_credentials", status: 401 } },
      tooMany,
      offline,
    },
  },
  project: ({ email, password }) => [email.trim() !== "", password !== ""],
  words: {
    events: { "email.change": { empty: "Type only a space into the field “Email”." } },
    outcomes: {
      loadLoginState: {
        asks: "say how you can sign in",
        offered: "also with the account of the main site",
        notOffered: "only with e-mail and password",
      },
      signIn: { asks: "sign you in", signedIn: "you are signed in", passkeyNeeded: "it asks for your passkey too" },
    },
  },
});
