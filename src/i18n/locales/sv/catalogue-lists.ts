import type { Translation } from "../../translation";
import type { texts as english } from "../en/catalogue-lists";

/** The Swedish texts of the other lists: single lessons, webinars, templates, topics, what a search found, and reviews. */
export const texts: Translation<typeof english> = {
  results: {
    title: "Sök",
    titleOf: "Sök: {{words}}",
    form: "Sök överallt",
    words: "Det du söker efter",
    where: "Visa",
    all: "Alla",
    idle: "Skriv vad du vill lära dig, eller en term som du vill ha förklarad.",
    found_one: "{{count}} träff",
    found_other: "{{count}} träffar",
    foundOf: "{{kind}}: {{found}}",
    noneOfKind: "Det finns inget av den här sorten, men andra träffar.",
    showAll: "Visa alla träffar",
    tips: "Det här kan du prova",
    tipSpelling: "Kontrollera stavningen.",
    tipWords: "Använd färre eller mer allmänna ord.",
    tipLanguage: "Sök på ditt språk eller på engelska, eller byt språk på webbplatsen.",
    topics: "Populära ämnen",
    more: "Visa fler träffar",
    moreFailed: "Fler träffar kunde inte läsas in",
  },
  recommended: {
    title: "Vad du kan lära dig härnäst",
    failed: "De rekommenderade kurserna kunde inte läsas in",
  },
  lessonShelf: {
    title: "Enskilda lektioner",
    description: "Fristående lektioner: en uppgift var, klara på mindre än en halvtimme, med video och quiz.",
    intro: "En uppgift, en lektion. Se smakprovet, anmäl dig gratis och bli klar inom en halvtimme.",
    filters: "Filtrera lektionerna",
    search: "Sök lektioner",
    placeholder: "Till exempel: title tags",
    found_one: "{{count}} lektion",
    found_other: "{{count}} lektioner",
    more: "Visa fler lektioner",
    empty: "Ingen lektion passar",
    reset: "Visa alla lektioner",
    failed: "Lektionerna kunde inte läsas in",
    moreFailed: "Fler lektioner kunde inte läsas in",
  },
  webinarShelf: {
    title: "Webbinarier",
    description:
      "Webbinarier om sök, innehåll, annonsering och mätning: kommande webbinarier och inspelningar av tidigare.",
    intro: "Live, med tid för dina frågor. Efteråt finns inspelningen kvar här, med undertexter.",
    upcoming: "Kommande",
    recordings: "Inspelningar",
    filters: "Filtrera webbinarierna",
    found_one: "{{count}} webbinarium",
    found_other: "{{count}} webbinarier",
    more: "Visa fler webbinarier",
    empty: "Inget webbinarium passar",
    reset: "Visa alla webbinarier",
    failed: "Webbinarierna kunde inte läsas in",
    moreFailed: "Fler webbinarier kunde inte läsas in",
  },
  templateShelf: {
    title: "Mallar",
    description:
      "Filer att arbeta med, var och en med ett ifyllt exempel: kalendrar, briefer, checklistor, planer och rapporter.",
    intro: "Ladda ner filen, titta på det ifyllda exemplet och byt ut det mot ditt eget.",
    filters: "Filtrera mallarna",
    search: "Sök mallar",
    placeholder: "Till exempel: content calendar",
    found_one: "{{count}} mall",
    found_other: "{{count}} mallar",
    more: "Visa fler mallar",
    empty: "Ingen mall passar",
    reset: "Visa alla mallar",
    failed: "Mallarna kunde inte läsas in",
    moreFailed: "Fler mallar kunde inte läsas in",
  },
  topic: {
    advertising: {
      title: "Kurser i annonsering",
      description:
        "Gratis kurser i betald sök och annan annonsering: auktioner, sökord, annonser, landningssidor och vad de ger.",
      intro:
        "Köp uppmärksamhet med eftertanke: hur auktioner sätter priset, vad en annons måste säga och när du ska sluta.",
    },
    career: {
      title: "Kurser för en karriär i marknadsföring",
      description:
        "Gratis kurser för en karriär i marknadsföring: roller, portfolio, ansökningar och de första nittio dagarna på jobbet.",
      intro: "Ta reda på vilken roll som passar dig, visa vad du kan och börja bra.",
    },
    contentMarketing: {
      title: "Kurser i innehållsmarknadsföring",
      description:
        "Gratis kurser i innehållsmarknadsföring: välja ämnen, skriva briefer, redigera, sprida och mäta vad det gav.",
      intro: "Publicera det som läsarna behöver, och vet efteråt om det hjälpte.",
    },
    digitalMarketing: {
      title: "Kurser i digital marknadsföring",
      description:
        "Gratis kurser i digital marknadsföring som helhet: kanaler, målgrupp, e-post och en plan med siffror som går ihop.",
      intro: "Se hur kanalerna hänger ihop innan du väljer en.",
    },
    aiCourses: {
      title: "AI-kurser för marknadsförare",
      description:
        "Gratis kurser i att arbeta med AI i marknadsföring: ge en modell en brief, granska resultatet och bli hittad i AI-svar.",
      intro: "Lämna över det som en modell gör bra, och behåll det som kräver en människa.",
    },
    marketingAnalytics: {
      title: "Kurser i marknadsföringsanalys",
      description: "Gratis kurser i marknadsföringsanalys: frågor, mått, data du kan lita på och beslut som håller.",
      intro: "Gör en fråga till en siffra, och siffran till ett beslut.",
    },
    seo: {
      title: "SEO-kurser",
      description:
        "Gratis SEO-kurser: hur sök fungerar, sökord och sökavsikt, sidor, tekniska kontroller och att mäta effekten.",
      intro: "Lär dig sök som en rad av etapper, och ta reda på i vilken av dem en sida har fastnat.",
    },
    semrushTools: {
      title: "Kurser om Semrush-verktygen",
      description:
        "Gratis kurser i att arbeta med Semrush-verktygen: uppskattningar, sökordsanalys, webbplatsgranskningar och rankningsbevakning.",
      intro: "Vet vad verktygen mäter, vad de uppskattar och hur du arbetar med båda delarna.",
    },
    socialMedia: {
      title: "Kurser i sociala medier",
      description:
        "Gratis kurser i marknadsföring i sociala medier: syfte, inlägg, svar, tillgänglighet och att mäta vad det gav.",
      intro: "Välj få nätverk, publicera med ett syfte och räkna vad det gav verksamheten.",
    },
  },
  voices: {
    experts: "De som undervisar",
    reviews: "Vad deltagare säger",
  },
};
