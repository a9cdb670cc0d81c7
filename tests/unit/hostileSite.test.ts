import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import ICAL from 'ical.js';
import * as v from 'valibot';
import { routes } from '../../src/contract/routes';
import { organisationConfig } from '../../src/contract/settings/organisationSettings';
import { PAGE_TYPES } from '../../src/contract/terms/pageTypes';
import type { PageData } from '../../src/contract/site/pageData';
import type { Mail } from '../../server/outbox/createMailer';
import { createMailer } from '../../server/outbox/createMailer';
import { sendDue } from '../../server/outbox/sendDue';
import type { Deps } from '../../server/deps';
import { useAdminServer } from '../../server/testing/adminServer';
import { hostileAddresses, ID } from '../support/hostile/attacks';
import { cssFaults, faultsOfHtml, isRisky, jsonBlocks, textsOf } from '../support/hostile/faultsOfHtml';
import { addressKeys, putAt } from '../support/hostile/hostileBody';
import { contentWrites, hostileRequest, makeHostileOrganisation } from '../support/hostile/hostileOrganisation';

const HOST = 'http://orgkit.test';
let deps: Deps;
let paths: string[];
const { world, ask } = useAdminServer({}, (own) => {
  deps = own;
  return Promise.resolve();
});
beforeAll(async () => {
  const refused: string[] = [];
  paths = await makeHostileOrganisation('demo', async (method, path, body) => {
    const answer = await ask(method, path, body);
    if (!answer.text.startsWith('{"success":true')) refused.push(`${method} ${path}: ${answer.text}`);
    return (answer.body as { data: Record<string, unknown> }).data;
  });
  expect(refused).toEqual([]);
});
const read = (path: string) => world.server.request('GET', path);
const languages = ['', '/he'];

describe('an editor who is against the organisation’s visitors', () => {
  it('SITE-37 has a page of each type', async () => {
    const types = await Promise.all(
      paths.map(async (path) => {
        const { body } = await read(`/v1/pages/resolve?path=${encodeURIComponent(path)}`);
        return (body as { data?: PageData }).data?.type ?? `${path} ${JSON.stringify(body)}`;
      }),
    );
    expect(new Set(types)).toEqual(new Set(PAGE_TYPES));
  });

  it.each(languages)('SITE-37 SITE-15 pages%s hold nothing that runs, loads or sends elsewhere', async (language) => {
    for (const path of paths) {
      if (language && path.startsWith('/l/')) continue;
      const { status, text, headers } = await read(language + path);
      expect([path, status]).toEqual([path, path === '/nowhere' ? 404 : 200]);
      expect([path, faultsOfHtml(text, HOST)]).toEqual([path, []]);
      expect(headers.get('content-security-policy')).toContain("script-src 'self';");
      const blocks = jsonBlocks(text);
      expect(blocks.filter(({ type }) => type === 'application/json')).toHaveLength(text.includes('<org-site') ? 1 : 0);
      expect([path, blocks.filter(({ type }) => type !== 'application/json').length > 0]).toEqual([
        path,
        text.includes('rel="canonical"'),
      ]);
    }
  });

  it('SITE-37 CALL-20 answers cleaned HTML and addresses that lead, in every page', async () => {
    for (const path of paths) {
      const { body } = await read(`/v1/pages/resolve?path=${encodeURIComponent(path)}`);
      const { data } = body as { data: PageData };
      const texts = textsOf(data).flatMap(([at, text]) =>
        // Blocks travel as JSON.
        /content$/.test(at) && text.startsWith('{') ? textsOf(JSON.parse(text), `${at}:`) : [[at, text] as const],
      );
      const html = texts.filter(([at]) => /\.(content|html|textContent|page\.don\.content)$/.test(at));
      expect([path, html.filter(([, text]) => isRisky(text))]).toEqual([path, []]);
    }
  });

  it('SITE-37 theme sheets hold colours alone', async () => {
    const [, sheet = ''] = /href="(\/assets\/theme\/[^"]+)"/.exec((await read('/')).text) ?? [];
    expect(cssFaults((await read(sheet.replaceAll('&#38;', '&'))).text)).toBe(false);
  });

  it.each([
    '/',
    '/embed/org-donation',
    '/embed/org-form',
    '/embed/org-campaign',
    '/qr/carte',
    `/qr/carte?path=/don/${ID}`,
  ])('SITE-37 %s is a page like the others', async (path) => {
    const { status, text } = await read(path);
    expect([status, faultsOfHtml(text, HOST)]).toEqual([200, []]);
  });
});

describe('feeds of hostile words', () => {
  const namesIn = (xml: string) =>
    DomUtils.filter((one) => 'name' in one, parseDocument(xml, { xmlMode: true })).map(
      (one) => (one as { name: string }).name,
    );

  it.each(languages)(
    'SITE-37 SYND-02 SYND-03 %s/rss.xml and the sitemap hold no element of theirs',
    async (language) => {
      const feed = namesIn((await read(`${language}/rss.xml`)).text);
      expect(new Set(feed)).toEqual(
        new Set([
          '?xml',
          'rss',
          'channel',
          'title',
          'link',
          'atom:link',
          'description',
          'language',
          'item',
          'guid',
          'pubDate',
          'category',
        ]),
      );
      expect(feed.filter((name) => name === 'item')).toHaveLength(1);
      const map = namesIn((await read('/sitemap.xml')).text);
      expect(
        [...new Set(map)].filter((name) => !['?xml', 'urlset', 'url', 'loc', 'lastmod', 'xhtml:link'].includes(name)),
      ).toEqual([]);
    },
  );

  it.each(['/calendrier.ics', `/evenement/${ID}.ics`])(
    'SITE-37 SYND-01 %s has no entry and no line of theirs',
    async (path) => {
      const { text, headers } = await read(path);
      const calendar = new ICAL.Component(ICAL.parse(text) as []);
      const entries = calendar.getAllSubcomponents('vevent');
      expect(entries.length).toBeGreaterThan(0);
      const names = [calendar, ...entries].flatMap((one) => one.getAllProperties().map(({ name }) => name));
      expect(names.filter((name) => /evil|bcc|cookie/i.test(name))).toEqual([]);
      expect(calendar.getAllSubcomponents().filter(({ name }) => name !== 'vevent')).toEqual([]);
      expect([...headers.keys()].filter((name) => /evil|cookie/.test(name))).toEqual([]);
    },
  );

  it('SITE-37 ORG-04 tables hold no formula of theirs', async () => {
    for (const path of [
      'payments/export',
      `campagnes/${ID}/dons.csv`,
      `campagnes/${ID}/engagements.csv`,
      'subscribers/export',
      'dettes.csv',
      'abonnements.csv',
    ]) {
      const { status, text } = await ask('GET', path);
      expect([path, status]).toEqual([path, 200]);
      expect([path, /(^|,|\r\n)"?[=@+\t\r]/.test(text.replace(/^\uFEFF/, ''))]).toEqual([path, false]);
    }
  });
});

describe('mails with hostile words', () => {
  it('SITE-37 NL-02 have their own headers alone, and HTML that holds nothing else', async () => {
    await world.server.request('POST', '/v1/mailing/subscribe/demo', { body: { email: 'ana@example.org' } });
    const sent: Mail[] = [];
    await sendDue(deps, { send: (mail: Mail) => Promise.resolve(void sent.push(mail)), close: () => undefined });
    expect(sent.length).toBeGreaterThan(0);
    const dataFolder = await mkdtemp(join(tmpdir(), 'orgkit-hostile-'));
    const mailer = createMailer({ ...deps.config, dataFolder });
    for (const mail of sent) {
      // Mail programs know no style sheets.
      expect(faultsOfHtml(mail.html.replace(/ style="[^"<(\\]*"/g, ''), HOST)).toEqual([]);
      await mailer.send(mail);
      const written = await readFile(join(dataFolder, 'mails', `${mail.id}.eml`), 'utf8');
      const head = written.slice(0, written.search(/\r?\n\r?\n/)).replace(/\r?\n[ \t]+/g, ' ');
      const names = head.split(/\r?\n/).map((line) => line.slice(0, line.indexOf(':')).toLowerCase());
      expect(new Set(names).size).toBe(names.length);
      expect(names.filter((name) => /bcc|cookie|evil|^$/.test(name))).toEqual([]);
    }
    mailer.close();
    await rm(dataFolder, { recursive: true });
  });
});

describe('addresses that browsers would follow', () => {
  const rows = contentWrites.flatMap((route) =>
    addressKeys(route.request ?? v.undefined()).map((keys) => [`${route.id} ${keys.join('.')}`, route, keys] as const),
  );

  it('ORG-02 SITE-37 are found in the table of calls', () => expect(rows.length).toBeGreaterThan(30));

  it.each(rows)(
    'ORG-02 SITE-37 %s refuses scripts and other hosts',
    (_name, { request = v.undefined(), ...route }, keys) => {
      for (const address of hostileAddresses) {
        const body = structuredClone(hostileRequest({ ...route, request })) as object;
        putAt(body, keys, address);
        expect([address, v.safeParse(request, body).success]).toEqual([address, false]);
      }
    },
  );

  it.each(addressKeys(organisationConfig).map((keys) => [keys.join('.'), keys] as const))(
    'ORG-02 SITE-37 the setting %s refuses scripts and other hosts',
    async (_name, keys) => {
      for (const address of hostileAddresses) {
        // The name of an account may look odd; it is never read as HTML.
        if (
          keys.length === 1 &&
          v.safeParse(organisationConfig.entries[keys[0] as 'fb'], '@name').success &&
          /^[&]/.test(address)
        )
          continue;
        const config = structuredClone((hostileRequest(routes.updateOrganisation) as { config: object }).config);
        putAt(config, keys, address);
        const { status } = await ask('PUT', 'organisations/demo', { config });
        expect([address, status]).toEqual([address, 400]);
      }
    },
  );
});
