import { plainHead, type CsvRow, type CsvRows } from './csvRows';
import { inWords } from './inWords';

const head = {
  columns: { date: 'moment', hebrew: 'hebrew', lang: 'language', action: 'action', montant: ['promised', 'text'] },
  others: [
    { name: 'extra.newsletter', called: 'newsletter', holds: 'yes' },
    { name: 'extra.Rite', called: { own: 'Rite' }, holds: 'text' },
  ],
} as const;

async function written(rows: CsvRows): Promise<unknown[]> {
  const said = [];
  for await (const some of inWords(rows, 'fr', () => Promise.resolve('Europe/Paris'))) said.push(some);
  return said;
}
const withHead = (...rows: CsvRow[]) =>
  (async function* (): CsvRows {
    yield { about: 2 };
    yield head;
    yield rows;
  })();

it('SRV-34 puts names, codes and moments of a table into words', async () => {
  const [about, names, rows] = await written(
    withHead(
      ['2025-01-15T12:00:00.000Z', '18 TEVET 5750', 'he', 'ADMIN-PAYMENT-REFUND', 18, 1, 'test'],
      ['2025-07-01', '1 ADAR_II 5784', 'xx', 'ADMIN-EVENT-CREATE', 1.5, '', '=1'],
      ['2025-07-01T12:00:59+02:00', '', '', 'ADMIN-SOMETHING', 0, 0, ''],
    ),
  );
  expect(about).toEqual({ about: 2 });
  expect(names).toEqual([
    [
      'Date',
      'Date hébraïque',
      'Langue',
      'Changement',
      'Montant promis',
      'Souhaite recevoir les actualités par email',
      'Rite',
    ],
  ]);
  expect(rows).toEqual([
    ['2025-01-15 13:00', '18 Tevet 5750', 'עברית', 'Remboursement', 18, 'Oui', 'test'],
    ['2025-07-01', '1 Adar II 5784', 'xx', 'Créé', 1.5, '', '=1'],
    ['2025-07-01 12:00', '', '', 'Modifié', 0, 'Non', ''],
  ]);
});

it('SRV-34 names countries and the main fund, and is silent about what is usual', async () => {
  const columns = { pays: 'country', label: 'purpose', assoc: 'issuer', mode: 'trial' } as const;
  const [, rows] = await written(
    (async function* (): CsvRows {
      yield { columns };
      yield [
        ['FR', 'הקופה הראשית', 'MAIN', 'live'],
        ['Atlantis', 'Le toit', 'ECOLE', 'test'],
        ['', '', '', ''],
      ];
    })(),
  );
  expect(rows).toEqual([
    ['France', 'Caisse Principale', '', ''],
    ['Atlantis', 'Le toit', 'ECOLE', 'Mode test'],
    ['', '', '', ''],
  ]);
});

it('SRV-34 leaves a table that has words already as it is, and names of columns to programs', async () => {
  const rows = (async function* (): CsvRows {
    yield [['Envoyé le']];
    yield [['2025-01-15T12:00:00Z']];
  })();
  expect(await written(rows)).toEqual([[['Envoyé le']], [['2025-01-15T12:00:00Z']]]);
  expect(plainHead(head)).toEqual([
    ...['date', 'hebrew', 'lang', 'action', 'montant', 'extra.newsletter', 'extra.Rite'],
  ]);
});
