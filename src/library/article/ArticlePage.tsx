import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { ArticleKind, articleMachine, Documents } from "../../../machines/library/article";
import { FailureNotice } from "../../components/FailureNotice";
import { Page } from "../../components/Page";
import { useTranslation } from "../../i18n/use-translation";
import { NotFoundPage } from "../../shell/not-found/NotFoundPage";
import type { Crumb } from "../../ui/Breadcrumbs";
import { Notice } from "../../ui/Notice";
import { Skeleton } from "../../ui/Skeleton";
import { Stack } from "../../ui/Stack";
import { VisuallyHidden } from "../../ui/VisuallyHidden";

export type ArticleActor = ActorRefFrom<typeof articleMachine>;
export type ArticleSnapshot = SnapshotFrom<typeof articleMachine>;
const slugOf = (s: ArticleSnapshot) => s.context.asked.slug ?? "";
const failure = (s: ArticleSnapshot) => s.context.failure;
const hasFailed = (s: ArticleSnapshot) => s.hasTag("failed");
const isNotFound = (s: ArticleSnapshot) => s.hasTag("notFound");

/** The loaded content, if it is of this kind; null before. */
export const documentOf =
  <K extends ArticleKind>(kind: K) =>
  ({ context: { article } }: ArticleSnapshot): Documents[K] | null =>
    article?.kind === kind ? (article.document as Documents[K]) : null;

const isDraft = (document: Documents[ArticleKind]): boolean => "status" in document && document.status === "draft";

interface Props<K extends ArticleKind> {
  actor: ArticleActor;
  kind: K;
  /** The page's title while its text is missing. */
  title: string;
  /** Says that the text did not load. */
  failed: string;
  /** The breadcrumbs from the main page; the last one is the page itself. */
  crumbs: (document: Documents[K] | null, slug: string) => readonly Crumb[];
  width?: "reading" | undefined;
  children: (document: Documents[K]) => ReactNode;
}

/** A read-only page in its loading state. */
export function ArticlePage<K extends ArticleKind>({ actor, kind, title, failed, crumbs, width, children }: Props<K>) {
  const { t } = useTranslation();
  const document = useSelector(actor, documentOf(kind));
  const slug = useSelector(actor, slugOf);
  const why = useSelector(actor, failure);
  const isFailed = useSelector(actor, hasFailed);
  const notFound = useSelector(actor, isNotFound);
  if (notFound) return <NotFoundPage />;
  return (
    <Page width={width} crumbs={crumbs(document, slug)}>
      {isFailed ? (
        <>
          <h1>{title}</h1>
          <FailureNotice failure={why} title={failed} onRetry={() => actor.send({ type: "article.retry" })} />
        </>
      ) : document ? (
        <>
          {isDraft(document) && (
            <Notice kind="warning" announce={false}>
              {t("article.draft")}
            </Notice>
          )}
          {children(document)}
        </>
      ) : (
        <Stack $gap={4} aria-busy="true">
          <VisuallyHidden role="status">{t("loading")}</VisuallyHidden>
          <Skeleton $shape="title" $width={60} />
          <Skeleton />
          <Skeleton $width={80} />
          <Skeleton />
          <Skeleton $width={40} />
        </Stack>
      )}
    </Page>
  );
}
