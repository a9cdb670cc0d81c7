import type { EventContent, HomeContent } from '../../../../src/contract/site/pageData';
import { useAdminServer } from '../../../testing/adminServer';
import type { SiteDeps } from '../pageResolver';
import { resolvePage } from '../resolvePage';

// The clock of the tests shows 15 January 2025, 12:00 UTC.
let deps: SiteDeps;
const { world, ask } = useAdminServer({}, (own) => {
  deps = { ...own, readState: () => Promise.resolve(null) };
  return Promise.resolve();
});
const place = { owner: null, byHost: false, defaultOrganisation: 'demo', closed: new Set<string>() };
/** The page at a path, with what its head says; null if there is none. */
async function resolve(path: string, org = 'demo') {
  const { page, head } = await resolvePage(deps, { place, org, path, lang: undefined });
  return page.type === 'NOT_FOUND' ? null : { ...page, ...head, data: page.data as EventContent[] };
}
const idsAt = async (path: string) => (await resolve(path))?.data.map(({ id }) => id);
const put = async (path: string, body: object, method = 'POST') => {
  const answer = await ask(method, path, body);
  expect([path, answer.status, answer.text]).toEqual([path, 200, expect.anything()]);
};
const weekly = { every: 'WEEK', interval: 1, until: null, exceptions: [] };

beforeAll(async () => {
  await put('caisses', { id: 'toit', name: 'Toit' });
  await put('caisses', { id: 'autre', name: 'Autre', active: false });
  await put('forms', { id: 'inscription', title: 'Inscription', active: true });
  await put('events', { id: 'past', name: 'Passé', dateEvent: '2025-01-10T18:00:00Z' });
  await put('events', {
    id: 'soon',
    name: 'Bientôt',
    dateEvent: '2025-01-16T18:00:00Z',
    dateFin: '2025-01-16T20:00:00Z',
    adresse: '1 rue des Tilleuls',
    content: '<p>Venez</p>',
    forms: ['inscription'],
    caisses: ['toit', 'autre'],
    closeHours: 48,
  });
  await put('events', { id: 'weekly', name: 'Cours', dateEvent: '2024-01-02T18:00:00Z', repeat: weekly });
  await put('events', { id: 'hidden', name: 'Plus tard', dateEvent: '2025-02-10T18:00:00Z', visibleDays: 3 });
  await put('news', { id: 'texte', title: 'Texte', content: '<p>Oui</p>' });
  await put('news', { id: 'lien', title: 'Lien', type: 'LINK', link: 'https://ailleurs.example/x' });
  await put('news', { id: 'brouillon', title: 'Brouillon', publishedAt: null });
  await put('galleries', { id: 'album', name: 'Album', bgImage: '/a.png' });
  await put('galleries/album/images', { images: [{ src: '/b.png', alt: 'Le chœur' }] }, 'PUT');
  for (const id of ['a1', 'a2']) await put('articles', { id, title: id, categorie: 'fetes', content: '<p>Oui</p>' });
  await put('pages', { id: 'nous', path: 'a-propos/équipe', title: 'Nous', metaTitle: 'Qui sommes-nous ?' });
  await put('services', { id: 'cours', name: 'Cours', montant: 10, recurrent: 0 });
  await put('services', { id: 'presse', name: 'Presse', montant: 5, recurrent: 1 });
  await put('services', { id: 'fini', name: 'Fini', montant: 5, recurrent: 0, active: false });
  await put(
    'site',
    {
      web_menu: [{ id: 'm', parent: null, name: 'Nous', url: '/a-propos/équipe' }],
      mainPage: { content: '[{"type":"empty"}]' },
    },
    'PUT',
  );
});

describe('pages of content', () => {
  it('EVT-01 lists what is to come with its next date, and what is over', async () => {
    const page = await resolve('/evenements');
    expect(page).toMatchObject({ title: 'Événements', list: { when: 'upcoming' } });
    expect(page?.data.map(({ id, dateEvent, content }) => [id, dateEvent, content])).toEqual([
      ['soon', '2025-01-16T18:00:00.000Z', ''],
      ['weekly', '2025-01-21T18:00:00.000Z', ''],
    ]);
    expect(await idsAt('/evenements?when=past')).toEqual(['past']);
    expect(await idsAt('/evenement/hidden')).toEqual(['hidden']);
  });

  it('EVT-10 ENT-14 shows an event with its forms and funds, and says which forms are closed', async () => {
    const page = await resolve('/evenement/soon');
    expect(page).toMatchObject({
      title: 'Bientôt',
      parent: { title: 'Événements', url: '/evenements' },
      data: [
        {
          content: '<p>Venez</p>',
          formLinks: [{ id: 'inscription', title: 'Inscription', href: '/formulaire/inscription', open: false }],
          funds: [{ id: 'toit' }],
        },
      ],
      jsonLd: [
        {
          '@type': 'Event',
          startDate: '2025-01-16T19:00:00+01:00',
          endDate: '2025-01-16T21:00:00+01:00',
          location: { address: '1 rue des Tilleuls' },
        },
      ],
    });
    expect(page?.data[0]?.funds).toHaveLength(1);
    await put('events/soon', { closeHours: 1 }, 'PUT');
    expect((await resolve('/evenement/soon'))?.data).toMatchObject([{ formLinks: [{ open: true }] }]);
  });

  it('NEWS-01 NEWS-03 NEWS-10 SITE-10 lists what is published, and leads to what an item links to', async () => {
    expect(await resolve('/actualite')).toMatchObject({ title: 'Actualités', list: { page: 1, nbPages: 1 } });
    expect((await idsAt('/actualites'))?.sort()).toEqual(['lien', 'texte']);
    expect(await resolve('/actualites?page=2')).toBeNull();
    expect(await resolve('/actualite/texte')).toMatchObject({
      data: [{ content: '<p>Oui</p>' }],
      jsonLd: [{ '@type': 'NewsArticle', headline: 'Texte' }],
    });
    expect(await resolve('/actualite/lien')).toMatchObject({ redirect: 'https://ailleurs.example/x' });
    expect(await resolve('/actualite/texte')).not.toHaveProperty('redirect');
  });

  it('GAL-01 GAL-10 lists galleries, and the images of one with their texts', async () => {
    expect(await resolve('/galeries')).toMatchObject({ data: [{ id: 'album' }], list: { page: 1, nbPages: 1 } });
    const images = { images: ['/b.png'], alts: ['Le chœur'] };
    expect(await resolve('/galerie/album')).toMatchObject({
      data: [{ name: 'Album', ...images }],
      images: ['/a.png', '/b.png'],
    });
    expect((await resolve('/galerie/album?page=2'))?.data).toMatchObject([{ images: [], alts: [] }]);
  });

  it('ART-01 PAGE-01 SERV-01 ABO-01 shows articles, pages of blocks, services and subscriptions', async () => {
    const beside = [{ _id: 'a2' }];
    expect((await resolve('/article/a1'))?.data).toMatchObject([
      { content: '<p>Oui</p>', related: beside, recent: beside },
    ]);
    expect(await resolve('/a-propos/%C3%A9quipe')).toMatchObject({
      title: 'Qui sommes-nous ?',
      site: { canonical: expect.stringMatching(/\/a-propos\/%C3%A9quipe$/) as string },
      data: [{ id: 'nous', title: 'Nous' }],
    });
    expect([await idsAt('/activites'), await idsAt('/abonnements')]).toEqual([['cours'], ['presse']]);
  });

  it('HOME-04 HOME-06 HOR-03 is on the home page as the next two events, the latest news and its blocks', async () => {
    await put('events', { id: 'third', name: 'Troisième', dateEvent: '2025-03-01T18:00:00Z' });
    const [home] = ((await resolve('/'))?.data ?? []) as unknown as HomeContent[];
    expect(home?.events.map(({ id }) => id)).toEqual(['soon', 'weekly']);
    const [screen] = (await resolve('/__horaires'))?.data as unknown as { events: { id: string }[] }[];
    expect(screen?.events.map(({ id }) => id)).toEqual(['soon', 'weekly', 'third']);
    expect(home?.news.map(({ id }) => id).sort()).toEqual(['lien', 'texte']);
    expect(home?.content).toContain('"empty"');
    expect((await resolve('/', 'other'))?.data).toMatchObject([{ events: [], news: [], content: '' }]);
  });

  it('BLOCK-10 FORM-25 has sections and forms by their ids in the blocks of a page, and no trace of what is not there', async () => {
    const section = (id: string, content: string, label = '') => put('sections', { id, label, content });
    await section('html', '<p>Bonjour</p>', 'Accueil <1>');
    await section('layout', '[{"type":"video","props":{"video":"/film.mp4"}}]');
    const block = (type: string, props: object, children: object[] = []) => ({ type, props, children });
    const content = JSON.stringify([
      block('container', {}, [block('section', { sectionId: 'html', padding: '8' })]),
      block('section', { sectionId: 'layout' }),
      block('section', { sectionId: 'gone' }),
      block('embeddedForm', { blockId: 'inscription' }),
      block('embeddedForm', { blockId: 'gone' }),
    ]);
    await put('pages', { id: 'tout', path: 'tout', title: 'Tout', content });
    const [page] = ((await resolve('/tout'))?.data ?? []) as unknown as { content: string }[];
    interface Shown {
      readonly type: string;
      readonly props: Readonly<Record<string, unknown>>;
      readonly children: readonly Shown[];
    }
    const { children } = JSON.parse(page?.content ?? '') as Shown;
    expect(children.map(({ type }) => type)).toEqual(['container', 'container', 'embeddedForm']);
    expect(children[0]?.children[0]).toMatchObject({
      props: { padding: '8' },
      children: [{ props: { html: '<h3>Accueil &#60;1&#62;</h3>' } }, { props: { html: '<p>Bonjour</p>' } }],
    });
    expect(children[1]?.children).toMatchObject([{ type: 'video', props: { video: '/film.mp4' } }]);
  });

  it('ENT-17 ENT-18 ENT-19 ENT-20 answers every field of a record as it was kept, and no other', async () => {
    const datetime = '2025-01-10T18:00:00.000Z';
    const common = { description: 'Deux\nlignes', datetime };
    const html = { content: '<p>Oui</p>' };
    const news = {
      type: 'IMAGE',
      title: 'Un',
      ...common,
      ...html,
      thematiques: ['a', 'b'],
      images: ['/a.png'],
      link: '',
    };
    await put('news', { id: 'whole', ...news });
    expect((await resolve('/actualite/whole'))?.data).toEqual([{ id: 'whole', ...news }]);
    const gallery = { name: 'Deux', ...common, bgImage: '/b.png' };
    await put('galleries', { id: 'whole', ...gallery });
    await put('galleries/whole/images', { images: [{ src: '/c.png', alt: 'Trois' }] }, 'PUT');
    const images = { images: ['/c.png'], alts: ['Trois'] };
    expect((await resolve('/galerie/whole'))?.data).toEqual([{ id: 'whole', ...gallery, ...images }]);
    const credits = [{ name: 'Ana', link: 'https://ana.example/' }];
    const article = {
      title: 'Quatre',
      image: '/d.png',
      ...common,
      ...html,
      categorie: 'c',
      categorieLabel: 'Cinq',
      credits,
    };
    await put('articles', { id: 'whole', ...article });
    const [shown] = (await resolve('/article/whole'))?.data ?? [];
    expect(shown).toEqual({ _id: 'whole', ...article, related: [], recent: expect.any(Array) as unknown });
    const meta = { metaTitle: 'Six', metaDescription: 'Sept', metaImage: '/e.png' };
    const page = { path: 'whole', title: 'Huit', description: 'Neuf', ...meta };
    await put('pages', { id: 'whole', ...page, content: '[{"type":"video","props":{"video":"/film.mp4"}}]' });
    const custom = await resolve('/whole');
    expect(custom?.data).toEqual([{ id: 'whole', ...page, content: expect.stringContaining('/film.mp4') as unknown }]);
    expect(custom).toMatchObject({ title: 'Six', description: 'Sept', images: ['/e.png'] });
    for (const kind of ['news', 'galleries', 'articles', 'pages'])
      expect((await ask('DELETE', `${kind}/whole`)).status).toBe(200);
  });

  it('SITE-30 SITE-33 stands around every page: the organisation’s own menu, and its latest articles', async () => {
    const articles = [{ _id: 'a2' }, { _id: 'a1' }];
    expect((await resolve('/don'))?.site).toMatchObject({ menu: [{ id: 'm' }], articles });
    expect((await resolve('/don', 'other'))?.site).toMatchObject({ menu: [], articles: [] });
  });

  it('NEWS-10 SITE-10 sends browsers on to what an item links to, and nobody else’s', async () => {
    const ask = (path: string) => fetch(`${world.server.url}${path}`, { redirect: 'manual' });
    const gone = await ask('/actualite/lien');
    expect([gone.status, gone.headers.get('location')]).toEqual([302, 'https://ailleurs.example/x']);
    expect((await ask('/actualite/lien?org=other')).status).toBe(404);
  });

  it.each([
    '/evenement/x',
    '/evenement/%00',
    '/actualite/brouillon',
    '/article/x',
    '/galerie/x',
    '/x',
    '/%00',
    '/a-propos',
  ])('NF-01 %s is not there', async (path) => {
    expect(await resolve(path)).toBeNull();
  });

  it.each(['/evenement/soon', '/actualite/texte', '/article/a1', '/galerie/album', '/a-propos/%C3%A9quipe'])(
    'ORG-01 %s is not another organisation’s',
    async (path) => {
      expect(await resolve(path)).not.toBeNull();
      expect(await resolve(path, 'other')).toBeNull();
    },
  );
});
