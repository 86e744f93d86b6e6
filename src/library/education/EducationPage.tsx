import { styled } from "styled-components";
import { FeedbackLink } from "../../components/FeedbackLink";
import { Page } from "../../components/Page";
import { ButtonLink } from "../../components/PageLink";
import { SectionButton } from "../../components/SectionButton";
import { useTranslation } from "../../i18n/use-translation";
import { paths } from "../../paths/paths";
import { color, token, up } from "../../theme/theme";
import { Card } from "../../ui/Card";
import { Cluster } from "../../ui/Cluster";
import { Grid } from "../../ui/Grid";
import { Icon } from "../../ui/Icon";
import { Stack } from "../../ui/Stack";

const Lead = styled.p`
  max-width: 60ch;
  color: ${color["ink-soft"]};
  font-size: ${token["text-lead"]};
`;
const Offer = styled(Card)`
  gap: ${token["space-3"]};
  & > svg { color: ${color.accent}; }
  p { color: ${color["ink-soft"]}; }
`;
const Steps = styled.ol`
  display: grid;
  gap: ${token["space-6"]} ${token["space-10"]};
  margin: 0;
  padding: 0;
  list-style: none;
  counter-reset: step;
  ${up("sm")} { grid-template-columns: 1fr 1fr; }
  li { display: grid; grid-template-columns: 2.5rem 1fr; gap: ${token["space-1"]}; counter-increment: step; }
  li::before {
    content: counter(step);
    grid-row: 1 / span 2;
    color: ${color["highlight-ink"]};
    font-family: ${token["font-heading"]};
    font-size: 2rem;
    font-weight: 700;
    line-height: 1;
  }
  p { color: ${color["ink-soft"]}; }
`;

const offers = [
  ["courses", "book"],
  ["series", "video"],
  ["certificates", "certificate"],
  ["templates", "file"],
] as const;
const steps = ["step1", "step2", "step3", "step4"] as const;

/** What the academy offers to classes, and how to teach a course with it. */
export function EducationPage() {
  const { t } = useTranslation();
  return (
    <Page crumbs={[{ label: t("sections.education"), href: paths.education }]}>
      <Stack $gap={12}>
        <Stack $gap={4}>
          <h1>{t("education.title")}</h1>
          <Lead>{t("education.intro")}</Lead>
        </Stack>
        <Stack $gap={5}>
          <h2>{t("education.offer")}</h2>
          <Grid as="ul" $min="16rem">
            {offers.map(([offer, icon]) => (
              <Offer as="li" key={offer}>
                <Icon name={icon} size={28} />
                <h3>{t(`education.${offer}`)}</h3>
                <p>{t(`education.${offer}Text`)}</p>
              </Offer>
            ))}
          </Grid>
        </Stack>
        <Stack $gap={5}>
          <h2>{t("education.how")}</h2>
          <Steps>
            {steps.map((step) => (
              <li key={step}>
                <h3>{t(`education.${step}`)}</h3>
                <p>{t(`education.${step}Text`)}</p>
              </li>
            ))}
          </Steps>
        </Stack>
        <Card $tone="sunken">
          <Stack $gap={4} $align="start">
            <h2>{t("education.accounts")}</h2>
            <p>{t("education.accountsText")}</p>
            <FeedbackLink>{t("education.ask")}</FeedbackLink>
          </Stack>
        </Card>
        <Stack $gap={4}>
          <h2>{t("education.further")}</h2>
          <Cluster $gap={3}>
            <ButtonLink $variant="secondary" href={paths.courses}>
              {t("education.toCourses")}
            </ButtonLink>
            <SectionButton $variant="secondary" section="series">
              {t("education.toSeries")}
            </SectionButton>
            <ButtonLink $variant="secondary" href={paths.templates}>
              {t("education.toTemplates")}
            </ButtonLink>
            <ButtonLink $variant="secondary" href={paths.faq}>
              {t("education.toFaq")}
            </ButtonLink>
          </Cluster>
        </Stack>
      </Stack>
    </Page>
  );
}
