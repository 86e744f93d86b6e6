import { styled } from "styled-components";
import { partOf } from "../screens/part";
import { useSite } from "../screens/site-context";
import { withTexts } from "../shell/tools";
import { NearBlock } from "./NearBlock";

const recommended = partOf(withTexts(() => import("../catalogue/recommended/part"), "catalogue", "catalogue-lists"));

/** As tall as the courses usually are, so that the foot of the page does not jump when they arrive. */
const Slot = styled.div`
  min-height: 28rem;
`;

/** What to learn after a course, or after an exam without one (null): loads when it is near (R66). */
export function Recommendations({ after }: { after: string | null }) {
  const { locale } = useSite();
  return (
    <Slot data-part="recommended">
      <NearBlock
        key={after}
        block={recommended}
        props={{ id: `recommended ${locale} ${after ?? ""}`, input: { locale, slug: after } }}
      />
    </Slot>
  );
}
