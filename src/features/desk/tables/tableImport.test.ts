import { languages } from '../../../contract/terms/languages';
import { loadTexts } from '../../../i18n/catalogue';
import { deskPromiseImportTexts } from '../../../i18n/deskPromiseImport';
import { tableTexts } from '../../../i18n/tables';
import { guessColumns } from '../contacts/import/guessColumns';
import { guessByNames, ownColumn } from './tableImport';

it.each(languages)('DESK-200 SRV-34 the columns of promises that went out in words are known in %s', async (lang) => {
  const { columns: words } = tableTexts[lang];
  const { columnNames } = await loadTexts(deskPromiseImportTexts, lang);
  const { id, createdAt, state, promised, reste, devise, displayName, team, nom, prenom, email, tel } = words;
  const names = [id, createdAt, state, promised, reste, devise, displayName, team, nom, prenom, email, tel];
  names.push(words.origin, words.url, words.mode, words.note);
  const guessed = guessByNames(names, columnNames);
  const found = (['id', 'montant', 'displayName', 'team', 'note'] as const).map(
    // A column that is called as programs call it needs no guess.
    (column) => guessed[column] ?? ownColumn(names, column),
  );
  expect(found).toEqual([id, promised, displayName, team, words.note]);
  expect(guessColumns(names).filter((said) => said !== '')).toEqual(['nom', 'prenom', 'email', 'tel', 'note']);
});
