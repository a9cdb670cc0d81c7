import * as v from 'valibot';
import type { Route } from '../../src/contract/route';
import { routes } from '../../src/contract/routes';
import { organisationConfig } from '../../src/contract/settings/organisationSettings';
import { readUnnoted } from '../../server/testing/readUnnoted';
import { useAdminServer } from '../../server/testing/adminServer';
import { idKeys, putAt } from '../support/hostile/hostileBody';
import { contentWrites, hostileRequest, makeHostileOrganisation } from '../support/hostile/hostileOrganisation';

const SECRET = 'Zibeline';
const id = 'theirs';
/** A record of each kind that the other organisation has, all under one id, with a name of its own. */
const theirs: readonly (readonly [Route, Record<string, unknown>])[] = [
  [routes.createSection, { label: SECRET, content: SECRET }],
  [routes.createCaisse, { name: SECRET }],
  [routes.createService, { name: SECRET, montant: 5 }],
  [routes.createDebt, { name: SECRET, montant: 5 }],
  [routes.createDebtPayment, { montant: 1, means: 'cash', date: '2025-01-01' }],
  [routes.createSubmission, { label: SECRET, total: 5 }],
  [routes.createCampaign, { label: SECRET, active: true }],
  [routes.createTeam, { id: undefined, param: `${id}-team`, label: SECRET }],
  [routes.createGift, { montant: 5, displayName: SECRET }],
  [routes.createSubscriber, { id: undefined, email: `${SECRET}@example.org` }],
  [routes.createPledge, { montant: 5, displayName: SECRET }],
  [routes.createMatching, { id: undefined, label: SECRET, ratio: 1, pool: 5 }],
  [routes.createCalendar, { label: SECRET }],
  [routes.createLink, { id: undefined, linkType: 'PAIEMENT', config: { type: 'GENERAL', label: SECRET } }],
  [routes.createForm, { title: SECRET, active: true }],
  [routes.createEvent, { name: SECRET, dateEvent: '2099-01-01T18:00:00Z' }],
  [routes.createNews, { title: SECRET }],
  [routes.createGallery, { name: SECRET }],
  [routes.createArticle, { title: SECRET, categorie: id }],
  [routes.createPage, { path: id, title: SECRET }],
  [routes.checkPeople, { place: 0, how: 'fill', people: [{ line: 2, nom: SECRET }] }],
];
/**
 * Keys that may say the same as another's record, for they name no record: within their own list, an association on receipts, a
 * style sheet, a colour, a video. A link in general has nothing that it is for, and a form is sent back with its organisation, its draft
 * named by version.
 */
const OWN =
  /^(categorie|groupe\.id|(web_menu|sessions|horaires|products)\.0\.id|.*\.?(assoc|defaultAssoc)|cerfasInfos\.0\.id|(config\.)?(template|theme|themes\.0|banners\.youtube)|youtubeId|config\.color\.menu\.\w+|config\.typeId|organisation|draft)$/;

const { world, ask } = useAdminServer();
let paths: string[];
const everything = async (token: string) => {
  const lists = (Object.values(routes) as Route[]).filter(
    ({ access, method, path, produces }) =>
      access === 'organisation' &&
      method === 'GET' &&
      !path.includes(':') &&
      // An archive is of the moment at which it is made.
      produces !== 'application/zip' &&
      !path.startsWith('/admin/audit'),
  );
  const paths = lists.map(({ path }) => `/v1${path}`);
  return (await readUnnoted(world.database.queries, world.server, paths, token)).join('\n');
};
beforeAll(async () => {
  const path = ({ path: of }: Route) => of.replace('/admin/', '').replace(/:(campaignId|detteId)/, id);
  for (const [route, body] of theirs) {
    const { status, text } = await ask('POST', path(route), { id, ...body }, world.otherToken);
    expect([route.id, status, text]).toEqual([route.id, 200, expect.stringMatching(/^\{"success":true/)]);
  }
  paths = await makeHostileOrganisation('demo', async (...call) => {
    const { body } = await ask(...call);
    return (body as { data: Record<string, unknown> }).data;
  });
});

const rows = contentWrites.flatMap((route) => {
  // Its own id is its organisation's own.
  const own = idKeys(route.request ?? v.undefined()).filter((keys) => keys.join() !== 'id');
  const settings =
    route === routes.updateOrganisation ? idKeys(organisationConfig).map((keys) => ['config', ...keys]) : [];
  return [...own, ...settings].map((keys) => [`${route.id} ${keys.join('.')}`, route, keys] as const);
});
const made: Record<string, string> = { orgId: 'demo' };
const pathOf = ({ path }: Route) =>
  path.replace('/admin/', '').replace(/:(\w+)/g, (_, name: string) => made[name] ?? 'mal');

const revisionOf = async (path: string) =>
  ((await ask('GET', path)).body as { data: { revision: number } }).data.revision;

describe('an organisation that names records of another', () => {
  it('ORG-01 has the other’s record of each kind to name', () => {
    const kinds = contentWrites.filter(({ method }) => method === 'POST');
    expect(new Set(theirs.map(([route]) => route))).toEqual(new Set(kinds));
  });

  it.each(rows)('ORG-01 SRV-10 %s is refused, or names no record', async (_name, route, keys) => {
    const before = await everything(world.otherToken);
    const body = structuredClone(hostileRequest(route)) as Record<string, unknown>;
    if (route.method === 'POST') delete body['id'];
    putAt(body, keys, id);
    // The form has another revision with every change.
    if (route === routes.updateForm) body['revision'] = await revisionOf(pathOf(route));
    const { status, text } = await ask(route.method, pathOf(route), body);
    expect(status).toBeLessThan(500);
    expect(text).not.toContain(SECRET);
    if (text.startsWith('{"success":true')) expect(keys.join('.')).toMatch(OWN);
    expect(await everything(world.otherToken)).toBe(before);
  });

  it('ORG-01 BLOCK-10 shows nothing of it in blocks', async () => {
    const block = (type: string, props: object) => ({ type, props, children: [] });
    const content = JSON.stringify([block('section', { sectionId: id }), block('embeddedForm', { blockId: id })]);
    await ask('PUT', 'pages/mal', { content });
    await ask('PUT', 'site', { mainPage: { content } });
    for (const path of paths) {
      const html = await world.server.request('GET', path);
      const data = await world.server.request('GET', `/v1/pages/resolve?path=${encodeURIComponent(path)}`);
      expect([path, html.text.includes(SECRET), data.text.includes(SECRET)]).toEqual([path, false, false]);
    }
  });
});

it.each(['CAISSE', 'SERVICE', 'DETTE', 'FORM', 'CAMPAGNE'])(
  'ORG-01 a link of one organisation asks for no %s of another',
  async (type) => {
    const { text } = await ask('POST', 'liens', { linkType: 'PAIEMENT', config: { type, typeId: id, montant: 5 } });
    expect([text.startsWith('{"success":false'), text.includes(SECRET)]).toEqual([true, false]);
  },
);
