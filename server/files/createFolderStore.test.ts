import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createFolderStore } from './createFolderStore';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'orgkit-files-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** As files of visitors come: in pieces, and some break off. */
async function* pieces(...given: (string | Error)[]) {
  for (const piece of given) {
    await Promise.resolve();
    if (piece instanceof Error) throw piece;
    yield Buffer.from(piece);
  }
}

const REFERENCE = 'a'.repeat(20);

it('SRV-07 keeps all of a file, under a reference that is used once', async () => {
  const files = createFolderStore(folder);
  await files.save(REFERENCE, Readable.from(pieces('one', 'two')));
  await expect(files.save(REFERENCE, Readable.from(pieces('other')))).rejects.toThrow('EEXIST');
  expect((await buffer(await files.read(REFERENCE))).toString()).toBe('onetwo');
});

it.each([
  ['at once', []],
  ['after a while', ['one', 'two']],
])('SRV-07 leaves nothing of what breaks off %s, also not a moment later', async (_, before) => {
  const files = createFolderStore(folder);
  const references = Array.from({ length: 200 }, (__, index) => `${index}`.padStart(20, '0'));
  await Promise.all(
    references.map(async (reference) => {
      const content = Readable.from(pieces(...before, new Error('broke off')));
      await expect(files.save(reference, content)).rejects.toThrow('broke off');
      await files.remove(reference);
    }),
  );
  expect(await readdir(join(folder, 'uploads'))).toEqual([]);
  // Queues behind pending file system work.
  await Promise.all(references.map(() => readdir(folder)));
  expect(await readdir(join(folder, 'uploads'))).toEqual([]);
});

it.each(['../../etc/passwd', 'a', 'a/'.repeat(10)])(
  'SRV-07 reaches no file outside its folder: %s',
  async (reference) => {
    const files = createFolderStore(folder);
    await expect(files.read(reference)).rejects.toThrow('not a reference');
  },
);
