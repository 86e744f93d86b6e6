import { defineTestModel } from "statechart-testing/model/test-model";
import type { Passkey } from "../../contract/account/passkeys";
import { passkeysMachine } from "../../machines/account/passkeys";
import { machines } from "../../machines/index";
import { broken, editorIsHere, network, notFound, offline, signedOut, whoIsHereNow } from "../shared/cases";

const at = "2026-03-01T12:00:00.000Z";
const laptop: Passkey = { id: 2, name: "Laptop", createdAt: at, usedAt: at };
const phone: Passkey = { id: 3, name: "Chrome, Android", createdAt: at, usedAt: null };
const codes = Array.from({ length: 10 }, (_, index) => `ABCD-EFGH-JKMN-PQR${index}`);
const unconfirmed = { error: { code: "confirmation_needed", status: 403 } } as const;

export const passkeysModel = defineTestModel({
  machine: passkeysMachine,
  inputs: machines.passkeys.inputs,
  events: {
    "session.changed": { ...whoIsHereNow, ...editorIsHere },
    "connection.changed": network,
    "passkey.rename": { laptop: { id: 2 } },
    "passkey.remove": { laptop: { id: 2 } },
    "name.change": { other: { name: "Work laptop" }, empty: { name: " " }, long: { name: "x".repeat(61) } },
    "password.change": { typed: { password: "secret" } },
  },
  outcomes: {
    loadPasskeys: {
      one: { output: { passkeys: [laptop], isAsked: false, codesLeft: null } },
      none: { output: { passkeys: [], isAsked: false, codesLeft: null } },
      withCodes: { output: { passkeys: [laptop], isAsked: true, codesLeft: 7 } },
      signedOut,
      broken,
    },
    addPasskey: {
      added: { output: { kind: "added", passkey: phone } },
      cancelled: { output: { kind: "cancelled" } },
      unconfirmed,
      limit: { error: { code: "passkey_limit", status: 409 } },
      signedOut,
      offline,
    },
    renamePasskey: {
      renamed: { output: laptop },
      gone: notFound,
      signedOut,
      offline,
    },
    removePasskey: { removed: { output: undefined }, gone: notFound, unconfirmed, signedOut, offline },
    makeCodes: { made: { output: codes }, unconfirmed, signedOut, offline },
    confirmSession: {
      right: { output: at },
      wrong: { error: { code: "wrong_confirmation", status: 403 } },
      noPassword: { error: { code: "not_offered", status: 403 } },
      signedOut,
      offline,
    },
    confirmByPasskey: {
      confirmed: { output: { kind: "confirmed" } },
      cancelled: { output: { kind: "cancelled" } },
      copied: { error: { code: "passkey_copied", status: 403 } },
      signedOut,
    },
  },
  project: ({ learnerId, isStaff, passkeys, name, password, wanted, failure }) => [
    learnerId,
    isStaff,
    Math.min(passkeys.length, 2),
    passkeys.some(({ id }) => id === 2),
    name.trim().length === 0 ? "empty" : name.length > 60 ? "long" : "name",
    password !== "",
    wanted,

    failure !== null,
  ],
  words: {
    start: { "": "Open the profile; its passkeys are below the sessions." },
    events: {
      "passkey.rename": { laptop: "rename the laptop" },
      "passkey.remove": { laptop: "remove the laptop" },
      "name.change": { other: "type another name", empty: "empty the name", long: "type a name of 61 characters" },
      "password.change": { typed: "type the password" },
    },
    outcomes: {
      loadPasskeys: {
        asks: "see your passkeys",
        one: "there is one",
        none: "there is none",
        withCodes: "there is one, and 7 recovery codes are left",
      },
      addPasskey: {
        asks: "make a passkey",
        added: "it is made on the phone",
        cancelled: "you cancel it",
        unconfirmed: "you signed in too long ago",
        limit: "the account has as many as it can have",
      },
      renamePasskey: { asks: "rename a passkey", renamed: "it has its new name", gone: "it was removed meanwhile" },
      removePasskey: {
        asks: "remove a passkey",
        removed: "it is removed",
        gone: "it was removed meanwhile",
        unconfirmed: "you signed in too long ago",
      },
      makeCodes: { asks: "make recovery codes", made: "ten are made", unconfirmed: "you signed in too long ago" },
      confirmSession: {
        asks: "check your password",
        right: "it is right",
        wrong: "it is wrong",
        noPassword: "the account has no password here",
      },
      confirmByPasskey: {
        asks: "check your passkey",
        confirmed: "it is right",
        cancelled: "you cancel it",
        copied: "it may have been copied",
      },
    },
  },
});
