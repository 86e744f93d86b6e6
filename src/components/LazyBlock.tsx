import { useActorRef, useSelector } from "@xstate/react";
import type { ComponentType } from "react";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { lazyBlockMachine } from "../../machines/account/lazy-block";
import { useTranslation } from "../i18n/use-translation";
import { fetchedBy } from "../screens/fetched";
import { Button } from "../ui/Button";
import { Notice } from "../ui/Notice";
import { Spinner } from "../ui/Spinner";

type Snapshot = SnapshotFrom<typeof lazyBlockMachine>;
const isReady = (s: Snapshot) => s.matches("ready");
const isVisiblyBusy = (s: Snapshot) => s.hasTag("visible");
const hasFailed = (s: Snapshot) => s.hasTag("failed");

/** A component whose code loads when it is first shown. */
export interface Block<P> {
  machine: typeof lazyBlockMachine;
  /** The component, once its code has loaded. */
  component: () => ComponentType<P> | null;
  /** Loads it on the intent to show it. */
  prepare: () => void;
}

/** Creates a block from a module with a default export. */
export function blockOf<P>(load: () => Promise<{ default: ComponentType<P> }>): Block<P> {
  const { machine, loaded, prepare } = fetchedBy(load);
  return { machine, component: () => loaded()?.default ?? null, prepare };
}

/** Nothing at first, then a spinner, then the block, or a way to try again (specification, section 4). */
export function LazyBlock<P extends object>({ block, props }: { block: Block<P>; props: P }) {
  return <BlockOutlet actor={useActorRef(block.machine)} block={block} props={props} />;
}

/** Shows nothing: loads a block's code while what it will show is still being fetched. If that fails, the block says so. */
export function BlockAhead({ block }: { block: Pick<Block<never>, "machine"> }) {
  useActorRef(block.machine);
  return null;
}

interface Fetched<P> {
  actor: ActorRefFrom<typeof lazyBlockMachine>;
  block: Pick<Block<P>, "component">;
  props: P;
}

/** A block in its loading state, regardless of the view that requested it. */
export function BlockOutlet<P extends object>({ actor, block, props }: Fetched<P>) {
  const { t } = useTranslation();
  useSelector(actor, isReady);
  const busy = useSelector(actor, isVisiblyBusy);
  const failed = useSelector(actor, hasFailed);
  // Code that is already loaded renders at once, so a page that is shown again keeps its height.
  const Loaded = block.component();
  if (Loaded) return <Loaded {...props} />;
  if (failed) {
    return (
      <Notice
        kind="error"
        title={t("blockFailed")}
        action={
          <Button variant="secondary" onClick={() => actor.send({ type: "block.retry" })}>
            {t("retry")}
          </Button>
        }
      />
    );
  }
  return busy ? <Spinner label={t("loading")} /> : null;
}
