import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { buildPrograms } from '../testing/serverProcess';
import { createPictures } from './createPictures';
import type { PictureOutput } from './pictures';
import { noise } from './testing/samples';

let programs: Awaited<ReturnType<typeof buildPrograms>>;
let folder: string;
beforeAll(async () => {
  programs = await buildPrograms();
  folder = await mkdtemp(join(tmpdir(), 'orgkit-pictures-'));
});
afterAll(async () => {
  programs.remove();
  await rm(folder, { recursive: true });
});

const worker = () => join(programs.folder, 'pictureWorker.mjs');
const at = (name: string) => join(folder, name);
const output = (name: string, width: number, format: PictureOutput['format'] = 'webp') => ({
  path: at(name),
  width,
  format,
});

it('MEDIA-03 makes sizes of a picture as it was held, without what the camera noted', async () => {
  const exif = { IFD0: { Artist: 'Zénobie' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 30/1' } };
  const photo = noise(1000, 500).jpeg().withExif(exif).withMetadata({ orientation: 6 });
  await writeFile(at('photo'), await photo.toBuffer());
  expect((await readFile(at('photo'))).includes('Exif')).toBe(true);
  const pictures = createPictures(worker());
  const outputs = [output('large', 1600), output('small', 200), output('avif', 200, 'avif')];
  const made = await pictures.make({ source: at('photo'), outputs }, true);
  expect(made.map(({ width, height }) => [width, height])).toEqual([
    [500, 1000],
    [200, 400],
    [200, 400],
  ]);
  for (const [index, { path, format }] of outputs.entries()) {
    const bytes = await readFile(path);
    const { exif: noted, icc, orientation, format: found } = await sharp(bytes).metadata();
    expect([noted, icc, orientation, bytes.length]).toEqual([undefined, undefined, undefined, made[index]?.bytes]);
    expect(found).toBe(format === 'avif' ? 'heif' : 'webp');
    expect(bytes.includes('Exif')).toBe(false);
  }
});

it('MEDIA-03 takes first what somebody waits for', async () => {
  await writeFile(at('plain'), await noise(400, 300).png().toBuffer());
  const pictures = createPictures(worker());
  const order: string[] = [];
  const make = async (name: string, urgent: boolean) => {
    await pictures.make({ source: at('plain'), outputs: [output(name, 100)] }, urgent);
    order.push(name);
  };
  await Promise.all([make('first', false), make('second', false), make('third', false), make('urgent', true)]);
  expect(order).toEqual(['first', 'urgent', 'second', 'third']);
});

it('MEDIA-03 reads only files that it is given, and leaves nothing of those that it cannot read', async () => {
  await writeFile(at('svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  const pictures = createPictures(worker());
  const before = await readdir(folder);
  await expect(pictures.make({ source: at('svg'), outputs: [output('drawn', 9)] }, true)).rejects.toMatchObject({
    problem: 'unreadable',
  });
  await expect(pictures.make({ source: at('none'), outputs: [output('drawn', 9)] }, true)).rejects.toThrow('ENOENT');
  expect(await readdir(folder)).toEqual(before);
  expect(await pictures.make({ source: at('plain'), outputs: [output('drawn', 9)] }, true)).toHaveLength(1);
});

it.each([
  ['hangs', 'setInterval(() => undefined, 1000);'],
  ['ends', 'process.on("message", () => process.exit(3));'],
])('MEDIA-03 fails a picture whose process %s, and goes on with the next', async (_, program) => {
  await writeFile(at('bad.mjs'), program);
  const pictures = createPictures(at('bad.mjs'), 1);
  const job = { source: at('plain'), outputs: [] };
  const asked = [pictures.make(job, true), pictures.make(job, true)];
  for (const one of asked) await expect(one).rejects.toThrow('its process ended');
});

it('MEDIA-03 gives its process none of our keys', async () => {
  await writeFile(at('env.mjs'), 'process.on("message", () => process.send({ fault: JSON.stringify(process.env) }));');
  process.env['ORGKIT_LINK_SECRET'] = 'not-for-pictures';
  const pictures = createPictures(at('env.mjs'));
  const told = await pictures.make({ source: '', outputs: [] }, true).then(
    () => '',
    ({ message }: Error) => message,
  );
  delete process.env['ORGKIT_LINK_SECRET'];
  expect(told).toContain('MALLOC_ARENA_MAX');
  expect(told).not.toContain('not-for-pictures');
});

it('MEDIA-03 reads the largest pictures within 700 MB', async () => {
  // Interlaced with transparency: the whole of it is held in memory.
  const large = sharp({ create: { width: 7000, height: 7000, channels: 4, background: '#33669980' } });
  await writeFile(at('large.png'), await large.png({ progressive: true, compressionLevel: 1 }).toBuffer());
  const child = fork(worker(), { env: { MALLOC_ARENA_MAX: '2' }, stdio: 'ignore' });
  child.send({ source: at('large.png'), outputs: [output('of-large', 1600), output('of-large-avif', 1600, 'avif')] });
  const [answer] = (await once(child, 'message')) as [unknown];
  expect(answer).toMatchObject({ files: [{ width: 1600 }, { width: 1600 }] });
  const peak = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1];
  child.disconnect();
  expect(Number(peak)).toBeGreaterThan(0);
  expect(Number(peak) / 1000).toBeLessThan(700);
});
