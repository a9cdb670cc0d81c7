import type { FormWarningTexts } from './fr';

export const formWarnings: FormWarningTexts = {
  keyMissing: 'Inserisci la chiave del campo',
  labelMissing: 'Inserisci l’etichetta',
  valuesMissing: 'Aggiungi delle scelte',
  calendarMissing: 'Scegli un calendario',
  paymentMethodsMissing: 'Aggiungi dei metodi di pagamento',
  productMissing: 'Seleziona un prodotto.',
  blockMissing: 'Scegli un blocco',
  urlMissing: 'Inserisci un URL',
  pdfMissing: 'Carica un file PDF',
  videoMissing: 'Carica un video',
  complexOnly: 'Questo blocco compare solo nei moduli di tipo COMPLEX',
  keyTaken: 'Questa chiave è già di un altro campo',
  defaultRefused: 'Il campo non accetta il suo valore predefinito',
  conditionFieldMissing: 'Il campo non esiste',
  conditionCycle: 'Questa condizione dipende da sé stessa',
  mailMissing: 'Per confermare via e-mail serve un campo e-mail obbligatorio che nessuna condizione nasconda',
  priceMissing:
    'Il totale può essere solo 0: assegna un prezzo a un prodotto o consenti un totale nullo (allowZeroAmount)',
};
