import { plural } from '../catalogue';
import type { FormSendingTexts } from './fr';

export const formSending: FormSendingTexts = {
  articleMinimum: 'Devi scegliere almeno 1 articolo.',
  priceMissing: 'Questo modulo non può essere inviato: il suo totale può essere solo 0. Avvisi l’organizzazione.',
  fileFailed: 'Un file non è arrivato: riprovi, oppure lo rimuova.',
  receivedTitle: 'Abbiamo ricevuto il suo modulo.',
  receivedText: 'Sarà esaminato al più presto.',
  receivedMailedTitle: 'Abbiamo ricevuto il suo modulo.',
  receivedMailedText: 'Riceverà un’email di conferma tra pochi minuti.',
  heldTitle: 'Confermi via email',
  heldText: (until) =>
    `Le abbiamo appena scritto: apra il link del messaggio per confermare. La sua richiesta resta riservata fino a questo momento: ${until}.`,
  again: 'Invia un altro modulo',
  toPayment: 'Continua al pagamento',
  goOn: 'Continua',
  previewNote: 'Anteprima: non è stato inviato nulla.',
  previewToPay: 'Il visitatore passa ora al pagamento.',
  failedTitle: 'Il modulo non è stato inviato',
  failedText: 'Le sue risposte sono conservate: può riprovare.',
  unsureTitle: 'Non si sa se il modulo è arrivato',
  unsureText:
    'Le sue risposte sono conservate. Verifichi la connessione e invii di nuovo senza rischi: il modulo sarà registrato una sola volta.',
  summary: (count: number) =>
    `${count} ${plural('it', count, { one: 'risposta da correggere', other: 'risposte da correggere' })}`,
  expiredTitle: 'Questo modulo è scaduto!',
  expiredText:
    'Al momento non è possibile compilare questo modulo; per qualsiasi domanda contatti direttamente il responsabile.',
  missing: 'Modulo non trovato.',
};
