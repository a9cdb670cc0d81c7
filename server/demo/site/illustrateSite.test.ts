import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../../db/database';
import { openTestDatabase } from '../../db/openTestDatabase';
import { media } from '../../db/schema';
import type { Deps } from '../../deps';
import { readContent, updateContent } from '../../features/content/contentKind';
import { eventKind } from '../../features/content/eventKind';
import { readImages } from '../../features/content/galleryImages';
import { galleryKind } from '../../features/content/galleryKind';
import { newsKind } from '../../features/content/newsKind';
import { requireExistingOrganisation } from '../../features/organisations/organisationStore';
import { createFolderStore } from '../../files/createFolderStore';
import { createPictures } from '../../pictures/createPictures';
import { operatorOf } from '../../features/tokens/tokenService';
import { buildPrograms } from '../../testing/serverProcess';
import { createTestDeps } from '../../testing/testServer';
import { prepareDemo } from '../prepareDemo';
import { fernhillSite } from './fernhill/fernhillSite';
import { illustrateSite } from './illustrateSite';

const ADDRESS = /^\/media\/[0-9a-f]{40}\.webp$/;

let database: Database;
let deps: Deps;
let folder: string;
let programs: Awaited<ReturnType<typeof buildPrograms>>;
beforeAll(async () => {
  programs = await buildPrograms();
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'orgkit-demo-'));
  let time = Date.parse('2025-01-15T12:00:00Z');
  deps = createTestDeps(database, {
    now: () => new Date((time += 10)),
    config: { dataFolder: folder },
    media: createFolderStore(folder, 'media'),
    pictures: createPictures(join(programs.folder, 'pictureWorker.mjs')),
  });
  await prepareDemo(deps);
});
afterAll(async () => {
  deps.pictures.close();
  await database.close();
  programs.remove();
  await rm(folder, { recursive: true, force: true });
});

const event = (id: string) => readContent(database.queries, eventKind, 'fernhill', id);
const drawn = () => database.queries.$count(media);

it('PROD-10 draws what was left undone, once, and leaves alone what somebody has changed', async () => {
  const change = { description: 'Moved to the church hall.' };
  await updateContent(deps, operatorOf('fernhill'), eventKind, 'working-party', change);
  const stopping = new AbortController();
  stopping.abort();
  await illustrateSite(deps, fernhillSite, stopping.signal);
  expect((await event('open-day')).image).toBe('');

  await illustrateSite(deps, fernhillSite, new AbortController().signal);
  const { config } = await requireExistingOrganisation(database.queries, 'fernhill');
  const images = await readImages(database.queries, 'fernhill', 'year');
  for (const address of [
    config['hero.image.bg'],
    (await event('open-day')).image,
    ...(await readContent(database.queries, newsKind, 'fernhill', 'sunflowers')).images,
    (await readContent(database.queries, galleryKind, 'fernhill', 'year')).bgImage,
    ...images.map(({ src }) => src),
  ])
    expect(address).toMatch(ADDRESS);
  expect(images.map(({ alt }) => alt)).toEqual(Object.values(fernhillSite.pictures).map(({ alt }) => alt));
  expect(await event('working-party')).toMatchObject({ ...change, image: '' });
  const count = await drawn();
  expect(count).toBe(Object.keys(fernhillSite.pictures).length);

  await updateContent(deps, operatorOf('fernhill'), eventKind, 'open-day', { image: '' });
  await illustrateSite(deps, fernhillSite, new AbortController().signal);
  expect((await event('open-day')).image).toBe('');
  expect(await drawn()).toBe(count);
});
