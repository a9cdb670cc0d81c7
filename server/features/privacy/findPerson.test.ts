import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { dataOf } from '../../testing/adminServer';
import { copyRows } from '../../testing/copyRows';
import { touchesOf } from '../../testing/rowsTouched';
import type { Answer } from '../../testing/testServer';
import { findPerson, SLICE } from './findPerson';
import { createPersonWorld, her, type PersonWorld } from './testing/personWorld';

let world: PersonWorld;
let dataFolder: string;
beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'orgkit-find-'));
  world = await createPersonWorld(dataFolder);
});
afterAll(async () => {
  await world.close();
  await rm(dataFolder, { recursive: true });
});

it('PRIV-01 SRV-19 finds a person behind thousands of others, by statements that look through so many rows each', async () => {
  const { queries } = world.deps.database;
  const link = async (email: string) => {
    const config = { type: 'GENERAL', montant: 20 };
    const made = await world.admin('POST', 'liens', { linkType: 'PAIEMENT', config, payer: { email } });
    return dataOf<{ id: string }>(made).id;
  };
  const SLICES = 4;
  await link('dana@example.org');
  // Their keys come before hers.
  await copyRows(queries, 'links', {
    where: sql`true`,
    times: SLICES * SLICE,
    changes: sql`jsonb_build_object('id', '!' || lpad(n::text, 6, '0'))`,
  });
  const id = await link(her.email);
  await queries.execute(sql`vacuum analyze links`);
  let answer: Answer | undefined;
  const touches = await touchesOf(queries, async () => {
    answer = await world.admin('POST', 'persons/export', { email: her.email });
  });
  expect(answer && dataOf<{ records: object }>(answer).records).toMatchObject({ links: [{ id }] });
  const rows = touches.filter(({ table }) => table === 'links').map((touch) => touch.rows);
  expect(Math.max(...rows)).toBe(SLICE);
  expect(rows.filter((many) => many === SLICE).length).toBe(2 * SLICES);
});

it('PRIV-01 finds nothing of whom no address and no number names', async () => {
  const nobody = { email: null, tel: null };
  const { own, named } = await findPerson(world.deps, await world.organisation(), nobody, world.deps.now());
  expect([own, named].flatMap((records) => Object.values(records).flat())).toEqual([]);
});
