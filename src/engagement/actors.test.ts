// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from "vitest";
import { describeCallActors, stubServices } from "../api/actors.testing";
import { readUndelivered } from "../device/undelivered";
import { feedbackActors, feedbackInput, scheduleActors } from "./actors";
import { editingDeskActors } from "./editing-actors";
import { inboxActors } from "./inbox-actors";
import { reportActors } from "./report-actors";

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describeCallActors("an actor of the schedule", scheduleActors, { site: ["loadEventType"] });
describeCallActors("an actor of feedback", feedbackActors, { engagement: ["sendFeedback"] });
describeCallActors("an actor of the inbox", inboxActors, { inbox: ["loadMessages", "markMessage"] });
describeCallActors("an actor of the reports", reportActors, { reports: ["loadReports"] });
describeCallActors("an actor of the editors' desk", editingDeskActors, { editing: ["loadOverview"] });

describe("feedback", () => {
  const { actions } = feedbackActors(stubServices().get);

  it("continues with what this tab keeps", () => {
    const draft = { text: "Good", url: "/academy/", writer: 7 };
    expect(feedbackInput("/academy/faq/")).toEqual({ page: "/academy/faq/", draft: null });
    actions.keepDraft(undefined, draft);
    expect(feedbackInput("/academy/faq/")).toEqual({ page: "/academy/faq/", draft });
    actions.keepDraft(undefined, null);
    expect(feedbackInput("/academy/faq/").draft).toBeNull();
  });

  it("that was sent is kept on this device until it has arrived", () => {
    const sent = { learnerId: 7, message: "Good", url: "/academy/", key: "key" };
    actions.keepMessage(undefined, sent);
    expect(readUndelivered(7)).toMatchObject([
      { command: { kind: "feedback", message: "Good", url: "/academy/" }, key: "key" },
    ]);
    actions.forgetMessage(undefined, { ...sent, key: "another" });
    expect(readUndelivered(7)).toHaveLength(1);
    actions.forgetMessage(undefined, sent);
    expect(readUndelivered(7)).toEqual([]);
  });
});
