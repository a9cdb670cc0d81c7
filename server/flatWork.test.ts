import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { fillGiftSearch } from './features/campaigns/gifts/giftSearch';
import { purgeIntents } from './features/checkout/intent/intentStore';
import { listEventsInView } from './features/content/eventStore';
import { listGalleryPage } from './features/content/galleryStore';
import { postDue } from './features/endpoints/postDue';
import { enterPeople } from './features/contacts/import/enterPeople';
import { endHolds } from './features/forms/holds/endHolds';
import { replyOf } from './features/forms/testing/formWorld';
import { releaseUnpaid } from './features/forms/submission/releaseUnpaid';
import { queueDaily } from './features/giftMails/queueDaily';
import { recheckAddresses } from './features/hosts/checkAddress';
import { processMedia, removeLeftMedia } from './features/media/processMedia';
import { expire } from './features/privacy/expire';
import { removeFiles } from './features/privacy/removeFiles';
import { replayErasures } from './features/privacy/replayErasures';
import { createPersonWorld, liveThere, zenobie, type PersonWorld } from './features/privacy/testing/personWorld';
import { takeDueCharges } from './gateways/sandbox/takeDueCharges';
import { purgeDelivered } from './gateways/sandbox/purgeDelivered';
import { purgeChallenges } from './guard/createChallenges';
import { subscriptionToken } from './features/subscriptions/subscriptionToken';
import { fillPaymentSearch } from './ledger/fillPaymentSearch';
import { reconcile } from './ledger/reconcile';
import { createMailer } from './outbox/createMailer';
import { sendDue } from './outbox/sendDue';
import { copyRows } from './testing/copyRows';
import { addManyContents } from './testing/manyContents';
import { addManyRecords } from './testing/manyRecords';
import { meetPeople } from './testing/meetPeople';
import { rowsReadBy } from './testing/rowsRead';

// Only the embedded database, with its one connection, says what each piece of work has read.
process.env['TEST_DATABASE_URL'] = '';

const ROWS = 3000;
/** Rows of one table that a piece of work may read. */
const MOST = 100;
/** A campaign's state holds its latest 200 donors; a page of 50 follows it. */
const STATE = { campaign_gifts: 250, entries: 250 };

let world: PersonWorld;
let dataFolder: string;
let made: Awaited<ReturnType<typeof liveThere>>;
beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'orgkit-work-'));
  world = await createPersonWorld(dataFolder);
  made = await liveThere(world);
  const mails = { giftMails: { when: 'each', to: ['desk@demo.test'] } };
  expect((await world.admin('PUT', 'organisations/demo', mails)).status).toBe(200);
  const team = { param: 'lev', label: 'Lev' };
  expect((await world.admin('POST', 'campagnes/gala/teams', team)).status).toBe(200);
  const { queries } = world.deps.database;
  await addManyContents(world.deps, ROWS);
  await addManyRecords(queries, ROWS, '2024-06-01');
  const copy = (table: string, key: string, changes: ReturnType<typeof sql>) =>
    copyRows(queries, table, {
      where: sql`row.${sql.raw(key)} = (select min(${sql.raw(key)}) from ${sql.raw(table)})`,
      times: ROWS,
      changes: sql`jsonb_build_object(${key}::text, 'w-' || n) || ${changes}`,
    });
  await queries.execute(sql`update deliveries set created_at = '2025-01-10'`);
  await copy('entries', 'id', sql`jsonb_build_object('caisse_id', ${made.fund}::text, 'reference', 'w-' || n)`);
  await copy('provider_events', 'event_id', sql`'{}'::jsonb`);
  await copy('sandbox_checkouts', 'id', sql`jsonb_build_object('idempotency_key', 'w-' || n)`);
  await copy('sandbox_deliveries', 'id', sql`'{}'::jsonb`);
  // All of the last minutes: limits of mails count what was sent lately.
  const sent = sql`timestamptz '2025-01-15T12:00:00Z' - n * interval '100 ms'`;
  const told = sql`'{"to": "' || n || '"}'`;
  for (const kind of ['confirmation', 'pledge'])
    await copyRows(queries, 'outbox', {
      where: sql`row.id = (select min(id) from outbox)`,
      times: ROWS,
      changes: sql`jsonb_build_object('id', ${kind} || n, 'reference', ${kind} || n, 'kind', ${kind}::text,
        'payload', (${told})::jsonb, 'sent_at', ${sent}, 'created_at', ${sent})`,
    });
  const people = [{ line: 2, nom: 'Quiñones' }];
  const list = { id: 'list', place: 0, how: 'fill', people };
  expect((await world.admin('POST', 'contacts/imports', list)).status).toBe(200);
  await copy('contact_imports', 'id', sql`jsonb_build_object('state', 'done')`);
  const entered = sql`jsonb_build_object('import_id', 'w-' || n, 'people', '[]'::jsonb, 'created_at', '2024-06-01'::text)`;
  await copy('contact_import_pieces', 'id', entered);
  // One wish is over, all others are kept.
  await queries.execute(sql`update subscribers set state = case when id like 'z-%' then 'confirmed' else 'pending' end,
    consent_at = '2024-06-01'`);
  await queries.execute(sql`vacuum analyze`);
}, 600_000);
afterAll(async () => {
  await world.close();
  await rm(dataFolder, { recursive: true });
});

const get = (path: string) => () => world.server.request('GET', `/v1/${path}`);
const post = (path: string, body: object) => () =>
  world.server.request('POST', `/v1/${path}`, { body, headers: { 'Idempotency-Key': 'key-of-flat-work' } });

/** Pays a checkout, and has the provider report it. */
const pay = (change: Record<string, unknown>) => async () => {
  const { url } = replyOf(await world.submit({ ...zenobie, ...change }));
  if (!url) throw new Error('not submitted');
  await world.press(url, 'pay');
  expect(await world.deliver()).toBe(1);
  expect(await meetPeople(world.deps)).toBe(1);
  return { status: 200 };
};

/** Rows of each table that work reads, where they are too many. */
async function tooMany(work: () => Promise<unknown>, limits: Readonly<Record<string, number>> = {}) {
  const read = await rowsReadBy(world.deps.database.queries, work);
  return Object.entries(read).filter(([table, rows]) => rows > (limits[table] ?? MOST));
}

const person = { nom: 'Quiñones', prenom: 'Zénobie', email: 'z@example.org', tel: '+33612345678' };

const reads: readonly (readonly [name: string, path: () => string])[] = [
  ['a campaign', () => 'campagne/id/gala'],
  ['its best teams', () => 'campagne/id/gala?teams=best'],
  ['its teams', () => 'campagne/teams/gala?limit=10'],
  ['its donors', () => 'campagne/donors/gala'],
  ['older donors', () => 'campagne/donors/gala?before=00000500'],
  ['the donors of a team', () => 'campagne/donors/gala?team=lev'],
  ['the figures of a team', () => 'campagne/team/stats/gala/lev'],
  ['a search of its teams', () => 'campagne/teams/gala?q=lev&limit=10'],
  ...['', 'campagne/gala', 'evenements', 'activites'].map(
    (path) => [`the page /${path}`, () => `pages/resolve?org=demo&path=/${path}`] as const,
  ),
  ['a subscription', () => `abonnements/${subscriptionToken(world.deps.config.keys.links, made.running)}`],
  ['a fund', () => `caisses/id/${made.fund}`],
  ['a form', () => `forms/id/${made.form}`],
  ['an organisation', () => 'organisations/id/demo'],
  ['a payment link', () => `liens/${made.link}`],
  ['the latest articles', () => 'auto-content/preview'],
  ['the other articles of a category', () => 'auto-content/categorie/many/m-1'],
  ['the images of a gallery', () => 'galeries/images/many/1'],
  ['an intent', () => `paiements/intents/${made.intent}`],
  ['the state of a payment', () => `paiements/intents/${made.intent}/status`],
];
it.each(reads)('SRV-28 a public read of %s reads as many rows, however many there are', async (_, path) => {
  const answers: number[] = [];
  expect(await tooMany(async () => answers.push((await get(path())()).status), STATE)).toEqual([]);
  expect(answers).toEqual([200]);
});

it('SRV-28 a ping that finds nothing in memory reads a campaign, and as many rows, however many there are', async () => {
  const ping = post('campagne/ping/gala/visitor', { target: { team: null, source: null } });
  const answers: number[] = [];
  expect(await tooMany(async () => answers.push((await ping()).status), STATE)).toEqual([]);
  expect(answers).toEqual([200]);
});

const acts: readonly (readonly [name: string, act: () => Promise<{ readonly status: number }>])[] = [
  ['an intent', () => world.makeIntent()],
  ['a payment', pay({})],
  ['a payment to a fund', () => pay({ type: 'CAISSE', typeId: made.fund })()],
  ['a gift', pay({ type: 'CAMPAGNE', typeId: 'gala' })],
  ['a monthly gift', pay({ type: 'CAMPAGNE', typeId: 'gala', abo: true, nbMonth: 6 })],
  ['the stock of a form', () => post(`forms/stock/P1?form=${made.form}`, { extra: {} })()],
  ['a submission', () => world.send(made.form, { P1_quantity: 1 })],
  ['a pledge', post('campagne/engagement/gala', { montant: 100, campagne: { displayName: 'Z' }, infos: person })],
  [
    'a refund',
    () => world.admin('POST', `payments/${made.running}/refund`, { montant: 5, idempotencyKey: 'key-of-refund' }),
  ],
];
it.each(acts)('SRV-28 %s reads as many rows, however many there are', async (_, act) => {
  const answers: number[] = [];
  expect(await tooMany(async () => answers.push((await act()).status))).toEqual([]);
  expect(answers).toEqual([200]);
});

/** Calls by which administrators read and change one record; `z-…` is one of the many. */
const administered: readonly (readonly [name: string, act: () => ReturnType<PersonWorld['admin']>])[] = [
  ['reads a payment', () => world.admin('GET', 'payments/z-001500')],
  ['changes a payment', () => world.admin('PUT', 'payments/z-001500', { info: { nom: 'Nemo' } })],
  ['reads a debt', () => world.admin('GET', `dettes/${made.debt}`)],
  ['reads a submission', () => world.admin('GET', 'form-submissions/z-001500')],
  ['reads a campaign', () => world.admin('GET', 'campagnes/gala')],
  ['reads its matching rules', () => world.admin('GET', 'campagnes/gala/matchings')],
  ['enters a gift', () => world.admin('POST', 'campagnes/gala/dons', { montant: 50, displayName: 'Z' })],
  ['hides a gift', () => world.admin('PUT', 'campagnes/gala/dons/z-001500', { hidden: true })],
  ['reads a form', () => world.admin('GET', `forms/${made.form}`)],
  ['reads its stock', () => world.admin('GET', `forms/${made.form}/stock`)],
  ['reads the endpoints', () => world.admin('GET', 'webhooks')],
];
it.each(administered)('SRV-28 an administrator %s by as many rows, however many there are', async (_, act) => {
  const answers: number[] = [];
  expect(await tooMany(async () => answers.push((await act()).status))).toEqual([]);
  expect(answers).toEqual([200]);
});

/** With the gift that it counts for, its payer, and what was paid of it: a row is read a few times, wherever it stands. */
const READ_AGAIN = 6;
it.each([
  ['payments', () => 'payments/export?mode=test'],
  ['gifts', () => 'campagnes/gala/dons.csv?mode=test'],
  ['pledges', () => 'campagnes/gala/engagements.csv?mode=test'],
  ['submissions', () => `forms/${made.form}/submissions.csv?mode=test`],
])('SRV-16 SRV-28 an export of %s reads each row a few times, however many there are', async (_, path) => {
  let rows = 0;
  const read = await rowsReadBy(world.deps.database.queries, async () => {
    rows = (await world.admin('GET', path())).text.split('\r\n').length - 2;
  });
  expect(rows).toBeGreaterThan(ROWS - MOST);
  expect(Object.entries(read).filter(([, many]) => many > READ_AGAIN * rows)).toEqual([]);
});

it.each(['upcoming', 'past'] as const)(
  'SRV-28 EVT-01 %s events read as many rows, however many there are',
  async (when) => {
    const read = () => listEventsInView(world.deps.database.queries, { id: 'demo' }, when, world.deps.now());
    expect(await tooMany(read)).toEqual([]);
  },
);

const jobs: readonly (readonly [name: string, run: (deps: PersonWorld['deps']) => Promise<number>])[] = [
  ['mails', (deps) => sendDue(deps, createMailer(deps.config))],
  ['daily mails', queueDaily],
  ['outgoing events', postDue],
  ['reconcile', reconcile],
  ['unpaid submissions', releaseUnpaid],
  ['unconfirmed submissions', endHolds],
  ['sandbox charges', takeDueCharges],
  ['purge', ({ database, now }) => purgeIntents(database.queries, now())],
  ['purge deliveries', purgeDelivered],
  ['expire', expire],
  ['erased people', replayErasures],
  ['addresses', recheckAddresses],
  ['purge challenges', ({ database, now }) => purgeChallenges(database.queries, now())],
  ['remove files', removeFiles],
  ['pictures', processMedia],
  ['remove media', removeLeftMedia],
  ['address book', meetPeople],
  ['lists of people', enterPeople],
  ['fill search', ({ database }) => fillGiftSearch(database.queries)],
  ['fill numbers', ({ database }) => fillPaymentSearch(database.queries)],
];
it.each(jobs)('SRV-28 the job "%s" reads what there is to do, not what was done', async (_, run) => {
  expect(await tooMany(() => run(world.deps))).toEqual([]);
});

it('SRV-28 GAL-01 a page of galleries with their covers reads as many rows, however many there are', async () => {
  expect(await tooMany(() => listGalleryPage(world.deps.database.queries, 'demo', 1))).toEqual([]);
});
