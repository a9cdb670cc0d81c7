/** Mails to those who administer organisations: links that open something, and what happened to their account (USER-08, USER-09). */
export const users = {
  keys: {
    invitation: {
      subject: (organisation: string) => `Invitation à administrer ${organisation}`,
      body: (organisation: string) => `Vous êtes invité à administrer ${organisation}.`,
      button: 'Accepter l’invitation',
      until: 'Ce lien est valable 7 jours et une seule fois.',
    },
    reset: {
      subject: (server: string) => `Nouveau mot de passe : ${server}`,
      body: (server: string) => `Un nouveau mot de passe a été demandé pour votre compte sur ${server}.`,
      button: 'Choisir un mot de passe',
      until: 'Ce lien est valable une heure et une seule fois.',
    },
    link: {
      subject: (server: string) => `Votre lien de connexion : ${server}`,
      body: (server: string) =>
        `Voici le lien demandé pour vous connecter à ${server}. Ouvrez-le dans le même navigateur.`,
      button: 'Se connecter',
      until: 'Ce lien est valable 15 minutes et une seule fois.',
    },
    email: {
      subject: (server: string) => `Confirmez votre adresse : ${server}`,
      body: (server: string) =>
        `Cette adresse doit devenir celle d’un compte sur ${server}. Elle ne comptera qu’une fois confirmée.`,
      button: 'Confirmer l’adresse',
      until: 'Ce lien est valable un jour et une seule fois.',
    },
  },
  notYou: 'Vous n’avez rien demandé ? Ignorez ce message : rien ne change.',

  news: {
    device: {
      subject: (server: string) => `Nouvelle connexion : ${server}`,
      body: 'Votre compte a été ouvert depuis un nouveau navigateur :',
    },
    password: {
      subject: (server: string) => `Mot de passe changé : ${server}`,
      body: 'Le mot de passe de votre compte a été changé. Les autres connexions sont fermées.',
    },
    email: {
      subject: (server: string) => `Adresse changée : ${server}`,
      body: 'Votre compte a désormais une autre adresse : vous n’y recevrez plus de messages ici.',
    },
    factorOn: {
      subject: (server: string) => `Double authentification activée : ${server}`,
      body: 'Un code est désormais demandé en plus de votre mot de passe.',
    },
    factorOff: {
      subject: (server: string) => `Double authentification désactivée : ${server}`,
      body: 'Votre mot de passe suffit désormais pour ouvrir votre compte.',
    },
  },
  test: {
    subject: (organisation: string) => `Test d’envoi : ${organisation}`,
    body: (organisation: string) => `Si vous lisez ceci, les messages de ${organisation} arrivent bien jusqu’à vous.`,
    spam: 'Il se trouvait dans les indésirables ? Prévenez la personne qui gère le serveur.',
  },
  deletion: {
    asked: {
      subject: (organisation: string) => `Suppression demandée : ${organisation}`,
      body: (organisation: string, day: string) =>
        `La suppression de ${organisation} a été demandée. Tout ce que l’organisation a enregistré ici sera effacé le ${day}.`,
    },
    soon: {
      subject: (organisation: string) => `Rappel avant suppression : ${organisation}`,
      body: (organisation: string, day: string) =>
        `${organisation} sera supprimée le ${day}, avec tout ce qu’elle a enregistré ici. Pensez à en garder une archive.`,
    },
    cancelled: {
      subject: (organisation: string) => `Suppression annulée : ${organisation}`,
      body: (organisation: string, day: string) => `La suppression de ${organisation}, prévue le ${day}, est annulée.`,
    },
    undo: 'Jusque-là, chaque propriétaire peut l’annuler.',
    button: 'Voir ou annuler',
  },
  notYours: 'Ce n’était pas vous ? Choisissez aussitôt un nouveau mot de passe et prévenez les autres administrateurs.',
};
export type UsersTexts = typeof users;
