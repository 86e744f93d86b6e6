import { useSelector } from "@xstate/react";
import type { SnapshotFrom } from "xstate";
import type { academyMachine } from "../../machines/account/academy";
import { LazyBlock } from "../components/LazyBlock";
import { partOf } from "../screens/part";
import { useSite } from "../screens/site-context";
import { withTexts } from "./tools";

const isNeeded = (s: SnapshotFrom<typeof academyMachine>) => s.hasTag("undelivered");

const delivery = partOf(withTexts(() => import("../courses/undelivered/part"), "courses"));

/** Delivers this device's undelivered changes, on any page (L3). */
export function Undelivered() {
  const { academy } = useSite();
  return useSelector(academy, isNeeded) ? (
    <LazyBlock block={delivery} props={{ id: "delivery", input: null, keep: true }} />
  ) : null;
}
