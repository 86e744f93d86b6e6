// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { I18nextProvider } from "react-i18next";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createActor } from "xstate";
import { type KeptNote, type Loaded, maxNoteLength, noNote } from "../../../machines/courses/note-draft";
import { stepNoteMachine } from "../../../machines/courses/step-note";
import { fakeActor, signedIn } from "../../../machines/testing";
import { createStrictI18n } from "../../i18n/strict-i18n.testing";
import { StepNote } from "./StepNote";

const place = { locale: "en", slug: "seo", stepId: 20, lesson: 1, step: 2, title: "Clip" };

describe("the note below a step", () => {
  const load = () => fakeActor<Loaded, { locale: string; slug: string; stepId: number; learnerId: number }>();
  let loadNote: ReturnType<typeof load>;
  let actor: ReturnType<typeof open>;
  let visibility: "visible" | "hidden";

  const open = () =>
    createActor(
      stepNoteMachine.provide({
        actors: {
          loadNote: loadNote.logic,
          saveNote: fakeActor<
            KeptNote,
            {
              locale: string;
              slug: string;
              stepId: number;
              note: string;
              bookmarked: boolean;
              expectedUpdatedAt: string | null;
              key: string;
            }
          >().logic,
        },
        actions: { keepOnDevice: () => undefined },
      }),
      { input: place },
    ).start();
  const show = async () =>
    render(
      <I18nextProvider i18n={await createStrictI18n("en")}>
        <StepNote actor={actor} />
      </I18nextProvider>,
    );
  const field = () => screen.getByRole("textbox", { name: "Your note" });
  const write = (value: string) => fireEvent.input(field(), { target: { value } });
  const turn = (to: typeof visibility) => {
    visibility = to;
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
  };
  const state = () => actor.getSnapshot().value;

  beforeEach(async () => {
    visibility = "visible";
    vi.spyOn(document, "visibilityState", "get").mockImplementation(() => visibility);
    loadNote = load();
    actor = open();
    actor.send(signedIn);
    await loadNote.answer({ kept: noNote, draft: null });
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  it("reloads when the learner opens it and when they return to it", async () => {
    await show();
    expect(state()).toEqual({ settled: "refreshing" });
    await act(() => loadNote.answer({ kept: noNote, draft: null }));
    turn("hidden");
    expect(state()).toEqual({ settled: "shown" });
    turn("visible");
    expect(state()).toEqual({ settled: "refreshing" });
  });

  it("is saved at once when the page is hidden", async () => {
    await show();
    write("One");
    expect(state()).toBe("editing");
    turn("hidden");
    expect(state()).toEqual({ sending: "saving" });
  });

  it("is saved at once when another step is opened", async () => {
    const { unmount } = await show();
    write("One");
    unmount();
    expect(state()).toEqual({ sending: "saving" });
  });

  it("is saved when the focus moves elsewhere, but not when it only moves to the bookmark", async () => {
    await show();
    write("One");
    fireEvent.blur(field(), { relatedTarget: screen.getByRole("checkbox", { name: "Bookmark" }) });
    expect(state()).toBe("editing");
    fireEvent.blur(field(), { relatedTarget: document.body });
    expect(state()).toEqual({ sending: "saving" });
  });

  it("counts the remaining characters near the limit", async () => {
    await show();
    write("x".repeat(maxNoteLength - 500));
    expect(screen.queryByText(/left/)).toBeNull();
    write("x".repeat(maxNoteLength - 499));
    screen.getByText("499 characters left");
    write("x".repeat(maxNoteLength + 1));
    screen.getByText("1 character too many. Shorten the note to save it.");
    expect(field().getAttribute("aria-invalid")).toBe("true");
  });
});
