import { eq } from 'drizzle-orm';
import { renderSVG } from 'uqr';
import type { Organisation } from '../../../src/contract/organisations/organisations';
import { hostedAddress, teamPath } from '../../../src/core/campaign';
import { organisations, sandboxCheckouts } from '../../db/schema';
import { deliverDue } from '../../gateways/sandbox/deliverDue';
import { newKey, payer } from '../../testing/checkoutWorld';
import { pledger } from '../campaigns/testing/createCampaignWorld';
import type { Mail } from '../../outbox/createMailer';
import { sendDue } from '../../outbox/sendDue';
import { operatorOf } from '../tokens/tokenService';
import { assignHost } from './hostService';
import {
  byMark,
  byName,
  createThreeOrganisations,
  type Org,
  type ThreeOrganisations,
} from './testing/createThreeOrganisations';

/** `demo` is the default organisation, `alef` has a place at the server's own address, `bet` its own host, where its pages are. */
const sites = { demo: 'http://orgkit.test', alef: 'http://orgkit.test/o/alef', bet: 'https://bet.example' };

let world: ThreeOrganisations;
beforeAll(async () => {
  world = await createThreeOrganisations();
  const { deps, database } = world;
  await assignHost(deps, operatorOf('bet'), 'bet.example');
  for (const org of ['demo', 'alef', 'bet'] as const) {
    const config = { 'home.campaigns': ['same'], 'home.forms': ['same'] };
    await world.admin(org, 'PUT', `organisations/${org}`, { languages: ['fr', 'he'], config });
  }
  const [bet] = await database.queries.select().from(organisations).where(eq(organisations.id, 'bet'));
  const document = { ...bet!.document, BASE_WEB_URL: sites.bet };
  await database.queries
    .update(organisations)
    .set({ document, activeBaseUrl: sites.bet })
    .where(eq(organisations.id, 'bet'));
});
afterAll(() => world.close());

/** Follows an address from anywhere: to the server under the address's host, including redirects. */
async function open(address: string, hops = 5): Promise<{ status: number; text: string; at: URL }> {
  const at = new URL(address);
  const headers = { 'X-Forwarded-Host': at.host, 'X-Forwarded-For': '192.0.2.1' };
  const answer = await world.server.request('GET', at.pathname + at.search, { headers });
  const target = answer.headers.get('Location');
  if (target === null || hops === 0) return { ...answer, at };
  return open(new URL(target, at).href, hops - 1);
}
const whose = async (address: string) => {
  const { status, text } = await open(address);
  // A frame contains no name, only its element's owner.
  return [address, status, [...new Set([...byName(text), ...byMark((org) => `org="${org}"`)(text)])]];
};

/** Addresses of pages that a page writes: for search engines, for those who share it, and for who looks at it. */
function writtenIn(text: string, at: URL): string[] {
  const found = [...text.matchAll(/(?:<a\s[^>]*?href|rel="canonical" href|"og:url" content)="([^"]+)"/g)];
  const inside = found
    .map(([, address = '']) => address.replaceAll('&amp;', '&'))
    .filter((one) => !one.startsWith('#'));
  return [...new Set(inside.map((one) => new URL(one, at).href))];
}
const urlsOf = ({ text, html }: Mail) => [...`${text} ${html}`.matchAll(/https?:\/\/[^\s"<>]+/g)].map(String);

async function mails(work: () => Promise<unknown>): Promise<string[]> {
  await work();
  const sent: Mail[] = [];
  await sendDue(world.deps, { send: async (mail) => void sent.push(mail), close() {} });
  return sent.flatMap(urlsOf);
}
const post = async (path: string, body: unknown) =>
  (await world.server.request('POST', `/v1/${path}`, { body })).body as Record<string, string>;
const checkout = (org: Org, more: object = {}) => {
  const amounts = { montant: 5, fees: 0, total: 5 };
  const config = { type: 'CAISSE', typeId: 'same', amounts, ...payer, organisation: { id: org }, ...more };
  return post('paiements/offline/link', { config: JSON.stringify({ ...config, idempotencyKey: newKey() }) });
};
async function pay(org: Org, more?: object): Promise<void> {
  const { pathname } = new URL((await checkout(org, more))['url'] ?? '');
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  await world.server.request('POST', pathname, { body: 'action=pay&charge=1', headers });
  await deliverDue(world.deps, async (body, signed) => {
    const { status } = await world.server.request('POST', '/v1/paiements/webhook/sandbox', { body, headers: signed });
    return status;
  });
}
const pledge = (org: Org) =>
  post(`campagne/engagement/same?org=${org}`, { montant: 50, campagne: { displayName: 'Ana' }, infos: pledger });
const link = async (org: Org) => {
  const asked = { linkType: 'PAIEMENT', config: { type: 'CAISSE', typeId: 'same', montant: 5 } };
  return ((await world.admin(org, 'POST', 'liens', asked)) as { data: { url: string } }).data.url;
};
const view = async (org: Org) => {
  const { body } = await world.server.request('GET', `/v1/organisations/id/${org}`);
  return (body as { data: Organisation }).data;
};

/** Every kind of address that the server writes, or has elements write. */
const kinds: Record<string, (org: Org) => Promise<string[]>> = {
  'links home': async (org) => [(await view(org)).BASE_WEB_URL ?? ''],
  'QR codes of screens, shared campaigns and teams': async (org) => {
    const hosted = (lang: 'fr' | 'he') => view(org).then((of) => hostedAddress(of, 'http://orgkit.test', 'same', lang));
    const both = [await hosted('fr'), await hosted('he')];
    return [...both, ...both.map((one) => teamPath(one, 'lev'))];
  },
  checkouts: async (org) => {
    const config = { type: 'CAISSE', typeId: 'same', montant: 5, organisation: { id: org } };
    const intent = (await post('paiements/intents', { config, idempotencyKey: newKey() })) as never as {
      data: { url: string };
    };
    const foreign = (await post('paiements/intents', {
      config: { ...config, lang: 'he' },
      idempotencyKey: newKey(),
    })) as never as { data: { url: string } };
    return [intent.data.url, foreign.data.url];
  },
  'the way back from paying': async (org) => {
    const { url } = await checkout(org);
    const id = new URL(url ?? '').pathname.split('/').at(-1) ?? '';
    const [row] = await world.database.queries.select().from(sandboxCheckouts).where(eq(sandboxCheckouts.id, id));
    return [url ?? '', row!.successUrl, row!.cancelUrl];
  },
  'payment links': async (org) => {
    const url = await link(org);
    const { at, text } = await open(`${url}/qr.svg`);
    expect([at.href, text]).toEqual([`${url}/qr.svg`, renderSVG(url, { ecc: 'M', border: 4 })]);
    return [url, `${url}/go`, `${url}/go?embed`];
  },
  'promises and their mails': async (org) => {
    const urls: string[] = [];
    const mailed = await mails(async () => void urls.push((await pledge(org))['url'] ?? ''));
    expect(mailed).toEqual(expect.arrayContaining(urls));
    return [...urls, ...mailed];
  },
  'mails about payments': async (org) => {
    const urls = await mails(() => pay(org, { abo: true, nbMonths: 0 }));
    expect(urls).not.toEqual([]);
    return urls;
  },
};
for (const path of ['/', '/don', '/don/same', '/campagne/same', '/campagne/same/lev', '/formulaire/same', '/nowhere'])
  for (const ask of [
    (org: Org) => `${sites[org]}${path}`,
    (org: Org) => `${sites[org]}/he${path === '/' ? '' : path}`,
    (org: Org) => `http://orgkit.test${path}?org=${org}`,
    (org: Org) => `http://orgkit.test/o/${org}${path}`,
  ])
    kinds[`what ${ask('alef').replace(/alef/g, '{org}')} says`] = async (org) => {
      const { text, at } = await open(ask(org));
      // Unassigned pages at the server's own address are the default organisation's.
      const isNobodys = path === '/nowhere' && at.search !== '';
      return isNobodys ? [] : writtenIn(text, at);
    };

describe.each(Object.entries(kinds))('%s', (_kind, written) => {
  it.each(['demo', 'alef', 'bet'] as const)('ORG-01 ENT-11 lead to %s', async (org) => {
    for (const address of await written(org)) expect(await whose(address)).toEqual([address, 200, [org]]);
  });
});
