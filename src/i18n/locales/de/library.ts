import type { Translation } from "../../translation";
import type { texts as english } from "../en/library";

/** The German texts of what is looked up: glossary, questions and answers, terms, webinars, templates, and of the page for education. */
export const texts: Translation<typeof english> = {
  article: {
    draft: "Entwurf. Nur die Redaktion sieht diese Seite.",
  },
  glossary: {
    title: "Glossar zum digitalen Marketing",
    description:
      "Die Begriffe aus Suche, Content, Werbung und Analyse: jeder in einem einfachen Satz, mit Erklärung und verwandten Begriffen.",
    intro: "Die Begriffe des Fachs, jeder zuerst in einem einfachen Satz. Öffne einen, um weiterzulesen.",
    filter: "Begriff finden",
    search: "Glossar durchsuchen",
    placeholder: "Zum Beispiel: Canonical",
    apply: "Suchen",
    letters: "Buchstaben",
    anyLetter: "Alle",
    found_one: "{{count}} Begriff",
    found_other: "{{count}} Begriffe",
    clear: "Alle Begriffe zeigen",
    empty: "Kein passender Begriff",
    emptyText: "Versuch es mit einem Teil des Wortes oder mit einem anderen Wort dafür.",
    none: "Noch keine Begriffe",
    noneText: "Die ersten erscheinen hier, sobald sie veröffentlicht sind. Bis dahin stehen dir die Kurse offen.",
    failed: "Das Glossar konnte nicht geladen werden",
  },
  term: {
    synonyms: "Heißt auch",
    body: "Erklärung",
    related: "Verwandte Begriffe",
    topics: "Kurse dazu",
    sameLetter: "Weitere Begriffe unter {{letter}}",
    failed: "Der Begriff konnte nicht geladen werden",
  },
  faq: {
    title: "Fragen und Antworten",
    description:
      "Kurze Antworten auf das, was Lernende fragen: Konten, Kurse, Prüfungen, Zertifikate und die Nutzungsbedingungen.",
    intro: "Kurze Antworten auf das, was Lernende am häufigsten fragen.",
    groups: "Themen",
    link: "Link zu dieser Frage",
    missing: "Fehlt deine Frage?",
    missingText: "Schreib dem Team der Academy. Antworten kommen per E-Mail.",
    ask: "Schreib uns",
    none: "Noch keine Fragen",
    failed: "Die Fragen und Antworten konnten nicht geladen werden",
  },
  terms: {
    crumb: "Nutzungsbedingungen",
    description:
      "Was gilt, wenn du die Academy nutzt: dein Konto, die Inhalte, Zertifikate und wie wir mit Daten umgehen.",
    updated: "Zuletzt geändert am {{date}}",
    body: "Die Bedingungen im Wortlaut",
    failed: "Die Nutzungsbedingungen konnten nicht geladen werden",
  },
  webinar: {
    crumb: "Webinar",
    toCome: "Findet statt am",
    was: "Fand statt am",
    zone: "Zeitzone: {{zone}}",
    calendar: "In deinen Kalender eintragen",
    calendarText: "Der Eintrag führt auf diese Seite zurück.",
    live: "Live dabei sein",
    register: "Anmelden",
    registerMail: "Du bekommst eine E-Mail mit dem Kalendereintrag und eine Stunde vor Beginn eine Erinnerung.",
    registerHint: "Du meldest dich zuerst im Konto an und kommst dann hierher zurück.",
    registered: "Du bist dabei",
    registeredMail:
      "Wir haben dir eine E-Mail mit dem Kalendereintrag geschickt. Eine Stunde vor Beginn erinnern wir dich.",
    registeredNoMail: "Diese Website verschickt keine E-Mails. Trage das Webinar in deinen Kalender ein.",
    opens: "Ab 15 Minuten vor Beginn kannst du auf dieser Seite teilnehmen.",
    joinNow: "Du kannst jetzt teilnehmen",
    join: "Am Webinar teilnehmen",
    cancelRegistration: "Anmeldung zurückziehen",
    canceled: "Deine Anmeldung ist zurückgezogen.",
    registerFailed: "Die Anmeldung hat nicht geklappt",
    cancelFailed: "Die Anmeldung konnte nicht zurückgezogen werden",
    registrationFailed: "Deine Anmeldung konnte nicht geladen werden",
    over: "Dieses Webinar ist vorbei",
    overText: "Eine Aufzeichnung davon gibt es hier nicht.",
    recording: "Die Aufzeichnung",
    recordingOf: "Aufzeichnung von {{title}}",
    play: "Aufzeichnung abspielen",
    outcomes: "Was du lernst",
    about: "Über dieses Webinar",
    speakers_one: "Es spricht",
    speakers_other: "Es sprechen",
    all: "Alle Webinare",
    failed: "Das Webinar konnte nicht geladen werden",
  },
  template: {
    crumb: "Vorlage",
    download: "{{name}} herunterladen ({{size}})",
    rights: "Du darfst sie kostenlos nutzen und verändern, auch in der Arbeit für deine Kunden.",
    about: "Wofür sie ist",
    steps: "So füllst du sie aus",
    all: "Alle Vorlagen",
    failed: "Die Vorlage konnte nicht geladen werden",
  },
  education: {
    title: "Für Lehrende und Studierende",
    description:
      "Unterrichte Suche, Content und Analyse mit kostenlosen Kursen: Prüfungen mit nachprüfbaren Zertifikaten, Serien für Studierende, Vorlagen für den Unterricht.",
    intro:
      "Nutze die Academy in Seminaren, in der Berufsausbildung und in Workshops. Die Kurse sind kostenlos, alle lernen in ihrem eigenen Tempo, und du kannst jedes Zertifikat nachprüfen.",
    offer: "Was deine Gruppe hier findet",
    courses: "Kurse mit Prüfung",
    coursesText:
      "Kurze Lektionen mit einem Video, etwas zum Lesen und einem Quiz, das seine Antworten erklärt. Die Prüfung zieht ihre Fragen aus einem Vorrat, deshalb sehen Sitznachbarn selten dieselben.",
    series: "Serien für Studierendenkonten",
    seriesText:
      "Mit einem Studierendenkonto gibt es auch die Serien: kurze Folgen, die ein Thema der Reihe nach durchgehen, auf Englisch.",
    certificates: "Zertifikate, die sich nachprüfen lassen",
    certificatesText:
      "Jedes Zertifikat hat eine öffentliche Seite, auf der steht, ob es gültig ist. Studierende schicken dir die Adresse; um sie zu öffnen, brauchst du kein Konto.",
    templates: "Dateien für die Arbeit im Unterricht",
    templatesText:
      "Briefings, Kalender, Checklisten und Pläne, jeweils mit einem ausgefüllten Beispiel. Nimm sie mit in den Unterricht und ändere sie, wie du möchtest.",
    how: "Ein Kurs mit deiner Gruppe, in vier Schritten",
    step1: "Wähl einen Kurs und geh ihn selbst durch",
    step1Text:
      "Auf der Kursseite stehen die Lektionen, wie lange jede dauert, und die Regeln der Prüfung. Ein Quiz lässt sich beliebig oft wiederholen.",
    step2: "Vereinbart ein Tempo",
    step2Text:
      "Gib zu jedem Treffen ein oder zwei Lektionen auf. Der Fortschritt wird für jede Person einzeln gespeichert, also muss niemand an derselben Stelle sein.",
    step3: "Nutzt die Treffen für Fragen und zum Üben",
    step3Text:
      "Arbeitet mit einer Vorlage an einer Website, die alle kennen. Das Glossar erklärt die Begriffe, und die Quiz zeigen, worüber ihr noch einmal reden solltet.",
    step4: "Lass alle die Prüfung ablegen",
    step4Text:
      "Sie beginnt erst, wenn jemand sie startet, im Unterricht oder zu Hause. Wer besteht, schickt dir die Adresse des Zertifikats.",
    accounts: "Studierendenkonten für deine Gruppe",
    accountsText:
      "Nenn uns die Schule oder Hochschule, dein Fach und für wie viele Studierende du Konten brauchst. Zum Senden meldest du dich an, damit die Antwort dich erreicht.",
    ask: "Studierendenkonten anfragen",
    further: "Wie es weitergeht",
    toCourses: "Alle Kurse ansehen",
    toSeries: "Alle Serien ansehen",
    toTemplates: "Alle Vorlagen ansehen",
    toFaq: "Fragen und Antworten",
  },
};
