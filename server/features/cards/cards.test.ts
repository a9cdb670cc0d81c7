import sharp from 'sharp';
import { encode, renderSVG } from 'uqr';
import { createApp } from '../../app';
import type { Database } from '../../db/database';
import { openTestDatabase } from '../../db/openTestDatabase';
import { prepareDemo } from '../../demo/prepareDemo';
import { createTestDeps, startTestServer, type TestServer } from '../../testing/testServer';
import { foundOrganisation } from '../settings/organisationService';

const adminToken = 'an-admin-token-of-the-demo';
let database: Database;
let server: TestServer;
beforeAll(async () => {
  database = await openTestDatabase();
  const deps = createTestDeps(database, { config: { adminToken } });
  await prepareDemo(deps);
  await foundOrganisation(deps, { id: 'alef', name: '<b>"Alef"</b>', language: 'he' });
  server = await startTestServer(createApp(deps));
});
afterAll(async () => {
  await server.close();
  await database.close();
});

const get = (path: string) => server.request('GET', path);
const svg = (address: string) => renderSVG(address, { ecc: 'M', border: 4 });
const page = async (path: string) => (await get(path)).text.replace(/\s+/g, ' ');

describe('a QR code', () => {
  it.each([
    ['/qr?path=/don/toit', 'http://orgkit.test/don/toit'],
    ['/qr', 'http://orgkit.test'],
    ['/qr?path=/campagne/gala/lev%3Fs=a', 'http://orgkit.test/campagne/gala/lev?s=a'],
    ['/o/alef/qr?path=/don', 'http://orgkit.test/o/alef/don'],
    ['/qr?org=alef&path=/don', 'http://orgkit.test/o/alef/don'],
  ])('LINK-06 of %s says %s', async (path, address) => {
    const { status, headers, text } = await get(path);
    expect([status, headers.get('content-type'), text]).toEqual([200, 'image/svg+xml; charset=utf-8', svg(address)]);
  });

  it('LINK-06 is the same as PNG', async () => {
    const answer = await fetch(`${server.url}/qr?path=/don/toit&format=png`);
    expect(answer.headers.get('content-type')).toBe('image/png');
    const bytes = Buffer.from(await answer.arrayBuffer());
    const { data, size } = encode('http://orgkit.test/don/toit', { ecc: 'M', border: 4 });
    const { width = 0, height } = await sharp(bytes).metadata();
    expect([width % size, height]).toEqual([0, width]);
    const modules = sharp(bytes).resize(size, size, { kernel: 'nearest' }).greyscale().raw();
    expect([...(await modules.toBuffer())].map((grey) => grey < 128)).toEqual(data.flat());
  });

  it.each([
    '/qr?path=//evil.example',
    '/qr?path=https://evil.example',
    '/qr?path=/%5Cevil.example',
    '/o/alef/qr?path=/../demo',
    '/o/alef/qr?path=/%252e%252e/demo&path=/x',
    '/qr?path=javascript:alert(1)',
    `/qr?path=/${'a'.repeat(400)}`,
    '/qr?org=nobody',
    '/o/alef/qr?org=demo',
  ])('LINK-06 speaks for nobody else: %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});

describe('a card', () => {
  it.each([
    ['/don/toit', /<h1><bdi>[^<]*[Tt]oit[^<]*<\/bdi><\/h1>/],
    ['/campagne/gala', /<h1><bdi>[^<]*[Gg]ala[^<]*<\/bdi><\/h1>/],
    ['/events', /<h1><bdi>Communauté [^<]*<\/bdi><\/h1>/],
  ])('LINK-06 of %s has its name, its code and its address', async (path, title) => {
    const text = await page(`/qr/carte?path=${path}`);
    expect(text).toMatch(title);
    expect(text).toContain(`src="/qr?org=demo&#38;path=${encodeURIComponent(path)}"`);
    expect(text).toContain(`<bdi dir="ltr">orgkit.test${path}</bdi>`);
  });

  it('LINK-06 of a payment link has its title, and none of an unknown one', async () => {
    const body = { linkType: 'PAIEMENT', config: { type: 'GENERAL', montant: 50 }, meta: { title: 'Cotisation' } };
    const made = await server.request('POST', '/v1/admin/liens', { token: adminToken, body });
    const { id } = (made.body as { data: { id: string } }).data;
    expect(await page(`/qr/carte?path=/l/${id}`)).toContain('<h1><bdi>Cotisation</bdi></h1>');
    expect((await get('/qr/carte?path=/l/none')).status).toBe(404);
  });

  it('LINK-06 is in the organisation’s language or the one asked for, and holds no script or style', async () => {
    const { text, headers } = await get('/qr/carte?org=alef&path=/');
    expect(text).toContain('<html lang="he" dir="rtl">');
    expect(text).toContain('&#60;b&#62;&#34;Alef');
    expect(text).not.toMatch(/style=|<script|<style/);
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'self'/);
    expect(await page('/qr/carte?lang=en')).toContain('<html lang="en" dir="ltr">');
    const [, sheet = ''] = /href="(\/assets\/card-[^"]+)"/.exec(text) ?? [];
    expect((await get(sheet)).headers.get('content-type')).toContain('text/css');
  });
});
