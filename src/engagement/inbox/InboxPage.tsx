import { useSelector } from "@xstate/react";
import { styled } from "styled-components";
import { AdministrationFrame } from "../../components/AdministrationFrame";
import { useTranslation } from "../../i18n/use-translation";
import { staffPaths } from "../../paths/staff-paths";
import { color, token } from "../../theme/theme";
import { Stack } from "../../ui/Stack";
import { InboxFilters } from "./InboxFilters";
import { InboxMessages } from "./InboxMessages";
import { type Actor, isForbidden, isSignedOut, isWaiting, staffOf, unreadOf } from "./selectors";

const Lead = styled.p`
  max-width: 60ch;
  color: ${color["ink-soft"]};
  font-size: ${token["text-lead"]};
`;

/** What learners have written to us, for editors and administrators. */
export function InboxPage({ actor }: Actor) {
  const { t } = useTranslation();
  const signedOut = useSelector(actor, isSignedOut);
  const forbidden = useSelector(actor, isForbidden);
  const waiting = useSelector(actor, isWaiting);
  const staff = useSelector(actor, staffOf);
  const unread = useSelector(actor, unreadOf);
  return (
    <AdministrationFrame
      crumbs={[{ label: t("inbox.title"), href: staffPaths.feedbackInbox }]}
      staff={staff}
      counts={{ feedback: unread }}
      signedOut={signedOut}
      forbidden={forbidden}
      onSignIn={() => actor.send({ type: "signIn.open" })}
    >
      <Stack $gap={3}>
        <h1>{t("inbox.title")}</h1>
        <Lead>{t("inbox.intro")}</Lead>
      </Stack>
      {!waiting && <InboxFilters actor={actor} />}
      <InboxMessages actor={actor} />
    </AdministrationFrame>
  );
}
