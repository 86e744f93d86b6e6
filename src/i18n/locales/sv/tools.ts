import type { Translation } from "../../translation";
import type { texts as english } from "../en/tools";

/** The Swedish texts of what opens on any page: toasts, the messages of the visit, keyboard shortcuts, what is counted. */
export const texts: Translation<typeof english> = {
  notices: {
    nameSaved: "Ditt namn är sparat: {{name}}.",
    promoRedeemed: "Kampanjkoden {{code}} är inlöst.",
    dataExported: "Dina uppgifter är sparade som {{file}}.",
    certificateDeleted: "Certifikatet är borttaget.",
    enrolled: "Du är anmäld.",
    courseLeft: "Du har lämnat kursen. Det du har gjort sparas.",
    ratingSaved_one: "Ditt betyg är sparat: {{count}} stjärna.",
    ratingSaved_other: "Ditt betyg är sparat: {{count}} stjärnor.",
    feedbackSent: "Dina synpunkter har kommit fram. Tack.",
    connectionLost: "Anslutningen är borta. Det du skriver sparas.",
    connectionBack: "Anslutningen är tillbaka. Det som väntade skickas nu.",
  },
  messages: {
    title: "Meddelanden",
    intro:
      "Det som har meddelats sedan du öppnade webbplatsen. Meddelandena stannar i den här fliken och försvinner när du laddar om eller loggar ut.",
    none: "Inget har meddelats än.",
    clear: "Rensa meddelandena",
    dismiss: "Dölj",
  },
  shortcuts: {
    title: "Kortkommandon",
    intro: "De vilar medan du skriver i ett fält eller en video har fokus, och så länge Ctrl, Alt eller ⌘ hålls nere.",
    switch: "Använd kortkommandon",
    switchHint: "När de är avstängda gör ingen enskild tangent något. Den här enheten minns det.",
    anywhere: "På alla sidor",
    goTo: "Två tangenter efter varandra",
    inLesson: "I en lektion",
    followedBy: "sedan",
    list: "Den här listan",
    search: "Sök",
    messages: "Meddelanden från det här besöket",
    home: "Startsidan",
    courses: "Kurser",
    myLearning: "Mitt lärande",
    webinars: "Webbinarier",
    exams: "Prov och certifikat",
    next: "Nästa steg",
    previous: "Föregående steg",
    bookmark: "Sätt eller ta bort bokmärket",
  },
  counted: {
    title: "Vad som räknas",
    intro:
      "Bara om du går med på det, och bara i den här fliken: vilken sorts konto som finns, vilka sidor som öppnas och vilka steg sidan går igenom. Inga namn, inga adresser, inga texter, inga kontonummer. Inget skickas någonstans.",
    none: "Inget har räknats.",
    list_one: "{{count}} rapport, så som den skulle skickas",
    list_other: "{{count}} rapporter, nyaste först, så som de skulle skickas",
    clear: "Rensa det som har räknats",
  },
};
