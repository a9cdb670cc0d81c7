import { request as httpRequest } from 'node:http';
import type { MediaItem } from '../../../src/contract/site/media';
import { createApp } from '../../app';
import { media as mediaTable } from '../../db/schema';
import { createPictures } from '../../pictures/createPictures';
import { hostileFiles, pdf } from '../../pictures/testing/samples';
import { startTestServer } from '../../testing/testServer';
import { picturesOf } from './picturesOf';
import { processMedia, removeLeftMedia } from './processMedia';
import { LIMIT, useMediaWorld } from './testing/mediaWorld';

const MINUTE = 60_000;
const { world, upload, kept, ask, stored, rows, see, anyPhoto } = useMediaWorld();

it('MEDIA-02 refuses what is no picture or PDF, says why, and keeps nothing of it', async () => {
  const before = [await rows(), await stored(), await ask('GET', '?limit=1')];
  for (const [what, bytes, status, code] of await hostileFiles()) {
    const answer = await upload(bytes, { name: 'photo.jpg' });
    expect([what, answer.status, answer.body.code]).toEqual([what, status, code]);
  }
  const large = Buffer.concat([world.photo, Buffer.alloc(LIMIT)]);
  expect(await upload(large)).toMatchObject({ status: 413, body: { code: 'fileSize' } });
  expect((await ask('POST', '?alt=a', {})).status).toBe(415);
  expect((await ask('POST', '', {})).status).toBe(400);
  expect((await upload(world.photo, { given: 'nobody' })).status).toBe(401);
  expect([await rows(), await stored(), await ask('GET', '?limit=1')]).toEqual(before);
});

it('MEDIA-02 makes of a picture that is a page too nothing but a picture', async () => {
  const { url } = await kept(Buffer.concat([await anyPhoto(), Buffer.from('<script>alert(1)</script>PK\x03\x04')]));
  const { text, headers } = await see(url);
  expect([text.includes('script'), headers.get('content-type')]).toEqual([false, 'image/webp']);
});

it('MEDIA-02 keeps nothing of an upload that breaks off', async () => {
  const [files, count] = [await stored(), await rows()];
  const headers = {
    Authorization: `Bearer ${world.token}`,
    ...{ 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': '90000' },
  };
  const broken = httpRequest(`${world.server.url}/v1/admin/media?alt=a`, { method: 'POST', headers });
  const gone = new Promise((done) => broken.on('error', done));
  broken.write('--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n');
  broken.write(world.photo.subarray(0, 20_000));
  while ((await stored()).length === files.length) await new Promise(setImmediate);
  broken.destroy();
  await gone;
  while ((await rows()) !== count) await new Promise(setImmediate);
  expect(await stored()).toEqual(files);
});

it('MEDIA-02 an organisation takes no more than its quota, and deleting makes room at once', async () => {
  const bytes = await anyPhoto();
  const used = async () => (await ask('GET', '')).body as unknown as { bytes: number; most: number };
  const { bytes: taken } = await used();
  const small = { ...world.deps, config: { ...world.deps.config, mediaQuotaBytes: taken + 100 } };
  const limited = await startTestServer(createApp(small));
  expect(await upload(bytes, { url: limited.url })).toMatchObject({ status: 507, body: { code: 'quota' } });
  // Another organisation has its own.
  expect((await upload(bytes, { url: limited.url, given: world.otherToken })).status).toBe(200);
  const { data } = (await ask('GET', '?limit=1')).body as unknown as { data: MediaItem[] };
  await ask('DELETE', `/${data[0]?.id}`);
  expect((await used()).bytes).toBe(taken - (data[0]?.bytes ?? 0));
  await limited.close();
});

it('MEDIA-05 a PDF is saved, never shown', async () => {
  const item = await kept(pdf, { name: 'Reçu.html', alt: 'Statuts' });
  expect(item).toMatchObject({ kind: 'PDF', state: 'READY', width: null, bytes: pdf.length, name: 'Reçu.html.pdf' });
  const { status, text, headers } = await see(item.url);
  expect([status, text]).toEqual([200, pdf.toString()]);
  expect(headers.get('content-type')).toBe('application/pdf');
  expect(headers.get('content-disposition')).toContain('attachment; filename="Re_u.html.pdf"');
  expect(headers.get('content-security-policy')).toContain('sandbox');
  expect(await picturesOf(world.database.queries, 'demo', [item.url])).toEqual({});
});

describe('when a process is lost', () => {
  it('MEDIA-03 takes up again what it had begun, after its time', async () => {
    await processMedia(world.deps);
    const { id, url } = await kept(await anyPhoto(700));
    await new Promise<void>((begun) => {
      const make = () => {
        begun();
        return new Promise<never>(() => undefined);
      };
      void processMedia({ ...world.deps, pictures: { ...world.deps.pictures, make } });
    });
    expect(await processMedia(world.deps)).toBe(0);
    const state = async () => (await ask('GET', `/${id}`)).body.data.state;
    expect(await state()).toBe('PROCESSING');
    world.time += 3 * MINUTE;
    expect(await processMedia(world.deps)).toBe(1);
    expect([await state(), (await see(url)).status]).toEqual(['READY', 200]);
  });

  it('MEDIA-03 gives up a picture that ends each process, and shows it in one size', async () => {
    const { id, url } = await kept(await anyPhoto(700));
    const broken = { ...world.deps, pictures: createPictures('/nowhere/no-program.mjs') };
    for (let attempt = 0; attempt < 4; attempt += 1) {
      await processMedia(broken);
      world.time += 3 * MINUTE;
    }
    expect((await ask('GET', `/${id}`)).body.data.state).toBe('FAILED');
    expect((await see(url)).status).toBe(200);
    expect((await picturesOf(world.database.queries, 'demo', [url]))[url]).toEqual({
      ...{ width: 700, height: 40, alt: 'Un toit' },
      webp: `${url} 700w`,
    });
    expect((await stored()).filter((name) => name.startsWith(id))).toEqual([`${id}-1600-webp`]);
  });

  it('MEDIA-03 removes what had not all arrived', async () => {
    const count = await rows();
    const never = {
      ...world.deps,
      pictures: { ...world.deps.pictures, make: () => Promise.reject(new Error('killed')) },
    };
    const dying = await startTestServer(
      createApp({ ...never, media: { ...world.deps.media, remove: () => Promise.reject(new Error('killed')) } }),
    );
    expect((await upload(await anyPhoto(), { url: dying.url })).status).toBe(500);
    await dying.close();
    expect(await rows()).toBe(count + 1);
    world.time += 61 * MINUTE;
    await removeLeftMedia(world.deps);
    const files = await stored();
    const known = await world.database.queries.select({ id: mediaTable.id }).from(mediaTable);
    expect(files.filter((name) => !known.some(({ id }) => name.startsWith(id)))).toEqual([]);
  });
});
