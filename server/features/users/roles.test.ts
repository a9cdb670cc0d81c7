import { deskRoutes } from '../../../src/contract/desk/deskRoutes';
import { removalRoutes } from '../../../src/contract/records/removal';
import { tokenScopes, type Route } from '../../../src/contract/route';
import { isAtLeast, roles } from '../../../src/contract/terms/roles';
import { routes } from '../../../src/contract/routes';
import { minor } from '../../../src/core/money';
import { paymentOf } from '../../demo/insertGifts';
import { insertPayments } from '../../ledger/insertBooked';
import { dataOf } from '../../testing/adminServer';
import { codeOf, useDesk, type Browser } from './testing/deskWorld';

const { world, signedIn, browser, pass, addUser } = useDesk();
const rows: Route[] = Object.values(routes);
const organisations = rows.filter(({ access }) => access === 'organisation');
const users: Record<string, Browser> = {};
const tokens: Record<string, string> = {};
const DAY = 24 * 60 * 60 * 1000;

beforeAll(async () => {
  const ask = (path: string, body: object) =>
    world.server.request('POST', `/v1/admin/${path}`, { token: world.token, body });
  await ask('forms', { id: 'contact', title: 'Contact', content: JSON.stringify({ version: 1, blocks: [] }) });
  await ask('campagnes', { id: 'gala', label: 'Gala' });
  const made = async (wish: object) =>
    ((await ask('tokens', { name: 'Test', ...wish })).body as { token: string }).token;
  // Calls that have ended by the time that the others begin.
  tokens['expired'] = await made({ scope: 'everything', expiresAt: '2025-01-16T00:00:00Z' });
  users['over'] = await signedIn('over@example.org', { role: 'owner' });
  pass(DAY);
  for (const scope of tokenScopes)
    tokens[scope] = await made({
      scope,
      ...(scope === 'forms' && { forms: ['contact'] }),
      ...(scope === 'evening' && { campaignId: 'gala' }),
    });
  const revoked = await ask('tokens', { name: 'Gone', scope: 'everything' });
  tokens['revoked'] = (revoked.body as { token: string }).token;
  const { id } = dataOf<{ id: string }>(revoked);
  await world.server.request('DELETE', `/v1/admin/tokens/${id}`, { token: world.token });
  tokens['another organisation’s'] = world.otherToken;
  for (const role of roles) users[role] = await signedIn(`${role}@example.org`, { role });
  users['operator'] = await signedIn('operator@example.org', { isOperator: true });
  users['another organisation’s'] = await signedIn('other@example.org', { role: 'owner', organisation: 'other' });
  users['no one'] = browser();
});

const removals: readonly Route[] = Object.values(removalRoutes);
/** Deletes name another version, so that shared records outlive every caller. */
const addressOf = (route: Route) =>
  `${route.path}${removals.includes(route) ? '?version=another' : ''}`
    .slice('/admin/'.length)
    .replace(/:(\w+)/g, (_, key: string) => ({ formId: 'contact', campaignId: 'gala' })[key] ?? 'nothing');
// Refused bodies change nothing, so that each can be tried in turn.
const bodyOf = ({ request }: Route) => (request ? { surprise: 1 } : undefined);

/** The door's answer: the status it refuses with, or `in`. */
async function atDesk(route: Route, who: string): Promise<number | string> {
  const { status, body } = (await users[who]?.send(route.method, `o/demo/${addressOf(route)}`, bodyOf(route))) ?? {};
  const { code } = (body ?? {}) as { code?: string };
  return status === 401 || (status === 403 && code === 'role') ? status : 'in';
}
async function withToken(route: Route, token: string | undefined): Promise<number | string> {
  const { status, body } = await world.server.request(route.method, `/v1/admin/${addressOf(route)}`, {
    ...(token === undefined ? {} : { token }),
    body: bodyOf(route),
  });
  const { code } = (body ?? {}) as { code?: string };
  return status === 401 || (status === 403 && code === 'scope') ? status : 'in';
}

const each = async <T>(names: readonly string[], ask: (name: string) => Promise<T>) =>
  Object.fromEntries(await Promise.all(names.map(async (name) => [name, await ask(name)] as const)));

describe('who may do what', () => {
  it.each(organisations.map((route) => [route.id, route] as const))(
    'USER-01 SRV-10 %s opens for the roles and scopes that it names, and for nobody else',
    async (_, route) => {
      const found = {
        users: await each(Object.keys(users), (who) => atDesk(route, who)),
        tokens: await each(['none', ...Object.keys(tokens)], (name) => withToken(route, tokens[name])),
      };
      const least = route.role ?? 'owner';
      expect(found).toEqual({
        users: {
          ...Object.fromEntries(roles.map((role) => [role, isAtLeast(role, least) ? 'in' : 403])),
          ...{ over: 401, 'no one': 401, operator: 403, 'another organisation’s': 403 },
        },
        tokens: {
          ...Object.fromEntries(tokenScopes.map((scope) => [scope, route.scopes?.includes(scope) ? 'in' : 403])),
          // It finds another organisation's records there, and none of this one's.
          ...{ none: 401, expired: 401, revoked: 401, 'another organisation’s': 'in' },
        },
      });
    },
  );

  it.each(rows.filter(({ access }) => access === 'operator').map((route) => [route.id, route] as const))(
    'USER-10 %s opens for operators, and for no role of an organisation',
    async (_, route) => {
      const found = await each(Object.keys(users), async (who) => {
        const answer = await users[who]?.send(route.method, `operator/${addressOf(route)}`, bodyOf(route));
        return answer && [401, 403].includes(answer.status) ? answer.status : 'in';
      });
      const closed = Object.fromEntries([...roles, 'another organisation’s'].map((who) => [who, 403]));
      expect(found).toEqual({ ...closed, over: 401, 'no one': 401, operator: 'in' });
    },
  );

  it.each(
    Object.values<Route>(deskRoutes)
      .filter(({ access }) => access === 'user')
      .map((route) => [route.id, route] as const),
  )('USER-02 %s is for who is signed in', async (_, route) => {
    const path = route.path.slice(1).replace(/:\w+/, 'nothing');
    for (const who of ['no one', 'over'])
      expect([who, (await users[who]?.send(route.method, path, bodyOf(route)))?.status]).toEqual([who, 401]);
  });

  it('USER-01 a viewer gets nobody’s contact details, an editor those of submissions and promises alone', () => {
    const seen = (role: 'viewer' | 'editor') =>
      organisations
        .filter((route) => isAtLeast(role, route.role ?? 'owner') && isAtLeast(role, route.contacts ?? 'owner'))
        .map(({ id }) => id);
    expect(seen('viewer')).toEqual([]);
    for (const id of seen('editor')) expect(id).toMatch(/^ADMIN-(PLEDGE|FORM-SUBMISSION|SUBMISSION|BOOKING|WAIT)-/);
    for (const { id, role } of organisations)
      if (/EXPORT|REFUND|TOKEN|MEMBER|INVITATION|WEBHOOK|PERSON|ORG|HOST|AUDIT|-ARCHIVE-/.test(id))
        expect([id, role]).toEqual([id, 'owner']);
  });

  it('USER-01 contact details are empty for who does not see them, and cannot be found by searching', async () => {
    const infos = { nom: 'Levi', prenom: 'Esther', email: 'esther@private.example', tel: '+33612345678' };
    const wish = { montant: 180, displayName: 'Levi', infos };
    await world.server.request('POST', '/v1/admin/campagnes/gala/engagements', { token: world.token, body: wish });
    const list = async (who: string) => (await users[who]?.send('GET', 'o/demo/campagnes/gala/engagements'))?.text;
    expect(await list('viewer')).toContain('Esther');
    for (const secret of [infos.email, infos.tel]) {
      expect(await list('viewer')).not.toContain(secret);
      expect(await list('editor')).toContain(secret);
    }
    const search = async (who: string) => {
      const answer = await users[who]?.send('GET', 'o/demo/payments?search=esther');
      return [answer?.status, answer && codeOf(answer)];
    };
    expect([await search('editor'), await search('owner')]).toEqual([
      [403, 'role'],
      [200, undefined],
    ]);
  });

  it('USER-01 who does not see companies and addresses cannot sort by the name of who paid, which may be a company’s', async () => {
    const statuses = async (path: string) => {
      const asked = async (who: string) => (await users[who]?.send('GET', `o/demo/${path}`))?.status;
      return [await asked('viewer'), await asked('editor'), await asked('owner')];
    };
    for (const list of ['payments', 'abonnements']) {
      for (const order of ['sort=name', 'sort=-name', 'sort=-name&limit=1'])
        expect([list, order, ...(await statuses(`${list}?${order}`))]).toEqual([list, order, 403, 403, 200]);
      expect(await statuses(`${list}?sort=-montant`)).toEqual([200, 200, 200]);
      expect(await statuses(`${list}?sort=date&sort=name`)).toEqual([403, 403, 400]);
    }
  });

  it('USER-01 nor do answers to own questions and the words to a payment tell a viewer or an editor how to reach who paid', async () => {
    const questions = { 'Autre téléphone': '06 98 76 54 32', DDN: '1961-04-12', 'Sur WhatsApp': true };
    const info = { homme: false, prenom: 'Rivka', nom: 'Azoulay', email: '', tel: '', extra: questions };
    const commentaire = 'Appelez-moi au 07 11 22 33 44';
    const gift = { id: 'told', organisationId: 'demo', info, commentaire, label: 'Don', currency: 'eur' };
    const terms = { cerfa: false, assoc: null, caisseId: null, at: world.deps.now() };
    await insertPayments(world.database.queries, [paymentOf({ ...gift, ...terms, montant: minor(1800) })]);
    const read = async (who: string, path: string) =>
      (await users[who]?.send('GET', `o/demo/payments${path}`))?.text ?? '';
    for (const path of ['?mode=test', '/told']) {
      expect(await read('owner', path)).toContain(commentaire);
      expect(await read('owner', path)).toContain(questions['Autre téléphone']);
      for (const who of ['viewer', 'editor']) {
        const text = await read(who, path);
        expect(text).toContain('Rivka');
        expect(text).toContain('"extra":{}');
        expect(text).toContain('"commentaire":""');
      }
    }
  });

  it('USER-15 a contact’s version, which is made of details, is for who gets them alone', async () => {
    const body = { nom: 'Levi', tels: ['06 12 34 56 78'] };
    const made = await world.server.request('POST', '/v1/admin/contacts', { token: world.token, body });
    const { id, version } = dataOf<{ id: string; version: string }>(made);
    const versionFor = async (role: string) => {
      const answer = await users[role]?.send('GET', `o/demo/contacts/${id}`);
      return answer && dataOf<{ version: string }>(answer).version;
    };
    expect(await Promise.all(['viewer', 'editor', 'owner'].map(versionFor))).toEqual(['', '', version]);
  });

  it('USER-01 one user is something else to each organisation', async () => {
    const { id } = await addUser('both@example.org', { role: 'viewer' });
    await world.database.queries.execute(
      `insert into memberships (organisation_id, user_id, role, created_at) values ('other', '${id}', 'owner', now())`,
    );
    const own = browser();
    await own.signIn('both@example.org');
    const tokensOf = async (organisation: string) => (await own.send('GET', `o/${organisation}/tokens`)).status;
    expect([await tokensOf('other'), await tokensOf('demo'), await tokensOf('nowhere')]).toEqual([200, 403, 403]);
  });
});
