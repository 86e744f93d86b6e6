import { series } from "../../../contract/courses/series";
import type { Call } from "../../api/call";
import { inLocale, type Keyed, type Localized } from "../../api/query";

interface InSeries extends Localized {
  seriesSlug: string;
}
interface InEpisode extends InSeries {
  episodeSlug: string;
}
const seriesParams = ({ locale, seriesSlug }: InSeries) => ({ ...inLocale(locale), seriesSlug });
const episodeParams = ({ episodeSlug, ...place }: InEpisode) => ({ ...seriesParams(place), episodeSlug });

export const seriesService = (call: Call) => ({
  loadSeriesList: async ({ locale }: Localized) => (await call(series.list, { params: inLocale(locale) })).data,
  loadTop: async ({ locale }: Localized) => (await call(series.top, { params: inLocale(locale) })).data,
  loadSeries: (place: InSeries) => call(series.bySlug, { params: seriesParams(place) }),
  loadEpisodes: async (place: InSeries) => (await call(series.episodes, { params: seriesParams(place) })).data,
  loadEpisode: (place: InEpisode) => call(series.episode, { params: episodeParams(place) }),
  watchEpisode: ({ key, ...place }: InEpisode & Keyed) => call(series.watch, { params: episodeParams(place) }, { key }),
  loadProgress: (place: InSeries) => call(series.progress, { params: seriesParams(place) }),
});
