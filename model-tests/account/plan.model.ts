import { defineTestModel } from "statechart-testing/model/test-model";
import type { Plan } from "../../contract/account/session";
import { planMachine } from "../../machines/account/plan";
import { machines } from "../../machines/index";
import { network, offline, signedOut, whoIsHere } from "../shared/cases";

const free: Plan = { kind: "free", until: null, trial: "here", trialUrl: null };
const until = "2027-03-04T12:00:00.000Z";
const onTrial: Plan = { kind: "trial", until, trial: "none", trialUrl: null };

export const planModel = defineTestModel({
  machine: planMachine,
  inputs: machines.plan.inputs,
  events: { "session.changed": whoIsHere, "connection.changed": network },
  outcomes: {
    loadPlan: {
      free: { output: free },
      elsewhere: { output: { ...free, trial: "elsewhere", trialUrl: "https://www.example.com/trial/" } },
      had: { output: { ...free, trial: "had" } },
      trial: { output: onTrial },
      endlessTrial: { output: { ...onTrial, until: null } },
      plus: { output: { ...onTrial, kind: "plus" } },
      paid: { output: { ...free, kind: "paid", trial: "none" } },
      staff: { output: { ...free, kind: "staff", trial: "none" } },
      signedOut,
      offline,
    },
    startTrial: {
      started: { output: onTrial },
      had: { error: { code: "trial_had", status: 409 } },
      signedOut,
      offline,
    },
  },
  project: ({ plan, failure }) => [plan?.kind, plan?.trial, plan?.until === null, failure?.code],
  words: {
    outcomes: {
      loadPlan: {
        asks: "tell your plan",
        free: "it is free, and a trial is offered",
        elsewhere: "it is free, and the trial begins at another site",
        had: "it is free, and you have had your trial",
        trial: "you are on trial until March 4, 2027",
        endlessTrial: "you are on trial at the main site",
        plus: "a promo code grants Academy Plus until March 4, 2027",
        paid: "it is paid",
        staff: "you are staff",
      },
      startTrial: { asks: "start your trial", started: "it runs until March 4, 2027", had: "you have had it before" },
    },
  },
});
