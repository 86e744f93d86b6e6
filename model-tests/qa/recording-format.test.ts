import type { RecordedSession } from "statechart-testing/recordings/session";
import { expectTypeOf, it } from "vitest";
import type * as site from "../../src/telemetry/recording/recorder";

it("is the one that the site saves", () => {
  expectTypeOf<site.RecordedSession>().toExtend<RecordedSession>();
  expectTypeOf<RecordedSession>().toExtend<site.RecordedSession>();
});
