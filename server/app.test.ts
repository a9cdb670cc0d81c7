import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import type { Route } from '../src/contract/route';
import { routes } from '../src/contract/routes';
import { minor, ZERO } from '../src/core/money';
import { createApp } from './app';
import type { Database } from './db/database';
import { openTestDatabase } from './db/openTestDatabase';
import { charges, payments, tokens } from './db/schema';
import { insertGifts } from './demo/insertGifts';
import { mailBodies } from './features/mailWords/testing/mailBodies';
import { foundOrganisation } from './features/settings/organisationService';
import { makeToken } from './secrets/tokens';
import { insertOwnRows } from './testing/insertOwnRows';
import { bodiesOf, segment } from './testing/oddRequests';
import { readUnnoted } from './testing/readUnnoted';
import { createTestDeps, startTestServer, type Answer, type TestServer } from './testing/testServer';
import { createGateways } from './gateways/createGateways';

const table: readonly Route[] = Object.values(routes);
const operator = 'operator-token';
const idOf = ({ body }: { body: unknown }) => (body as { data: { id: string } }).data.id;
let database: Database;
let server: TestServer;
let token: string;
let otherToken: string;
/** Tokens that were good. */
const ended = { revoked: '', expired: '' };

beforeAll(async () => {
  database = await openTestDatabase();
  const base = createTestDeps(database);
  const read = () => Promise.resolve(Readable.from(['own-file']));
  const own = { files: { ...base.files, read }, media: { ...base.media, read } };
  const deps = { ...base, ...own, gateways: createGateways(base) };
  token = await foundOrganisation(deps, { id: 'demo', name: 'Demo' });
  otherToken = await foundOrganisation(deps, { id: 'other', name: 'Other' });
  for (const name of ['revoked', 'expired'] as const) {
    const grant = { scope: 'everything', forms: [], campaignId: null } as const;
    const made = await makeToken(database.queries, 'demo', deps, {
      name,
      ...grant,
      expiresAt: name === 'expired' ? deps.now() : null,
    });
    if (name === 'revoked')
      await database.queries.update(tokens).set({ revokedAt: deps.now() }).where(eq(tokens.id, made.row.id));
    ended[name] = made.token;
  }
  await insertGifts(database.queries, [
    {
      id: 'own-payment',
      organisationId: 'demo',
      caisseId: null,
      label: 'own-label',
      currency: 'eur',
      montant: minor(1000),
      ...{ cerfa: false, assoc: null },
      info: { homme: true, prenom: 'own-name', nom: 'Test', email: 'own-mail@example.org', tel: '' },
      commentaire: '',
      at: deps.now(),
    },
  ]);
  const plan = { abo: true, nbMonth: 2, maxAmount: minor(2000), subscriptionState: 'active' } as const;
  await database.queries.update(payments).set(plan);
  const owed = { paymentId: 'own-payment', montant: minor(1000), refunded: ZERO };
  const charge = (number: number, date: string) => ({ ...owed, charge: number, date, state: 'due' as const });
  await database.queries.insert(charges).values([charge(1, '2025-01-15'), charge(2, '2025-02-15')]);
  server = await startTestServer(createApp(deps));
  const make = (path: string, body: unknown) => server.request('POST', `/v1/admin/${path}`, { token, body });
  await make('caisses', { id: 'own-fund', name: 'Fund' });
  await make('services', { id: 'own-service', name: 'Service', montant: 10 });
  await make('dettes', { id: 'own-debt', name: 'Debt', montant: 10 });
  await make('dettes/own-debt/payments', byHand('own-hand'));
  known['lienId'] = idOf(
    await make('liens', { linkType: 'PAIEMENT', config: { type: 'GENERAL', label: 'own-label' } }),
  );
  await make('submissions', { id: 'own-submission', label: 'Form', total: 10 });
  await make('calendars', { id: 'own-calendar', label: 'Calendar' });
  await make('campagnes', { id: 'own-campaign', label: 'Campaign' });
  known['teamId'] = idOf(await make('campagnes/own-campaign/teams', { param: 'own-team', label: 'Team' }));
  await make('campagnes/own-campaign/dons', { id: 'own-gift', montant: 10 });
  await make('campagnes/own-campaign/engagements', { id: 'own-pledge', montant: 10 });
  await make('campagnes/own-campaign/engagements/own-pledge/payments', byHand('own-hand'));
  const matching = { label: 'Sponsor', ratio: 1, pool: 10 };
  known['matchingId'] = idOf(await make('campagnes/own-campaign/matchings', matching));
  await make('sections', { id: 'own-section', label: 'Section', content: '' });
  await make('forms', { id: 'own-form', title: 'Form' });
  const body = { web_menu: [{ id: 'own-item', parent: null, name: 'Menu', url: '/' }] };
  await server.request('PUT', '/v1/admin/site', { token, body });
  const horaires = [{ id: 'own-time', name: 'Office', dow: [1], heure: 8 }];
  await server.request('PUT', '/v1/admin/horaires', { token, body: { horaires } });
});
afterAll(async () => {
  await server.close();
  await database.close();
});
// Each test finds these, also after one has taken them away.
beforeEach(() => insertOwnRows(database.queries));

/** The path of a route with parameters that exist, as far as this test made any. */
const known: Record<string, string> = {
  orgId: 'demo',
  ...{ caisseId: 'own-fund', campaignId: 'own-campaign', sectionId: 'own-section' },
  ...{ serviceId: 'own-service', detteId: 'own-debt', handId: 'own-hand', submissionId: 'own-submission' },
  ...{ teamParam: 'own-team', teamId: 'made-below', stockId: 'own-stock', intentId: 'nothing', provider: 'sandbox' },
  ...{ giftId: 'own-gift', pledgeId: 'own-pledge', codeId: 'own-code', matchingId: 'made-below' },
  ...{ contactId: 'own-contact', subscriberId: 'own-leaver', calendarId: 'own-calendar', bookingId: 'own-booking' },
  ...{ doc: 'own-upload', formId: 'own-form', revision: '1', lienId: 'made-below', paymentId: 'own-payment' },
  ...{ tokenId: 'own-token', userId: 'own-user', invitationId: 'own-invitation', importId: 'own-import' },
  ...{ host: 'own-host.example', mail: 'thanks', lang: 'he', textId: 'own-text', waitId: 'own-wait' },
  ...{ endpointId: 'own-endpoint', deliveryId: 'own-delivery', contentId: 'own-content', mediaId: 'own-media' },
};
/** A stream that is found never ends. */
const valueFor = (route: Route, name: string) =>
  (route.produces === 'text/event-stream' ? undefined : known[name]) ?? 'x';
const pathOf = (route: Route, parameter = (name: string) => valueFor(route, name)) =>
  `/v1${route.path.replace(/:(\w+)/g, (_, name: string) => parameter(name))}`;
const byHand = (id: string) => ({ id, montant: 1, means: 'cash', date: '2025-01-01' });
/** Required inputs of some calls. */
const needed: Record<string, unknown> = {
  'ADMIN-PAYMENT-REFUND': { montant: 1, idempotencyKey: 'key-12345678' },
  'ADMIN-PAYMENT-RESEND': { mail: 'confirmation', idempotencyKey: 'key-12345678' },
  ...{ ...mailBodies, 'ADMIN-FORM-STOCK-UPDATE': { stock: [] }, 'ADMIN-STOCK-UPDATE': { capacity: 5 } },
  ...{ 'ADMIN-PLEDGE-RESEND': { idempotencyKey: 'key-12345678' }, 'ADMIN-FORM-ARCHIVE': { archived: false } },
  ...Object.fromEntries(['MERGE', 'UNMERGE', 'APART'].map((act) => [`ADMIN-CONTACT-${act}`, { other: 'own-double' }])),
  ...{ 'ADMIN-FORM-DRAFT-SAVE': { version: null, revision: 1, form: {} }, 'ADMIN-FORM-DUPLICATE': { title: 'Copy' } },
  ...Object.fromEntries(['GIFT', 'PLEDGE'].map((what) => [`ADMIN-${what}-CREATE`, { montant: 1 }])),
  ...{ 'ADMIN-TEAM-CREATE': { param: 'own-other', label: 'Other' }, 'ADMIN-PLEDGE-IMPORT': { csv: 'montant\n1' } },
  ...{ 'ADMIN-PLEDGE-UPDATE': { state: 'cancelled' }, 'ADMIN-PLEDGE-PAYMENT-CREATE': byHand('own-other') },
  ...{
    'ADMIN-EVENING-CODE-CREATE': { name: 'x', expiresAt: '2100-01-01T00:00:00Z' },
    'ADMIN-DEBT-IMPORT': { csv: 'name' },
    'ADMIN-DEBT-PAYMENT-CREATE': byHand('own-other'),
    'ADMIN-FORM-CALENDAR-CREATE': { label: 'x', slots: [] },
  },
  ...{ 'ADMIN-GALLERY-IMAGES-UPDATE': { images: [] }, 'ADMIN-MEMBER-UPDATE': { role: 'viewer' } },
  ...{ 'ADMIN-BOOKING-PRESENCE-SET': { present: true }, 'ADMIN-MATCHING-CREATE': { label: 'x', ratio: 1, pool: 10 } },
};
const asked: Record<string, string> = {
  ...Object.fromEntries(['LIST', 'COUNT', 'TABLE'].map((what) => [`ADMIN-TRANSLATION-${what}`, 'lang=he'])),
  ...Object.fromEntries(table.filter((one) => one.method === 'DELETE' && one.query).map(({ id }) => [id, 'version=x'])),
  ...{ 'ADMIN-CONTACT-DATES': 'kind=birthday&days=30', 'ADMIN-CONTACT-DATES-EXPORT': 'kind=birthday&days=30' },
  ...{ 'ADMIN-FORM-CHOICE-LIST': 'kind=forms', 'ADMIN-FORM-MEDIA-UPLOAD': 'alt=x', 'ADMIN-SEARCH': 'search=own' },
};
const withBody = ({ id, method }: Route) => (method === 'GET' || method === 'DELETE' ? {} : { body: needed[id] ?? {} });
const named = (access: Route['access']) =>
  table.filter((route) => route.access === access).map((route) => [route.id, route] as const);

describe('the contract', () => {
  it.each(table.map((route) => [route.id, route] as const))('CALL-33 %s is mounted', async (_, route) => {
    const answer = await server.request(route.method, pathOf(route), withBody(route));
    expect(answer.text).not.toContain('There is no such call');
  });
});

describe('every call of an organisation’s administrator', () => {
  it.each(named('organisation'))(
    'SRV-10 PROD-09 %s refuses no token, a bad one, a former one, the operator’s and a token in the address',
    async (_, route) => {
      const ask = (options: { token?: string; headers?: HeadersInit }, query = `?${asked[route.id] ?? ''}`) =>
        server.request(route.method, pathOf(route) + query, { ...withBody(route), ...options });
      const answers = await Promise.all([
        ask({}),
        ask({ token: 'wrong' }),
        ask({ token: operator }),
        ask({ token: `${token}x` }),
        ask({ token: token.toUpperCase() }),
        ask({ token: ended.revoked }),
        ask({ token: ended.expired }),
        ask({ headers: { Authorization: `Basic ${btoa(`admin:${token}`)}` } }),
        ask({ headers: { Authorization: '' } }, `?token=${token}&access_token=${token}`),
      ]);
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 401));
      expect((await ask({ token })).status).not.toBe(401);
    },
  );

  const listing = named('organisation').filter(([, { method, path }]) => method === 'GET' && !path.includes(':'));
  const listPath = (route: Route) => `${pathOf(route)}?${asked[route.id] ?? ''}`;
  const ownLists = listing.map(([, route]) => listPath(route));
  const held = () => readUnnoted(database.queries, server, ownLists, token);

  it.each(listing)('SRV-10 %s shows another organisation nothing of this one', async (_, route) => {
    const { status, text } = await server.request(route.method, listPath(route), { token: otherToken });
    expect(status).toBe(200);
    expect(text).not.toContain('own-');
    const own = /STATISTICS|TASK|MAIL-GET|MAIL-SENDER|BACKUP|MAILWORDS|CLOSING|DELETION|-COUNTS?$/.test(route.id)
      ? 'data'
      : 'own-';
    expect((await server.request(route.method, listPath(route), { token })).text).toContain(own);
  });

  // Every organisation has each mail, with words of its own (MAIL-09), and each language.
  const aimed = named('organisation').filter(([, { path }]) => path.replace(/:(mail|lang)\b/, '').includes(':'));
  const ask = (route: Route, given: string) =>
    server.request(route.method, pathOf(route) + `?${asked[route.id] ?? ''}`, { ...withBody(route), token: given });
  // Everything is asked for with the other's token first, so that what is held needs to be read twice only.
  const refused = { before: [] as string[], answers: new Map<string, Answer>(), after: [] as string[] };
  beforeAll(async () => {
    await insertOwnRows(database.queries);
    refused.before = await held();
    for (const [id, route] of aimed) refused.answers.set(id, await ask(route, otherToken));
    refused.after = await held();
  });
  it.each(aimed)('SRV-10 CALL-33 %s refuses the token of another organisation, and does nothing', async (id, route) => {
    const { status, text } = refused.answers.get(id) ?? {};
    expect([status, text]).toEqual([404, expect.not.stringContaining('own-')]);
    expect(refused.after).toEqual(refused.before);
    expect([401, 403, 404]).not.toContain((await ask(route, token)).status);
  });

  it('SRV-10 writes no change of another organisation in the log', async () => {
    const log = (given: string) => server.request('GET', '/v1/admin/audit?limit=200', { token: given });
    expect((await log(token)).text).toMatch(/own-fund.*own-service|own-service.*own-fund/);
    expect((await log(otherToken)).text).not.toMatch(/own-|"subject":"(?!export")/);
  });
});

describe('every call of the operator', () => {
  it.each(named('operator'))('SRV-10 %s refuses organisations’ tokens and none', async (_, route) => {
    for (const given of [{}, { token }, { token: 'wrong' }]) {
      const { status } = await server.request(route.method, pathOf(route), { ...withBody(route), ...given });
      expect(status).toBe(401);
    }
  });
});

describe('random requests', () => {
  it.each(table.map((route) => [route.id, route] as const))(
    'CALL-33 %s never fails on the server',
    async (_, route) => {
      const given =
        route.access === 'organisation' ? { token } : route.access === 'operator' ? { token: operator } : {};
      await fc.assert(
        fc.asyncProperty(segment, fc.webQueryParameters(), bodiesOf(route), async (part, query, body) => {
          const path = `${pathOf(route, () => part || 'x')}?${query}`;
          const sent = route.method === 'GET' ? {} : { body: JSON.stringify(body) };
          const answer = await server.request(route.method, path, { ...sent, ...given });
          expect(answer.status).toBeLessThan(500);
        }),
        { numRuns: process.env['ORGKIT_PROOF'] === undefined ? 6 : 400 },
      );
    },
  );

  it('NF-01 answers 404 to any other address, as JSON below /v1 and as a page elsewhere', async () => {
    await fc.assert(
      fc.asyncProperty(fc.webPath(), fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH'), async (path, method) => {
        const { status, headers } = await server.request(method, `/v1/nowhere${path}`);
        expect([status, headers.get('content-type')]).toEqual([404, 'application/json; charset=utf-8']);
        const page = await server.request(method, `/nowhere${path}`);
        expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
      }),
      { numRuns: 30 },
    );
  });
});

describe('every answer', () => {
  it('SRV-09 carries security headers and says nothing of what serves it', async () => {
    for (const path of ['/', '/v1/organisations/id/demo', '/v1/nowhere', '/healthz', '/nowhere']) {
      const { headers } = await server.request('GET', path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('content-security-policy')).toMatch(/default-src 'none'/);
      expect(headers.get('x-request-id')).toBeTruthy();
      expect(headers.get('x-powered-by')).toBeNull();
      expect(headers.get('strict-transport-security')).toBeNull();
    }
  });

  it('SRV-09 is readable from any origin, refusals too, and never stored by caches', async () => {
    for (const path of [
      '/v1/organisations/id/demo',
      '/v1/organisations/id/nobody',
      '/v1/admin/caisses',
      '/v1/nowhere',
    ]) {
      const { headers } = await server.request('GET', path, { headers: { Origin: 'https://host.example' } });
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(headers.get('access-control-allow-credentials')).toBeNull();
      expect(headers.get('cache-control')).toBe('no-store');
    }
  });
});

describe('health', () => {
  it('PROD-01 tells whether the process and its database answer', async () => {
    const dead = { ...createTestDeps(database), database: { ...database, queries: undefined as never } };
    const other = await startTestServer(createApp({ ...dead, gateways: {} }));
    expect((await other.request('GET', '/healthz')).status).toBe(200);
    expect((await other.request('GET', '/readyz')).status).toBe(503);
    expect((await server.request('GET', '/readyz')).body).toEqual({ ok: true });
    // Any address may be a page of the organisation's own (SITE-01); even the error page does without its database.
    const page = await other.request('GET', '/nowhere', { headers: { 'Accept-Language': 'en' } });
    expect([page.status, page.text]).toEqual([500, expect.stringContaining('Something went wrong')]);
    await other.close();
  });
});
