import type { SitePagesTexts } from './fr';

export const sitePages: SitePagesTexts = {
  donate: 'Fai una donazione',
  donateTo: (organisation) => `Dona a ${organisation}`,
  payment: 'Pagamento',
  form: 'Modulo',
  purposes: 'A che cosa servirà la tua donazione',
  campaigns: 'Le nostre campagne',
  forms: 'Iscrizioni e richieste',
  collected: (amount) => `${amount} raccolti`,
  noScript: 'Per donare online, attiva JavaScript nel tuo browser.',
  noScriptForm: 'Per compilare questo modulo, attiva JavaScript nel tuo browser.',
  writeUs: (email) => `Puoi anche scriverci: ${email}.`,
  notFound: 'Pagina non trovata',
  notFoundText: 'Questo indirizzo non porta da nessuna parte.',
  homeName: 'Home',
  home: 'Torna alla pagina iniziale',
  link: {
    expired: 'Questo link è scaduto!',
    expiredText: 'Per qualsiasi domanda contatta direttamente il tuo responsabile.',
    continue: 'Continua al pagamento',
    continueUpdate: 'Continua',
  },
};
