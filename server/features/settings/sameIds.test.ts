import { bareIds } from '../../db/schema';
import { createCheckoutWorld, newKey, payer, type CheckoutWorld } from '../../testing/checkoutWorld';
import { dataOf } from '../../testing/adminServer';

let world: CheckoutWorld;
const both = ['demo', 'other'] as const;
type Org = (typeof both)[number];
/** Each organisation's names, and its form's number of seats. */
const names = { demo: 'Tilleuls', other: 'Oliviers' };
const seats = { demo: 3, other: 5 };
const foreign = (org: Org) => names[org === 'demo' ? 'other' : 'demo'];

const admin = async (org: Org, method: string, path: string, body?: unknown) => {
  const token = org === 'demo' ? world.token : world.otherToken;
  const answer = await world.server.request(method, `/v1/admin/${path}`, { token, ...(body ? { body } : {}) });
  expect([org, method, path, answer.status]).toEqual([org, method, path, 200]);
  expect(answer.text).not.toContain(foreign(org));
  return answer;
};
const visit = (org: Org | undefined, method: string, path: string, body?: unknown) => {
  const query = org ? `${path.includes('?') ? '&' : '?'}org=${org}` : '';
  const headers = { 'Idempotency-Key': 'the-same-key-everywhere' };
  return world.server.request(method, `${path}${query}`, { headers, ...(body ? { body } : {}) });
};
const wednesdays = { weekday: 3, from: '09:00', to: '10:00', seats: 1 };
const content = JSON.stringify([
  { type: 'calendar', props: { calendarId: 'same' }, children: [] },
  { type: 'products', props: {}, children: [] },
]);
const form = { id: 'same', type: 'COMPLEX', active: true, allowZeroAmount: true, products: [{ id: 'P1', montant: 0 }] };

beforeAll(async () => {
  world = await createCheckoutWorld();
  for (const org of both) {
    const [id, name] = ['same', names[org]];
    await admin(org, 'POST', 'caisses', { id, name });
    await admin(org, 'POST', 'services', { id, name, montant: 10 });
    await admin(org, 'POST', 'dettes', { id, name, montant: 80 });
    await admin(org, 'POST', 'submissions', { id, label: name, total: 90 });
    await admin(org, 'POST', 'sections', { id, label: name, content: name });
    await admin(org, 'POST', 'calendars', { id, label: name, hours: [wednesdays] });
    await admin(org, 'POST', 'forms', { ...form, title: name, content });
    await admin(org, 'PUT', 'forms/same/stock', { stock: [{ products: ['P1'], capacity: seats[org] }] });
    await admin(org, 'POST', 'events', { id, name, dateEvent: '2025-01-20T18:00:00Z' });
    await admin(org, 'POST', 'news', { id, title: name });
    await admin(org, 'POST', 'galleries', { id, name });
    await admin(org, 'PUT', 'galleries/same/images', { images: [{ src: `/${name}.png`, alt: name }] });
    await admin(org, 'POST', 'articles', { id, title: name, categorie: id });
    await admin(org, 'POST', 'articles', { id: 'else', title: name, categorie: id });
    await admin(org, 'POST', 'pages', { id, title: name, path: id });
    await admin(org, 'PUT', 'site', { web_menu: [{ id, parent: null, name, url: '/' }] });
    await admin(org, 'POST', 'campagnes', { id, label: name, gala: true });
    await admin(org, 'POST', 'campagnes/same/teams', { param: 'lev', label: name });
    await admin(org, 'POST', 'campagnes/same/dons', { id, montant: 7, team: 'lev', displayName: name });
    await admin(org, 'POST', 'campagnes/same/engagements', { id, montant: 11, displayName: name });
  }
});
afterAll(() => world.close());

const reads = [
  'caisses/id/same',
  'forms/id/same',
  'forms/block/same',
  'sections/id/same',
  'campagne/id/same',
  'campagne/donors/same?team=lev',
  'campagne/teams/same',
  'galeries/images/same/1',
  'auto-content/preview',
  'auto-content/categorie/same/else',
];
const lists = [
  ...['caisses', 'services', 'dettes', 'dettes/same', 'submissions', 'submissions/same', 'sections', 'calendars'],
  ...['forms', 'forms/same', 'campagnes', 'campagnes/same', 'campagnes/same/dons', 'campagnes/same/dons.csv'],
  ...['events', 'events/same', 'news', 'news/same', 'galleries', 'galleries/same', 'galleries/same/images'],
  ...['articles', 'articles/same', 'pages', 'pages/same', 'site'],
  ...['campagnes/same/engagements', 'campagnes/same/teams', 'payments', 'payments/export', 'form-submissions'],
];

describe('two organisations with the same ids for everything', () => {
  it.each(both)('ORG-01 public calls answer of %s what is its own', async (org) => {
    for (const path of reads) {
      const { status, text } = await visit(org, 'GET', `/v1/${path}`);
      expect([path, status, text.includes(names[org]), text.includes(foreign(org))]).toEqual([path, 200, true, false]);
    }
  });

  it.each(both)('ORG-01 pages show of %s what is its own', async (org) => {
    for (const path of [
      '/don/same',
      '/formulaire/same',
      '/campagne/same',
      '/campagne/same/lev',
      '/campagne/same/__screen',
    ]) {
      const { status, text } = await visit(org, 'GET', path);
      expect([path, status, text.includes(names[org]), text.includes(foreign(org))]).toEqual([path, 200, true, false]);
      expect(text).toContain(`org="${org}"`);
    }
  });

  it('ORG-01 money counts where it was given', async () => {
    const give = { demo: 13, other: 29 };
    for (const org of both) {
      const of = { organisation: { id: org }, devise: org === 'demo' ? 'eur' : 'usd' };
      const things = [
        { type: 'CAISSE', typeId: 'same', montant: give[org] },
        { type: 'CAMPAGNE', typeId: 'same', montant: give[org], campagne: { displayName: names[org] } },
        { type: 'DETTE', typeId: 'same', montant: give[org] },
        { type: 'FORM', typeId: 'same', montant: 90 },
      ];
      for (const thing of things) {
        const answer = await world.submit({ ...payer, ...of, ...thing, idempotencyKey: newKey() });
        const { url } = answer.body as { url: string };
        await world.press(url, 'pay');
        await world.deliver();
      }
    }
    for (const org of both) {
      expect(await world.totalOf('same', org)).toBe(give[org]);
      expect(dataOf(await admin(org, 'GET', 'dettes/same'))).toMatchObject({ payed: give[org], reste: 80 - give[org] });
      expect(dataOf(await admin(org, 'GET', 'submissions/same'))).toMatchObject({ payed: 90 });
      const { stats } = (await visit(org, 'GET', '/v1/campagne/id/same')).body as { stats: unknown };
      expect(stats).toMatchObject({
        total: { sum: { total: give[org] + 7 }, count: { total: 2 } },
        engagements: { sum: 11, count: 1 },
      });
      for (const path of lists) await admin(org, 'GET', path);
    }
  });

  it('ORG-01 SRV-05 stock and slots are taken where the form was filled in', async () => {
    const slot = '2025-03-26T09:00:00+01:00';
    const slots = '/v1/forms/calendar/same/slots/2/2025';
    const body = { extra: { '[CALENDAR]_same': slot, P1_quantity: 2 } };
    const left = async (org: Org) =>
      ((await visit(org, 'POST', '/v1/forms/stock/P1?form=same', { extra: {} })).body as { total: number }).total;
    expect((await visit('demo', 'POST', '/v1/forms/submit/same', body)).body).toMatchObject({ success: true });
    expect([await left('demo'), await left('other')]).toEqual([1, 5]);
    expect(dataOf<string[]>(await visit('demo', 'GET', slots))).not.toContain(slot);
    expect(dataOf<string[]>(await visit('other', 'GET', slots))).toContain(slot);
    // The same key is another request of another organisation.
    expect((await visit('other', 'POST', '/v1/forms/submit/same', body)).body).toMatchObject({ success: true });
    expect([await left('demo'), await left('other')]).toEqual([1, 3]);
    for (const org of both) {
      expect(dataOf<unknown[]>(await admin(org, 'GET', 'form-submissions?formId=same'))).toHaveLength(1);
      expect(dataOf<unknown[]>(await admin(org, 'GET', 'calendars/same/bookings'))).toHaveLength(1);
    }
  });

  it('ORG-01 SRV-12 changes concern the organisation of the token alone', async () => {
    const changes = {
      caisses: 'name',
      services: 'name',
      dettes: 'name',
      sections: 'label',
      calendars: 'label',
      ...{ events: 'name', news: 'title', galleries: 'name', articles: 'title', pages: 'title' },
    };
    for (const [path, key] of Object.entries(changes))
      await admin('demo', 'PUT', `${path}/same`, { [key]: 'Tilleuls, changé' });
    await admin('demo', 'PUT', 'campagnes/same', { label: 'Tilleuls, changé' });
    await admin('demo', 'PUT', 'forms/same', { title: 'Tilleuls, changé', revision: 1 });
    await admin('demo', 'PUT', 'campagnes/same/dons/same', { montant: 8 });
    await admin('demo', 'PUT', 'campagnes/same/engagements/same', { state: 'cancelled' });
    for (const path of lists) expect((await admin('other', 'GET', path)).text).not.toContain('changé');
    const { body } = await visit('other', 'GET', '/v1/campagne/id/same');
    expect(body).toMatchObject({ stats: { total: { sum: { total: 36 } }, engagements: { count: 1 } } });
  });
});

it('ORG-01 an id without an organisation is its former owner’s, else the default organisation’s', async () => {
  const name = async (id: string) =>
    dataOf<{ name?: string } | undefined>(await visit(undefined, 'GET', `/v1/caisses/id/${id}`))?.name;
  await world.addFund({ id: 'theirs', name: 'Leurs' }, 'other');
  await world.deps.database.queries.insert(bareIds).values({ kind: 'caisse', id: 'old', organisationId: 'other' });
  await world.addFund({ id: 'old', name: 'Ancien' }, 'other');
  await world.addFund({ id: 'old', name: 'Nouveau' }, 'demo');
  expect([await name('theirs'), await name('old'), await name('same')]).toEqual([
    undefined,
    'Ancien',
    'Tilleuls, changé',
  ]);
  const page = await visit(undefined, 'GET', '/don/old');
  expect(page.text).toContain('Ancien');
});
