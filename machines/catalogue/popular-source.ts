/** Which call the cards come from: the list of courses on the Japanese site, the search API on every other (section 7). */
export type PopularSource = "coursesList" | "searchApi";

export const popularSource = (locale: string): PopularSource => (locale === "ja" ? "coursesList" : "searchApi");
