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
      refused: { error: { code: "wrong_credentials", status: 401 } },
      tooMany,
      offline,
    },
  },
  project: ({ email, password }) => [email.trim() !== "", password !== ""],
});
