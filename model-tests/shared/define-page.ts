import * as testing from "statechart-testing/drivers/page-tests";
import { site } from "../drivers/site";

/** A page of this site: visitors come from the list of courses, which most machines are not on. */
type PageTests = Omit<testing.PageTests, "site" | "from"> & Partial<Pick<testing.PageTests, "from">>;

/** A page of this site as the browser driver needs it. @throws {Error} naming each actor that is forgotten or mistyped */
export const definePage = (tests: PageTests): testing.PageUnderTest =>
  testing.definePage({ site, from: "/academy/courses/", ...tests });
