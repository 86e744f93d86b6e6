import { useSelector } from "@xstate/react";
import { styled } from "styled-components";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { administrationMachine } from "../../../machines/account/administration";
import { sectionsFor } from "../../../machines/shared/administration";
import { AdministrationFrame } from "../../components/AdministrationFrame";
import { PageLink } from "../../components/PageLink";
import { useTranslation } from "../../i18n/use-translation";
import { color, token } from "../../theme/theme";
import { Skeleton } from "../../ui/Skeleton";
import { Stack } from "../../ui/Stack";
import { VisuallyHidden } from "../../ui/VisuallyHidden";

type Actor = { actor: ActorRefFrom<typeof administrationMachine> };
type Snapshot = SnapshotFrom<typeof administrationMachine>;
const isSignedOut = (s: Snapshot) => s.hasTag("signedOut");
const isForbidden = (s: Snapshot) => s.hasTag("forbidden");
const staffOf = (s: Snapshot) => s.context.staff;
const isPending = (s: Snapshot) => s.hasTag("pending");

const List = styled.ul`
  display: grid;
  gap: ${token["space-4"]};
  margin: 0;
  padding: 0;
  list-style: none;
  li { display: grid; gap: ${token["space-1"]}; padding-block-end: ${token["space-4"]}; border-bottom: 1px solid ${color.rule}; }
  a { font-size: ${token["text-lead"]}; }
  p { max-width: 60ch; margin: 0; color: ${color["ink-soft"]}; }
`;

/** The way into the administration: its sections, each with what it is for. */
export function AdministrationPage({ actor }: Actor) {
  const { t } = useTranslation();
  const signedOut = useSelector(actor, isSignedOut);
  const forbidden = useSelector(actor, isForbidden);
  const pending = useSelector(actor, isPending);
  return (
    <AdministrationFrame
      signedOut={signedOut}
      forbidden={forbidden}
      onSignIn={() => actor.send({ type: "signIn.open" })}
    >
      <h1>{t("administration.title")}</h1>
      {pending ? (
        <Stack $gap={4} aria-busy="true">
          <VisuallyHidden role="status">{t("loading")}</VisuallyHidden>
          <Skeleton $width={60} />
          <Skeleton $width={80} />
        </Stack>
      ) : (
        <Listed actor={actor} />
      )}
    </AdministrationFrame>
  );
}

function Listed({ actor }: Actor) {
  const { t } = useTranslation();
  const staff = useSelector(actor, staffOf);
  return (
    <List>
      {sectionsFor(staff).map(({ key, path }) => (
        <li key={key}>
          <PageLink href={path}>{t(`administration.sections.${key}`)}</PageLink>
          <p>{t(`administration.about.${key}`)}</p>
        </li>
      ))}
    </List>
  );
}
