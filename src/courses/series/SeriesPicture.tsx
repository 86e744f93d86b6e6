import type { SeriesCard } from "../../../contract/courses/series";
import { Artwork, isMotif } from "../../ui/artwork/Artwork";

/** The picture of a series: drawn if its motif is known, otherwise its file. */
export const SeriesPicture = ({ series }: { series: SeriesCard }) =>
  isMotif(series.motif) ? (
    <Artwork motif={series.motif} background={series.background} />
  ) : (
    <img src={series.listImage} alt={series.altListImage} loading="lazy" />
  );
