import { styled } from "styled-components";
import { ClipFrame, type ClipFrameProps } from "./ClipFrame";
import type { Block } from "./LazyBlock";
import { NearBlock } from "./NearBlock";

/** Lets content that loads on scroll fill its place. */
const Near = styled.div`
  display: grid;
  place-self: stretch;
  & > div { display: grid; place-items: center; }
`;

interface NearProps<P> extends Omit<ClipFrameProps, "children"> {
  block: Block<P>;
  props: P;
}

/** The place of a clip with a player that loads shortly before it scrolls into view. */
export const NearClip = <P extends object>({ block, props, ...place }: NearProps<P>) => (
  <ClipFrame {...place}>
    <Near>
      <NearBlock block={block} props={props} />
    </Near>
  </ClipFrame>
);
