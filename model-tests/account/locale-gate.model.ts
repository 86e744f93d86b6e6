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
});
