import { defineTestModel } from "statechart-testing/model/test-model";
import { localeGateMachine, type SectionLanguages } from "../../machines/account/locale-gate";
import { machines } from "../../machines/index";
import { permissions } from "../../machines/testing";

/** English for everyone, German for students. */
const section: SectionLanguages = {
  allowed: { en: true, de: false },
  byPermission: [{ permission: "academy.student", allowed: { de: true } }],
  specialRights: {},
  redirect: null,
};
const redirect = { url: "https://academy.test/academy/", locale: "en" };

export const pages = {
  english: { url: "https://academy.test/academy/courses/", locale: "en", section },
  germanRedirected: {
    url: "https://academy.test/de/academy/courses/",
    locale: "de",
    section: { ...section, redirect },
  },
  germanOnly: { url: "https://academy.test/de/academy/series/", locale: "de", section },
};

export const localeGateModel = defineTestModel({
  machine: localeGateMachine,
  inputs: machines.localeGate.inputs,
  events: {
    "page.opened": pages,
    "profile.settled": {
      visitor: { profile: null, specialRights: false },
      student: { profile: { permissions: { ...permissions, "academy.student": true } }, specialRights: false },
    },
  },
  outcomes: {},
  project: ({ page, account }) => [page?.url, account && account.permissions !== null],
  words: {
    start: { "": "Open any page of the academy in the browser." },
    events: {
      "page.opened": {
        english: "Open a page in English, which everyone may read.",
        germanRedirected: "Open a page in German that has an English page for those who may not read it.",
        germanOnly: "Open a page that exists only in German.",
      },
      "profile.settled": {
        visitor: "The page finds out that nobody is signed in.",
        student: "The page finds out that a student is signed in, who may read every language.",
      },
    },
  },
});
