import * as testing from "statechart-testing/drivers/page-tests";
import { site } from "../drivers/site";

/** A page of this site: visitors come from the list of courses, where most machines are not running. */
type PageTests = Omit<testing.PageTests, "site" | "from"> & Partial<Pick<testing.PageTests, "from">>;

/** A page of this site for the browser driver. @throws {Error} naming each missing or misspelled actor */
export const definePage = (tests: PageTests): testing.PageUnderTest =>
  testing.definePage({ site, from: "/academy/courses/", ...tests });
