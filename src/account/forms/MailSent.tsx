import { useTranslation } from "../../i18n/use-translation";
import { paths } from "../../paths/paths";
import { useSite } from "../../screens/site-context";
import { Button, ButtonLink } from "../../ui/Button";
import { Stack } from "../../ui/Stack";
import { Quiet } from "./AccountForm";
import { Outcome } from "./Outcome";

interface Props {
  text: string;
  /** Goes back to the form. */
  onOtherAddress: () => void;
}

/** Says that a mail is on its way, and what to do if it does not come. */
export function MailSent({ text, onOtherAddress }: Props) {
  const { t } = useTranslation();
  const { offers } = useSite();
  return (
    <Stack $gap={5}>
      <Outcome kind="success" title={t("accountForms.sentTitle")}>
        {text}
      </Outcome>
      <Quiet>{t("accountForms.sentHint")}</Quiet>
      {offers?.mailbox && (
        // A full page load: the server shows it.
        <ButtonLink href={paths.mailbox} $variant="secondary" $wide>
          {t("accountForms.mailbox")}
        </ButtonLink>
      )}
      <Button variant="quiet" onClick={onOtherAddress}>
        {t("accountForms.otherAddress")}
      </Button>
    </Stack>
  );
}
