import { minor } from '../../src/core/money';
import { debtOrder, pageDebts } from '../features/debts/debtStore';
import { createOrganisation } from '../features/settings/organisationService';
import { createTestDeps } from '../testing/testServer';
import type { Database } from './database';
import { openTestDatabase } from './openTestDatabase';
import { debts } from './schema';
import { HEAD } from './searchPage';

const LIMIT = 20;
const organisationId = 'amandiers';
/** Newest first, as they are listed: one of nine has a frequent word; a rare one is in the head of the list and far behind it. */
const names = Array.from({ length: 2 * HEAD + 100 }, (_, index) => {
  const isRare = index % HEAD === 7;
  return ['Cantine', ...(index % 9 === 0 ? ['Cohen'] : []), ...(isRare ? ['Zébra'] : [])].join(' ');
});
const idAt = (index: number) => `debt-${String(names.length - index).padStart(4, '0')}`;

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  const deps = createTestDeps(database);
  await createOrganisation(database.queries, deps, { id: organisationId, name: 'Amandiers' });
  const at = (index: number) => new Date(Date.UTC(2025, 0, 15) - index * 1000);
  const owed = { organisationId, montant: minor(1000), cerfa: false, active: true };
  const rows = names.map((name, index) => ({
    ...{ ...owed, id: idAt(index), name, createdAt: at(index), updatedAt: at(index) },
  }));
  await database.queries.insert(debts).values(rows);
});
afterAll(() => database.close());

const expected = (word: string, from: number) =>
  names.flatMap((name, index) => (index >= from && name.includes(word) ? [idAt(index)] : [])).slice(0, LIMIT);

it.each([
  ['cantine', 'Cantine', LIMIT],
  ['COHEN', 'Cohen', LIMIT],
  ['zebra', 'Zébra', 3],
  ['cantine zebra', 'Zébra', 3],
  ['introuvable', 'introuvable', 0],
])('SRV-26 finds the same rows in the same order, whether %s is frequent or rare', async (search, word, count) => {
  const read = async (before?: string) => {
    const page = { search, before, order: debtOrder({ isOverdue: false }), shown: 'test' as const, limit: LIMIT };
    return (await pageDebts(database.queries, organisationId, page)).map(({ id }) => id);
  };
  expect(await read()).toEqual(expected(word, 0));
  expect(await read()).toHaveLength(count);
  expect(await read(idAt(HEAD))).toEqual(expected(word, HEAD + 1));
});
