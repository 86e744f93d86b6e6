import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import type { SnapshotFrom } from "xstate";
import type { academyMachine } from "../../../machines/session/academy";
import { useSite } from "../../screens/site-context";
import { token } from "../../theme/theme";
import { Notice } from "../../ui/Notice";
import { SkipLink } from "../../ui/SkipLink";
import { Spinner } from "../../ui/Spinner";
import { NotFoundPage } from "../not-found/NotFoundPage";
import { Footer } from "./Footer";
import { Header } from "./Header";
import { LoadingBar } from "./LoadingBar";
import { TrialBanner } from "./TrialBanner";

type Snapshot = SnapshotFrom<typeof academyMachine>;
const isOffline = (s: Snapshot) => s.hasTag("offline");
const isLeaving = (s: Snapshot) => s.hasTag("leaving");
const isRefused = (s: Snapshot) => s.hasTag("refused");

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
const Centre = styled.div`
  display: grid;
  place-items: center;
  min-height: 50vh;
`;
/** Stays in sight while somebody is offline, wherever they have scrolled. */
const Sticky = styled.div`
  position: sticky;
  bottom: 0;
  z-index: ${token["z-header"]};
  padding: ${token["space-2"]};
`;

/** What every page stands in: header, main, footer, and what concerns all of them. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { academy } = useSite();
  const offline = useSelector(academy, isOffline);
  const leaving = useSelector(academy, isLeaving);
  const refused = useSelector(academy, isRefused);
  return (
    <Page>
      <SkipLink href="#content">{t("skip")}</SkipLink>
      <LoadingBar />
      <TrialBanner />
      <Header />
      <Middle>
        {leaving ? (
          <Centre>
            <Spinner size={48} label={t("loading")} />
          </Centre>
        ) : refused ? (
          <NotFoundPage />
        ) : (
          children
        )}
      </Middle>
      <Footer />
      {offline && (
        <Sticky>
          <Notice kind="warning">{t("offline")}</Notice>
        </Sticky>
      )}
    </Page>
  );
}
