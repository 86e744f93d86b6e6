import { stubActor } from "../shared/stub-actors";
import { promoCodeOf } from "./administration.testing";

/** A static page of promo codes, whose buttons only open the actor that is under test. */
export const promoCodePage = (
  children: Readonly<Record<string, { send: (event: never) => void }>>,
  opened: { subject: unknown; seed: string },
) =>
  stubActor(
    {
      context: {
        query: {},
        page: { data: [promoCodeOf(7)], next: null, previous: null, total: 1 },
        failure: null,
        turns: 0,
      },
      children,
      hasTag: () => false,
      matches: (state: unknown) => state === "open",
      can: () => false,
    },
    ({ type, action }) => {
      if (type === "action.request") children[String(action)]?.send({ type: "action.open", ...opened } as never);
    },
  );
