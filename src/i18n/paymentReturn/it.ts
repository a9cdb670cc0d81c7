import type { PaymentReturnTexts } from './fr';

export const paymentReturn: PaymentReturnTexts = {
  thanksTitle: 'Grazie!',
  thanksText: 'Abbiamo ricevuto il tuo pagamento.',
  thanksAmount: (amount) => `Abbiamo ricevuto il tuo pagamento di ${amount}.`,
  thanksMonthly: (amount) => `La tua donazione di ${amount} al mese è stata registrata.`,
  changesSaved: 'Le modifiche sono state salvate. Nessun addebito è stato effettuato.',
  paymentPending: 'Il tuo pagamento è in attesa di conferma…',
  paymentPendingLong:
    'La conferma richiede più tempo del previsto. Riceverai un’e-mail non appena il pagamento sarà confermato.',
  paymentFailed: 'Il pagamento è stato rifiutato. Non è stato addebitato nulla.',
  paymentCancelled: 'Il pagamento è stato annullato. Non è stato addebitato nulla.',
  paymentGone:
    'Il pagamento è arrivato troppo tardi: ciò che aveva scelto non era più disponibile. Le rimborsiamo l’intero importo.',
  back: 'Indietro',
  backTo: (host) => `Torna a ${host}`,
  close: 'Chiudi',
};
