import { join } from "node:path";
import { projectRoot } from "../project-root";

/** The content of test servers. */
export const fixtureContent = join(projectRoot(), "server/fixtures/content");

/** When the clocks of test servers start, and their content is imported. */
export const firstInstant = "2026-03-01T12:00:00.000Z";
