import type { CommonTexts } from './fr';

export const common: CommonTexts = {
  loading: 'Caricamento…',
  close: 'Chiudi',
  cancel: 'Annulla',
  back: 'Indietro',
  retry: 'Riprova',
  optional: 'facoltativo',

  error: 'Errore',
  somethingFailed: 'Si è verificato un errore',
  reload: 'Ricarica la pagina',
  notFound: 'Operazione non trovata sul server',
  serverFailed: 'Errore interno del server',
  gatewayTimeout: 'Il server non ha risposto in tempo',

  thanksTitle: 'Grazie!',
  thanksText: 'Abbiamo ricevuto il tuo pagamento.',
  thanksAmount: (amount) => `Abbiamo ricevuto il tuo pagamento di ${amount}.`,
  thanksMonthly: (amount) => `La tua donazione di ${amount} al mese è stata registrata.`,
  paymentPending: 'Il tuo pagamento è in attesa di conferma…',
  paymentPendingLong:
    'La conferma richiede più tempo del previsto. Riceverai un’e-mail non appena il pagamento sarà confermato.',
  paymentFailed: 'Il pagamento è stato rifiutato. Non è stato addebitato nulla.',
  paymentCancelled: 'Il pagamento è stato annullato. Non è stato addebitato nulla.',
};
