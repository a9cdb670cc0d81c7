import type { Route } from '../../../src/contract/route';
import { tokenScopes, type TokenScope } from '../../../src/contract/route';
import { routes } from '../../../src/contract/routes';
import { campaignPledges } from '../../db/schema';
import { dataOf, useAdminServer } from '../../testing/adminServer';

const rows: Route[] = Object.values(routes);
const mine = rows.filter(({ access }) => access === 'organisation');
const { world, ask } = useAdminServer();
const made = {} as Record<TokenScope, string>;

const contact = { email: 'esther@private.example', tel: '+33612345678' };
/** A route's address with this form and campaign, and unknown other ids. */
const addressOf = ({ path }: Route, named: { formId: string; campaignId: string }) =>
  path.slice('/admin/'.length).replace(/:(\w+)/g, (_, key: string) => ({ ...named })[key] ?? 'nothing');
const own = { formId: 'contact', campaignId: 'gala' };
const foreign = { formId: 'second', campaignId: 'winter' };
const refused = async (route: Route, scope: TokenScope, named: typeof own) => {
  const body = route.request ? { surprise: 1 } : undefined;
  // A query that is refused keeps the records that the other scopes are tried on.
  const query = route.method === 'DELETE' ? '?surprise=1' : '';
  const { status, body: answer } = await ask(route.method, addressOf(route, named) + query, body, made[scope]);
  expect([route.id, status]).not.toEqual([route.id, 401]);
  return status === 403 && (answer as { code: string }).code === 'scope';
};
const tokenOf = async (wish: Record<string, unknown>) => {
  const answer = await ask('POST', 'tokens', { name: 'Test', ...wish });
  return (answer.body as { token: string }).token;
};

beforeAll(async () => {
  const content = JSON.stringify({ version: 1, blocks: [] });
  for (const id of ['contact', 'second']) await ask('POST', 'forms', { id, title: id, content });
  for (const id of ['gala', 'winter']) await ask('POST', 'campagnes', { id, label: id });
  made.everything = await tokenOf({ scope: 'everything' });
  made.read = await tokenOf({ scope: 'read' });
  made.forms = await tokenOf({ scope: 'forms', forms: ['contact'] });
  made.pages = await tokenOf({ scope: 'pages' });
  made.evening = await tokenOf({ scope: 'evening', campaignId: 'gala' });
});

describe('what tokens may do', () => {
  it('SRV-10 every scope has a token here, and every call of an organisation names its scopes', () => {
    for (const scope of tokenScopes) expect(made[scope]).toMatch(/^org_/);
    for (const { id, scopes, method, path } of mine) {
      expect([id, scopes]).toEqual([id, expect.arrayContaining(['everything'])]);
      if (scopes?.includes('read')) expect([id, method]).toEqual([id, 'GET']);
      if (scopes?.includes('forms')) expect(path).toContain(':formId');
      if (scopes?.includes('evening')) expect(path).toContain(':campaignId');
    }
  });

  it.each(mine.map((route) => [route.id, route] as const))(
    'SRV-10 %s is for the scopes that it names',
    async (_, route) => {
      for (const scope of tokenScopes) {
        const allowed = route.scopes?.includes(scope) ?? false;
        expect([scope, await refused(route, scope, own)]).toEqual([scope, !allowed]);
        // No call grants a narrow token more than its scope.
        if (scope === 'forms' || scope === 'evening')
          expect([scope, await refused(route, scope, foreign)]).toEqual([scope, true]);
      }
    },
  );

  it('SRV-10 an evening is no export and no refund, a form is no payer and no submission', () => {
    const named = (scope: TokenScope) => mine.filter(({ scopes }) => scopes?.includes(scope)).map(({ id }) => id);
    for (const id of named('evening')) expect(id).not.toMatch(/REFUND|EXPORT|PAYMENT|TOKEN|SUBSCRIPTION|DONOR/);
    for (const id of named('forms'))
      expect(id).toMatch(
        /^ADMIN-FORM-(GET|UPDATE|STOCK-\w+|DRAFT-\w+|REVISION-\w+|LINT|CHOICE-LIST|MEDIA-\w+|CALENDAR-\w+)$/,
      );
    for (const id of named('pages'))
      expect(id).toMatch(
        /^ADMIN-((PAGE|SECTION)-(GET|CREATE|UPDATE)|SITE-(GET|UPDATE)|(PAGE|SECTION|SITE)-REVISION-(LIST|GET))$/,
      );
  });

  it.each(mine.filter(({ scopes }) => scopes?.includes('forms')).map((route) => [route.id, route] as const))(
    'SRV-10 %s can be made from a partner’s page, where its answer is read, a refusal too',
    async (_, route) => {
      const address = `/v1/admin/${addressOf(route, own)}`;
      const asked = { origin: 'https://partner.example', 'access-control-request-method': route.method };
      const preflight = await world.server.request('OPTIONS', address, { headers: asked });
      const allowed = (name: string) => preflight.headers.get(`access-control-allow-${name}`)?.split(', ');
      expect([preflight.status, allowed('origin')]).toEqual([204, ['*']]);
      expect(allowed('methods')).toContain(route.method);
      expect(allowed('headers')).toEqual(expect.arrayContaining(['Authorization', 'Content-Type']));
      for (const token of [made.forms, 'none']) {
        const { headers } = await world.server.request(route.method, address, { token });
        expect(headers.get('access-control-allow-origin')).toBe('*');
      }
    },
  );

  it('SRV-10 the operator’s token stays out', async () => {
    expect((await ask('GET', 'caisses', undefined, 'operator-token')).status).toBe(401);
  });
});

describe('the evening of a campaign', () => {
  const evening = (method: string, path: string, body?: unknown) =>
    ask(method, `campagnes/gala/${path}`, body, made.evening);
  const answers: string[] = [];
  const keep = <A extends { text: string }>(answer: A) => (answers.push(answer.text), answer);

  it('SRV-10 enters and corrects gifts and promises, and steers screens, without contact details in any answer', async () => {
    const infos = { nom: 'Levi', prenom: 'Esther', ...contact };
    const gift = keep(await evening('POST', 'dons', { montant: 50, displayName: 'Levi', note: contact.email }));
    const { id } = dataOf<{ id: string }>(gift);
    expect(dataOf(keep(await evening('PUT', `dons/${id}`, { hidden: true })))).toMatchObject({
      hidden: true,
      montant: 50,
    });
    const promise = keep(await evening('POST', 'engagements', { montant: 180, displayName: 'Levi', infos }));
    const pledge = dataOf<{ id: string }>(promise);
    expect(pledge).toMatchObject({ infos: { nom: 'Levi', prenom: 'Esther', email: '', tel: '' }, url: '' });
    expect(dataOf(keep(await evening('PUT', `engagements/${pledge.id}`, { state: 'cancelled' })))).toMatchObject({
      state: 'cancelled',
    });
    expect(keep(await evening('PUT', 'screen', { celebrate: true })).status).toBe(200);
    for (const path of ['', 'teams', 'dons', 'engagements']) expect(keep(await evening('GET', path)).status).toBe(200);
    for (const text of answers) for (const secret of Object.values(contact)) expect(text).not.toContain(secret);
    // They are stored nevertheless, for follow-up calls the next morning.
    const [kept] = await world.database.queries.select().from(campaignPledges);
    expect(kept?.infos).toEqual(infos);
    expect((await ask('GET', 'campagnes/gala/engagements')).text).toContain(contact.email);
  });

  it('SRV-10 does not find gifts by what it may not read', async () => {
    await ask('POST', 'campagnes/gala/dons', { montant: 18, displayName: 'Haïm', note: 'secret-note' });
    const found = async (q: string, token: string) =>
      dataOf<unknown[]>(await ask('GET', `campagnes/gala/dons?q=${q}`, undefined, token)).length;
    expect([await found('secret-note', made.everything), await found('secret-note', made.evening)]).toEqual([1, 0]);
    expect(await found('haim', made.evening)).toBe(1);
  });
});
