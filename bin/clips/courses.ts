import type { ContentLocale } from "../../contract/primitives";

/** What the clips of one course have in common. */
export interface Course {
  /** A short name of the course, shown at the top of every slide. */
  label: string;
  tint: string;
  /** A darker step of the tint, for shapes that lie on it. */
  shade: string;
}

/** The labels of a course by language: those that its clips exist in. */
type Labels = { en: string } & Partial<Record<ContentLocale, string>>;

const courses: Readonly<Record<string, { labels: Labels; tint: string; shade: string }>> = {
  "seo-basics": {
    labels: {
      en: "SEO basics",
      es: "Fundamentos de SEO",
      pt: "Fundamentos de SEO",
      de: "SEO-Grundlagen",
      it: "Le basi della SEO",
      fr: "Les bases du SEO",
      ja: "SEOの基礎",
    },
    tint: "#dff3e7",
    shade: "#cbe9d7",
  },
  "content-marketing": {
    labels: {
      en: "Content marketing",
      es: "Marketing de contenidos",
      pt: "Marketing de conteúdo",
      de: "Content-Marketing",
      it: "Content marketing",
      fr: "Marketing de contenu",
      ja: "コンテンツマーケティング",
    },
    tint: "#fde8d7",
    shade: "#fad9c0",
  },
  "marketing-analytics": {
    labels: {
      en: "Marketing analytics",
      es: "Analítica de marketing",
      pt: "Análise de marketing",
      de: "Marketinganalyse",
      it: "Marketing analytics",
      fr: "Analyse marketing",
      ja: "マーケティング分析",
    },
    tint: "#e3e5fb",
    shade: "#d3d6f6",
  },
  "paid-search-basics": { labels: { en: "Paid search basics" }, tint: "#fdeccf", shade: "#fadfb3" },
  "social-media-basics": {
    labels: {
      en: "Social media basics",
      es: "Fundamentos de redes sociales",
      pt: "Fundamentos de redes sociais",
      de: "Social-Media-Grundlagen",
      it: "Le basi dei social media",
      fr: "Les bases des réseaux sociaux",
      ja: "ソーシャルメディアの基礎",
    },
    tint: "#fbe3df",
    shade: "#f6d0c9",
  },
  "marketing-career-basics": { labels: { en: "Marketing career basics" }, tint: "#e9f3dc", shade: "#d9e9c4" },
  "digital-marketing-basics": {
    labels: {
      en: "Digital marketing basics",
      es: "Fundamentos de marketing digital",
      pt: "Fundamentos de marketing digital",
      de: "Grundlagen des digitalen Marketings",
      it: "Le basi del marketing digitale",
      fr: "Les bases du marketing digital",
      ja: "デジタルマーケティングの基礎",
    },
    tint: "#dff0f2",
    shade: "#c8e4e8",
  },
  "ai-for-marketers": {
    labels: {
      en: "AI for marketers",
      es: "IA para marketing",
      pt: "IA para profissionais de marketing",
      de: "KI im Marketing",
      it: "IA per chi fa marketing",
      fr: "L’IA pour le marketing",
      ja: "マーケターのためのAI",
    },
    tint: "#efe6fa",
    shade: "#e1d3f5",
  },
  "semrush-tools-basics": { labels: { en: "Semrush tools basics" }, tint: "#e6f0fb", shade: "#d0e2f6" },
};

/**
 * Finds the course of a clip by its name: `seo-basics-3` is lesson 3 of `seo-basics`.
 * @throws {Error} if there is no such course, or none with a label in this language
 */
export function courseOf(clip: string, locale: ContentLocale): Course & { lesson: string } {
  const [, slug = "", lesson = ""] = /^(.+)-(\d+)$/.exec(clip) ?? [];
  const course = courses[slug];
  if (!course)
    throw new Error(`${clip}: there is no course "${slug}"; the courses are ${Object.keys(courses).join(", ")}`);
  const { labels, tint, shade } = course;
  const label = labels[locale];
  if (label === undefined) throw new Error(`${clip}: "${slug}" has no label in ${locale}; add it to courses.ts`);
  return { label, tint, shade, lesson };
}
