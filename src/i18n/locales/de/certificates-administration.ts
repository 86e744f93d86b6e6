import type { Translation } from "../../translation";
import type { texts as english } from "../en/certificates-administration";

export const texts: Translation<typeof english> = {
  staffCertificates: {
    title: "Zertifikate",
    intro:
      "Alle Zertifikate, die nicht gelöscht wurden, die neuesten zuerst. Du kannst sie widerrufen und wiederherstellen.",
    filter: "Zertifikate filtern",
    search: "Name, E-Mail, Zertifikatsnummer oder Adresse der Seite",
    exam: "Prüfung",
    anyExam: "Alle Prüfungen",
    state: "Welche Zertifikate",
    states: { all: "Alle", valid: "Gültig", expired: "Abgelaufen", revoked: "Widerrufen" },
    file: "Als CSV herunterladen",
    found_one: "{{count}} Zertifikat auf dieser Seite",
    found_other: "{{count}} Zertifikate auf dieser Seite",
    empty: "Zu diesen Filtern gibt es keine Zertifikate.",
    showAll: "Alle Zertifikate zeigen",
    failed: "Die Zertifikate konnten nicht geladen werden",
    pages: "Seiten",
    first: "Neueste Zertifikate",
    next: "Nächste Seite",
    issued: "Ausgestellt am {{date}}",
    expires: "Gültig bis {{date}}",
    forever: "Läuft nicht ab",
    revokedAt: "Widerrufen am {{date}}",
    revoke: "Widerrufen",
    restore: "Wiederherstellen",
    revokeOf: "Zertifikat von {{name}} widerrufen: {{title}}",
    restoreOf: "Zertifikat von {{name}} wiederherstellen: {{title}}",
    reasons: {
      cheating: "Prüfung nicht ehrlich abgelegt",
      identity: "Von jemand anderem abgelegt",
      mistake: "Irrtümlich ausgestellt",
      other: "Anderer Grund",
    },
    ask: {
      revoke: "Das Zertifikat von {{name}} widerrufen?",
      restore: "Das Zertifikat von {{name}} wiederherstellen?",
    },
    effects: {
      revoke: {
        page: "Die öffentliche Seite sagt, dass es widerrufen wurde, aber nicht warum. Das PDF gibt es nicht mehr.",
        badge: "Nach spätestens sechs Minuten gilt der Badge für alle, die ihn prüfen, nicht mehr.",
        mail: "1 E-Mail nennt {{email}} den Grund.",
      },
      restore: {
        page: "Die öffentliche Seite und das PDF gibt es wieder.",
        badge: "Nach spätestens sechs Minuten gilt der Badge für alle, die ihn prüfen, wieder.",
        mail: "1 E-Mail sagt {{email}}, dass es wieder gilt.",
      },
    },
    undoable: "Du kannst das rückgängig machen; eine gesendete E-Mail bleibt gesendet.",
    reason: "Grund",
    noReason: "Wähle einen Grund.",
    note: "Nachricht an die Person",
    noteHint: "Sie steht in der E-Mail nach dem Grund, in deinen Worten. Höchstens 500 Zeichen.",
    noNote: "Schreib, was der Grund ist.",
    confirm: { revoke: "Zertifikat widerrufen", restore: "Zertifikat wiederherstellen" },
    notDone: {
      revoke: "Das Zertifikat konnte nicht widerrufen werden",
      restore: "Das Zertifikat konnte nicht wiederhergestellt werden",
    },
    done: {
      revoke: "Das Zertifikat von {{name}} ist widerrufen: {{title}}",
      restore: "Das Zertifikat von {{name}} gilt wieder: {{title}}",
    },
    told: "Wir senden eine E-Mail an {{email}}.",
    undo: "Rückgängig machen",
    cancel: "Abbrechen",
    leave: "Schließen und ansehen, was jetzt gilt",
    outdated: "Dieses Zertifikat hat sich inzwischen geändert",
    outdatedText:
      "Es wurde nichts getan. Jemand anderes hat es widerrufen oder wiederhergestellt, oder es wurde gelöscht.",
  },
};
