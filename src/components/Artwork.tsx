import { paths } from "../paths/paths";
import { type Drawing, sizeOf } from "../ui/artwork/names";
import { Shapes } from "../ui/artwork/registry";

type ArtworkProps = {
  name: Drawing;
  /** A 6-digit hex color; the palette follows from it. */
  background: string;
  /** Says what it shows; without it the picture is decoration. */
  title?: string | undefined;
};

/**
 * A drawing that fills its frame, cropped like a photograph. The first HTML contains it, so that it needs no request; no
 * script does. React leaves the markup of an element whose inside is HTML as the server has written it, and what is
 * shown later refers to the drawing's address. Either way, the colors are those of the page's appearance.
 */
export function Artwork({ name, background, title }: ArtworkProps) {
  const [width, height] = sizeOf(name);
  const reference = { __html: `<use href="${paths.drawing(name, background)}#drawing"/>` };
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      preserveAspectRatio="xMidYMid slice"
      role={title ? "img" : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
      focusable="false"
      suppressHydrationWarning
      {...(import.meta.env?.SSR ? {} : { dangerouslySetInnerHTML: reference })}
    >
      {import.meta.env?.SSR ? <Shapes name={name} background={background} isOnPage /> : null}
    </svg>
  );
}
