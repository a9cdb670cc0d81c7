import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { COUNTED_TASKS } from '../src/contract/payments/statistics';
import { HEAD } from './db/searchPage';
import { createPersonWorld, liveThere, type PersonWorld } from './features/privacy/testing/personWorld';
import { searchRecords } from './features/search/searchRecords';
import { copyRows } from './testing/copyRows';
import { addManyContents } from './testing/manyContents';
import { addManyNamed } from './testing/manyNamed';
import { addManyRecords } from './testing/manyRecords';
import { touchesOf } from './testing/rowsTouched';

const ROWS = 3000;
const LIMIT = 20;
/** The next page's first row, and the one that `before` names. */
const FEW = 4;
/** The subscription of some months has its place in other orders: its charges. */
const CHARGES = 6;
/** So many tasks of a kind are counted, twice where they have a day. */
const TASKS = 2 * COUNTED_TASKS;
/** A row in the middle of each list. */
const MIDDLE = 'z-001500';
/** Tables that grow with what people give and send. */
const GROWING = [
  ...['payments', 'entries', 'campaign_gifts', 'campaign_pledges', 'form_submissions', 'submissions', 'debts', 'links'],
  ...['charges', 'audit', 'deliveries', 'events', 'news', 'galleries', 'articles', 'custom_pages'],
  ...['forms', 'form_revisions', 'form_counts', 'campaigns', 'contacts', 'contact_sums', 'subscribers'],
  ...['form_stocks', 'stock_counts', 'stock_holds', 'translations'],
];

let world: PersonWorld;
let dataFolder: string;
beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'orgkit-lists-'));
  world = await createPersonWorld(dataFolder);
  await liveThere(world);
  await addManyContents(world.deps, ROWS);
  await addManyRecords(world.deps.database.queries, ROWS);
  await addManyNamed(world.deps.database.queries, ROWS);
});
afterAll(async () => {
  await world.close();
  await rm(dataFolder, { recursive: true });
});

const read = async (path: string) => {
  const answer = await world.admin('GET', path);
  expect(answer.status).toBe(200);
  return answer.body;
};

describe.each([
  'payments?',
  'payments?state=processing&',
  'payments?type=DETTE&',
  'payments?to=2025-12-31&',
  'payments?to=2026-01-01&',
  'payments?from=2026-01-01&to=2026-01-02&state=succeeded&',
  'payments?sort=date&',
  'payments?sort=montant&',
  'payments?sort=-montant&',
  'payments?sort=name&',
  'payments?sort=-name&',
  ...[
    'type=CAISSE&typeId=other',
    'type=CAMPAGNE&typeId=other',
    'formId=other',
    'platform=PRELEVEMENT.GOCARDLESS',
  ].flatMap((filter) => ['', '&state=failed', '&to=2025-12-31'].map((other) => `payments?${filter}${other}&`)),
  'payments?search=zebra&',
  'payments?search=ze&',
  'payments?search=nobody&',
  'payments?search=nobody%202718&',
  'abonnements?',
  'abonnements?state=active&',
  'abonnements?state=failing&',
  ...['date', 'name', '-name', 'montant', '-montant'].flatMap((sort) =>
    ['', 'state=active&', 'state=ended&'].map((some) => `abonnements?${some}sort=${sort}&`),
  ),
  'abonnements?state=active&sort=due&',
  'abonnements?state=active&sort=-due&',
  'abonnements?search=zebra&',
  'campagnes/gala/dons?',
  'campagnes/gala/dons?sort=date&',
  'campagnes/gala/dons?sort=name&',
  'campagnes/gala/dons?sort=-name&',
  'campagnes/gala/dons?q=zebra&',
  'campagnes/gala/dons?q=nobody&',
  'campagnes/gala/dons?q=nobody%202718&',
  'campagnes/gala/engagements?',
  'campagnes/gala/engagements?sort=date&',
  'campagnes/gala/engagements?sort=montant&',
  'campagnes/gala/engagements?sort=-montant&',
  'campagnes/gala/engagements?search=zebra&',
  'campagnes/gala/engagements?search=nobody%202718&',
  'form-submissions?',
  'form-submissions?sort=date&',
  'submissions?',
  'dettes?',
  'dettes?open=true&',
  'dettes?open=false&',
  'dettes?overdue=true&',
  ...['date', 'montant', '-montant'].flatMap((sort) =>
    ['', 'open=true&', 'open=false&'].map((some) => `dettes?${some}sort=${sort}&`),
  ),
  'dettes?open=true&sort=due&',
  'dettes?open=true&sort=-due&',
  'dettes?overdue=true&sort=due&',
  'dettes?search=zebra&',
  'dettes?search=nobody%202718&',
  'liens?',
  'liens?sort=date&',
  'liens?sort=name&',
  'liens?sort=-name&',
  'liens?sort=end&',
  'liens?sort=-end&',
  'liens?ending=true&',
  'liens?ending=true&sort=-end&',
  'liens?search=zebra&',
  'liens?search=nobody%202718&',
  'audit?',
  'audit?to=2025-12-31&',
  'audit?actor=nobody&',
  'audit?subject=payment&',
  'deliveries?',
  'events?',
  'events?when=upcoming&',
  'events?when=past&',
  'events?search=zebra&',
  'news?',
  'news?state=draft&',
  'news?state=published&',
  'news?search=zebra&',
  'galleries?',
  'galleries?search=zebra&',
  'articles?',
  'articles?search=zebra&',
  'pages?',
  'pages?search=zebra&',
  'pages?search=nobody%202718&',
  'caisses?',
  'campagnes?',
  'campagnes?active=false&',
  'campagnes?active=true&',
  ...['date', 'name', '-name', 'end', '-end'].flatMap((sort) =>
    ['', 'active=true&', 'active=false&'].map((some) => `campagnes?${some}sort=${sort}&`),
  ),
  'campagnes?search=zebra&',
  'campagnes?search=nobody%202718&',
  'forms?',
  'forms?active=false&',
  ...['date', 'name', '-name'].flatMap((sort) =>
    ['', 'active=true&', 'active=false&'].map((some) => `forms?${some}sort=${sort}&`),
  ),
  'forms?search=zebra&',
  'forms?search=nobody%202718&',
  'stock?',
  'stock?state=out&',
  'stock?state=low&',
  'stock?search=zebra&',
  'stock?search=nobody%202718&',
  'translations?lang=he&',
  'translations?lang=he&kind=news&',
  'translations?lang=he&state=missing&',
  'translations?lang=he&state=outdated&',
  'translations?lang=he&search=zebra&',
  'translations?lang=he&search=nobody%202718&',
  'contacts?',
  'contacts?sort=-name&',
  'contacts?sort=date&',
  'contacts?sort=-date&',
  'contacts?search=zebra&',
  'contacts?search=nobody%202718&',
  'contacts?tag=zebra&',
  'subscribers/list?',
  'subscribers/list?state=confirmed&',
  'subscribers/list?state=left&',
  'subscribers/list?search=zebra&',
  'subscribers/list?search=nobody%202718&',
])('the list %s', (path) => {
  const page = `${path}limit=${LIMIT}`;

  it('SRV-19 SRV-26 PERS-04 CALL-42 CALL-43 CALL-44 CALL-47 CALL-48 CALL-75 CALL-95 CALL-114 CALL-117 CALL-156 CALL-211 reads the rows of its page, however many there are, by indexes', async () => {
    const { queries } = world.deps.database;
    const most = LIMIT + FEW + (/search=|q=/.test(path) ? HEAD : /^abonnements.*sort=/.test(path) ? CHARGES : 0);
    const next = path === 'caisses?' ? null : (await read(page))['next'];
    const later = [MIDDLE, ...(typeof next === 'string' ? [next] : [])].map((before) => `${page}&before=${before}`);
    for (const one of path === 'caisses?' ? ['caisses'] : [page, ...later]) {
      const touches = await touchesOf(queries, () => read(one));
      const grown = touches.filter(({ table }) => GROWING.includes(table));
      expect(grown.filter(({ rows, isWhole }) => isWhole || rows > most)).toEqual([]);
    }
  });
});

it.each([
  ['abonnements?', null],
  ['abonnements?state=ended&', 150],
  ['abonnements?search=nobody%202718&', 1],
  ['liens?', null],
  ['liens?search=zebra&', 1],
  ['dettes?', null],
  ['dettes?open=false&', null],
  ['dettes?search=zebra&', 1],
  ['forms?', null],
  ['forms?active=false&', 1],
  ['campagnes?', null],
  ['campagnes?search=zebra&', 1],
  ['contacts?', null],
  ['contacts?search=zebra&', 0],
  ['contacts?tag=zebra&', 0],
  ['campagnes/gala/dons?', null],
  ['campagnes/gala/engagements?', null],
  ['campagnes/gala/engagements?search=zebra&', 0],
  ['form-submissions?', null],
])('SRV-19 CALL-221 the list %s is counted up to a thousand', async (path, total) => {
  const { queries } = world.deps.database;
  const asked = `${path}limit=1&total=true`;
  expect((await read(asked))['total']).toBe(total);
  const touches = await touchesOf(queries, () => read(asked));
  const grown = touches.filter(({ table }) => GROWING.includes(table));
  expect(grown.filter(({ rows, isWhole }) => isWhole || rows > 1001 + FEW)).toEqual([]);
});

it.each([true, false])(
  'SRV-19 CALL-228 a search of all kinds reads a few rows of each (contact details: %s)',
  async (sees) => {
    const { queries } = world.deps.database;
    for (const search of ['zebra', 'ze', 'many', 'nobody 2718', MIDDLE]) {
      const asked = { queries, organisationId: 'demo', search, seesContacts: sees };
      const touches = await touchesOf(queries, () => searchRecords(asked, undefined));
      const grown = touches.filter(({ table }) => GROWING.includes(table));
      expect(grown.length).toBeGreaterThan(0);
      expect(grown.filter(({ rows, isWhole }) => isWhole || rows > HEAD + FEW)).toEqual([]);
    }
  },
);

it('SRV-19 CALL-76 DESK-06 the results of an evening and the tasks add nothing up', async () => {
  const { queries } = world.deps.database;
  for (const path of ['campagnes/gala/figures', 'tasks']) {
    const touches = await touchesOf(queries, () => read(path));
    const grown = touches.filter(({ table }) => GROWING.includes(table));
    expect(grown.filter(({ rows, isWhole }) => isWhole || rows > TASKS)).toEqual([]);
  }
});

it('SRV-19 CALL-66 the story of a payment reads its own rows alone', async () => {
  const { queries } = world.deps.database;
  const id = sql`'z-' || lpad(n::text, 6, '0')`;
  await copyRows(queries, 'outbox', {
    where: sql`row.id = (select min(id) from outbox)`,
    times: ROWS,
    changes: sql`jsonb_build_object('id', ${id}, 'reference', ${id}, 'payload', jsonb_build_object('paymentId', ${id}))`,
  });
  await queries.execute(sql`vacuum analyze outbox`);
  const touches = await touchesOf(queries, () => read(`payments/${MIDDLE}/story`));
  const grown = touches.filter(({ table }) => [...GROWING, 'outbox'].includes(table));
  expect(grown.filter(({ rows, isWhole }) => isWhole || rows > FEW)).toEqual([]);
});

it.each(['payments/export', 'campagnes/gala/dons.csv', 'campagnes/gala/engagements.csv'])(
  'SRV-16 the export %s says about how many records are to come',
  async (path) => {
    const headers = { authorization: `Bearer ${world.token}` };
    const answer = await fetch(`${world.server.url}/v1/admin/${path}?mode=test`, { headers });
    const rows = (await answer.text()).trim().split('\r\n').length - 1;
    expect(rows).toBeGreaterThan(ROWS / 2);
    const estimated = Number(answer.headers.get('x-estimated-records'));
    expect(estimated / rows).toBeGreaterThan(0.5);
    expect(estimated / rows).toBeLessThan(2);
  },
);

it('SRV-19 PERS-13 what came by hand is read of the contacts of the page alone', async () => {
  const { queries } = world.deps.database;
  await queries.execute(sql`update campaign_pledges set contact_id = id where id like 'z-%'`);
  await queries.execute(
    sql`update campaign_gifts set pledge_id = id, means = 'cash', day = '2026-01-01' where id like 'z-%'`,
  );
  await queries.execute(sql`update entries set kind = 'manual' where id like 'z-%'`);
  await queries.execute(sql`vacuum analyze`);
  for (const path of [`contacts?limit=${LIMIT}&sort=-date`, `contacts/${MIDDLE}`, `contacts/${MIDDLE}/history`]) {
    let answer = '';
    const touches = await touchesOf(queries, async () => void (answer = JSON.stringify(await read(path))));
    expect(answer).toMatch(/"2026-01-01T|"kind":"gift"/);
    const grown = touches.filter(({ table }) => GROWING.includes(table));
    expect(grown.filter(({ rows, isWhole }) => isWhole || rows > LIMIT + FEW)).toEqual([]);
  }
});
