import { useRouterState } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { blockOf, LazyBlock } from "../components/LazyBlock";
import { useTranslation } from "../i18n/use-translation";
import { isStyledAsSeries, sectionOf } from "../paths/sections";
import { useSite } from "../screens/site-context";
import { short, token } from "../theme/theme";
import { SkipLink } from "../ui/SkipLink";
import { Footer } from "./Footer";
import { Header } from "./Header";
import { LoadingBar } from "./LoadingBar";
import { Notices } from "./Notices";
import { OfflineNotice } from "./OfflineNotice";
import { PageArea } from "./PageArea";
import { Shortcuts } from "./Shortcuts";
import { TrialBanner } from "./TrialBanner";
import { withTexts } from "./tools";
import { Undelivered } from "./Undelivered";

const recordingBar = blockOf(
  withTexts(async () => ({ default: (await import("../telemetry/recording/RecordingBar")).RecordingBar }), "account"),
);

const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  min-height: 100dvh;
`;
const Middle = styled.div`
  flex: 1;
  padding-top: ${token["space-6"]};
`;

/**
 * Stays visible at any scroll position and has its own space at the end of the page, so that what is beneath can always
 * be scrolled clear. Clicks pass through if it is empty.
 */
const Edge = styled.div`
  position: sticky;
  bottom: 0;
  z-index: ${token["z-header"]};
  pointer-events: none;
  & > * { margin: ${token["space-2"]}; pointer-events: auto; }
  & > aside { margin: 0; }
  ${short} { position: static; }
`;

/** The frame of every page: header, main, footer, and what concerns all of them. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { recorder } = useSite();
  // Depends on what is shown, not on the address: a loading page does not change the theme of the current one.
  const path = useRouterState({ select: ({ matches }) => matches.at(-1)?.pathname ?? "" });
  return (
    <Page data-theme={isStyledAsSeries(sectionOf(path)) ? "series" : undefined}>
      <SkipLink href="#content">{t("skip")}</SkipLink>
      <LoadingBar />
      <Header />
      <Middle>
        <PageArea>{children}</PageArea>
      </Middle>
      <Footer />
      <Edge>
        <OfflineNotice />
        <Undelivered />
        <Notices />
        <Shortcuts />
        {/* It comes once the profile is known: above the header, it would move the page. */}
        <TrialBanner />
        {recorder && <LazyBlock block={recordingBar} props={{ recorder }} />}
      </Edge>
    </Page>
  );
}
