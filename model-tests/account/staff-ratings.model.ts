import { defineTestModel, without } from "statechart-testing/model/test-model";
import { staffRatingsMachine } from "../../machines/account/staff-ratings";
import { machines } from "../../machines/index";
import { administratorIsHere, forbidden, network, offline, signedOut, whoIsHere } from "../shared/cases";
import { courseRatingsOf, ratingOf } from "./administration.testing";
import { opened, ratingRemovalModel } from "./rating-removal.model";

const courses = [
  courseRatingsOf(),
  courseRatingsOf({
    id: 902,
    slug: "link-building",
    title: "Link building",
    count: 1,
    average: 3,
    byStars: [0, 0, 1, 0, 0],
    isShown: false,
  }),
];
const data = [
  ratingOf(7),
  ratingOf(5, {
    learner: { id: 8, email: "person8@academy.test", name: "" },
    course: { id: 902, slug: "link-building", title: "Link building" },
    stars: 3,
  }),
];
const some = { output: { data, next: 5, previous: null, total: 6, courses } };
const none = { output: { data: [], next: null, previous: null, total: 0, courses: [] } };

/** What its own tests do: here it would only multiply the places. */
const own = [
  "action.open",
  "action.close",
  "action.cancel",
  "password.change",
  "password.submit",
  "passkey.use",
] as const;

export const staffRatingsModel = defineTestModel({
  machine: staffRatingsMachine,
  inputs: machines.staffRatings.inputs,
  events: {
    "session.changed": { ...whoIsHere, ...administratorIsHere },
    "connection.changed": network,
    "filters.apply": { "": { filters: { search: "person7", course: "", stars: "1" } } },
    "address.changed": { "": { query: { search: "person7", stars: "1" } } },
    "action.request": { "": { action: "ratingRemoval", subject: opened.subject } },
    // Sent by what asks first.
    "action.settled": {},
  },
  outcomes: {
    refreshPage: { some, none, signedOut, forbidden, offline },
    loadPage: { some, none, signedOut, forbidden, offline },
  },
  project: ({ query, page }) => [query, page?.data.length],
  children: { ratingRemoval: without(ratingRemovalModel, "action.undo", ...own) },
  words: {
    start: {
      "": "Open the page “Ratings” in the browser.",
    },
    events: {
      "filters.apply": {
        "": "Enter “person7” as what the email or name contains, choose “1 star”, and click “Apply filters”.",
      },
      "address.changed": {
        "": "Go back to the address of a search for ratings by “person7” with one star.",
      },
      "action.request": { "": "Click “Remove” beside the first rating in the list." },
    },
    outcomes: {
      refreshPage: {
        asks: "load the page of the list again",
        some: "there are two ratings, and a next page",
        none: "nothing matches",
      },
      loadPage: {
        asks: "load a page of the list",
        some: "there are two ratings, and a next page",
        none: "nothing matches",
      },
    },
  },
});
