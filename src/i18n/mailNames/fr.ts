import type { WordedMail } from '../../contract/terms/wordedMails';

/** The mails whose words an organisation may change (MAIL-05), by name. */
export const mailNames: Readonly<Record<WordedMail, string>> = {
  thanks: 'Remerciement pour un don',
  payment: 'Confirmation d’un paiement',
  failed: 'Paiement refusé',
  gone: 'Remboursement : plus disponible',
  manage: 'Lien pour gérer les paiements',
  pledge: 'Promesse de don notée',
  formCopy: 'Formulaire reçu',
  formHeld: 'Demande à confirmer',
  newsletter: 'Inscription à la lettre',
};
