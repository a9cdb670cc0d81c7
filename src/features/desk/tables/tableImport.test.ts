import { languages } from '../../../contract/terms/languages';
import { loadTexts } from '../../../i18n/catalogue';
import { deskDebtsTexts } from '../../../i18n/deskDebts';
import { deskPromiseImportTexts } from '../../../i18n/deskPromiseImport';
import { tableTexts } from '../../../i18n/tables';
import { guessColumns } from '../contacts/import/guessColumns';
import { guessByNames, ownColumn } from './tableImport';

/** A column that is called as programs call it needs no guess. */
function foundIn(headers: readonly string[], names: Readonly<Record<string, string>>) {
  const guessed = guessByNames(headers, names);
  return (column: string) => guessed[column] ?? ownColumn(headers, column);
}

it.each(languages)('DESK-200 SRV-34 the columns of promises that went out in words are known in %s', async (lang) => {
  const { columns: words } = tableTexts[lang];
  const { columnNames } = await loadTexts(deskPromiseImportTexts, lang);
  const { id, createdAt, state, promised, reste, devise, displayName, team, nom, prenom, email, tel } = words;
  const names = [id, createdAt, state, promised, reste, devise, displayName, team, nom, prenom, email, tel];
  names.push(words.origin, words.url, words.mode, words.note);
  const found = foundIn(names, columnNames);
  expect(['id', 'montant', 'displayName', 'team', 'note'].map(found)).toEqual([
    ...[id, promised, displayName, team, words.note],
  ]);
  expect(guessColumns(names).filter((said) => said !== '')).toEqual(['nom', 'prenom', 'email', 'tel', 'note']);
});

it.each(languages)('DESK-45 SRV-34 the columns of debts that went out in words are known in %s', async (lang) => {
  const { debt: name, owed: montant, payed, reste, due, id } = tableTexts[lang].columns;
  const { columnNames } = await loadTexts(deskDebtsTexts, lang);
  const found = foundIn([name, montant, payed, reste, due, id], columnNames);
  expect(['name', 'montant', 'due', 'id'].map(found)).toEqual([name, montant, due, id]);
});
