/** Texts for those who confirm a submission: the mail, and the page its link opens (SRV-15). Dates come formatted. */
export const confirm = {
  page: {
    title: 'Confirmer votre demande',
    until: (until: string) => `À confirmer avant le ${until}. Ensuite, rien n’est plus gardé pour vous.`,
    confirm: 'Confirmer',
    release: 'Annuler ma demande',
    done: 'C’est confirmé. Merci !',
    states: {
      confirmed: 'Votre demande est déjà confirmée.',
      expired: 'Le délai est passé : votre demande n’a pas été confirmée à temps, et rien n’est plus gardé pour vous.',
      cancelled: 'Cette demande a été annulée.',
    },
    again: 'Remplir de nouveau le formulaire',
    unknown: 'Ce lien n’est pas valable.',
  },

  mail: {
    subject: (title: string) => `Confirmez votre demande : ${title}`,
    body: (organisation: string) =>
      `${organisation} a reçu un formulaire envoyé avec votre adresse. Il ne comptera qu’une fois confirmé.`,
    confirm: 'Confirmer ma demande',
    until: (until: string) => `À confirmer avant le ${until}. Ensuite, rien n’est plus gardé pour vous.`,
    notYou: 'Vous n’avez rien envoyé ? Ignorez ce message : rien ne sera gardé.',
  },
};
export type ConfirmTexts = typeof confirm;
