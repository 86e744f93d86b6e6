import { fromCallback } from "xstate";
import { localSink } from "../telemetry/local-sink";

export const reportsActors = () => ({
  actors: {
    watchReports: fromCallback(({ sendBack }) => {
      const tell = () => sendBack({ type: "reports.changed", reports: [...localSink.reports()] });
      tell();
      return localSink.subscribe(tell);
    }),
  },
  actions: { clearReports: () => localSink.clear() },
});
