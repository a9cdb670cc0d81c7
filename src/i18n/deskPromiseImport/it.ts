import { plural } from '../catalogue';
import type { DeskPromiseImportTexts } from './fr';

const promises = (count: number) => plural('it', count, { one: 'una promessa', other: `${count} promesse` });

export const deskPromiseImport: DeskPromiseImportTexts = {
  title: 'Importa promesse',
  text: 'Da un foglio di calcolo, in CSV, o incollate qui. La prima riga dà i nomi delle colonne. Niente è salvato prima del tuo accordo.',
  mails: 'Chi ha un indirizzo e-mail nella tabella riceve subito il proprio link di pagamento.',
  hint: 'Al massimo 500 righe. Una promessa già importata non viene aggiunta di nuovo.',
  columnNames: {
    montant: 'Importo promesso',
    nom: 'Cognome',
    prenom: 'Nome (facoltativo)',
    displayName: 'Nome mostrato (facoltativo)',
    email: 'E-mail (facoltativo)',
    tel: 'Telefono (facoltativo)',
    team: 'Squadra (facoltativo)',
    source: 'Provenienza (facoltativo)',
    note: 'Nota (facoltativo)',
    id: 'Identificativo (facoltativo)',
  },
  submit: (count) => `Importa ${promises(count)}`,
  imported: (count) => `Importate: ${promises(count)}.`,
  would: (count) => `Da salvare: ${promises(count)}.`,
  known: (count) => `Già presenti: ${promises(count)}.`,
};
