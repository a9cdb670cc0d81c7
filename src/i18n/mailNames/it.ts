import type { WordedMail } from '../../contract/terms/wordedMails';

export const mailNames: Readonly<Record<WordedMail, string>> = {
  thanks: 'Ringraziamento per una donazione',
  payment: 'Conferma di un pagamento',
  failed: 'Pagamento rifiutato',
  gone: 'Rimborso: non più disponibile',
  manage: 'Link per gestire i pagamenti',
  pledge: 'Promessa registrata',
  formCopy: 'Modulo ricevuto',
  formHeld: 'Richiesta da confermare',
  newsletter: 'Iscrizione alla newsletter',
};
