import { request as httpRequest } from 'node:http';
import type { Route } from '../../../src/contract/route';
import { routes } from '../../../src/contract/routes';
import * as schema from '../../db/schema';
import { bareIds, campaignPledges, formSubmissions, intents, payments, subscribers, uploads } from '../../db/schema';
import { openTestStream } from '../../live/testing/liveWorld';
import { newKey, payer } from '../../testing/checkoutWorld';
import { createCaisse } from '../caisses/caisseService';
import { pledger } from '../campaigns/testing/createCampaignWorld';
import {
  byMark,
  byName,
  createThreeOrganisations,
  FULL,
  marks,
  orgs,
  type Org,
  type ThreeOrganisations,
} from './testing/createThreeOrganisations';

let world: ThreeOrganisations;
beforeAll(async () => {
  world = await createThreeOrganisations();
});
afterAll(() => world.close());

interface Call {
  readonly method?: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body?: unknown;
}
interface Reply {
  readonly status: number;
  readonly text: string;
}
const send = ({ method = 'GET', path, ...rest }: Call): Promise<Reply> => world.server.request(method, path, rest);

type Filled = 'intents' | 'payments' | 'uploads' | 'formSubmissions' | 'campaignPledges' | 'subscribers' | 'slotWaits';

/** Organisations in which rows appeared. */
async function grown(table: (typeof schema)[Filled], work: () => Promise<Reply>) {
  const owners = async () =>
    (await world.database.queries.select({ org: table.organisationId }).from(table)).map(({ org }) => org);
  const before = await owners();
  const reply = await work();
  const after = await owners();
  const count = (list: readonly string[], org: Org) => list.filter((one) => one === org).length;
  return { reply, whose: orgs.filter((org) => count(after, org) > count(before, org)) };
}

/** A call that may name an organisation, and who answered it. */
interface Row {
  readonly route: Route;
  readonly ask: (
    place: string,
    headers: Record<string, string>,
    org: string | undefined,
  ) => Promise<{ reply: Reply; whose: Org[] }>;
}
const query = (path: string, org: string | undefined) =>
  org === undefined ? path : `${path}${path.includes('?') ? '&' : '?'}org=${org}`;

/** Reads whose answer identifies the organisation. */
function read(route: Route, path: string, whose: (text: string) => Org[], body?: unknown): Row {
  return {
    route,
    async ask(place, headers, org) {
      const { method } = route;
      const reply = await send({
        method,
        path: query(`${place}/v1/${path}`, org),
        headers,
        ...(body !== undefined && { body }),
      });
      return { reply, whose: whose(reply.text) };
    },
  };
}
/** Reads that name the organisation in their path. */
const named = (route: Route, path: (org: string) => string, body?: unknown): Row => ({
  route,
  async ask(place, headers, org = 'default') {
    const reply = await send({ method: route.method, path: `${place}/v1/${path(org)}`, headers, body });
    return { reply, whose: byName(reply.text) };
  },
});
/** Calls that leave a row. */
function write(
  route: Route,
  table: Parameters<typeof grown>[0],
  call: (org: string | undefined) => { path: string; body: unknown },
): Row {
  return {
    route,
    ask: (place, headers, org) =>
      grown(table, () => {
        const { path, body } = call(org);
        const isForm = body instanceof FormData;
        if (!isForm) return send({ method: 'POST', path: `${place}/v1/${path}`, headers, body });
        return fetch(`${world.server.url}${place}/v1/${path}`, { method: 'POST', headers, body }).then(
          async (answer) => ({
            status: answer.status,
            text: await answer.text(),
          }),
        );
      }),
  };
}
const file = () => {
  const form = new FormData();
  form.append('file', new Blob(['%PDF-1.7\n1 0 obj\n']), 'a.pdf');
  return form;
};
const organisation = (org: string | undefined) => (org === undefined ? {} : { organisation: { id: org } });
const amounts = { montant: 5, fees: 0, total: 5 };
const checkout = { type: 'CAISSE', typeId: 'same', amounts, ...payer };

const rows: Row[] = [
  named(routes.getOrganisation, (org) => `organisations/id/${org}`),
  read(routes.getCaisse, 'caisses/id/same', byName),
  read(routes.getSection, 'sections/id/same', byName),
  read(routes.getSchedule, 'horaires', byName),
  read(routes.resolvePage, 'pages/resolve?path=/', byName),
  read(routes.getForm, 'forms/id/same', byName),
  read(routes.getFormBlock, 'forms/block/same', byName),
  read(
    routes.getStock,
    'forms/stock/P1',
    byMark((org) => `:${marks[org].seats}`),
    { extra: {} },
  ),
  read(
    routes.getStock,
    'forms/stock/P1?form=same',
    byMark((org) => `:${marks[org].seats}`),
    { extra: {} },
  ),
  read(
    routes.listSlots,
    'forms/calendar/same/slots/2/2025',
    byMark((org) => `05T${marks[org].from}`),
  ),
  named(routes.listPublicGalleries, (org) => `galeries/${org}`, { page: 1 }),
  read(routes.listPublicImages, 'galeries/images/same/1', byName),
  named(routes.listPublicNews, (org) => `actualite/${org}?page=1`),
  read(routes.listRecentArticles, 'auto-content/preview', byName),
  read(routes.listRelatedArticles, 'auto-content/categorie/same/else', byName),
  read(routes.getCampaign, 'campagne/id/same', byName),
  read(routes.listDonors, 'campagne/donors/same', byName),
  read(routes.listDonors, 'campagne/donors/same?team=lev&limit=5', byName),
  read(routes.listTeams, 'campagne/teams/same', byName),
  read(
    routes.getTeamStats,
    'campagne/team/stats/same/lev',
    byMark((org) => String(marks[org].gift)),
  ),
  read(
    routes.pingCampaign,
    'campagne/ping/same/visitor',
    byMark((org) => String(marks[org].gift)),
    { target: {} },
  ),
  {
    route: routes.streamCampaign,
    async ask(place, headers, org) {
      const stream = await openTestStream(
        `${world.server.url}${query(`${place}/v1/campagne/stream/same`, org)}`,
        headers,
      );
      const whose = orgs.filter((one) => world.live.streams.count(`${one} same`) > 0);
      const status = stream.response.statusCode ?? 0;
      stream.close();
      await stream.ended;
      for (const one of whose) while (world.live.streams.count(`${one} same`) > 0) await new Promise(setImmediate);
      return { reply: { status, text: '' }, whose };
    },
  },
  {
    route: routes.askNewsletter,
    ask: (place, headers, org) =>
      grown(subscribers, () =>
        send({ path: `${place}/v1/mailing/subscribe/${org ?? 'default'}/${newKey()}@example.org`, headers }),
      ),
  },
  write(routes.subscribe, subscribers, (org) => ({
    path: `mailing/subscribe/${org ?? 'default'}`,
    body: { email: `${newKey()}@example.org` },
  })),
  write(routes.waitForPlace, schema.slotWaits, (org) => ({
    path: query('forms/calendar/same/waiting', org),
    body: { formId: 'same', name: 'Ana', email: `${newKey()}@example.org`, days: [FULL] },
  })),
  write(routes.pledge, campaignPledges, (org) => ({
    path: query('campagne/engagement/same', org),
    body: { montant: 100, campagne: { displayName: 'Ana' }, infos: pledger },
  })),
  write(routes.uploadFile, uploads, (org) => ({ path: query('forms/upload?formId=same', org), body: file() })),
  write(routes.submitForm, formSubmissions, (org) => ({
    path: query('forms/submit/same', org),
    body: { extra: { P1_quantity: 1 } },
  })),
  write(routes.createIntent, intents, (org) => ({
    path: 'paiements/intents',
    body: { config: { type: 'CAISSE', typeId: 'same', montant: 5, ...organisation(org) }, idempotencyKey: newKey() },
  })),
  write(routes.submitPayment, payments, (org) => ({
    path: 'paiements/offline/link',
    body: { config: JSON.stringify({ ...checkout, ...organisation(org), idempotencyKey: newKey() }) },
  })),
];

/** Calls that identify their subject by a secret, or concern no organisation. */
const without: Route[] = [
  ...[routes.getLink, routes.getIntent, routes.getIntentStatus, routes.getSubscription, routes.changeSubscription],
  ...[routes.getChallenge, routes.reportError, routes.openApi],
];

let visitors = 0;
const from = (host: string) => ({
  'X-Forwarded-Host': host,
  'X-Forwarded-For': `2001:db8:0:${(visitors += 1).toString(16)}::1`,
});

describe('each public call', () => {
  it('ORG-01 is in the table below, or names nobody’s things', () => {
    const open = Object.values(routes).filter(({ access }) => access === 'public');
    expect(new Set([...rows.map(({ route }) => route), ...without])).toEqual(new Set(open));
  });

  it.each(rows.map((row) => [row.route.path, row] as const))(
    'ORG-01 %s answers for the organisation that it names, else for that of its address, else for the default one',
    async (_path, { ask }) => {
      const asked = async (...call: Parameters<Row['ask']>) => (await ask(...call)).whose;
      expect(await asked('', from('alef.example'), undefined)).toEqual(['alef']);
      expect(await asked('', from('alef.example'), 'default')).toEqual(['alef']);
      expect(await asked('', from('alef.example'), 'bet')).toEqual(['bet']);
      expect(await asked('', from('orgkit.test'), undefined)).toEqual(['demo']);
      expect(await asked('', from('orgkit.test'), 'default')).toEqual(['demo']);
      expect(await asked('', from('orgkit.test'), 'alef')).toEqual(['alef']);
      expect(await asked('/o/bet', from('orgkit.test'), undefined)).toEqual(['bet']);
      const unknown = await ask('', from('nobody.example'), 'bet');
      expect([unknown.reply.status, unknown.whose]).toEqual([404, []]);
    },
  );
});

const fundAt = async (host: string, org?: string) => {
  const { text } = await send({ path: query('/v1/caisses/id/old', org), headers: from(host) });
  return (JSON.parse(text) as { data?: { name: string } }).data?.name;
};

it('ORG-01 a bare id stays with its former owner, but where a host’s organisation has such a thing itself', async () => {
  const add = (org: Org, name: string) =>
    world.database.transaction((tx) => createCaisse(tx, world.deps, org, { id: 'old', name }));
  await add('bet', 'Ancien');
  await add('demo', 'Nouveau');
  await world.database.queries.insert(bareIds).values({ kind: 'caisse', id: 'old', organisationId: 'bet' });
  expect([await fundAt('orgkit.test'), await fundAt('alef.example')]).toEqual(['Ancien', 'Ancien']);
  expect([await fundAt('orgkit.test', 'demo'), await fundAt('orgkit.test', 'default')]).toEqual(['Nouveau', 'Nouveau']);
  await add('alef', 'Neuf');
  expect([await fundAt('orgkit.test'), await fundAt('alef.example')]).toEqual(['Ancien', 'Neuf']);
});

describe('X-Forwarded-Host', () => {
  const campaign = '/v1/campagne/id/same';
  /** With a Host of its own, as no fetch sends it. */
  const ask = (url: string, headers: Record<string, string>) =>
    new Promise<string>((done, fail) => {
      httpRequest(url, { headers }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => (text += part));
        response.on('end', () => done(text));
      })
        .on('error', fail)
        .end();
    });

  it.each([
    ['nobody', undefined, ['demo', 'alef', 'demo']],
    ['another machine', '192.0.2.7', ['demo', 'alef', 'demo']],
    ['the proxy in front', '1', ['alef', 'alef', 'alef']],
    ['the address of the proxy', 'loopback', ['alef', 'alef', 'alef']],
  ])('ENT-11 counts where TRUST_PROXY names %s', async (_who, trustProxy, expected) => {
    const { server, close } = await world.serve({ ...world.deps, config: { ...world.deps.config, trustProxy } });
    const forwarded = { 'X-Forwarded-Host': 'alef.example' };
    // Twice: the application's answer first, then the front's, which knows the hosts by then.
    for (const path of [campaign, campaign, '/v1/organisations/id/default']) {
      const answers = [
        await ask(server.url + path, { Host: 'orgkit.test', ...forwarded }),
        await ask(server.url + path, { Host: 'alef.example' }),
        await ask(server.url + path, { Host: 'orgkit.test', 'X-Forwarded-Host': 'alef.example, orgkit.test' }),
      ];
      expect(answers.flatMap(byName)).toEqual(expected);
    }
    await close();
  });
});
