import { useSelector } from "@xstate/react";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { myLearningMachine } from "../../../machines/courses/my-learning";
import { NeedsScripts } from "../../components/NeedsScripts";
import { Page } from "../../components/Page";
import { ButtonLink } from "../../components/PageLink";
import { useTranslation } from "../../i18n/use-translation";
import { paths } from "../../paths/paths";
import { Cluster } from "../../ui/Cluster";
import { Icon } from "../../ui/Icon";
import { Notice } from "../../ui/Notice";
import { MyCourses } from "./MyCourses";
import { MyNotes } from "./MyNotes";
import { Region } from "./Region";

type Snapshot = SnapshotFrom<typeof myLearningMachine>;
const isSignedOut = (s: Snapshot) => s.matches("signedOut");
const inProgressOf = (s: Snapshot) => s.children.inProgress;
const completedOf = (s: Snapshot) => s.children.completed;
const notesOf = (s: Snapshot) => s.children.notes;

/** The learner's courses, notes and bookmarks. */
export function MyLearningPage({ actor }: { actor: ActorRefFrom<typeof myLearningMachine> }) {
  const { t } = useTranslation();
  const signedOut = useSelector(actor, isSignedOut);
  const inProgress = useSelector(actor, inProgressOf);
  const completed = useSelector(actor, completedOf);
  const notes = useSelector(actor, notesOf);
  return (
    <Page crumbs={[{ label: t("nav.learning"), href: paths.myLearning }]}>
      <Cluster $justify="space-between">
        <h1>{t("myLearning.title")}</h1>
        <ButtonLink $variant="secondary" href={paths.myCertificates}>
          <Icon name="certificate" size={18} /> {t("myLearning.certificates")}
        </ButtonLink>
      </Cluster>
      <NeedsScripts />
      {signedOut ? (
        <Notice
          title={t("myLearning.signedOut")}
          action={<ButtonLink href={paths.signIn(paths.myLearning)}>{t("nav.signIn")}</ButtonLink>}
        >
          {t("myLearning.signedOutText")}
        </Notice>
      ) : (
        <>
          {inProgress ? <MyCourses actor={inProgress} /> : <Region title={t("myLearning.inProgress")} busy />}
          {completed ? <MyCourses actor={completed} /> : <Region title={t("myLearning.completed")} busy />}
          {notes ? <MyNotes actor={notes} /> : <Region title={t("myLearning.notes")} busy />}
        </>
      )}
    </Page>
  );
}
