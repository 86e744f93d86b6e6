import { defineTestModel } from "statechart-testing/model/test-model";
import type { EditingOverview } from "../../contract/engagement/editing";
import { editingDeskMachine } from "../../machines/engagement/editing-desk";
import { machines } from "../../machines/index";
import { editorIsHere, forbidden, network, offline, signedOut, whoIsHere } from "../shared/cases";
import { courses, webinar } from "../shared/demo-content";

const course = {
  kind: "course" as const,
  id: 1,
  slug: "links",
  title: courses[0].title,
  url: "/academy/courses/links/",
};
const talk = { kind: "webinar" as const, id: 2, slug: "talk", title: webinar.title, url: "/academy/webinars/talk/" };

const overview: EditingOverview = {
  content: { version: "0a72633ab2ba4d5e", importedAt: "2026-02-28T09:30:00.000Z" },
  drafts: [
    course,
    { kind: "glossaryTerm", id: 3, slug: "serp", title: "SERP", url: "/academy/digital-marketing-glossary/serp/" },
  ],
  translations: [
    { ...course, languages: ["en", "de"] },
    { ...talk, languages: ["en"] },
  ],
};

export const editingDeskModel = defineTestModel({
  machine: editingDeskMachine,
  inputs: machines.editingDesk.inputs,
  events: { "session.changed": { ...whoIsHere, ...editorIsHere }, "connection.changed": network },
  outcomes: {
    loadOverview: {
      some: { output: overview },
      noDrafts: { output: { ...overview, drafts: [] } },
      signedOut,
      forbidden,
      offline,
    },
  },
  project: ({ overview: known }) => known?.drafts.length,
  words: {
    start: { "": "Open the page “Managing the content” in the browser." },
    outcomes: {
      loadOverview: {
        asks: "load the overview of the content",
        some: "there are two drafts and two translated items",
        noDrafts: "there are two translated items and no drafts",
      },
    },
  },
});
