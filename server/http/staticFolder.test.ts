import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import express from 'express';
import { startTestServer, type TestServer } from '../testing/testServer';
import { createStaticFolder } from './staticFolder';

let root: string;
let server: TestServer;
const script = `export const text = '${'é'.repeat(3000)}';`;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'orgkit-static-'));
  mkdirSync(join(root, 'files/page'), { recursive: true });
  writeFileSync(join(root, 'secret.txt'), 'secret');
  writeFileSync(join(root, 'files/a.js'), script);
  writeFileSync(join(root, 'files/small.svg'), '<svg/>');
  writeFileSync(join(root, 'files/large.map'), 'x'.repeat(500_001));
  writeFileSync(join(root, 'files/.hidden'), 'x');
  writeFileSync(join(root, 'files/page/index.html'), '<p>page</p>');
  writeFileSync(join(root, 'files/page/headers.json'), '{}');
  const app = express();
  app.disable('etag');
  const options = {
    cacheControl: (path: string) => (path === 'a.js' ? 'public, max-age=300' : 'no-cache'),
    pageHeaders: async () => ({ 'X-Page': 'yes' }),
  };
  app.use('/static', createStaticFolder(join(root, 'files'), options));
  app.use((_request, response) => void response.status(404).send('none'));
  server = await startTestServer(app);
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true, force: true });
});

/** As written: `fetch` would tidy the path up and unpack the answer. */
const raw = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((done, fail) => {
    const { port } = new URL(server.url);
    httpRequest({ port, path, headers, method, host: '127.0.0.1' }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', fail)
      .end();
  });

describe('static folder', () => {
  it('SRV-24 ELEM-01 sends files in brotli or gzip to those who take it, the same bytes to others', async () => {
    const zipped = await raw('/static/a.js', { 'Accept-Encoding': 'gzip, br;q=0' });
    expect(zipped.headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=300',
      vary: 'Accept-Encoding',
    });
    expect(gunzipSync(zipped.body).toString()).toBe(script);
    expect(zipped.body.length).toBeLessThan(script.length / 4);
    const smaller = await raw('/static/a.js', { 'Accept-Encoding': 'gzip, deflate, br' });
    expect(smaller.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(smaller.headers['etag']).not.toBe(zipped.headers['etag']);
    expect(brotliDecompressSync(smaller.body).toString()).toBe(script);
    const large = await raw('/static/large.map', { 'Accept-Encoding': 'gzip, deflate, br' });
    expect(large.headers['content-encoding']).toBe('gzip');
    const plain = await raw('/static/a.js');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.toString()).toBe(script);
    expect((await raw('/static/small.svg', { 'Accept-Encoding': 'gzip' })).headers['content-encoding']).toBeUndefined();
  });

  it('ELEM-01 answers 304 to those who have this version, and the new one once it changed', async () => {
    const first = await raw('/static/a.js', { 'Accept-Encoding': 'gzip' });
    const tag = String(first.headers['etag']);
    const again = () => raw('/static/a.js', { 'Accept-Encoding': 'gzip', 'If-None-Match': tag });
    expect([(await again()).status, (await again()).body.length]).toEqual([304, 0]);
    writeFileSync(join(root, 'files/a.js'), script.replace('text', 'more'));
    utimesSync(join(root, 'files/a.js'), 1, 1);
    expect((await again()).status).toBe(200);
    writeFileSync(join(root, 'files/a.js'), script);
  });

  it('ELEM-01 shows the page of a folder, with its headers, under the address with a slash', async () => {
    const page = await raw('/static/page/');
    expect([page.status, page.body.toString(), page.headers['x-page']]).toEqual([200, '<p>page</p>', 'yes']);
    const without = await raw('/static/page?a=1');
    expect([without.status, without.headers['location']]).toEqual([308, '/static/page/?a=1']);
    const head = await raw('/static/page/', {}, 'HEAD');
    expect([head.status, head.body.length]).toEqual([200, 0]);
  });

  it.each([
    '/static/../secret.txt',
    '/static/%2e%2e/secret.txt',
    '/static/..%2fsecret.txt',
    '/static/page/..%5c..%5csecret.txt',
    '/static//secret.txt',
    '/static/.hidden',
    '/static/page/headers.json',
    '/static/a.js%00',
    '/static/%E0%A4%A',
    '/static/a.js/',
    '/static/',
    '/static/none.js',
  ])('SRV-07 leaves %s to what comes next', async (path) => {
    expect((await raw(path)).status).toBe(404);
  });

  it('SRV-07 answers reads only', async () => {
    expect((await raw('/static/a.js', {}, 'POST')).status).toBe(404);
  });
});
