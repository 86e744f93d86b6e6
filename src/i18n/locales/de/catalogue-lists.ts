import type { Translation } from "../../translation";
import type { texts as english } from "../en/catalogue-lists";

/** The German texts of the other lists: single lessons, webinars, templates, topics, what a search found, and reviews. */
export const texts: Translation<typeof english> = {
  results: {
    title: "Suche",
    titleOf: "Suche: {{words}}",
    form: "Alles durchsuchen",
    words: "Wonach du suchst",
    where: "Anzeigen",
    all: "Alle",
    idle: "Gib ein, was du lernen möchtest, oder einen Begriff, den du nachschlagen willst.",
    found_one: "{{count}} Ergebnis",
    found_other: "{{count}} Ergebnisse",
    foundOf: "{{kind}}: {{found}}",
    noneOfKind: "In dieser Art von Inhalten passt nichts, in anderen schon.",
    showAll: "Alle Ergebnisse zeigen",
    tips: "Das kannst du versuchen",
    tipSpelling: "Prüfe die Schreibweise.",
    tipWords: "Nimm weniger oder allgemeinere Wörter.",
    tipLanguage: "Such in deiner Sprache oder auf Englisch, oder wechsle die Sprache der Website.",
    topics: "Beliebte Themen",
    more: "Mehr Ergebnisse zeigen",
    moreFailed: "Die nächsten Ergebnisse konnten nicht geladen werden",
  },
  recommended: {
    title: "Was du als Nächstes lernen kannst",
    failed: "Die empfohlenen Kurse konnten nicht geladen werden",
  },
  lessonShelf: {
    title: "Einzelne Lektionen",
    description:
      "Lektionen, die für sich stehen: je eine Aufgabe, in weniger als einer halben Stunde geschafft, mit Video und Quiz.",
    intro:
      "Eine Aufgabe, eine Lektion. Sieh dir die Vorschau an, schreib dich kostenlos ein und sei in einer halben Stunde fertig.",
    filters: "Lektionen filtern",
    search: "Lektionen suchen",
    placeholder: "Zum Beispiel: Title-Tags",
    found_one: "{{count}} Lektion",
    found_other: "{{count}} Lektionen",
    more: "Mehr Lektionen zeigen",
    empty: "Keine passende Lektion",
    reset: "Alle Lektionen zeigen",
    failed: "Die Lektionen konnten nicht geladen werden",
    moreFailed: "Die nächsten Lektionen konnten nicht geladen werden",
  },
  webinarShelf: {
    title: "Webinare",
    description: "Webinare zu Suche, Content, Werbung und Messung: kommende Termine und Aufzeichnungen.",
    intro: "Live, mit Zeit für deine Fragen. Danach bleibt die Aufzeichnung mit Untertiteln hier.",
    upcoming: "Demnächst",
    recordings: "Aufzeichnungen",
    filters: "Webinare filtern",
    found_one: "{{count}} Webinar",
    found_other: "{{count}} Webinare",
    more: "Mehr Webinare zeigen",
    empty: "Kein passendes Webinar",
    reset: "Alle Webinare zeigen",
    failed: "Die Webinare konnten nicht geladen werden",
    moreFailed: "Die nächsten Webinare konnten nicht geladen werden",
  },
  templateShelf: {
    title: "Vorlagen",
    description:
      "Dateien zum Arbeiten, jede mit einem ausgefüllten Beispiel: Kalender, Briefings, Checklisten, Pläne und Berichte.",
    intro: "Lade die Datei herunter, sieh dir das ausgefüllte Beispiel an und ersetze es durch dein eigenes.",
    filters: "Vorlagen filtern",
    search: "Vorlagen suchen",
    placeholder: "Zum Beispiel: Redaktionskalender",
    found_one: "{{count}} Vorlage",
    found_other: "{{count}} Vorlagen",
    more: "Mehr Vorlagen zeigen",
    empty: "Keine passende Vorlage",
    reset: "Alle Vorlagen zeigen",
    failed: "Die Vorlagen konnten nicht geladen werden",
    moreFailed: "Die nächsten Vorlagen konnten nicht geladen werden",
  },
  topic: {
    advertising: {
      title: "Kurse zu Werbung",
      description:
        "Kostenlose Kurse zu bezahlter Suche und anderer Werbung: Auktionen, Keywords, Anzeigen, Landingpages und was sie einbringen.",
      intro:
        "Kauf Aufmerksamkeit mit Verstand: wie Auktionen den Preis bestimmen, was eine Anzeige sagen muss und wann du aufhörst.",
    },
    career: {
      title: "Kurse für die Karriere im Marketing",
      description:
        "Kostenlose Kurse für eine Karriere im Marketing: Rollen, Portfolio, Bewerbungen und die ersten neunzig Tage im Job.",
      intro: "Finde heraus, welche Rolle zu dir passt, zeig, was du kannst, und fang gut an.",
    },
    contentMarketing: {
      title: "Kurse zu Content-Marketing",
      description:
        "Kostenlose Kurse zu Content-Marketing: Themen wählen, briefen, redigieren, verbreiten und messen, was es gebracht hat.",
      intro: "Veröffentliche, was Leser brauchen, und wisse danach, ob es geholfen hat.",
    },
    digitalMarketing: {
      title: "Kurse zu digitalem Marketing",
      description:
        "Kostenlose Kurse zum digitalen Marketing im Ganzen: Kanäle, Zielgruppe, E-Mail und ein Plan, dessen Zahlen aufgehen.",
      intro: "Sieh, wie die Kanäle zusammenpassen, bevor du einen wählst.",
    },
    aiCourses: {
      title: "KI-Kurse fürs Marketing",
      description:
        "Kostenlose Kurse zur Arbeit mit KI im Marketing: ein Modell briefen, seine Ergebnisse prüfen und in KI-Antworten gefunden werden.",
      intro: "Gib ab, was ein Modell gut kann, und behalte, was einen Menschen braucht.",
    },
    marketingAnalytics: {
      title: "Kurse zu Marketing-Analyse",
      description:
        "Kostenlose Kurse zu Marketing-Analyse: Fragen, Kennzahlen, verlässliche Daten und Entscheidungen, die standhalten.",
      intro: "Mach aus einer Frage eine Zahl und aus der Zahl eine Entscheidung.",
    },
    seo: {
      title: "SEO-Kurse",
      description:
        "Kostenlose SEO-Kurse: wie Suche funktioniert, Keywords und Suchabsicht, Seiten, technische Prüfungen und Erfolgsmessung.",
      intro: "Lerne Suche als Folge von Stufen kennen und finde heraus, an welcher eine Seite stecken bleibt.",
    },
    semrushTools: {
      title: "Kurse zu den Semrush-Tools",
      description:
        "Kostenlose Kurse zur Arbeit mit den Semrush-Tools: Schätzwerte, Keyword-Recherche, Site-Audits und Rank-Tracking.",
      intro: "Erfahre, was die Tools messen, was sie schätzen und wie du mit beidem arbeitest.",
    },
    socialMedia: {
      title: "Kurse zu Social Media",
      description:
        "Kostenlose Kurse zu Social-Media-Marketing: Ziel, Beiträge, Antworten, Barrierefreiheit und Erfolgsmessung.",
      intro: "Beschränk dich auf wenige Netzwerke, poste mit einem Ziel und miss, was es dem Geschäft gebracht hat.",
    },
  },
  voices: {
    experts: "Wer hier unterrichtet",
    reviews: "Was Lernende sagen",
  },
};
