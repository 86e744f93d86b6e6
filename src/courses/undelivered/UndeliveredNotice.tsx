import { useSelector } from "@xstate/react";
import { styled } from "styled-components";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { deliveryMachine, RefusedThing } from "../../../machines/courses/delivery";
import { useReason } from "../../components/FailureNotice";
import { PageLink } from "../../components/PageLink";
import { useTranslation } from "../../i18n/use-translation";
import { token } from "../../theme/theme";
import { Button } from "../../ui/Button";
import { Notice } from "../../ui/Notice";

type Actor = ActorRefFrom<typeof deliveryMachine>;
type Snapshot = SnapshotFrom<typeof deliveryMachine>;
const isRefused = (s: Snapshot) => s.hasTag("refused");
const refusedOf = (s: Snapshot) => s.context.refused;

const List = styled.ul`
  display: grid;
  gap: ${token["space-3"]};
  max-height: 40vh;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  list-style: none;
  & > li > div { display: flex; flex-wrap: wrap; gap: ${token["space-2"]}; margin-top: ${token["space-2"]}; }
`;
const Written = styled.q`
  overflow-wrap: anywhere;
`;

/** Changes on this device that the server rejected, each with the reason and what to do; otherwise nothing. */
export function UndeliveredNotice({ actor }: { actor: Actor }) {
  const { t } = useTranslation();
  const shown = useSelector(actor, isRefused);
  const refused = useSelector(actor, refusedOf);
  return shown ? (
    <Notice kind="error" title={t("undelivered.title")}>
      <List>
        {refused.map((thing) => (
          <Thing key={thing.id} thing={thing} actor={actor} />
        ))}
      </List>
    </Notice>
  ) : null;
}

function Thing({ thing: { id, kind, page, text, failure }, actor }: { thing: RefusedThing; actor: Actor }) {
  const { t } = useTranslation();
  const reason = useReason(failure);
  const name = t(`undelivered.${kind}`);
  return (
    <li>
      {page ? <PageLink href={page}>{name}</PageLink> : <strong>{name}</strong>} {text && <Written>{text}</Written>}{" "}
      {reason}
      <div>
        <Button
          variant="secondary"
          aria-label={`${t("retry")}: ${name}`}
          onClick={() => actor.send({ type: "thing.retry", id })}
        >
          {t("retry")}
        </Button>
        <Button
          variant="quiet"
          aria-label={`${t("undelivered.discard")}: ${name}`}
          onClick={() => actor.send({ type: "thing.discard", id })}
        >
          {t("undelivered.discard")}
        </Button>
      </div>
    </li>
  );
}
