import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql, type SQL } from 'drizzle-orm';
import { createPersonWorld, liveThere, type PersonWorld } from './features/privacy/testing/personWorld';
import { copyRows } from './testing/copyRows';
import { touchesOf } from './testing/rowsTouched';

const ROWS = 3000;
const LIMIT = 20;
/** The next page's first row, and the one that `before` names. */
const FEW = 4;
/** A row in the middle of each list. */
const MIDDLE = 'z-001500';
/** Tables that grow with what people give and send. */
const GROWING = [
  ...['payments', 'entries', 'campaign_gifts', 'campaign_pledges', 'form_submissions', 'submissions', 'debts', 'links'],
  ...['charges', 'audit', 'deliveries'],
];

let world: PersonWorld;
let dataFolder: string;
beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'orgkit-lists-'));
  world = await createPersonWorld(dataFolder);
  await liveThere(world);
  await fill();
}, 120_000);
afterAll(async () => {
  await world.close();
  await rm(dataFolder, { recursive: true });
});

/** Thousands of rows of each kind: of those that filters ask for, none or few are among the newest. */
async function fill(): Promise<void> {
  const { queries } = world.deps.database;
  const copy = (table: string, where: SQL, changes: SQL) => copyRows(queries, table, { where, times: ROWS, changes });
  const id = sql`'z-' || lpad(n::text, 6, '0')`;
  const at = sql`timestamptz '2026-01-01' + n * interval '1 minute'`;
  const given = sql`row.id = (select id from payments where type = 'CAMPAGNE' limit 1)`;
  const first = (table: string) => sql`row.id = (select min(id) from ${sql.raw(table)})`;
  await copy('links', first('links'), sql`jsonb_build_object('id', ${id}, 'created_at', ${at})`);
  await copy(
    'payments',
    given,
    sql`jsonb_build_object('id', ${id}, 'idempotency_key', ${id}, 'provider_ref', null, 'created_at', ${at},
      'link_id', ${id}, 'mode', 'test', 'search', 'nobody ' || n)`,
  );
  await copy(
    'campaign_gifts',
    sql`row.payment_id is not null`,
    sql`jsonb_build_object('id', ${id}, 'payment_id', ${id}, 'number', n + 1, 'created_at', ${at},
      'display_name', 'Nobody', 'commentaire', '')`,
  );
  await copy(
    'entries',
    sql`row.campaign_id is not null`,
    sql`jsonb_build_object('id', ${id}, 'payment_id', ${id}, 'gift_id', ${id}, 'created_at', ${at})`,
  );
  await copy(
    'campaign_pledges',
    sql`true`,
    sql`jsonb_build_object('id', ${id}, 'link_id', ${id}, 'idempotency_key', ${id}, 'created_at', ${at}, 'montant', 1)`,
  );
  await copy('debts', sql`true`, sql`jsonb_build_object('id', ${id}, 'created_at', ${at})`);
  await copy('submissions', sql`true`, sql`jsonb_build_object('id', ${id}, 'created_at', ${at})`);
  await copy(
    'form_submissions',
    sql`true`,
    sql`jsonb_build_object('id', ${id}, 'idempotency_key', ${id}, 'created_at', ${at}, 'values', '{"extra": {}}'::jsonb)`,
  );
  await copy(
    'charges',
    sql`row.payment_id = (select min(payment_id) from charges)`,
    sql`jsonb_build_object('payment_id', ${id})`,
  );
  await copy('audit', first('audit'), sql`jsonb_build_object('id', ${id}, 'created_at', ${at})`);
  await copy('deliveries', first('deliveries'), sql`jsonb_build_object('id', ${id}, 'created_at', ${at})`);
  await queries.execute(sql`vacuum analyze`);
}

const read = async (path: string) => {
  const answer = await world.admin('GET', path);
  expect(answer.status).toBe(200);
};

describe.each([
  'payments?',
  'payments?state=processing&',
  'payments?type=DETTE&',
  'payments?to=2025-12-31&',
  'payments?search=zebra&',
  'payments?search=ze&',
  'payments?search=nobody%202718&',
  'abonnements?',
  'campagnes/gala/dons?',
  'campagnes/gala/dons?q=zebra&',
  'campagnes/gala/dons?q=nobody%202718&',
  'campagnes/gala/engagements?',
  'form-submissions?',
  'submissions?',
  'dettes?',
  'liens?',
  'audit?',
  'deliveries?',
  'caisses?',
  'campagnes?',
])('the list %s', (path) => {
  const page = `${path}limit=${LIMIT}`;

  it('SRV-19 SRV-26 reads the rows of its page, however many there are, by indexes', async () => {
    const { queries } = world.deps.database;
    for (const one of path === 'caisses?' ? ['caisses'] : [page, `${page}&before=${MIDDLE}`]) {
      const touches = await touchesOf(queries, () => read(one));
      const grown = touches.filter(({ table }) => GROWING.includes(table));
      expect(grown.filter(({ rows, isWhole }) => isWhole || rows > LIMIT + FEW)).toEqual([]);
    }
  });
});
