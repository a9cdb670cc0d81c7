import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../scripts/lib/freePort.mjs';
import type { MediaItem } from '../../../src/contract/site/media';
import { noise } from '../../pictures/testing/samples';
import { buildPrograms, runProgram, type Running } from '../../testing/serverProcess';

const token = 'admin-token-of-the-demo-for-tests';
const data = mkdtempSync(join(tmpdir(), 'orgkit-media-killed-'));
let programs: Awaited<ReturnType<typeof buildPrograms>>;
let url: string;
let server: Running | undefined;
beforeAll(async () => {
  programs = await buildPrograms();
});
afterAll(() => {
  server?.child.kill('SIGKILL');
  programs.remove();
  rmSync(data, { recursive: true, force: true });
});

async function start() {
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const env = { PORT: String(port), ORGKIT_DATA: data, ORGKIT_ADMIN_TOKEN: token, LOG_LEVEL: 'error' };
  server = runProgram(join(programs.folder, 'main.mjs'), env);
  await server.printed('Orgkit is ready');
}
async function kill() {
  server?.child.kill('SIGKILL');
  await server?.ended;
}
const authorization = `Bearer ${token}`;
async function upload(bytes: Buffer) {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(bytes)]), 'photo.jpg');
  const answer = await fetch(`${url}/v1/admin/media?alt=a`, { method: 'POST', body, headers: { authorization } });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { data: MediaItem }).data;
}
const stored = () => readdirSync(join(data, 'media'));

it('MEDIA-03 a server that is killed loses no picture that it acknowledged, and makes its sizes once it is back', async () => {
  await start();
  const item = await upload(await noise(700, 500).jpeg().toBuffer());
  // Another one is on its way.
  const broken = httpRequest(`${url}/v1/admin/media?alt=b`, {
    method: 'POST',
    headers: { authorization, 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': '900000' },
  });
  broken.on('error', () => undefined);
  broken.write('--x\r\nContent-Disposition: form-data; name="file"; filename="b.jpg"\r\n\r\n');
  broken.write(Buffer.alloc(50_000, 1));
  while (!stored().some((name) => !name.startsWith(item.id))) await new Promise(setImmediate);
  await kill();

  await start();
  expect((await fetch(url + item.url)).status).toBe(200);
  const headers = { authorization };
  const state = async () =>
    ((await (await fetch(`${url}/v1/admin/media/${item.id}`, { headers })).json()) as { data: MediaItem }).data.state;
  while ((await state()) === 'PROCESSING');
  expect(await state()).toBe('READY');
  expect((await fetch(url + item.url.replace('.webp', '-480.avif'))).status).toBe(200);
  const list = await fetch(`${url}/v1/admin/media`, { headers });
  expect(((await list.json()) as { data: MediaItem[] }).data.map(({ id }) => id)).toEqual([item.id]);
}, 300_000);
