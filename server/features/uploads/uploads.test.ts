import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sum } from 'drizzle-orm';
import type { UploadResponse } from '../../../src/contract/forms/formCalls';
import { acceptsFile } from '../../../src/core/form';
import { createApp } from '../../app';
import type { Config } from '../../config';
import type { Database } from '../../db/database';
import { openTestDatabase } from '../../db/openTestDatabase';
import { uploads } from '../../db/schema';
import type { Deps } from '../../deps';
import { createTestDeps, startTestServer, type TestServer } from '../../testing/testServer';
import { foundOrganisation } from '../settings/organisationService';
import { claimUploads, type ClaimedFile } from './claimUploads';
import { removeOrphans } from './uploadService';

const LIMIT = 100_000;
let database: Database;
let deps: Deps;
let server: TestServer;
let token: string;
let otherToken: string;
let dataFolder: string;
let time = Date.parse('2025-01-15T12:00:00Z');
let visitors = 0;
beforeAll(async () => {
  database = await openTestDatabase();
  dataFolder = await mkdtemp(join(tmpdir(), 'orgkit-uploads-'));
  const config = { dataFolder, uploadBytes: LIMIT, trustProxy: '1' };
  deps = createTestDeps(database, { now: () => new Date(time), config });
  token = await foundOrganisation(deps, { id: 'demo', name: 'Demo' });
  otherToken = await foundOrganisation(deps, { id: 'other', name: 'Other' });
  server = await startTestServer(createApp(deps));
  const make = (body: unknown) => server.request('POST', '/v1/admin/forms', { token, body });
  const content = JSON.stringify([{ type: 'upload', props: { fieldKey: 'doc' } }]);
  await make({ id: 'envoi', title: 'Documents', active: true, content });
  await make({ id: 'ferme', title: 'Fermé', active: false, content });
  await make({
    id: 'dedans',
    title: 'Contient',
    type: 'COMPLEX',
    active: true,
    content: '[{"type":"embeddedForm","props":{"blockId":"envoi"}}]',
  });
  await make({ id: 'sans', title: 'Sans fichier', active: true });
});
afterAll(async () => {
  await server.close();
  await database.close();
  await rm(dataFolder, { recursive: true, force: true });
});

const samples = {
  png: Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex'),
  jpeg: Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
  gif: Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1'),
  webp: Buffer.from('RIFF\x24\0\0\0WEBPVP8 ', 'latin1'),
  heic: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
  avif: Buffer.from('\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf', 'latin1'),
  pdf: Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n'),
  zip: Buffer.from('PK\x03\x04\x14\0\0\0\0\0'.padEnd(60, '\0'), 'latin1'),
};
interface Part {
  readonly field?: string;
  readonly name?: string;
  readonly bytes: Uint8Array | string;
  readonly type?: string;
}
async function post(parts: readonly Part[], { query = 'formId=envoi', address = `192.0.2.${(visitors += 1)}` } = {}) {
  const body = new FormData();
  for (const { field = 'file', name = 'photo.png', bytes, type = 'image/png' } of parts)
    body.append(field, new Blob([bytes as Uint8Array<ArrayBuffer>], { type }), name);
  const headers = { 'X-Forwarded-For': address };
  const response = await fetch(`${server.url}/v1/forms/upload?${query}`, { method: 'POST', body, headers });
  return { status: response.status, body: (await response.json()) as UploadResponse & { code?: string } };
}
const send = async (bytes: Uint8Array | string, name?: string) =>
  (await post([{ bytes, ...(name !== undefined && { name }) }])).body;
const stored = (): Promise<string[]> => readdir(join(dataFolder, 'uploads')).catch(() => []);
const download = (doc: string, given = token) => server.request('GET', `/v1/admin/uploads/${doc}`, { token: given });
const claim = (docs: readonly ClaimedFile[], change: { submissionId?: string; organisationId?: string } = {}) =>
  database.transaction((tx) => claimUploads(tx, { organisationId: 'demo', submissionId: 's1', docs, ...change }));

describe('uploads', () => {
  it.each(Object.entries(samples))(
    'SRV-07 CALL-04 take a file of type %s by its bytes, under a random reference',
    async (kind, bytes) => {
      const { status, body } = await post([{ bytes, name: `mon fichier.${kind}`, type: 'text/html' }]);
      expect([status, body]).toEqual([
        200,
        { doc: expect.stringMatching(/^[\w-]{20,64}$/), name: `mon fichier.${kind}` },
      ]);
      expect(body.doc).not.toBe((await send(bytes)).doc);
      expect((await stat(join(dataFolder, 'uploads', body.doc))).mode & 0o777).toBe(0o600);
    },
  );

  it.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['SVG with a prologue', `<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>`],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['text', 'hello'],
    ['a program', Buffer.from('4d5a90000300000004000000ffff0000', 'hex')],
    ['a film', Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isommp42', 'latin1')],
    ['nothing', ''],
  ])('SRV-07 refuse %s, whatever it is called', async (_, bytes) => {
    const before = await stored();
    const { status, body } = await post([{ bytes }]);
    expect([status, body.code]).toEqual([415, 'fileType']);
    expect(await stored()).toEqual(before);
  });

  it('SRV-07 refuse what is too large, at once where it says so, and keep none of it', async () => {
    const before = await stored();
    const large = Buffer.concat([samples.png, Buffer.alloc(LIMIT)]);
    expect(await post([{ bytes: large }])).toMatchObject({ status: 413, body: { code: 'fileSize' } });
    expect(await post([{ bytes: Buffer.concat([large, large]) }])).toMatchObject({ status: 413 });
    expect(await stored()).toEqual(before);
    expect(await database.queries.$count(uploads)).toBe(before.length);
    expect((await post([{ bytes: large.subarray(0, LIMIT - 1) }])).status).toBe(200);
  });

  it('CALL-04 take one file, called file, for a form that is open', async () => {
    const bytes = samples.png;
    const before = await stored();
    expect((await post([])).status).toBe(400);
    expect((await post([{ field: 'other', bytes }])).status).toBe(400);
    expect((await post([{ bytes }, { bytes }])).status).toBe(400);
    expect((await post([{ bytes }], { query: 'formId=ferme' })).status).toBe(404);
    expect((await post([{ bytes }], { query: 'formId=none' })).status).toBe(404);
    expect((await post([{ bytes }], { query: 'formId=sans' })).status).toBe(404);
    expect((await post([{ bytes }], { query: '' })).status).toBe(400);
    expect(await stored()).toEqual(before);
    expect((await post([{ bytes }], { query: 'formId=dedans' })).status).toBe(200);
  });

  it.each([
    ['application/json', '{}', 415],
    ['multipart/form-data', 'x', 400],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nGIF89a',
      400,
    ],
    ['multipart/form-data; boundary=x', '--x--', 400],
  ])('CALL-33 refuse bodies that are no form: %s %j', async (type, body, status) => {
    const before = await stored();
    const headers = { 'Content-Type': type, 'X-Forwarded-For': '198.51.100.1' };
    expect((await server.request('POST', '/v1/forms/upload?formId=envoi', { body, headers })).status).toBe(status);
    expect(await stored()).toEqual(before);
  });

  it('SRV-07 that break off leave nothing', async () => {
    const [files, rows] = [await stored(), await database.queries.$count(uploads)];
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': '90000' };
    const broken = httpRequest(`${server.url}/v1/forms/upload?formId=envoi`, { method: 'POST', headers });
    const gone = new Promise((done) => broken.on('error', done));
    broken.write('--x\r\nContent-Disposition: form-data; name="file"; filename="a.gif"\r\n\r\n');
    broken.write(Buffer.concat([samples.gif, Buffer.alloc(20_000)]));
    while ((await stored()).length === files.length) await new Promise(setImmediate);
    broken.destroy();
    await gone;
    while ((await database.queries.$count(uploads)) !== rows) await new Promise(setImmediate);
    expect(await stored()).toEqual(files);
  });

  it.each([
    ['../../etc/passwd', 'passwd.png'],
    ['C:\\temp\\a.png', 'a.png'],
    ['page.html', 'page.html.png'],
    ['.htaccess', 'htaccess.png'],
    ['gnp\u202egnp.exe', 'gnpgnp.exe.png'],
    ['a: d<x>?.png', 'a_ d_x_.png'],
    ['תמונה.PNG', 'תמונה.PNG'],
    ['..png', 'png.png'],
    [`a${'.'.repeat(5000)}b.png`, 'b.png'],
    [`${'é'.repeat(400)}.png`, `${'é'.repeat(150)}.png`],
  ])('SRV-07 are named without what would harm: %j', async (name, kept) => {
    // As browsers write it, and as no one should.
    const escaped = name.replaceAll('\\', '\\\\');
    const start = `--x\r\nContent-Disposition: form-data; name="file"; filename="${escaped}"\r\n\r\n`;
    const body = Buffer.concat([Buffer.from(start), samples.png, Buffer.from('\r\n--x--')]);
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x', 'X-Forwarded-For': '198.51.100.2' };
    const response = await fetch(`${server.url}/v1/forms/upload?formId=envoi`, { method: 'POST', body, headers });
    expect(await response.json()).toMatchObject({ name: kept });
  });

  it('SRV-09 are limited by address', async () => {
    const statuses: number[] = [];
    while (!statuses.includes(429) && statuses.length < 600)
      statuses.push((await post([], { address: '203.0.113.7' })).status);
    expect(statuses.filter((status) => status !== 429)).toHaveLength(500);
    expect((await post([{ bytes: samples.png }])).status).toBe(200);
  });
});

it('SRV-07 files of visitors fill neither the disk nor more of it than the operator gives', async () => {
  const [row] = await database.queries.select({ size: sum(uploads.size) }).from(uploads);
  const send = async (config: Partial<Config>) => {
    const limited = await startTestServer(createApp({ ...deps, config: { ...deps.config, ...config } }));
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(samples.png)]), 'photo.png');
    const answer = await fetch(`${limited.url}/v1/forms/upload?formId=envoi`, { method: 'POST', body });
    await limited.close();
    return answer.status;
  };
  const before = await database.queries.$count(uploads);
  expect(await send({ uploadTotalBytes: Number(row?.size) + LIMIT - 1 })).toBe(507);
  expect(await send({ uploadFreeBytes: Number.MAX_SAFE_INTEGER })).toBe(507);
  expect(await database.queries.$count(uploads)).toBe(before);
  expect(await send({ uploadTotalBytes: Number(row?.size) + LIMIT, uploadFreeBytes: 0 })).toBe(200);
});

it('SRV-09 uploads count before they are there: many at once are as many as one after the other', async () => {
  const config = { ...deps.config, uploadBytes: 100 * 1024 * 1024 };
  const large = await startTestServer(createApp({ ...deps, config }));
  const headers = { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': String(config.uploadBytes) };
  const path = `${large.url}/v1/forms/upload?formId=envoi`;
  const started = Array.from({ length: 6 }, () => httpRequest(path, { method: 'POST', headers }));
  const refused = await new Promise((done) => {
    for (const request of started) {
      request.on('error', () => undefined);
      request.on('response', ({ statusCode }) => done(statusCode));
      request.flushHeaders();
    }
  });
  expect(refused).toBe(429);
  for (const request of started) request.destroy();
  await large.close();
});

describe('files of an organisation', () => {
  it('SRV-07 are sent to its administrators to be saved, never shown', async () => {
    const { doc } = await send(samples.pdf, 'Reçu n° 1.pdf');
    const { status, headers, text } = await download(doc);
    expect([status, text]).toEqual([200, samples.pdf.toString()]);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="Re_u n_ 1.pdf"; filename*=UTF-8''Re%C3%A7u%20n%C2%B0%201.pdf`,
    );
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('SRV-10 are nobody else’s', async () => {
    const { doc } = await send(samples.pdf);
    expect((await download(doc, otherToken)).status).toBe(404);
    expect((await download('')).status).toBe(404);
    expect((await download('nothing-of-that-name')).status).toBe(404);
    expect((await server.request('GET', `/v1/admin/uploads/${doc}`)).status).toBe(401);
  });
});

describe('files of a submission', () => {
  it('FORM-29 are claimed once, by the organisation that they were sent to, and where their type is taken', async () => {
    const [image, other] = [await send(samples.png), await send(samples.pdf)];
    const isImage = (mime: string) => acceptsFile('image', mime);
    expect(await claim([])).toBe(true);
    expect(await claim([{ doc: image.doc }, { doc: 'unknown' }])).toBe(false);
    expect(await claim([{ doc: image.doc }], { organisationId: 'other' })).toBe(false);
    expect(await claim([{ doc: image.doc, acceptsFile: isImage }, { doc: other.doc }])).toBe(true);
    expect(await claim([{ doc: image.doc }, { doc: image.doc }])).toBe(true);
    expect(await claim([{ doc: image.doc }], { submissionId: 's2' })).toBe(false);
    expect(await claim([{ doc: (await send(samples.pdf)).doc, acceptsFile: isImage }])).toBe(false);
  });

  it('FORM-29 stay, and what nobody claimed in a day goes', async () => {
    const [kept, orphan] = [await send(samples.png), await send(samples.png)];
    await claim([{ doc: kept.doc }], { submissionId: 'kept' });
    time += 23 * 60 * 60 * 1000;
    const fresh = await send(samples.png);
    expect(await removeOrphans(deps)).toBe(0);
    time += 2 * 60 * 60 * 1000;
    expect(await removeOrphans(deps)).toBeGreaterThan(0);
    const left = await stored();
    expect([kept, orphan, fresh].map(({ doc }) => left.includes(doc))).toEqual([true, false, true]);
    expect(await claim([{ doc: orphan.doc }])).toBe(false);
    expect((await download(orphan.doc)).status).toBe(404);
    expect(await removeOrphans(deps)).toBe(0);
  });
});
