import { defineTestModel } from "statechart-testing/model/test-model";
import type { PlusContent } from "../../contract/catalogue/plus";
import { academyPlusMachine } from "../../machines/catalogue/academy-plus";
import { machines } from "../../machines/index";
import { seriesCard } from "../courses/series-list.model";
import { network, offline } from "../shared/cases";
import { courseCard } from "../shared/samples";

const some: PlusContent = {
  courses: [{ ...courseCard(1), plan: "plus" }],
  series: [{ ...seriesCard, plan: "plus" }],
};
const outcomes = { some: { output: some }, none: { output: { courses: [], series: [] } }, offline };

export const academyPlusModel = defineTestModel({
  machine: academyPlusMachine,
  inputs: machines.academyPlus.inputs,
  events: { "connection.changed": network },
  outcomes: { loadPlus: outcomes, refreshPlus: outcomes },
  words: {
    outcomes: {
      loadPlus: { asks: "load what Academy Plus contains", some: "a course and a series", none: "nothing" },
      refreshPlus: { asks: "load it again", some: "a course and a series", none: "nothing" },
    },
  },
});
