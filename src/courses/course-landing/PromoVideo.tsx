import { useSelector } from "@xstate/react";
import { styled } from "styled-components";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { promoVideoMachine } from "../../../machines/courses/promo-video";
import { useClip } from "../../components/clip-context";
import { FailureNotice } from "../../components/FailureNotice";
import { useTranslation } from "../../i18n/use-translation";
import { color, token } from "../../theme/theme";
import { Button } from "../../ui/Button";
import { CoveredClip } from "../clip/CoveredClip";
import { PromoPlayer } from "./PromoPlayer";

type Actor = ActorRefFrom<typeof promoVideoMachine>;
type Snapshot = SnapshotFrom<typeof promoVideoMachine>;
const failure = (s: Snapshot) => s.context.failure;
const playerOf = (s: Snapshot) => s.children.player;
const isWhole = (s: Snapshot) => s.matches("fullVideo");
const hasEnded = (s: Snapshot) => s.matches("promoEnded");
const hasFailed = (s: Snapshot) => s.matches("failed");
const isVisitor = (s: Snapshot) => !s.context.learnerId;

const Words = styled.div`
  padding: ${token["space-4"]};
`;
const Call = styled.div`
  place-self: stretch;
  display: grid;
  gap: ${token["space-3"]};
  place-content: center;
  justify-items: center;
  padding: ${token["space-5"]};
  border-radius: ${token["radius-l"]};
  background: ${color["accent-soft"]};
  color: ${color.ink};
  text-align: center;
  h2 { font-size: ${token["text-h3"]}; }
  p { max-width: 40ch; color: ${color["ink-soft"]}; }
`;

/**
 * The video of a standalone lesson, for people who are not enrolled: all of it, its promo, or what follows the promo.
 */
export function PromoVideo({ actor }: { actor: Actor }) {
  const { t } = useTranslation();
  const { isOfPlus } = useClip();
  const why = useSelector(actor, failure);
  const player = useSelector(actor, playerOf);
  const whole = useSelector(actor, isWhole);
  const ended = useSelector(actor, hasEnded);
  const failed = useSelector(actor, hasFailed);
  const visitor = useSelector(actor, isVisitor);

  if (player) return whole ? <CoveredClip actor={player} /> : <PromoPlayer actor={player} />;
  if (failed) {
    return (
      <Words>
        <FailureNotice failure={why} title={t("promo.failed")} onRetry={() => actor.send({ type: "promo.retry" })} />
      </Words>
    );
  }
  return ended ? (
    <Call role="status">
      <h2>{t("promo.ended")}</h2>
      {/* What belongs to academy-plus is not free; the page says what it takes. */}
      {!isOfPlus && <p>{t(visitor ? "promo.endedVisitor" : "promo.endedLearner")}</p>}
      <Button size="l" onClick={() => actor.send({ type: "course.enrol" })}>
        {t("promo.enrol")}
      </Button>
    </Call>
  ) : null;
}
