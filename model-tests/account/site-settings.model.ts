import { defineTestModel } from "statechart-testing/model/test-model";
import { siteSettingsMachine } from "../../machines/account/site-settings";
import { formOf, type SettingsForm } from "../../machines/account/site-settings-form";
import { machines } from "../../machines/index";
import { administratorIsHere, forbidden, network, offline, signedOut, whoIsHere } from "../shared/cases";
import { ofOthers, saved, settingsOf } from "./site-settings.testing";

const content = settingsOf("en");
/** A banner of one’s own, begun with what the content says. */
const own = { ...formOf(content), source: "own" as const, title: "News" };

/** What is filled in, in short: texts other than the title are not looked at. */
const filledIn = ({ source, isShown, title, hiddenReviews }: SettingsForm) =>
  source === "own" ? [isShown, title, hiddenReviews.length] : [hiddenReviews.length];

export const siteSettingsModel = defineTestModel({
  machine: siteSettingsMachine,
  inputs: machines.siteSettings.inputs,
  events: {
    "session.changed": { ...whoIsHere, ...administratorIsHere },
    "connection.changed": network,
    "address.changed": { unknown: { language: "xx" }, same: { language: "en" } },
    "language.choose": { "": { language: "de" } },
    "form.change": {
      "": { form: own },
      empty: { form: { ...own, title: "" } },
    },
  },
  outcomes: {
    loadSiteSettings: {
      content: { output: content },
      others: { output: ofOthers },
      signedOut,
      forbidden,
      offline,
    },
    refreshSettings: {
      content: { output: content },
      others: { output: ofOthers },
      signedOut,
      forbidden,
      offline,
    },
    saveSiteSettings: {
      saved: { output: saved },
      rejected: {
        error: {
          code: "invalid",
          status: 400,
          fields: [{ path: "body.banner.title", message: "contains an invalid character" }],
        },
      },
      conflict: { error: { code: "conflict", status: 409 } },
      signedOut,
      forbidden,
      offline,
    },
    compareSettings: {
      content: { output: content },
      others: { output: ofOthers },
      signedOut,
      forbidden,
      offline,
    },
  },
  project: ({ language, settings, draft, undo, learnerId, failure }) => [
    language,
    settings?.revision,
    draft && [draft.language, filledIn(draft.form), draft.revision],
    undo && [undo.banner?.isShown, undo.banner?.title, undo.hiddenReviews.length],
    learnerId === null,
    failure?.code,
  ],
  words: {
    start: { "": "Open the page “Settings” of the administration." },
    events: {
      "address.changed": {
        unknown: "Open the page for a language that the site does not have.",
        same: "Open the page for English.",
      },
      "language.choose": { "": "Choose “Deutsch” as the language." },
      "form.change": {
        "": "Choose a banner that is set here, with the title “News”.",
        empty: "Choose a banner that is set here, and empty its title.",
      },
    },
    outcomes: {
      loadSiteSettings: {
        asks: "load the settings",
        content: "the content’s are used",
        others: "another administrator has set something",
      },
      refreshSettings: {
        asks: "load the settings again",
        content: "the content’s are used",
        others: "another administrator has set something",
      },
      saveSiteSettings: {
        asks: "save the settings",
        saved: "they are saved",
        rejected: "the title cannot be stored",
        conflict: "another administrator was faster",
      },
      compareSettings: {
        asks: "load what another administrator has set",
        content: "it is the content’s again",
        others: "another administrator has set something else",
      },
    },
  },
});
