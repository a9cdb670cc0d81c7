import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { createPersonWorld, liveThere, type PersonWorld } from './features/privacy/testing/personWorld';
import { copyRows } from './testing/copyRows';
import { addManyContents } from './testing/manyContents';
import { addManyNamed } from './testing/manyNamed';
import { addManyRecords } from './testing/manyRecords';

const ROWS = 12;

let world: PersonWorld;
let dataFolder: string;
beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'orgkit-gone-'));
  world = await createPersonWorld(dataFolder);
  await liveThere(world);
  const { queries } = world.deps.database;
  await addManyContents(world.deps, ROWS);
  await addManyRecords(queries, ROWS);
  await addManyNamed(queries, ROWS);
  await queries.execute(sql`update debts set paid = 0, paid_in_trial = 0`);
  await copyRows(queries, 'calendars', {
    where: sql`row.id = (select min(id) from calendars)`,
    times: ROWS,
    changes: sql`jsonb_build_object('id', 'z-' || n)`,
  });
});
afterAll(async () => {
  await world.close();
  await rm(dataFolder, { recursive: true });
});

interface Page {
  readonly data: readonly { readonly id: string }[];
  readonly next: string;
}

it.each([
  ['payments?', 'payments'],
  ['payments?sort=montant&', 'payments'],
  ['payments?sort=name&', 'payments'],
  ['abonnements?', 'payments'],
  ['abonnements?sort=name&', 'payments'],
  ['abonnements?state=active&sort=-due&', 'payments'],
  ['campagnes/gala/dons?', 'campaign_gifts'],
  ['campagnes/gala/dons?sort=-name&', 'campaign_gifts'],
  ['campagnes/gala/engagements?', 'campaign_pledges'],
  ['campagnes/gala/engagements?sort=-montant&', 'campaign_pledges'],
  ['form-submissions?', 'form_submissions'],
  ['form-submissions?search=e&', 'form_submissions'],
  ['submissions?', 'submissions'],
  ['dettes?', 'debts'],
  ['dettes?overdue=true&', 'debts'],
  ['dettes?sort=montant&', 'debts'],
  ['dettes?open=true&sort=due&', 'debts'],
  ['liens?', 'links'],
  ['liens?sort=name&', 'links'],
  ['liens?sort=-end&', 'links'],
  ['contacts?', 'contacts'],
  ['contacts?sort=-date&', 'contacts'],
  ['subscribers/list?', 'subscribers'],
  ['events?', 'events'],
  ['news?', 'news'],
  ['galleries?', 'galleries'],
  ['articles?', 'articles'],
  ['pages?', 'custom_pages'],
  ['translations?lang=he&', 'translations'],
  ['forms?', 'forms'],
  ['forms?sort=name&', 'forms'],
  ['stock?', 'form_stocks'],
  ['campagnes?', 'campaigns'],
  ['campagnes?sort=-end&', 'campaigns'],
  ['booked-calendars?', 'calendars'],
])('SRV-32 the list %s goes on after a row that was deleted', async (path, table) => {
  const read = async (more: string) => {
    const answer = await world.admin('GET', `${path}limit=2${more}`);
    expect(answer.status).toBe(200);
    return answer.body as unknown as Page;
  };
  const first = await read('');
  const onward = `&before=${first.next}`;
  const second = await read(onward);
  expect(second.data).not.toHaveLength(0);
  const gone = first.data[1]?.id;
  await world.deps.database.transaction(async (tx) => {
    // Whatever names it: this is about the list alone.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`delete from ${sql.raw(table)} where id = ${gone}`);
  });
  expect((await read('')).data.map(({ id }) => id)).not.toContain(gone);
  expect((await read(onward)).data.map(({ id }) => id)).toEqual(second.data.map(({ id }) => id));
});

it('SRV-32 refuses a place that is none of its order', async () => {
  const place = (value: unknown) => `~${Buffer.from(JSON.stringify(value)).toString('base64url')}`;
  const at = '2025-01-15T12:00:00.000Z';
  for (const wrong of [
    1,
    [],
    [at],
    [at, 'x', 'y'],
    [at, 1],
    ['soon', 'x'],
    ['+275000-01-01T00:00:00Z', 'x'],
    [at, 'x\0'],
  ])
    for (const list of ['payments', 'dettes', 'contacts']) {
      const { status } = await world.admin('GET', `${list}?before=${place(wrong)}`);
      expect({ list, wrong, status }).toEqual({ list, wrong, status: 400 });
    }
  expect((await world.admin('GET', `payments?sort=montant&before=${place(['eur', 2 ** 60, 'x'])}`)).status).toBe(400);
  expect((await world.admin('GET', 'dettes?before=~e')).status).toBe(400);
});

it('SRV-10 SRV-32 tells nobody by a place what a contact or payer is called or reached by', async () => {
  for (const list of [
    'contacts?limit=1',
    'payments?limit=1&sort=name',
    'abonnements?limit=1&sort=name',
    'liens?limit=1&sort=name',
    'campagnes/gala/dons?limit=1&sort=name',
  ]) {
    const { body } = await world.admin('GET', list);
    const { next } = body as unknown as Page;
    expect(Buffer.from(next.slice(1), 'base64url').toString('latin1')).not.toMatch(/nobody|quin/i);
  }
});
