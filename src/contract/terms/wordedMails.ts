/** The mails whose words an organisation may change, each with the placeholders that its words may have (MAIL-06). */
export const mailPlaceholders = {
  thanks: ['prenom', 'nom', 'montant', 'caisse', 'organisation'],
  payment: ['prenom', 'nom', 'montant', 'objet', 'organisation'],
  failed: ['prenom', 'nom', 'montant', 'objet', 'organisation'],
  gone: ['prenom', 'nom', 'montant', 'objet', 'organisation'],
  manage: ['prenom', 'nom', 'objet', 'organisation'],
  pledge: ['montant', 'campagne', 'organisation'],
  formCopy: ['formulaire', 'organisation'],
  formHeld: ['formulaire', 'organisation'],
  newsletter: ['organisation'],
} as const;
export type WordedMail = keyof typeof mailPlaceholders;
export const wordedMails = Object.keys(mailPlaceholders) as WordedMail[];

/** The words of a mail around its facts, each with the most characters that it has. */
export const mailParts = { subject: 200, opening: 2000, closing: 1000 } as const;
export type MailPart = keyof typeof mailParts;
export type MailWords = Readonly<Record<MailPart, string>>;
