import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { SnapshotFrom } from "xstate";
import type { academyMachine } from "../../machines/account/academy";
import { useTranslation } from "../i18n/use-translation";
import { useSite } from "../screens/site-context";
import { Spinner } from "../ui/Spinner";
import { NotFoundPage } from "./not-found/NotFoundPage";

type Snapshot = SnapshotFrom<typeof academyMachine>;
const isLeaving = (s: Snapshot) => s.hasTag("leaving");
const isRefused = (s: Snapshot) => s.hasTag("refused");

const Centre = styled.div`
  display: grid;
  place-items: center;
  min-height: 50vh;
`;

/** The page, or its replacement: the not-found page if the visitor may not read it, a spinner during a redirect. */
export function PageArea({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { academy } = useSite();
  const leaving = useSelector(academy, isLeaving);
  const refused = useSelector(academy, isRefused);
  if (leaving) {
    return (
      <Centre>
        <Spinner size={48} label={t("loading")} />
      </Centre>
    );
  }
  return refused ? <NotFoundPage /> : children;
}
