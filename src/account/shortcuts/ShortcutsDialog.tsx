import { useSelector } from "@xstate/react";
import { type ReactNode, useId } from "react";
import { styled } from "styled-components";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import {
  controls,
  type ShortcutControl,
  type shortcutsMachine,
  shortcutTargets,
} from "../../../machines/account/shortcuts";
import { useTranslation } from "../../i18n/use-translation";
import { color, token, up } from "../../theme/theme";
import { Dialog } from "../../ui/Dialog";
import { FieldHint } from "../../ui/field-style";
import { Stack } from "../../ui/Stack";

const isOn = (s: SnapshotFrom<typeof shortcutsMachine>) => s.hasTag("on");

const Groups = styled.div`
  display: grid;
  gap: ${token["space-6"]};
  ${up("sm")} { grid-template-columns: 1fr 1fr; }
  h3 { margin-bottom: ${token["space-2"]}; font-size: ${token["text-h4"]}; }
`;
const Keys = styled.dl`
  display: grid;
  grid-template-columns: max-content 1fr;
  gap: ${token["space-2"]} ${token["space-4"]};
  align-items: baseline;
  margin: 0;
  dt { color: ${color["ink-soft"]}; font-size: ${token["text-s"]}; }
  dd { margin: 0; }
`;
const Pair = styled.div`
  display: contents;
`;
const Key = styled.kbd`
  display: inline-block;
  min-width: 1.75em;
  padding: 0.1em 0.5em;
  border: 1px solid ${color["rule-strong"]};
  border-bottom-width: 2px;
  border-radius: ${token["radius-s"]};
  background: ${color.sunken};
  color: ${color.ink};
  font-family: ${token["font-code"]};
  font-size: ${token["text-ui"]};
  text-align: center;
`;

/** The keys of a video with the focus, which its player handles itself. */
const inVideo = [
  ["Space", "K", "playPause"],
  ["←", "→", "skip5"],
  ["J", "L", "skip10"],
  ["C", null, "captions"],
  ["M", null, "sound"],
  ["F", null, "fullScreen"],
] as const;
const inLesson: readonly ShortcutControl[] = ["next", "previous", "bookmark"];
const keyed = Object.entries(controls);

function Group({ title, children }: { title: string; children: ReactNode }) {
  const name = useId();
  return (
    <section aria-labelledby={name}>
      <h3 id={name}>{title}</h3>
      <Keys>{children}</Keys>
    </section>
  );
}

/** Every key with what it does, and the switch for all of them. */
export default function ShortcutsDialog({ actor }: { actor: ActorRefFrom<typeof shortcutsMachine> }) {
  const { t } = useTranslation();
  const hint = useId();
  const on = useSelector(actor, isOn);
  const pair = (keys: ReactNode, what: ReactNode, key: string) => (
    <Pair key={key}>
      <dt>{keys}</dt>
      <dd>{what}</dd>
    </Pair>
  );
  const ofControls = (wanted: (control: ShortcutControl) => boolean) =>
    keyed
      .filter(([, control]) => wanted(control))
      .map(([key, control]) => pair(<Key>{key}</Key>, t(`shortcuts.${control}`), key));
  return (
    <Dialog
      open
      size="l"
      onClose={() => actor.send({ type: "list.close" })}
      title={t("shortcuts.title")}
      description={t("shortcuts.intro")}
      closeLabel={t("close")}
    >
      <Stack $gap={6}>
        <Stack $gap={1}>
          <label>
            <input
              type="checkbox"
              checked={on}
              aria-describedby={hint}
              onChange={() => actor.send({ type: on ? "keys.turnOff" : "keys.turnOn" })}
            />{" "}
            {t("shortcuts.switch")}
          </label>
          <FieldHint id={hint}>{t("shortcuts.switchHint")}</FieldHint>
        </Stack>
        <Groups>
          <Group title={t("shortcuts.anywhere")}>
            {pair(<Key>?</Key>, t("shortcuts.list"), "?")}
            {ofControls((control) => !inLesson.includes(control))}
          </Group>
          <Group title={t("shortcuts.goTo")}>
            {Object.entries(shortcutTargets).map(([key, place]) =>
              pair(
                <>
                  <Key>g</Key> {t("shortcuts.followedBy")} <Key>{key}</Key>
                </>,
                t(`shortcuts.${place}`),
                key,
              ),
            )}
          </Group>
          <Group title={t("shortcuts.inLesson")}>{ofControls((control) => inLesson.includes(control))}</Group>
          <Group title={t("shortcuts.inVideo")}>
            {inVideo.map(([key, other, what]) =>
              pair(
                <>
                  <Key>{key}</Key> {other && <Key>{other}</Key>}
                </>,
                t(`shortcuts.${what}`),
                what,
              ),
            )}
          </Group>
        </Groups>
      </Stack>
    </Dialog>
  );
}
