import { styled } from "styled-components";
import type { FaqEntry, FaqGroup } from "../../../contract/library/faq";
import { FeedbackLink } from "../../components/FeedbackLink";
import { Html } from "../../components/Html";
import { LanguageNote } from "../../components/LanguageNote";
import { ButtonLink } from "../../components/PageLink";
import { StructuredData } from "../../components/StructuredData";
import { useTranslation } from "../../i18n/use-translation";
import { paths } from "../../paths/paths";
import { useHash } from "../../screens/hash";
import { useLanguageOf } from "../../screens/language-of";
import { useSite } from "../../screens/site-context";
import { color, token } from "../../theme/theme";
import { Card } from "../../ui/Card";
import { chipStyle } from "../../ui/Chip";
import { Icon } from "../../ui/Icon";
import { Stack } from "../../ui/Stack";
import { type ArticleActor, ArticlePage } from "../article/ArticlePage";

/** As the icons that pages share (`Icon`). */
const linkPath =
  "M10 14a4 4 0 0 0 5.7 0l3.6-3.6a4 4 0 0 0-5.7-5.7l-1.3 1.3M14 10a4 4 0 0 0-5.7 0l-3.6 3.6a4 4 0 0 0 5.7 5.7l1.3-1.3";

const Lead = styled.p`
  color: ${color["ink-soft"]};
  font-size: ${token["text-lead"]};
`;
const Subjects = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token["space-2"]};
  padding: 0;
  list-style: none;
  a { ${chipStyle} }
`;
const Group = styled.section`
  display: grid;
  gap: ${token["space-4"]};
  margin-top: ${token["space-6"]};
  h2 { font-size: ${token["text-h3"]}; }
  /* The header stays at the top of the window. */
  scroll-margin-top: 6rem;
`;
const Entry = styled.details`
  border-bottom: 1px solid ${color.rule};
  scroll-margin-top: 6rem;
  &:first-of-type { border-top: 1px solid ${color.rule}; }
  &[open] > summary > svg { transform: rotate(180deg); }
`;
const Question = styled.summary`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${token["space-4"]};
  padding-block: ${token["space-4"]};
  font-size: ${token["text-reading"]};
  font-weight: 600;
  line-height: 1.45;
  list-style: none;
  cursor: pointer;
  &::-webkit-details-marker { display: none; }
  &:hover { color: ${color["accent-ink"]}; }
  & > svg { flex: none; margin-top: 0.15em; transition: transform ${token["motion-fast"]}; }
`;
const Missing = styled(Card)`
  margin-top: ${token["space-6"]};
  h2 { font-size: ${token["text-h3"]}; }
`;
const Answer = styled.div`
  display: grid;
  gap: ${token["space-4"]};
  padding-bottom: ${token["space-6"]};
`;
const ToQuestion = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 0.4em;
  justify-self: start;
  color: ${color["ink-soft"]};
  font-size: ${token["text-s"]};
`;

/** Frequently asked questions with their answers; each has its own address. */
export function FaqPage({ actor }: { actor: ArticleActor }) {
  const { t } = useTranslation();
  return (
    <ArticlePage
      actor={actor}
      kind="faq"
      width="reading"
      title={t("faq.title")}
      failed={t("faq.failed")}
      crumbs={() => [{ label: t("sections.faq"), href: paths.faq }]}
    >
      {(groups) => <Questions groups={groups} />}
    </ArticlePage>
  );
}

function Questions({ groups }: { groups: readonly FaqGroup[] }) {
  const { t } = useTranslation();
  const { locale } = useSite();
  const languageOf = useLanguageOf();
  const other = groups.flatMap(({ entries }) => entries).find(({ language }) => language !== locale);
  return (
    <>
      <Stack $gap={3}>
        <h1>{t("faq.title")}</h1>
        <Lead>{t("faq.intro")}</Lead>
      </Stack>
      {groups.length === 0 && (
        <Stack $gap={4} $align="start">
          <p>{t("faq.none")}</p>
          <ButtonLink href={paths.courses}>{t("nav.browse")}</ButtonLink>
        </Stack>
      )}
      {other && <LanguageNote language={other.language} />}
      {groups.length > 1 && (
        <nav aria-label={t("faq.groups")}>
          <Subjects>
            {groups.map((group) => (
              <li key={group.id}>
                <a href={`#${groupId(group)}`} lang={languageOf(group)}>
                  {group.title}
                </a>
              </li>
            ))}
          </Subjects>
        </nav>
      )}
      {groups.map((group) => (
        <Group key={group.id} id={groupId(group)}>
          <h2 lang={languageOf(group)}>{group.title}</h2>
          <div>
            {group.entries.map((entry) => (
              <QuestionEntry key={entry.id} entry={entry} />
            ))}
          </div>
        </Group>
      ))}
      <Missing $tone="sunken">
        <Stack $gap={3} $align="start">
          <h2>{t("faq.missing")}</h2>
          <p>{t("faq.missingText")}</p>
          <FeedbackLink $variant="secondary">{t("faq.ask")}</FeedbackLink>
        </Stack>
      </Missing>
      <QuestionData groups={groups} />
    </>
  );
}

/** Addresses contain a question's id, so a group must not have the same one. */
const groupId = ({ id }: FaqGroup): string => `about-${id}`;

/** The browser scrolls only to what is there when a page opens, or on a press of a link within it. */
const show = (entry: HTMLElement | null) => entry?.scrollIntoView();

/** Opens if the address names it, and by hand. */
function QuestionEntry({ entry: { id, question, answer, language } }: { entry: FaqEntry }) {
  const { t } = useTranslation();
  const languageOf = useLanguageOf();
  const lang = languageOf({ language });
  const isNamed = useHash() === id;
  return (
    <Entry id={id} ref={isNamed ? show : undefined} open={isNamed}>
      <Question>
        <span lang={lang}>{question}</span>
        <Icon name="chevron-down" />
      </Question>
      <Answer>
        <div lang={lang}>
          <Html html={answer} />
        </div>
        <ToQuestion href={`#${id}`}>
          <Icon path={linkPath} size={16} /> {t("faq.link")}
        </ToQuestion>
      </Answer>
    </Entry>
  );
}

function QuestionData({ groups }: { groups: readonly FaqGroup[] }) {
  const { origin } = useSite();
  return (
    <StructuredData
      data={{
        "@type": "FAQPage",
        url: origin + paths.faq,
        mainEntity: groups
          .flatMap(({ entries }) => entries)
          .map(({ id, question, answer, language }) => ({
            "@type": "Question",
            name: question,
            url: `${origin}${paths.faq}#${id}`,
            inLanguage: language,
            acceptedAnswer: { "@type": "Answer", text: answer },
          })),
      }}
    />
  );
}
