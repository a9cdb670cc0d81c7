import { plural } from '../catalogue';
import type { DeskPromiseImportTexts } from './fr';

const promises = (count: number) => plural('en', count, { one: 'one promise', other: `${count} promises` });

export const deskPromiseImport: DeskPromiseImportTexts = {
  title: 'Import promises',
  text: 'From a spreadsheet, as CSV, or pasted here. The first line names the columns. Nothing is saved before you agree.',
  mails: 'Everybody whose e-mail address is given gets their payment link at once.',
  hint: 'At most 500 lines. A promise that was imported before is not added again.',
  columnNames: {
    montant: 'Amount promised',
    nom: 'Last name',
    prenom: 'First name (optional)',
    displayName: 'Name shown (optional)',
    email: 'E-mail (optional)',
    tel: 'Telephone (optional)',
    team: 'Team (optional)',
    source: 'Source (optional)',
    note: 'Note (optional)',
    id: 'Identifier (optional)',
  },
  submit: (count) => `Import ${promises(count)}`,
  imported: (count) => `Imported: ${promises(count)}.`,
  would: (count) => `To be saved: ${promises(count)}.`,
  known: (count) => `Already there: ${promises(count)}.`,
};
