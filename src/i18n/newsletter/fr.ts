/** Texts of the newsletter: the mail that asks for a confirmation, and the pages that mails lead to (NL-02, NL-04). */
export const newsletter = {
  page: {
    confirmTitle: 'Confirmer votre inscription',
    confirmAsk: (organisation: string) => `Recevoir par e-mail la lettre d’information envoyée par ${organisation} ?`,
    confirm: 'Confirmer mon inscription',
    confirmed: 'C’est confirmé : vous recevrez la lettre d’information. Merci !',
    expired: 'Le délai est passé : l’inscription n’a pas été confirmée à temps et rien n’est gardé.',
    again: 'S’inscrire de nouveau',
    leaveTitle: 'Désinscription',
    leaveAsk: (organisation: string) => `Ne plus recevoir la lettre d’information envoyée par ${organisation} ?`,
    leave: 'Me désinscrire',
    left: 'Vous êtes désinscrit : vous ne recevrez plus cette lettre d’information.',
    unknown: 'Ce lien n’est pas valable.',
    later: 'Trop de demandes à la fois. Réessayez dans quelques minutes.',
    home: 'Retour au site',
  },

  mail: {
    subject: (organisation: string) => `Confirmez votre inscription : ${organisation}`,
    body: (organisation: string) =>
      `Une inscription à la lettre d’information envoyée par ${organisation} a été demandée avec cette adresse. Elle ne comptera qu’une fois confirmée.`,
    confirm: 'Confirmer mon inscription',
    until: 'Ce lien est valable 48 heures. Sans confirmation, l’adresse est effacée.',
    notYou: 'Vous n’avez rien demandé ? Ignorez ce message : vous ne recevrez rien.',
  },
};
export type NewsletterTexts = typeof newsletter;
