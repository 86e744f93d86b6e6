import { useSelector } from "@xstate/react";
import type { FormEvent, ReactNode } from "react";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { UserProfile } from "../../../contract/account/session";
import type { accountDataMachine } from "../../../machines/account/account-data";
import type { profileMachine } from "../../../machines/account/profile";
import { isEditor } from "../../../machines/shared/editor";
import { FailureNotice, useReason } from "../../components/FailureNotice";
import { NeedsScripts } from "../../components/NeedsScripts";
import { Page } from "../../components/Page";
import { ButtonLink, PageLink } from "../../components/PageLink";
import { useTranslation } from "../../i18n/use-translation";
import { paths } from "../../paths/paths";
import { useSite } from "../../screens/site-context";
import { useSessionActors } from "../../shell/session";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Notice } from "../../ui/Notice";
import { Skeleton } from "../../ui/Skeleton";
import { Stack } from "../../ui/Stack";
import { TextField } from "../../ui/TextField";
import { AccountData } from "./AccountData";

type Actor = ActorRefFrom<typeof profileMachine>;
type Snapshot = SnapshotFrom<typeof profileMachine>;
const profileOf = (s: Snapshot) => s.context.profile;
const failure = (s: Snapshot) => s.context.failure;
const refreshFailure = (s: Snapshot) => s.context.refreshFailure;
const isVisitor = (s: Snapshot) => s.hasTag("visitor");
const hasFailed = (s: Snapshot) => s.matches("failed");
const isRenaming = (s: Snapshot) => s.matches({ ready: { account: "renaming" } });
const isRenamed = (s: Snapshot) => s.matches({ ready: { account: "renamed" } });
const hasRenameFailed = (s: Snapshot) => s.matches({ ready: { account: "renameFailed" } });
const isSigningOut = (s: Snapshot) => s.matches({ ready: { account: "signingOut" } });
const hasSignOutFailed = (s: Snapshot) => s.matches({ ready: { account: "signOutFailed" } });

const isRefreshing = (s: Snapshot) => s.matches({ ready: { freshness: "refreshing" } });

type DataActor = ActorRefFrom<typeof accountDataMachine>;
type DataSnapshot = SnapshotFrom<typeof accountDataMachine>;
const isDeleted = (s: DataSnapshot) => s.matches("deleted");
const hasSessionEnded = (s: DataSnapshot) => s.matches("sessionEnded");
const isUncertain = (s: DataSnapshot) => s.context.uncertain;

/** The learner's own data and account actions; a goodbye after the account is deleted. */
export function ProfilePage({ actor, children }: { actor: DataActor; children?: ReactNode }) {
  const deleted = useSelector(actor, isDeleted);
  return deleted ? <GoodBye /> : <Mine data={actor}>{children}</Mine>;
}

/** Focus moves here: the focused element was removed with the account. */
const focus = (heading: HTMLElement | null) => heading?.focus();

function GoodBye() {
  const { t } = useTranslation();
  return (
    <Page width="form">
      <h1 ref={focus} tabIndex={-1}>
        {t("profile.deleted")}
      </h1>
      <p>{t("profile.deletedText")}</p>
      <div>
        <ButtonLink href={paths.home}>{t("profile.toMain")}</ButtonLink>
      </div>
    </Page>
  );
}

function Mine({ data, children }: { data: DataActor; children: ReactNode }) {
  const { t } = useTranslation();
  const { isForVisitor = false } = useSite();
  const { profile: actor } = useSessionActors();
  const ended = useSelector(data, hasSessionEnded);
  const uncertain = useSelector(data, isUncertain);
  const profile = useSelector(actor, profileOf);
  const why = useSelector(actor, failure);
  const visitor = useSelector(actor, isVisitor);
  const failed = useSelector(actor, hasFailed);
  return (
    <Page width="form" crumbs={[{ label: t("profile.title"), href: paths.profile }]}>
      <h1>{t("profile.title")}</h1>
      <NeedsScripts>
        {isForVisitor ? undefined : (
          <form method="post" action={paths.signOut}>
            <Button type="submit" variant="secondary">
              {t("profile.signOut")}
            </Button>
          </form>
        )}
      </NeedsScripts>
      {profile ? (
        <>
          <Stale actor={actor} />
          <Own key={profile.id} actor={actor} profile={profile} />
        </>
      ) : ended ? (
        <Notice
          kind="warning"
          title={t("profile.sessionEnded")}
          action={<ButtonLink href={paths.signIn(paths.profile)}>{t("nav.signIn")}</ButtonLink>}
        >
          {uncertain && t("profile.sessionUncertain")}
        </Notice>
      ) : visitor ? (
        <Notice
          title={t("profile.signedOut")}
          action={<ButtonLink href={paths.signIn(paths.profile)}>{t("nav.signIn")}</ButtonLink>}
        />
      ) : failed ? (
        <FailureNotice
          failure={why}
          title={t("profile.failed")}
          onRetry={() => actor.send({ type: "profile.retry" })}
        />
      ) : (
        <Card aria-busy="true">
          <Skeleton $shape="title" />
        </Card>
      )}
      {children}
      {profile && <AccountData actor={data} email={profile.email} />}
    </Page>
  );
}

/** The profile could not be reloaded: what is shown still works. */
function Stale({ actor }: { actor: Actor }) {
  const { t } = useTranslation();
  const why = useSelector(actor, refreshFailure);
  const refreshing = useSelector(actor, isRefreshing);
  const reason = useReason(why);
  return why ? (
    <Notice
      kind="error"
      title={t("profile.stale")}
      action={
        <Button variant="secondary" busy={refreshing} onClick={() => actor.send({ type: "profile.retry" })}>
          {t("retry")}
        </Button>
      }
    >
      {reason}
    </Notice>
  ) : null;
}

function Own({ actor, profile }: { actor: Actor; profile: UserProfile }) {
  const { t } = useTranslation();
  const why = useSelector(actor, failure);
  const renaming = useSelector(actor, isRenaming);
  const renamed = useSelector(actor, isRenamed);
  const renameFailed = useSelector(actor, hasRenameFailed);
  const signingOut = useSelector(actor, isSigningOut);
  const signOutFailed = useSelector(actor, hasSignOutFailed);
  const rename = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    actor.send({ type: "name.submit", name: String(new FormData(event.currentTarget).get("name")).trim() });
  };
  return (
    <>
      <Card>
        <form onSubmit={rename} aria-busy={renaming}>
          <Stack $gap={4} $align="stretch">
            <TextField label={t("profile.email")} value={profile.email} readOnly />
            <TextField
              label={t("profile.name")}
              hint={t("profile.nameHint")}
              name="name"
              autoComplete="name"
              required
              maxLength={100}
              readOnly={renaming || signingOut}
              defaultValue={profile.name}
            />
            {renamed && <Notice kind="success">{t("profile.saved")}</Notice>}
            {renameFailed && why?.code === "invalid" && (
              <Notice kind="error" title={t("profile.saveFailed")}>
                {t("profile.nameRule")}
              </Notice>
            )}
            {renameFailed && why?.code !== "invalid" && <FailureNotice failure={why} title={t("profile.saveFailed")} />}
            <Button type="submit" busy={renaming} disabled={signingOut}>
              {t("profile.save")}
            </Button>
          </Stack>
        </form>
      </Card>
      <PageLink href={paths.changePassword}>{t("profile.changePassword")}</PageLink>
      <PageLink href={paths.changeEmail}>{t("profile.changeEmail")}</PageLink>
      <PageLink href={paths.myCertificates}>{t("nav.certificates")}</PageLink>
      {isEditor({ learner: profile }) && (
        <>
          <PageLink href={paths.editing}>{t("profile.editing")}</PageLink>
          <PageLink href={paths.administration}>{t("footer.administration")}</PageLink>
        </>
      )}
      {signOutFailed && <FailureNotice failure={why} title={t("profile.signOutFailed")} />}
      <div>
        <Button variant="secondary" busy={signingOut} onClick={() => actor.send({ type: "session.end" })}>
          {t("profile.signOut")}
        </Button>
      </div>
    </>
  );
}
