import { plural } from '../catalogue';
import type { SubscriptionTexts } from './fr';

export const subscription: SubscriptionTexts = {
  page: {
    title: 'Il tuo impegno',
    to: (organisation: string) => `A favore di ${organisation}`,
    endless: (amount: string) => `${amount} al mese, senza limite di durata`,
    months: (amount: string, count: number) =>
      `${amount} al mese per ${count} ${plural('it', count, { one: 'mese', other: 'mesi' })}`,
    split: (total: string, count: number) => `${total} in ${count} rate`,
    taken: (count: number, amount: string) =>
      `${count} ${plural('it', count, { one: 'pagamento ricevuto', other: 'pagamenti ricevuti' })}: ${amount}`,
    next: (date: string) => `Prossimo pagamento: ${date}`,
    states: { active: 'In corso', failing: 'Ultimo pagamento rifiutato', ended: 'Concluso', stopped: 'Interrotto' },
    stop: 'Interrompi i pagamenti',
    stopAsk: 'Interrompere per sempre? Nessun altro pagamento sarà addebitato.',
    stopYes: 'Sì, interrompi',
    keep: 'No, continua',
    stopped: 'I pagamenti sono interrotti. Grazie per tutto quello che hai donato.',
    means: 'Cambia metodo di pagamento',
    unknown: 'Questo link non è valido.',
    unavailable: 'Il servizio di pagamento non risponde. Riprova tra un momento.',
    ended: 'Non ci sono altri pagamenti in arrivo.',
  },

  mail: {
    subject: (organisation: string) => `Un pagamento a ${organisation} non è andato a buon fine`,
    body: (amount: string, organisation: string) =>
      `Il tuo pagamento di ${amount} a ${organisation} è stato rifiutato.`,
    retry: 'Sarà ritentato tra qualche giorno. Non devi fare nulla se il conto è coperto.',
    final: 'Non sarà più ritentato e i pagamenti successivi sono interrotti.',
    change: (url: string) => `Per cambiare metodo di pagamento o interrompere: ${url}`,
    manage: (url: string) => `Per interrompere o cambiare metodo di pagamento: ${url}`,
    manageSubject: (organisation: string) => `I tuoi pagamenti a ${organisation}`,
    manageText: (organisation: string) =>
      `Ecco il link per gestire i tuoi pagamenti a ${organisation}. È personale: non condividerlo.`,
  },

  sandbox: {
    authorise: (amount: string) => `Autorizza l’addebito di ${amount}`,
    authorised: 'Mandato accettato: la banca risponderà tra qualche giorno',
    fail: 'Rifiuta questo pagamento',
    failing: 'Pagamento rifiutato, sarà ritentato',
    bounce: 'Respinto dalla banca',
    means: 'Cambia metodo di pagamento',
    keepMeans: 'Salva il nuovo metodo di pagamento',
  },
};
