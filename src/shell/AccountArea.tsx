import { useRouterState } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { styled } from "styled-components";
import type { SnapshotFrom } from "xstate";
import type { profileMachine } from "../../machines/account/profile";
import { ButtonLink, PageLink } from "../components/PageLink";
import { useTranslation } from "../i18n/use-translation";
import { paths } from "../paths/paths";
import { below, color, token } from "../theme/theme";
import { Button } from "../ui/Button";
import { Icon } from "../ui/Icon";
import { VisuallyHidden, visuallyHidden } from "../ui/VisuallyHidden";
import { useSessionActors } from "./session";

type Snapshot = SnapshotFrom<typeof profileMachine>;
const isVisitor = (s: Snapshot) => s.hasTag("visitor");
const hasFailed = (s: Snapshot) => s.matches("failed");
const profileOf = (s: Snapshot) => s.context.profile;

const Me = styled(PageLink)`
  display: inline-flex;
  align-items: center;
  gap: ${token["space-2"]};
  min-width: 0;
  max-width: 12rem;
  min-height: 2.625rem;
  color: ${color.ink};
  font-size: ${token["text-ui"]};
  font-weight: 600;
  text-decoration: none;
  &:hover { color: ${color["accent-ink"]}; }
  & > span:last-child { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  /* On a phone, the initial is enough. */
  ${below("sm")} { & > span:last-child { ${visuallyHidden} } }
`;
const Initial = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 2rem;
  height: 2rem;
  border-radius: ${token["radius-full"]};
  background: ${color["accent-soft"]};
  color: ${color["accent-ink"]};
`;

/** Sign in, or the learner's account; reserves its space until that is known (R21), which takes scripts. */
export function AccountArea() {
  const { t } = useTranslation();
  const { profile: actor } = useSessionActors();
  const visitor = useSelector(actor, isVisitor);
  const failed = useSelector(actor, hasFailed);
  const profile = useSelector(actor, profileOf);
  const here = useRouterState({ select: ({ location }) => location.href });

  if (profile) {
    const name = profile.name || profile.email;
    return (
      <Me href={paths.profile}>
        <VisuallyHidden>{t("nav.profile")}: </VisuallyHidden>
        <Initial aria-hidden="true">{[...name][0]?.toUpperCase()}</Initial>
        <span>{name}</span>
      </Me>
    );
  }
  if (visitor) {
    return (
      <ButtonLink $variant="secondary" href={here.startsWith("/academy/sign-in/") ? here : paths.signIn(here)}>
        {t("nav.signIn")}
      </ButtonLink>
    );
  }
  if (!failed) {
    return (
      <noscript>
        <ButtonLink $variant="secondary" href={paths.profile}>
          {t("nav.profile")}
        </ButtonLink>
      </noscript>
    );
  }
  return (
    <Button variant="quiet" onClick={() => actor.send({ type: "profile.retry" })} aria-label={t("nav.profileFailed")}>
      <Icon name="refresh" />
    </Button>
  );
}
