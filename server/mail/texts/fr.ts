import type { MailTexts } from "../mail-texts";

export const texts: MailTexts = {
  registration: {
    subject: "Confirmez votre adresse e-mail",
    text: "Appuyez sur le bouton pour confirmer votre adresse e-mail et saisissez le mot de passe que vous avez choisi. Le lien fonctionne une seule fois et expire 24 heures après l’envoi.",
    button: "Confirmer l’adresse e-mail",
  },
  "address-taken": {
    subject: "Vous avez déjà un compte Academy",
    text: "Quelqu’un, sans doute vous, a essayé de s’inscrire avec cette adresse e-mail. Elle a déjà un compte : il suffit de vous connecter. Si vous avez oublié votre mot de passe, vous pourrez en choisir un nouveau.",
    button: "Se connecter",
  },
  "new-password": {
    subject: "Choisissez un nouveau mot de passe",
    text: "Appuyez sur le bouton pour choisir un nouveau mot de passe pour votre compte Academy. Le lien fonctionne une seule fois et expire une heure après l’envoi. Tant que vous ne l’utilisez pas, l’ancien mot de passe reste valable.",
    button: "Choisir un mot de passe",
  },
  "no-account": {
    subject: "Aucun compte Academy n’utilise cette adresse",
    text: "Quelqu’un, sans doute vous, a demandé un nouveau mot de passe, mais aucun compte n’utilise cette adresse e-mail. Vous vous êtes peut-être inscrit avec une autre.",
    button: "Voir comment se connecter",
  },
  "no-password": {
    subject: "Vous vous connectez sans mot de passe",
    text: "Quelqu’un, sans doute vous, a demandé un nouveau mot de passe, mais votre compte n’en a pas : vous vous connectez avec votre compte du site principal.",
    button: "Se connecter",
  },
  "password-changed": {
    subject: "Votre mot de passe a été modifié",
    text: "Le mot de passe de votre compte Academy a été modifié et tous les appareils ont été déconnectés. Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe.",
    button: "Choisir un mot de passe",
  },
  "new-browser": {
    subject: "Nouvelle connexion à votre compte Academy",
    text: "Quelqu’un, probablement vous, s’est connecté avec votre mot de passe dans un navigateur où votre compte n’avait jamais été utilisé. Votre profil indique où vous êtes connecté. Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe : tous les appareils seront déconnectés.",
    button: "Choisir un mot de passe",
  },
  "passkey-added": {
    subject: "Une clé d’accès a été ajoutée à votre compte",
    text: "Une clé d’accès a été ajoutée à votre compte Academy. La personne qui la possède peut se connecter sans votre mot de passe. Si ce n’était pas vous, supprimez-la dans votre profil et choisissez un nouveau mot de passe.",
    button: "Ouvrir le profil",
  },
  "passkey-removed": {
    subject: "Une clé d’accès a été supprimée de votre compte",
    text: "Une clé d’accès de votre compte Academy a été supprimée et ne permet plus de se connecter. Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe : tous les appareils seront déconnectés.",
    button: "Choisir un mot de passe",
  },
  "recovery-code-used": {
    subject: "Un code de récupération a été utilisé",
    text: "Quelqu’un s’est connecté à votre compte Academy avec votre mot de passe et l’un de vos codes de récupération. Ce code ne fonctionne plus. Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et créez de nouveaux codes dans votre profil.",
    button: "Choisir un mot de passe",
  },
  "webinar-registered": {
    subject: "Inscription confirmée : {{title}}",
    text: "Le webinaire commence le {{when}}. L’événement pour votre agenda est joint. À partir de 15 minutes avant le début, le bouton mène à la page qui donne accès au direct. Si vous ne pouvez pas venir, annulez-y votre inscription.",
    button: "Ouvrir la page du webinaire",
  },
  "webinar-reminder": {
    subject: "Bientôt en direct : {{title}}",
    text: "Le webinaire commence le {{when}}. À partir de 15 minutes avant le début, vous pouvez le rejoindre depuis sa page. Si vous ne pouvez pas venir, vous n’avez rien à faire.",
    button: "Ouvrir la page du webinaire",
  },
  "new-email": {
    subject: "Confirmez votre nouvelle adresse e-mail",
    text: "Appuyez sur le bouton pour utiliser cette adresse avec votre compte Academy et saisissez votre mot de passe. Le lien fonctionne une seule fois et expire 24 heures après l’envoi. Tant que vous ne l’utilisez pas, l’ancienne adresse reste valable.",
    button: "Confirmer l’adresse e-mail",
  },
  "new-email-taken": {
    subject: "Cette adresse a déjà un compte Academy",
    text: "Quelqu’un, sans doute vous, voulait utiliser cette adresse pour un autre compte Academy. Elle a déjà son propre compte, donc rien n’a changé. Pour l’utiliser avec l’autre, supprimez d’abord ce compte.",
    button: "Se connecter",
  },
  "email-change-asked": {
    subject: "Votre adresse e-mail va changer",
    text: "Quelqu’un, sans doute vous, a demandé une autre adresse e-mail pour votre compte Academy et connaissait le mot de passe. La nouvelle adresse doit encore être confirmée. Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe : cela arrête aussi le changement.",
    button: "Choisir un mot de passe",
  },
  "certificate-revoked": {
    subject: "Votre certificat a été révoqué : {{title}}",
    text: "Academy a révoqué votre certificat « {{title}} ». Sa page publique l’indique désormais, son badge n’est plus valable et il ne peut plus être téléchargé. Si vous pensez qu’il s’agit d’une erreur, écrivez-nous avec « Commentaires » sur n’importe quelle page.",
    button: "Ouvrir la page du certificat",
  },
  "certificate-restored": {
    subject: "Votre certificat est de nouveau valable : {{title}}",
    text: "Academy a rétabli votre certificat « {{title}} » : sa page publique, son badge et son PDF sont tels qu’avant la révocation.",
    button: "Ouvrir la page du certificat",
  },
  ignore: "Si vous n’avez rien demandé, ignorez cet e-mail. Rien ne changera.",
  copy: "Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :",
  why: "Academy a envoyé cet e-mail à {{email}}. Personne ne lit les réponses.",
  reasons: {
    cheating: "Motif : l’examen n’a pas été passé honnêtement.",
    identity: "Motif : l’examen a été passé par une autre personne que celle nommée sur le certificat.",
    mistake: "Motif : il a été délivré par erreur.",
  },
  mailbox: {
    title: "Boîte de réception",
    intro:
      "Ceci est une démo : au lieu d’envoyer les e-mails, elle les affiche ici. Toute personne qui a accès à ce site peut les lire.",
    none: "Aucun e-mail pour l’instant. Inscrivez-vous ou demandez un nouveau mot de passe, et l’e-mail apparaîtra ici.",
    open: "Afficher en HTML",
  },
};
