import { useSelector } from "@xstate/react";
import type { SnapshotFrom } from "xstate";
import type { shortcutsMachine } from "../../machines/account/shortcuts";
import { blockOf, LazyBlock } from "../components/LazyBlock";
import { useSessionActors } from "./session";
import { withTexts } from "./tools";

const isOpen = (s: SnapshotFrom<typeof shortcutsMachine>) => s.hasTag("open");

const dialog = blockOf(withTexts(() => import("../account/shortcuts/ShortcutsDialog"), "account"));

/** The list of shortcuts, while it is open. */
export function Shortcuts() {
  const { shortcuts: actor } = useSessionActors();
  return useSelector(actor, isOpen) ? <LazyBlock block={dialog} props={{ actor }} /> : null;
}
