import { deskContactImport as fr } from '../../../../i18n/deskContactImport/fr';
import { languages } from '../../../../contract/terms/languages';
import { tableTexts } from '../../../../i18n/tables';
import { chooseColumn, guessColumns } from './guessColumns';
import { sharedAddresses } from './sharedAddresses';
import { refusedCsv } from './refusedCsv';
import { piecesOf, toPeople } from './toPeople';

it.each([
  ['Nom;Prénom;E-mail;Tél. portable;Code postal;Ville', ['nom', 'prenom', 'email', 'tel', 'postal', 'ville']],
  ['Last Name;First Name;Hebrew name;Yahrzeit;ZIP', ['nom', 'prenom', 'prenomHE', 'hazkara', 'postal']],
  ['שם משפחה;שם פרטי;דוא"ל;טלפון נייד;עיר;הערות', ['nom', 'prenom', 'email', 'tel', 'ville', 'note']],
  ['Cognome;Nome;Posta elettronica;Cellulare;CAP', ['nom', 'prenom', 'email', 'tel', 'postal']],
  ['Apelido;Nome;Correio eletrónico;Telemóvel;Morada', ['nom', 'prenom', 'email', 'tel', 'adresse']],
  ['Фамилия;Имя;Эл. почта;Телефон;Город', ['nom', 'prenom', 'email', 'tel', 'ville']],
  ['prenom;nom;raison;emails;tels;tags;note', ['prenom', 'nom', 'raison', 'email', 'tel', 'tags', 'note']],
])('DESK-75 knows the columns of a list by their names: %s', (headers, columns) => {
  expect(guessColumns(headers.split(';'))).toEqual(columns);
});

it.each(languages)('DESK-75 SRV-34 knows the columns of the contacts that went out in words in %s', (lang) => {
  const { columns: words } = tableTexts[lang];
  const names = [
    ...([words.id, words.prenom, words.nom, words.raison, words.prenomHE, words.email, words.tel] as const),
    ...([words.adresse, words.postal, words.ville, words.pays, words.tags, words.note] as const),
    ...([words.emails, words.tels, words.given, words.devise, words.gifts, words.lastGiftAt] as const),
    ...([words.birthday, words.birthdayHebrew, words.birthdays] as const),
    ...([words.hazkara, words.hazkaraHebrew, words.hazkaraOf, words.hazkarot] as const),
  ];
  expect(guessColumns(names)).toEqual([
    ...['', 'prenom', 'nom', 'raison', 'prenomHE', 'email', 'tel', 'adresse', 'postal', 'ville', 'pays', 'tags'],
    ...['note', 'email', 'tel', '', '', '', ''],
    ...['birthday', '', '', 'hazkara', '', 'hazkaraOf', ''],
  ]);
});

it('DESK-75 takes several columns for what a person has several of, and one for all else', () => {
  const columns = guessColumns(['Nom', 'Name', 'E-mail 1', 'E-mail 2', 'Cotisation']);
  expect(columns).toEqual(['nom', '', 'email', 'email', '']);
  expect(chooseColumn(columns, 1, 'nom')).toEqual(['', 'nom', 'email', 'email', '']);
  expect(chooseColumn(columns, 4, 'email')).toEqual(['nom', '', 'email', 'email', 'email']);
  const row = { line: 2, cells: [' Lévi ', 'x', 'a@x.org', '', "'=1"] };
  expect(toPeople([row], ['nom', '', 'email', 'email', 'note'])).toEqual([
    { line: 2, nom: 'Lévi', email: 'a@x.org', note: '=1' },
  ]);
  const people = toPeople(
    Array.from({ length: 401 }, (_, index) => ({ line: index + 2, cells: ['x'] })),
    ['nom'],
  );
  expect(piecesOf(people).map(({ length }) => length)).toEqual([200, 200, 1]);
});

it('DESK-76 names whoever has the address of somebody else of the list', () => {
  const [ana, again, dan] = [
    { line: 2, prenom: 'Ana', nom: 'Lévi', email: 'levi@x.org, ana@x.org' },
    { line: 3, prenom: 'Anna', nom: 'Lévi', email: 'LEVI@x.org' },
    { line: 4, prenom: 'Dan', nom: 'Lévi', email: 'levi@x.org' },
  ];
  expect(sharedAddresses([ana, again, dan, { line: 5, nom: 'Katz' }])).toEqual([
    { line: 4, column: 'email', reason: 'address' },
  ]);
});

it('DESK-76 gives refused rows back as they were, with what is to be mended', () => {
  const table = {
    separator: ';',
    headers: ['Nom', 'E-mail'],
    rows: [
      { line: 2, cells: ['Lévi', 'a@x.org'] },
      { line: 3, cells: ['Katz'] },
    ],
  };
  const faults = [
    { line: 3, column: 'email', reason: 'email' as const },
    { line: 3, column: '', reason: 'missing' as const },
  ];
  expect(refusedCsv(table, faults, fr)).toBe(
    '\uFEFFNom;E-mail;À corriger\r\nKatz;;"E-mail · adresse non valable; ni nom, ni e-mail, ni téléphone"\r\n',
  );
});

it('DESK-75 cuts no character of a long cell in half', () => {
  const [person] = toPeople([{ line: 2, cells: [`${'x'.repeat(4000)}😀`] }], ['note']);
  expect(person?.note).toBe(`${'x'.repeat(4000)}…`);
});
