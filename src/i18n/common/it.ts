import type { CommonTexts } from './fr';

export const common: CommonTexts = {
  optional: 'facoltativo',
  retry: 'Riprova',
  somethingFailed: 'Si è verificato un errore',
  reload: 'Ricarica la pagina',
  notFound: 'Operazione non trovata sul server',
  serverFailed: 'Errore interno del server',
  gatewayTimeout: 'Il server non ha risposto in tempo',
  closed: 'Questa organizzazione non è più attiva qui.',
  trial: 'Prova: non viene addebitato nulla',
  trialGift: 'Prova',
};
