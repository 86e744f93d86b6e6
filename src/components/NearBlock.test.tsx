// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { I18nextProvider } from "react-i18next";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createStrictI18n } from "../i18n/strict-i18n.testing";
import { blockOf } from "./LazyBlock";
import { NearBlock } from "./NearBlock";

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

describe("a part far down on the page", () => {
  /** Records where the block is observed from. */
  let see: (isIntersecting: boolean) => void;
  let watched: number;
  beforeEach(() => {
    watched = 0;
    vi.stubGlobal(
      "IntersectionObserver",
      class {
        constructor(tell: (entries: object[]) => void) {
          see = (isIntersecting) => tell([{ isIntersecting }]);
        }
        observe() {
          watched += 1;
        }
        disconnect() {
          watched -= 1;
        }
      },
    );
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it("is fetched once, when it is about to scroll into view", async () => {
    let fetched = 0;
    const block = blockOf(async () => {
      fetched += 1;
      return { default: Greeting };
    });
    const { unmount } = render(
      <I18nextProvider i18n={await createStrictI18n("en")}>
        <NearBlock block={block} props={{ name: "Ada" }} />
      </I18nextProvider>,
    );
    see(false);
    expect([watched, fetched]).toEqual([1, 0]);
    see(true);
    see(true);
    await screen.findByText("Hello Ada");
    expect(fetched).toBe(1);
    unmount();
    expect(watched).toBe(0);
  });
});
