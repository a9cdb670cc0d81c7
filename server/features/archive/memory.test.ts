import fs, { createWriteStream } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Database } from '../../db/database';
import { openTestDatabase } from '../../db/openTestDatabase';
import { media } from '../../db/schema';
import type { Deps } from '../../deps';
import { createTestDeps } from '../../testing/testServer';
import { foundOrganisation } from '../settings/organisationService';
import { exportArchive } from './exportArchive';
import { openArchive } from './openArchive';
import { packed } from './testing/zips';

const MEGABYTE = 1024 ** 2;
const SIZE = 256 * MEGABYTE;
const hash = '0'.repeat(40);
let database: Database;
let deps: Deps;
let folder: string;
let produced = 0;

/** A PDF of 256 MB that is made while it is read. */
function* large() {
  for (; produced < SIZE; produced += 64 * 1024) yield Buffer.alloc(64 * 1024, produced);
}
beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'orgkit-archive-memory-'));
  const base = createTestDeps(database);
  const read = () => Promise.resolve(Readable.from(large(), { objectMode: false }));
  deps = { ...base, media: { ...base.media, read } };
  await foundOrganisation(deps, { id: 'demo', name: 'Demo' });
  const at = deps.now();
  await database.queries.insert(media).values({
    ...{ id: deps.ids.row(), organisationId: 'demo', hash, kind: 'PDF', state: 'READY', name: 'a.pdf', alt: '' },
    ...{ width: null, height: null, bytes: SIZE, variants: [], attempts: 0 },
    ...{ nextAttemptAt: at, createdAt: at, updatedAt: at, removedAt: null },
  });
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

it('ARCH-06 is made and read in constant memory, whatever its pictures weigh', async () => {
  const path = join(folder, 'archive.zip');
  let [sent, held] = [0, 0];
  const counted = async function* (content: AsyncIterable<Buffer>) {
    for await (const chunk of content) {
      sent += chunk.length;
      held = Math.max(held, produced - sent);
      yield chunk;
    }
  };
  await pipeline(exportArchive(deps, 'demo'), counted, createWriteStream(path));
  expect([produced, sent > SIZE]).toEqual([SIZE, true]);
  expect(held).toBeLessThan(MEGABYTE);

  const file = await open(path);
  const archive = await openArchive(file.fd, { entries: 100, bytes: 2 * SIZE });
  let [taken, given, ahead] = [0, 0, 0];
  const read = jest.spyOn(fs, 'read');
  for await (const chunk of archive.read(`media/${hash}.pdf`) as AsyncIterable<Buffer>) {
    taken += (read.mock.calls as unknown[][]).reduce((sum, [, , , length]) => sum + Number(length), 0);
    read.mockClear();
    given += chunk.length;
    ahead = Math.max(ahead, taken - given);
  }
  read.mockRestore();
  await file.close();
  expect([given, taken >= SIZE]).toEqual([SIZE, true]);
  expect(ahead).toBeLessThan(MEGABYTE);
});

it('ARCH-06 is read no further once its reader has left', async () => {
  produced = 0;
  const content = exportArchive(deps, 'demo');
  for await (const _chunk of content) if (produced > 4 * MEGABYTE) break;
  await new Promise(setImmediate);
  expect([content.destroyed, produced < 8 * MEGABYTE]).toEqual([true, true]);
});

it('ARCH-02 is counted in all its files together while they are unpacked, each once', async () => {
  const path = join(folder, 'several.zip');
  const names = ['records/events.jsonl', 'records/news.jsonl'] as const;
  fs.writeFileSync(path, await packed(names.map((name) => [name, 'x'.repeat(600)] as const)));
  const file = await open(path);
  const archive = await openArchive(file.fd, { entries: 100, bytes: 1000 });
  const size = async (name: string) => {
    let bytes = 0;
    for await (const chunk of archive.read(name) as AsyncIterable<Buffer>) bytes += chunk.length;
    return bytes;
  };
  expect([await size(names[0]), await size(names[0])]).toEqual([600, 600]);
  await expect(size(names[1])).rejects.toMatchObject({ status: 400, code: 'archive' });
  await file.close();
});
