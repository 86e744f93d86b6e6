// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { I18nextProvider } from "react-i18next";
import { afterEach, describe, expect, it } from "vitest";
import { createStrictI18n } from "../i18n/strict-i18n.testing";
import { blockOf, LazyBlock } from "./LazyBlock";

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

describe("a part of the page that loads when it is shown", () => {
  afterEach(cleanup);

  it("says that it did not load, and shows it after another try", async () => {
    let tries = 0;
    const block = blockOf(async () => {
      tries += 1;
      if (tries === 1) throw new Error("The chunk is gone.");
      return { default: Greeting };
    });
    render(
      <I18nextProvider i18n={await createStrictI18n("en")}>
        <LazyBlock block={block} props={{ name: "Ada" }} />
      </I18nextProvider>,
    );
    await screen.findByRole("alert");
    expect(screen.queryByText("Hello Ada")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByText("Hello Ada");
  });

  it("appears immediately when it is shown again", async () => {
    const block = blockOf(async () => ({ default: Greeting }));
    const page = (
      <I18nextProvider i18n={await createStrictI18n("en")}>
        <LazyBlock block={block} props={{ name: "Ada" }} />
      </I18nextProvider>
    );
    const { unmount } = render(page);
    await screen.findByText("Hello Ada");
    unmount();
    render(page);
    screen.getByText("Hello Ada");
  });
});
