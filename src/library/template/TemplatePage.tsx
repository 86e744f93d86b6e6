import { styled } from "styled-components";
import type { Template } from "../../../contract/library/templates";
import { Artwork } from "../../components/Artwork";
import { Html } from "../../components/Html";
import { LanguageNote } from "../../components/LanguageNote";
import { ButtonLink } from "../../components/PageLink";
import { formatBytes } from "../../i18n/format";
import { formatLocales } from "../../i18n/languages";
import { useTranslation } from "../../i18n/use-translation";
import { paths } from "../../paths/paths";
import { useLanguageOf } from "../../screens/language-of";
import { useSite } from "../../screens/site-context";
import { color, token } from "../../theme/theme";
import { isMotif } from "../../ui/artwork/names";
import { Badge } from "../../ui/Badge";
import { ButtonLink as FileLink } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Icon } from "../../ui/Icon";
import { Stack } from "../../ui/Stack";
import { type ArticleActor, ArticlePage } from "../article/ArticlePage";
import { Aside, Columns, Lead, Picture, Small, Tags } from "../article/layout";

const Drawing = styled(Picture)`
  border-bottom: 1px solid ${color.rule};
`;
const Inside = styled(Stack)`
  padding: ${token["space-5"]};
`;
const File = styled(FileLink)`
  overflow-wrap: anywhere;
`;
const Steps = styled.ol`
  display: grid;
  gap: ${token["space-4"]};
  max-width: ${token["width-reading"]};
  margin: 0;
  padding: 0;
  list-style: none;
  counter-reset: step;
  li { display: grid; grid-template-columns: 2rem 1fr; gap: ${token["space-3"]}; counter-increment: step; line-height: 1.6; }
  li::before {
    content: counter(step);
    color: ${color["highlight-ink"]};
    font-family: ${token["font-heading"]};
    font-size: ${token["text-h3"]};
    font-weight: 700;
    line-height: 1.15;
  }
`;

/** A template: what it is for, how to fill it in, and the file itself. */
export function TemplatePage({ actor }: { actor: ArticleActor }) {
  const { t } = useTranslation();
  return (
    <ArticlePage
      actor={actor}
      kind="template"
      title={t("template.crumb")}
      failed={t("template.failed")}
      crumbs={(template, slug) => [
        { label: t("sections.templates"), href: paths.templates },
        { label: template?.title ?? "…", href: paths.template(slug) },
      ]}
    >
      {(template) => <Shown template={template} />}
    </ArticlePage>
  );
}

function Shown({ template }: { template: Template }) {
  const { t } = useTranslation();
  const { language } = useSite();
  const languageOf = useLanguageOf();
  const lang = languageOf(template);
  const { title, description, categories, motif, background, about, steps, file } = template;
  return (
    <>
      <LanguageNote language={template.language} />
      <Columns>
        <Stack $gap={4}>
          <Tags lang={lang}>
            {categories.map((category) => (
              <Badge key={category.id} $tone="accent">
                {category.title}
              </Badge>
            ))}
          </Tags>
          <h1 lang={lang}>{title}</h1>
          <Lead lang={lang}>{description}</Lead>
        </Stack>
        <Aside>
          <Card $flush>
            {isMotif(motif) && (
              <Drawing>
                <Artwork name={motif} background={background} />
              </Drawing>
            )}
            <Inside $gap={3} $align="start">
              <File href={file.url} download={file.name}>
                <Icon name="download" size={18} />
                {t("template.download", { name: file.name, size: formatBytes(formatLocales[language], file.bytes) })}
              </File>
              <Small>{t("template.rights")}</Small>
            </Inside>
          </Card>
        </Aside>
        <Stack $gap={10}>
          <Stack $gap={4}>
            <h2>{t("template.steps")}</h2>
            <Steps lang={lang}>
              {steps.map((step) => (
                <li key={step}>
                  <span>{step}</span>
                </li>
              ))}
            </Steps>
          </Stack>
          <Stack $gap={4}>
            <h2>{t("template.about")}</h2>
            <div lang={lang}>
              <Html html={about} />
            </div>
          </Stack>
          <div>
            <ButtonLink $variant="secondary" href={paths.templates}>
              <Icon name="arrow-left" size={18} /> {t("template.all")}
            </ButtonLink>
          </div>
        </Stack>
      </Columns>
    </>
  );
}
