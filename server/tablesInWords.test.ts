import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languages, type Language } from '../src/contract/common';
import type { Route } from '../src/contract/route';
import { routes } from '../src/contract/routes';
import { readCsv } from '../src/core/csv';
import { slotBookings, subscribers } from './db/schema';
import { createPersonWorld, liveThere, type PersonWorld } from './features/privacy/testing/personWorld';

let world: PersonWorld;
let dataFolder: string;
let params: Readonly<Record<string, string>>;
beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'orgkit-tables-'));
  world = await createPersonWorld(dataFolder);
  const { form, submission } = await liveThere(world);
  params = { campaignId: 'gala', calendarId: 'visites', formId: form };
  const { queries } = world.deps.database;
  const createdAt = world.deps.now();
  await queries.insert(slotBookings).values({
    ...{ id: 'booked', organisationId: 'demo', calendarId: 'visites', submissionId: submission },
    ...{ start: new Date('2025-02-01T09:00:00Z'), seats: 1, mode: 'test' as const, createdAt },
  });
  await queries.update(subscribers).set({ state: 'confirmed', confirmedAt: createdAt });
});
afterAll(async () => {
  await world.close();
  await rm(dataFolder, { recursive: true });
});

async function tableOf({ path }: Route, query: string): Promise<readonly (readonly string[])[]> {
  const address = path.replace('/admin/', '').replace(/:(\w+)/g, (_, name: string) => params[name] ?? name);
  const asked = address.endsWith('dates/export') ? `kind=hebrewBirthday&days=100&${query}` : query;
  const { status, text } = await world.admin('GET', `${address}?${asked}`);
  expect([path, status]).toEqual([path, 200]);
  return (readCsv(text) ?? []).map(({ cells }) => cells);
}
const inWords = (route: Route, lang: Language) => tableOf(route, `headings=labels&lang=${lang}`);

/** Translators hand theirs back: its words are those that it is read by. */
const forPrograms: readonly Route[] = [routes.exportTranslations];
const tables = Object.values<Route>(routes).filter(
  (route) => route.produces === 'text/csv' && !forPrograms.includes(route),
);

/** Cells that only a program can read. */
const CODE =
  /^(true|false|yes|no|charge|refund|test|live|open|paid|kept|manual|visitor|payment|due|none|CARD|ONLINE|FR|MAIN|GENERAL|CAMPAGNE|CAISSE|FORM|DETTE|ADMIN-.*|CALL-.*|.*T\d\d:\d\d.*|\d+ TEVET \d+)$/;

describe.each(tables.map((route) => [route.id, route] as const))('%s', (_id, route) => {
  it.each(languages)('SRV-34 has words for its columns and what they hold in %s', async (lang) => {
    const [plain, said] = [await tableOf(route, ''), await inWords(route, lang)];
    // The log has the export before.
    expect(said.length).toBe(plain.length + (route === routes.exportAudit ? 1 : 0));
    expect(said.length).toBeGreaterThan(1);
    const [names = [], ...rows] = said;
    if (route !== routes.exportFormSubmissions) {
      expect(names).toHaveLength(plain[0]?.length ?? 0);
      expect(names.filter((name) => !/^[\p{Lu}\p{Lo}]/u.test(name))).toEqual([]);
      // Whoever sorts by a column finds it.
      expect(new Set(names).size).toBe(names.length);
    }
    expect(rows.flat().filter((cell) => CODE.test(cell))).toEqual([]);
  });
});

it('SRV-34 the payments say for which fund and form they are, by their names, and when in the organisation’s own time', async () => {
  const [names = [], ...rows] = await inWords(routes.exportPayments, 'fr');
  const columnsOf = (...wanted: string[]) => rows.map((row) => wanted.map((name) => row[names.indexOf(name)]));
  expect(columnsOf('Mouvement', 'Type', 'Caisse', 'Formulaire')).toEqual(
    expect.arrayContaining([
      ['Encaissement', 'Caisse', expect.stringMatching(/\w/), ''],
      ['Encaissement', 'Formulaire', '', expect.stringMatching(/\w/)],
      ['Remboursement', 'Don', '', ''],
    ]),
  );
  expect(columnsOf('Date', 'Moyen de paiement', 'Civilité', 'Mode')[0]).toEqual([
    '2025-01-15 13:00',
    'Carte',
    expect.stringMatching(/^(Homme|Femme)$/),
    'Mode test',
  ]);
});
