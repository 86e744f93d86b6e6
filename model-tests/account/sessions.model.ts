import { defineTestModel } from "statechart-testing/model/test-model";
import type { DeviceSession } from "../../contract/account/sessions";
import { sessionsMachine } from "../../machines/account/sessions";
import { machines } from "../../machines/index";
import { broken, network, offline, signedOut, whoIsHereNow } from "../shared/cases";

const at = "2026-03-01T12:00:00.000Z";
const sessionOf = (id: number, browser: string, system: string, isCurrent = false): DeviceSession => ({
  id,
  browser,
  system,
  network: "192.0.2.0/24",
  signedInAt: at,
  usedAt: at,
  isCurrent,
});
const sessionsOfAda = [sessionOf(3, "Firefox", "Windows", true), sessionOf(2, "Safari", "iPhone")];

export const sessionsModel = defineTestModel({
  machine: sessionsMachine,
  inputs: machines.sessions.inputs,
  events: {
    "session.changed": whoIsHereNow,
    "connection.changed": network,
    "session.end": { phone: { id: 2 } },
  },
  outcomes: {
    loadSessions: { list: { output: sessionsOfAda }, alone: { output: sessionsOfAda.slice(0, 1) }, signedOut, broken },
    endSession: {
      ended: { output: undefined },
      gone: { error: { code: "not_found", status: 404 } },
      signedOut,
      offline,
    },
    endOtherSessions: { ended: { output: undefined }, signedOut, offline },
  },
  project: ({ learnerId, sessions, endingId, failure }) => [learnerId, sessions.length, endingId, failure?.code],
  words: {
    events: { "session.end": { phone: "sign the phone out" } },
    outcomes: {
      loadSessions: { asks: "see where you are signed in", list: "two browsers are", alone: "only this browser is" },
      endSession: { asks: "sign another browser out", ended: "it is signed out", gone: "it was signed out meanwhile" },
      endOtherSessions: { asks: "sign all other browsers out", ended: "they are signed out" },
    },
  },
});
