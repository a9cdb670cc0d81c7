import { plural } from '../catalogue';
import { common } from '../common/it';
import { problems } from '../problems/it';
import { sitePages } from '../sitePages/it';
import { mainFundNames } from '../mainFundNames';
import type { ServerTexts } from './fr';

const payments = (count: number) => `${count} ${plural('it', count, { one: 'pagamento', other: 'pagamenti' })}`;

export const server: ServerTexts = {
  mainCaisse: mainFundNames.it,
  closed: common.closed,

  mail: {
    trial: 'Prova: non viene addebitato nulla.',
    subject: (organisation) => `Grazie per la tua donazione a ${organisation}`,
    greeting: (prenom) => `Buongiorno ${prenom},`,
    once: (amount, organisation) => `Abbiamo ricevuto la tua donazione di ${amount} a ${organisation}. Grazie!`,
    monthly: (amount, count, organisation) =>
      `La tua donazione mensile a ${organisation} è attiva: ${payments(count)} da ${amount}, uno al mese. Grazie!`,
    unlimited: (amount, organisation) =>
      `La tua donazione di ${amount} al mese a ${organisation} è attiva, senza scadenza. Grazie!`,
    split: (total, count, organisation) =>
      `La tua donazione di ${total} a ${organisation}, in ${payments(count)}, è attiva. Grazie!`,
    paid: {
      subject: (organisation) => `Il tuo pagamento a ${organisation}`,
      once: (amount, organisation) => `Abbiamo ricevuto il tuo pagamento di ${amount} a ${organisation}. Grazie!`,
      monthly: (amount, count, organisation) =>
        `Il tuo pagamento mensile a ${organisation} è attivo: ${payments(count)} da ${amount}, uno al mese. Grazie!`,
      unlimited: (amount, organisation) =>
        `Il tuo pagamento di ${amount} al mese a ${organisation} è attivo, senza scadenza. Grazie!`,
      split: (total, count, organisation) =>
        `Il tuo pagamento di ${total} a ${organisation}, in ${payments(count)}, è attivo. Grazie!`,
      purpose: (label) => `Per: ${label}`,
    },
    firstReceived: (amount) => `Primo pagamento ricevuto: ${amount}.`,
    caisse: (name) => `Destinazione: ${name}`,
    date: (date) => `Data: ${date}`,
    reference: (id) => `Riferimento: ${id}`,
    receipt: 'Per questo pagamento viene rilasciata una ricevuta fiscale.',
    noReceipt: 'Per questo pagamento non viene rilasciata una ricevuta fiscale.',
    contact: (email) => `Domande? Scrivi a ${email}.`,
  },

  formTable: {
    sentAt: 'Inviato il',
    state: 'Stato',
    total: 'Totale',
    paid: 'Pagato',
    currency: 'Valuta',
    states: {
      kept: 'Ricevuto',
      open: 'Da pagare',
      released: 'Mai pagato',
      short: 'Pagato troppo tardi',
      held: 'Da confermare',
      expired: 'Mai confermato',
      cancelled: 'Annullato',
    },
  },

  pay: {
    title: 'Pagina di pagamento dimostrativa',
    notice: 'Questa è una prova: non verrà addebitato nulla.',
    to: (organisation) => `A ${organisation}`,
    once: (amount) => `Paga ${amount}`,
    monthly: (amount, count) => `${amount} al mese, ${payments(count)}`,
    unlimited: (amount) => `${amount} al mese, senza scadenza`,
    schedule: 'Rate',
    taken: (taken, count) => `${taken} su ${payments(count)}`,
    takenSoFar: (taken) => `${payments(taken)} finora`,
    succeed: 'Accetta il pagamento',
    decline: 'Rifiuta il pagamento',
    cancel: 'Annulla',
    nextMonth: 'Passa al mese successivo',
    stop: 'Interrompi i pagamenti',
    refund: 'Rimborsa',
    advanced: 'Opzioni avanzate',
    delivery: 'Conferma al server',
    deliverOnce: 'Inviare la conferma una volta',
    twice: 'Invia la conferma due volte',
    late: 'Invia la conferma in ritardo',
    disordered: 'Invia le conferme in disordine',
    never: 'Non inviare la conferma',
    accepted: 'Pagamento accettato',
    states: {
      open: 'In attesa di pagamento',
      active: 'Pagamenti in corso',
      done: 'Pagato',
      declined: 'Pagamento rifiutato',
      cancelled: 'Pagamento annullato',
      stopped: 'Pagamenti interrotti',
      refunded: 'Pagamento rimborsato',
    },
    unknown: 'Questa pagina di pagamento non esiste o non esiste più.',
    back: 'Torna al sito',
  },

  thanks: {
    title: 'Grazie!',
    text: 'Abbiamo ricevuto il tuo pagamento.',
    pending: 'Il tuo pagamento è in attesa di conferma…',
    failed: 'Il pagamento è stato rifiutato. Non è stato addebitato nulla.',
    cancelled: 'Il pagamento è stato annullato. Non è stato addebitato nulla.',
    home: 'Torna alla pagina iniziale',
  },

  pages: sitePages,

  links: {
    ...sitePages.link,
    update: (name) => `Modifica - ${name}`,
  },

  cards: {
    title: 'Cartolina da stampare',
    print: 'Stampa questa pagina su carta A6 o salvala come PDF.',
    scan: 'Inquadra il codice con il telefono',
    code: (address: string) => `Codice QR di ${address}`,
  },

  refusals: {
    type: 'Questo tipo di pagamento non è disponibile.',
    caisseUnknown: 'Questa raccolta non è stata trovata.',
    caisseClosed:
      'Questa raccolta è scaduta! — Al momento non è possibile utilizzarla; per qualsiasi domanda contatta direttamente il responsabile.',
    campagneUnknown: 'Questa campagna non è stata trovata.',
    campagneClosed:
      'Questa raccolta è scaduta! — Al momento non è possibile utilizzarla; per qualsiasi domanda contatta direttamente il responsabile.',
    serviceUnknown: 'Questo servizio non è stato trovato.',
    serviceClosed: 'Questo servizio non è più disponibile.',
    detteUnknown: 'Questo debito non è stato trovato.',
    dettesApart: 'Questi debiti non possono essere pagati insieme.',
    dettesCurrencies: 'Questi debiti sono in più valute: paghi separatamente quelli di ciascuna valuta.',
    submissionUnknown: 'Questo modulo non è stato trovato.',
    nothingDue: 'Non resta nulla da pagare.',
    people: 'Indica nome e cognome di ogni persona.',
    products: 'Un articolo non è più disponibile. Ricarichi la pagina e scelga di nuovo.',
    currency: 'Questa valuta non è accettata.',
    amountInvalid: 'Importo non valido',
    amountMinimum: (amount) => `L’importo deve essere di almeno ${amount}`,
    amountMaximum: 'Questo importo è troppo elevato.',
    months: 'Questo numero di mesi non è disponibile.',
    divide: 'Questo numero di rate non è disponibile per questo importo.',
    payer: 'Compila tutti i campi obbligatori prima di inviare il pagamento.',
    platform: 'Questo metodo di pagamento non è disponibile.',
    intentUnknown: 'Questo link è scaduto! — Per qualsiasi domanda contatta direttamente il responsabile.',
    intentExpired: 'Questo link è scaduto! — Per qualsiasi domanda contatta direttamente il responsabile.',
    alreadyPaid: 'Questo pagamento è già stato effettuato.',
    amountChanged: 'L’importo mostrato non è più corretto. Verificalo e riprova.',
    replaced: 'Un pagamento più recente ha sostituito questo.',
    keyReused: 'Questa richiesta è già stata inviata con un altro contenuto. Ricarica la pagina e ricomincia.',
    tooManyAttempts: 'Troppi tentativi. Attendi un momento prima di riprovare.',
    providerUnavailable: 'Il servizio di pagamento non risponde. Non è stato addebitato nulla: riprova tra un momento.',
    failed: 'Si è verificato un errore',
  },

  /** Titles of the pages that list something (SITE-30). */
  pageNames: {
    HORAIRES: 'Orari',
    EVENTS: 'Eventi',
    ACTU: 'Notizie',
    SERVICES: 'Attività',
    ABONNEMENTS: 'Abbonamenti',
    GALERIES: 'Gallerie',
  },

  forms: {
    closed: 'Questo modulo è scaduto!',
    closedByEvent: 'Le iscrizioni a questo evento sono chiuse.',
    fields: 'Alcune risposte sono da correggere.',
    articleMinimum: 'Devi scegliere almeno 1 articolo.',
    priceMissing: 'Questo modulo non può essere inviato: il suo totale può essere solo 0. Avvisi l’organizzazione.',
    stock: 'Non ne restano abbastanza. Le quantità disponibili sono state aggiornate.',
    slot: 'Questo orario non è più libero. Scegline un altro.',
    upload: 'Un file non è più disponibile. Caricalo di nuovo.',
    changed: 'Questo modulo è appena stato modificato. Controlla le risposte e invialo di nuovo.',
    notADocument: 'La struttura del modulo non è leggibile.',
    newerVersion: 'Questo modulo è stato creato con una versione più recente.',
    tooDeep: 'I blocchi di questo modulo sono annidati troppo in profondità.',
    tooManyBlocks: 'Questo modulo ha troppi blocchi.',
    revision: 'Questo modulo è stato modificato nel frattempo. Ricaricalo prima di salvare.',
    defaultRefused: (key) => `Un campo non accetta il suo valore predefinito: ${key}`,
    keyTaken: (key) => `Due campi non possono avere la stessa chiave: ${key}`,
    mailMissing: 'Per confermare via e-mail serve un campo e-mail obbligatorio che nessuna condizione nasconda.',
    sold: (sold) => `Già prenotati: ${sold}.`,
    toldScope: 'Solo un token completo può cambiare gli indirizzi che ricevono le risposte.',
  },

  formMail: {
    copySubject: (title) => `Il tuo modulo «${title}»`,
    copy: (organisation) => `${organisation} ha ricevuto il tuo modulo. Eccone una copia.`,
    noticeSubject: (title) => `Nuovo modulo: ${title}`,
    notice: 'È stato appena compilato un modulo.',
    notRepeated: 'I testi lunghi e i link non sono ripetuti qui.',
    yes: 'Sì',
    no: 'No',
    paymentMethod: 'Metodo di pagamento',
    online: 'Online',
    total: 'Totale',
  },

  goneMail: {
    subject: (title) => `Il suo pagamento viene rimborsato: ${title}`,
    gone: (amount, title) =>
      `Il suo pagamento di ${amount} per «${title}» ci è arrivato troppo tardi: i posti o gli articoli che aveva scelto non erano più disponibili.`,
    back: 'Le rimborsiamo l’intero importo sul mezzo di pagamento che ha usato. Non deve fare nulla; possono volerci alcuni giorni.',
  },

  pledges: {
    closed: 'Questa campagna non accetta promesse di donazione.',
    subject: (campagne) => `La sua promessa di donazione: ${campagne}`,
    promised: (amount, campagne, organisation) => `Ha promesso ${amount} a ${organisation} per «${campagne}». Grazie!`,
    pay: (url) => `Per versare la donazione: ${url}`,
    unpaid: 'Nulla viene addebitato finché non paga.',
  },

  fields: {
    ...problems,
    amountMinimum: 'L’importo deve essere di almeno 1',
  },
};
