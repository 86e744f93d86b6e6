import { useSelector } from "@xstate/react";
import type { FormEvent } from "react";
import { FailureNotice } from "../../components/FailureNotice";
import { useTranslation } from "../../i18n/use-translation";
import { Button } from "../../ui/Button";
import { Stack } from "../../ui/Stack";
import { TextField } from "../../ui/TextField";
import type { Actor, Snapshot } from "./actor";

const nameOf = (s: Snapshot) => s.context.name;
const failureOf = (s: Snapshot) => s.context.failure;
const isMisnamed = (s: Snapshot) => s.matches({ listed: "misnamed" });
const isSaving = (s: Snapshot) => s.matches({ listed: "renaming" });

/** The name of a passkey; a new one has its browser's until then. */
export function RenameForm({ actor }: Actor) {
  const { t } = useTranslation();
  const name = useSelector(actor, nameOf);
  const why = useSelector(actor, failureOf);
  const misnamed = useSelector(actor, isMisnamed);
  const saving = useSelector(actor, isSaving);
  const save = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: "name.save" });
  };
  return (
    <form method="post" onSubmit={save} aria-busy={saving} noValidate>
      <Stack $gap={4} $align="stretch">
        {why && !saving && <FailureNotice failure={why} title={t("passkeys.nameFailed")} />}
        <TextField
          label={t("passkeys.name")}
          hint={t("passkeys.nameHint")}
          error={misnamed && t("passkeys.nameRule")}
          name="passkey-name"
          autoComplete="off"
          autoFocus
          value={name}
          readOnly={saving}
          onChange={(event) => actor.send({ type: "name.change", name: event.target.value })}
        />
        <Stack $gap={2} $align="start">
          <Button type="submit" busy={saving}>
            {t("passkeys.save")}
          </Button>
          <Button variant="secondary" disabled={saving} onClick={() => actor.send({ type: "name.cancel" })}>
            {t("passkeys.cancel")}
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}
