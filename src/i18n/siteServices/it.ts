import type { SiteServicesTexts } from './fr';

export const siteServices: SiteServicesTexts = {
  noService: 'Spiacenti... Questa organizzazione non ha ancora creato attività.',
  noSubscription: 'Spiacenti... Questa organizzazione non ha ancora creato abbonamenti.',
  general: 'Generale',
  monthly: 'al mese',
  months: (count) => (count === 1 ? 'per 1 mese' : `per ${count} mesi`),
  pay: 'Paga',
  subscribe: 'Abbonati',
  choose: (action, name) => `${action}: ${name}`,
  busy: 'Apertura del pagamento…',
  failed: 'Non è stato possibile aprire il pagamento. Controlla la connessione e riprova.',
  noScript: 'Per pagare online attiva JavaScript nel browser.',
  writeUs: (email) => `Puoi anche scriverci: ${email}.`,
};
