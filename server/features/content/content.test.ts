import { dataOf, idsOf, useAdminServer } from '../../testing/adminServer';
import { statementsOf } from '../../testing/statementsOf';
import { listGalleryPage } from './galleryStore';

const { world, ask, logOf } = useAdminServer();
type Issues = { issues?: { path: string; message: string }[] };
const visit = (method: string, path: string, body?: unknown) =>
  world.server.request(method, `/v1/${path}`, { ...(body !== undefined && { body }) });
const problemOf = ({ status, body }: Awaited<ReturnType<typeof ask>>) => [
  status,
  ...((body as Issues).issues ?? []).map(({ path, message }) => `${path} ${message}`),
];
const hostile = '<p onclick="x()">Oui <a href="javascript:x">ici</a></p><script>x</script><svg onload="x"></svg>';
const clean = '<p>Oui <a rel="noopener noreferrer">ici</a></p>';
const weekly = { every: 'WEEK', interval: 1, until: null, exceptions: [] };

describe('content', () => {
  it('SITE-36 is kept cleaned, changed in part, listed without its long text and deleted for good, all noted', async () => {
    const event = { id: 'concert', name: 'Concert', dateEvent: '2025-03-01T20:00:00+01:00', content: hostile };
    expect((await ask('POST', 'events', event)).status).toBe(200);
    const whole = {
      id: 'concert',
      name: 'Concert',
      dateEvent: '2025-03-01T19:00:00.000Z',
      content: clean,
      dateFin: null,
    };
    expect(dataOf(await ask('GET', 'events/concert'))).toMatchObject(whole);
    const changed = await ask('PUT', 'events/concert', { adresse: '1 rue des Tilleuls' });
    expect(dataOf(changed)).toMatchObject({ ...whole, adresse: '1 rue des Tilleuls' });
    const [listed] = dataOf<object[]>(await ask('GET', 'events'));
    expect(listed).toMatchObject({ id: 'concert', adresse: '1 rue des Tilleuls' });
    expect(listed).not.toHaveProperty('content');

    expect((await ask('POST', 'events', { ...event, name: 'Autre' })).status).toBe(409);
    expect((await ask('DELETE', 'events/concert')).body).toEqual({ success: true });
    expect((await ask('GET', 'events/concert')).status).toBe(404);
    expect((await ask('DELETE', 'events/concert')).status).toBe(404);
    const noted = (await logOf('event')).map(({ action, changes }) => [action, changes]);
    expect(noted).toEqual([
      ['ADMIN-EVENT-DELETE', expect.objectContaining({ name: { from: 'Concert' } })],
      ['ADMIN-EVENT-UPDATE', { adresse: { from: '', to: '1 rue des Tilleuls' } }],
      ['ADMIN-EVENT-CREATE', expect.objectContaining({ name: { to: 'Concert' } })],
    ]);
  });

  it('SITE-36 is listed by date, the latest first, in pages that leave nothing out', async () => {
    const days = ['03', '01', '02', '02', '05'];
    for (const [index, day] of days.entries())
      await ask('POST', 'articles', {
        id: `a${index}`,
        title: day,
        categorie: 'paged',
        datetime: `2025-01-${day}T08:00:00Z`,
      });
    const found: string[] = [];
    let next: string | null = '';
    while (next !== null) {
      const page = await ask('GET', `articles?limit=2${next && `&before=${next}`}`);
      found.push(...idsOf(page));
      next = (page.body as { next: string | null }).next;
    }
    expect(found).toEqual(['a4', 'a0', 'a3', 'a2', 'a1']);
  });

  it.each([
    ['an end before its beginning', { dateFin: '2025-02-28T20:00:00Z' }, 'dateFin must not be before `dateEvent`'],
    [
      'a session that ends before it begins',
      {
        sessions: [
          { id: 's', dateEvent: '2025-03-02T10:00:00Z', dateFin: '2025-03-01T10:00:00Z', label: '', title: '' },
        ],
      },
      'sessions.0.dateFin must not be before `dateEvent`',
    ],
    [
      'two sessions of one id',
      {
        sessions: [1, 2].map(() => ({
          id: 's',
          dateEvent: '2025-03-02T10:00:00Z',
          dateFin: null,
          label: '',
          title: '',
        })),
      },
      'sessions.1.id is the id of another session',
    ],
    [
      'sessions and a repetition',
      {
        sessions: [{ id: 's', dateEvent: '2025-03-02T10:00:00Z', dateFin: null, label: '', title: '' }],
        repeat: weekly,
      },
      'repeat must be null where there are sessions',
    ],
    [
      'a repetition that is over before it begins',
      { repeat: { ...weekly, until: '2025-02-01' } },
      'repeat must leave a day on which the event takes place',
    ],
    ['a form that there is not', { forms: ['nope'] }, 'forms.0 there is no form "nope": there is none'],
    ['a fund that there is not', { caisses: ['nope'] }, 'caisses.0 there is no fund "nope": there is none'],
    ['a moment that is none', { dateEvent: '2025-02-30T10:00:00Z' }, 'dateEvent must be a moment of the calendar'],
    [
      'HTML too long once it is cleaned',
      { content: '<'.repeat(90_000) },
      'content must be 100000 characters at most once it is cleaned',
    ],
    [
      'a link that runs',
      { links: [{ name: 'x', url: 'javascript:x' }] },
      'links.0.url must be an http(s) address or a path',
    ],
  ])('ENT-14 refuses an event with %s, and keeps nothing', async (_, change, problem) => {
    const event = { id: 'refused', name: 'X', dateEvent: '2025-03-01T20:00:00Z' };
    expect(problemOf(await ask('POST', 'events', { ...event, ...change }))).toEqual([400, problem]);
    expect((await ask('GET', 'events/refused')).status).toBe(404);
  });
});

describe('what visitors are shown', () => {
  it('NEWS-01 NEWS-03 CALL-09 is the published news in pages, the latest first, without drafts and planned ones', async () => {
    const none = await visit('GET', 'actualite/demo');
    expect(none.body).toEqual({ data: [], nbPages: 1 });
    for (let day = 1; day <= 11; day += 1)
      await ask('POST', 'news', {
        id: `n${day}`,
        title: `Nouvelle ${day}`,
        content: hostile,
        datetime: new Date(Date.UTC(2025, 0, day)).toISOString(),
      });
    await ask('POST', 'news', { id: 'draft', title: 'Brouillon', publishedAt: null });
    await ask('POST', 'news', { id: 'planned', title: 'Plus tard', publishedAt: '2025-01-15T12:00:01Z' });
    const first = await visit('GET', 'actualite/demo');
    expect(first.body).toMatchObject({ nbPages: 2 });
    expect(idsOf(first)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((day) => `n${day}`));
    expect(dataOf<object[]>(first)[0]).toMatchObject({ title: 'Nouvelle 11', content: '' });
    expect(first.text).not.toContain('publishedAt');
    expect(idsOf(await visit('GET', 'actualite/demo?page=2'))).toEqual(['n1']);
    expect(idsOf(await visit('GET', 'actualite/demo?page=3'))).toEqual([]);
    expect((await visit('GET', 'actualite/demo?page=0')).status).toBe(400);
    await ask('PUT', 'news/planned', { publishedAt: '2025-01-15T12:00:00Z' });
    expect((await visit('GET', 'actualite/demo')).text).toContain('Plus tard');
  });

  it('GAL-01 CALL-07 CALL-08 is galleries and their images, in pages that end', async () => {
    for (let day = 1; day <= 13; day += 1)
      await ask('POST', 'galleries', {
        id: `g${day}`,
        name: `Album ${day}`,
        datetime: `2025-01-${10 + day}T08:00:00Z`,
      });
    const images = Array.from({ length: 31 }, (_, at) => ({ src: `/p/${at}.webp`, alt: at === 0 ? 'Le chœur' : '' }));
    await ask('PUT', 'galleries/g1/images', { images: images.toReversed() });
    expect(dataOf(await ask('PUT', 'galleries/g1/images', { images }))).toMatchObject({ images });
    const page = async (number: number) => idsOf(await visit('POST', 'galeries/demo', { page: number }));
    expect([(await page(1)).length, await page(2), await page(3)]).toEqual([12, ['g1'], []]);
    expect((await page(1))[0]).toBe('g13');
    expect(dataOf(await visit('POST', 'galeries/demo', { page: 2 }))).toMatchObject([
      { id: 'g1', bgImage: '/p/0.webp' },
    ]);
    const first = await visit('GET', 'galeries/images/g1/1');
    expect(first.body).toMatchObject({ alts: expect.arrayContaining(['Le chœur']) as unknown });
    expect(dataOf<string[]>(first)).toEqual(images.slice(0, 30).map(({ src }) => src));
    expect(dataOf(await visit('GET', 'galeries/images/g1/2'))).toEqual(['/p/30.webp']);
    expect(dataOf(await visit('GET', 'galeries/images/g1/3'))).toEqual([]);
    expect((await ask('DELETE', 'galleries/g1')).status).toBe(200);
    expect(dataOf(await visit('GET', 'galeries/images/g1/1'))).toEqual([]);
  });

  it('GAL-01 SRV-28 finds the covers of all galleries of a page by one statement', async () => {
    for (const id of ['c1', 'c2', 'c3', 'c4']) {
      await ask('POST', 'galleries', { id, name: id, datetime: '2026-01-01T08:00:00Z' });
      const images =
        id === 'c4'
          ? []
          : [
              { src: `/p/${id}.webp`, alt: '' },
              { src: '/p/last.webp', alt: '' },
            ];
      await ask('PUT', `galleries/${id}/images`, { images });
    }
    const { queries } = world.database;
    let covers: string[] = [];
    const statements = await statementsOf(queries, async () => {
      covers = (await listGalleryPage(queries, 'demo', 1)).slice(0, 4).map(({ bgImage }) => bgImage);
    });
    expect(covers.toSorted()).toEqual(['', '/p/c1.webp', '/p/c2.webp', '/p/c3.webp']);
    expect(statements).toHaveLength(2);
  });

  it('GAL-10 refuses more images than a gallery holds, and addresses that run, and keeps what was there', async () => {
    await ask('POST', 'galleries', { id: 'kept', name: 'Album' });
    const images = [{ src: '/a.png', alt: '' }];
    await ask('PUT', 'galleries/kept/images', { images });
    const many = Array.from({ length: 1001 }, () => ({ src: '/b.png', alt: '' }));
    expect((await ask('PUT', 'galleries/kept/images', { images: many })).status).toBe(400);
    expect((await ask('PUT', 'galleries/kept/images', { images: [{ src: 'javascript:x', alt: '' }] })).status).toBe(
      400,
    );
    expect(dataOf(await ask('GET', 'galleries/kept/images'))).toMatchObject({ images });
    expect((await ask('PUT', 'galleries/nope/images', { images })).status).toBe(404);
  });

  it('ART-01 CALL-11 CALL-12 is the latest articles, and the others of a category', async () => {
    for (const [id, categorie, day] of [
      ['x1', 'fetes', '20'],
      ['x2', 'fetes', '21'],
      ['x3', 'cours', '22'],
    ])
      await ask('POST', 'articles', {
        id,
        title: id,
        categorie,
        content: 'long',
        datetime: `2025-01-${day}T08:00:00Z`,
      });
    const ids = async (path: string) => dataOf<{ _id: string }[]>(await visit('GET', path)).map(({ _id }) => _id);
    expect((await ids('auto-content/preview')).slice(0, 3)).toEqual(['x3', 'x2', 'x1']);
    expect(await ids('auto-content/preview')).toHaveLength(6);
    expect(await ids('auto-content/categorie/fetes/x2')).toEqual(['x1']);
    expect((await visit('GET', 'auto-content/preview')).text).not.toContain('long');
  });
});

it('ENT-14 repeats each time and for ever where nothing else is said', async () => {
  const made = await ask('POST', 'events', { name: 'X', dateEvent: '2025-03-01T20:00:00Z', repeat: { every: 'WEEK' } });
  expect(made.body).toMatchObject({ data: { repeat: { every: 'WEEK', interval: 1, until: null, exceptions: [] } } });
  await ask('DELETE', `events/${(made.body as { data: { id: string } }).data.id}`);
});

it('ENT-14 keeps no more events that repeat than every list can look at', async () => {
  const made = [];
  for (let index = 0; index < 201; index += 1)
    made.push((await ask('POST', 'events', { name: 'X', dateEvent: '2025-03-01T20:00:00Z', repeat: weekly })).status);
  expect(made.filter((status) => status === 200)).toHaveLength(200);
  expect(made.at(-1)).toBe(409);
});
