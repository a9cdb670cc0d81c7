import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { erasedKeys, payments } from '../../db/schema';
import { replayErasures } from './replayErasures';
import { createPersonWorld, her, zenobie, type PersonWorld } from './testing/personWorld';

let world: PersonWorld;
let dataFolder: string;
beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'orgkit-person-'));
  world = await createPersonWorld(dataFolder);
});
afterEach(async () => {
  await world.close();
  await rm(dataFolder, { recursive: true });
});

const rowOf = async (id: string) => {
  const [row] = await world.deps.database.queries.select().from(payments).where(eq(payments.id, id));
  if (!row) throw new Error('no payment');
  return row;
};

it('PRIV-05 an older copy of the database takes nobody with a number that they share', async () => {
  const id = await world.pay(zenobie);
  const relative = await world.pay({ ...zenobie, info: { ...zenobie.info, email: 'relative@example.org' } });
  const before = await rowOf(id);
  await world.admin('POST', 'persons/erase', { ...her, tel: zenobie.info.tel });
  await world.deps.database.queries.update(payments).set(before).where(eq(payments.id, id));
  await world.deps.database.queries.delete(erasedKeys);
  expect(await replayErasures(world.deps)).toBeGreaterThan(0);
  expect((await rowOf(id)).info).toMatchObject({ email: '', nom: '' });
  expect((await rowOf(relative)).info).toMatchObject({ email: 'relative@example.org', nom: zenobie.info.nom });
});
