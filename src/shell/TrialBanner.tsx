import { useSelector } from "@xstate/react";
import { styled } from "styled-components";
import type { SnapshotFrom } from "xstate";
import type { trialBannerMachine } from "../../machines/account/trial-banner";
import { PageLink } from "../components/PageLink";
import { useTranslation } from "../i18n/use-translation";
import { paths } from "../paths/paths";
import { color, token } from "../theme/theme";
import { Button } from "../ui/Button";
import { Container } from "../ui/Container";
import { Icon } from "../ui/Icon";
import { useSessionActors } from "./session";

const isVisible = (s: SnapshotFrom<typeof trialBannerMachine>) => s.hasTag("visible");

const Band = styled.aside`
  background: ${color["highlight-soft"]};
  color: ${color.ink};
  border-top: 1px solid ${color.rule};
`;
const Row = styled(Container)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token["space-4"]};
  padding-block: ${token["space-2"]};
  font-size: ${token["text-s"]};
  p { margin: 0; }
`;

/** The offer of a trial, until it is closed; it is started where the learner sees their plan. */
export function TrialBanner() {
  const { t } = useTranslation();
  const { trialBanner } = useSessionActors();
  return useSelector(trialBanner, isVisible) ? (
    <Band data-part="trialBanner">
      <Row>
        <p>
          {t("trial.text")} <PageLink href={paths.plan}>{t("trial.start")}</PageLink>
        </p>
        <Button
          variant="quiet"
          square
          aria-label={t("trial.close")}
          onClick={() => trialBanner.send({ type: "banner.close" })}
        >
          <Icon name="cross" />
        </Button>
      </Row>
    </Band>
  ) : null;
}
