import { isMotif } from "../ui/artwork/names";
import { Artwork } from "./Artwork";

interface Pictured {
  motif: string;
  background: string;
  /** An address; empty if there is no such file. */
  listImage: string;
  altListImage: string;
}

/** The picture of a course, series, or other content: drawn if its motif is known, otherwise its file, if it has one. */
export const ContentPicture = ({ of: { motif, background, listImage, altListImage } }: { of: Pictured }) =>
  isMotif(motif) ? (
    <Artwork name={motif} background={background} />
  ) : listImage ? (
    <img src={listImage} alt={altListImage} loading="lazy" />
  ) : null;
