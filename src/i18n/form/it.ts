import type { FormTexts } from './fr';

export const form: FormTexts = {
  problems: {
    lettersOnly: 'Solo lettere',
    digitsOnly: 'Solo cifre',
    lettersAndDigitsOnly: 'Solo lettere e cifre',
    emailOfPayer: 'L’indirizzo e-mail deve essere diverso da quello del pagante',
    phoneOfPayer: 'Il numero di telefono deve essere diverso da quello del pagante',
    url: 'Questo indirizzo web non è valido',
    dateFilter: 'Questa data non può essere scelta',
    tooMany: 'Ne hai scelti troppi',
  },

  send: 'Invia',
  sending: 'Invio in corso…',
  filesUnderWay: 'I file sono ancora in arrivo: l’invio seguirà.',
  unnamed: 'Senza nome',
  choose: 'Scegli…',
  noChoice: 'Nessuna scelta',
  loadFailed: 'Non è stato possibile caricare il modulo. Verifichi la connessione.',
};
