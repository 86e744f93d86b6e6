import { useCallback } from "react";
import { useFetching } from "../screens/fetched";
import { type Block, BlockOutlet } from "./LazyBlock";

/** How far below the window a block starts to load. */
const soon = "300px";

/** Like `LazyBlock`, but loads shortly before it scrolls into view: for parts far down on a page. */
export function NearBlock<P extends object>({ block, props }: { block: Block<P>; props: P }) {
  const actor = useFetching(block.machine);
  const watch = useCallback(
    (place: HTMLElement | null) => {
      if (!place) return;
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) actor.start();
        },
        { rootMargin: `0px 0px ${soon}` },
      );
      observer.observe(place);
      return () => observer.disconnect();
    },
    [actor],
  );
  return (
    <div ref={watch}>
      <BlockOutlet actor={actor} block={block} props={props} />
    </div>
  );
}
