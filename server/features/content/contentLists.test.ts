import { dataOf, idsOf, useAdminServer } from '../../testing/adminServer';

const { ask } = useAdminServer();

describe('content', () => {
  it('CALL-95 is found by words of its name, by its state, and by whether it is over', async () => {
    const event = (id: string, name: string, dateEvent: string) => ask('POST', 'events', { id, name, dateEvent });
    await event('fete-1', 'Fête de l’École', '2025-01-14T22:30:00Z');
    await event('fete-2', 'Fête du printemps', '2025-01-15T09:00:00Z');
    expect(idsOf(await ask('GET', 'events?search=ECOLE%20fete'))).toEqual(['fete-1']);
    expect(idsOf(await ask('GET', 'events?search=fete'))).toEqual(['fete-2', 'fete-1']);
    // It is 15 January, 13:00, in Paris: what was this morning is not over.
    expect(idsOf(await ask('GET', 'events?search=fete&when=upcoming'))).toEqual(['fete-2']);
    expect(idsOf(await ask('GET', 'events?search=fete&when=past'))).toEqual(['fete-1']);
    await ask('POST', 'news', { id: 'toit-1', title: 'Le toit', publishedAt: null });
    await ask('POST', 'news', { id: 'toit-2', title: 'Un toit neuf' });
    expect(idsOf(await ask('GET', 'news?search=toit&state=draft'))).toEqual(['toit-1']);
    expect(idsOf(await ask('GET', 'news?search=toit&state=published'))).toEqual(['toit-2']);
    await ask('POST', 'pages', { id: 'p-1', title: 'Qui nous sommes', path: 'a-propos/nous' });
    expect(idsOf(await ask('GET', 'pages?search=propos'))).toEqual(['p-1']);
    expect(idsOf(await ask('GET', 'pages?search=SOMMES'))).toEqual(['p-1']);
    await ask('POST', 'galleries', { id: 'g-ete', name: 'Un été' });
    expect(idsOf(await ask('GET', 'galleries?search=ete'))).toEqual(['g-ete']);
    await ask('POST', 'articles', { id: 'a-pain', title: 'Le pain', categorie: 'cuisine' });
    expect(idsOf(await ask('GET', 'articles?search=pain'))).toEqual(['a-pain']);
    expect((await ask('GET', 'articles?state=draft')).status).toBe(400);
    for (const path of ['events/fete-1', 'events/fete-2', 'news/toit-1', 'news/toit-2', 'galleries/g-ete', 'pages/p-1'])
      await ask('DELETE', path);
    await ask('DELETE', 'articles/a-pain');
  });

  it.each([
    ['events/vieux', { name: 'A', dateEvent: '2025-03-01T20:00:00Z' }, { name: 'B' }],
    ['news/vieux', { title: 'A' }, { title: 'B' }],
    ['galleries/vieux', { name: 'A' }, { name: 'B' }],
    ['articles/vieux', { title: 'A', categorie: 'c' }, { title: 'B' }],
  ])('CALL-96 %s is changed by who knows what it is now', async (path, made, change) => {
    const [list = '', id] = path.split('/');
    await ask('POST', list, { ...made, id });
    const { version } = dataOf<{ version: string }>(await ask('GET', path));
    const changed = dataOf<{ version: string }>(await ask('PUT', path, { ...change, version }));
    expect(changed).toMatchObject(change);
    const late = await ask('PUT', path, { ...made, version });
    expect([late.status, late.body]).toEqual([
      409,
      expect.objectContaining({ code: 'changed', data: expect.objectContaining(change) as unknown }),
    ]);
    expect(dataOf(await ask('GET', path))).toEqual(changed);
    await ask('DELETE', path);
  });

  it('CALL-96 images, the menu and the schedule are changed by who knows what they are now', async () => {
    await ask('POST', 'galleries', { id: 'vieux', name: 'A' });
    const given: readonly (readonly [string, object, string])[] = [
      ['galleries/vieux/images', { images: [{ src: '/a.png', alt: 'A' }] }, 'version'],
      ['site', { web_menu: [{ id: 'm', parent: null, name: 'Nous', url: '/nous' }] }, 'menuVersion'],
      ['horaires', { horaires: [{ id: 'h', name: 'Étude', dow: [1], heure: 9 }] }, 'version'],
    ];
    for (const [path, body, key] of given) {
      const versionIn = (answer: Awaited<ReturnType<typeof ask>>) =>
        (path === 'horaires' ? answer.body : dataOf<object>(answer)) as Record<string, string>;
      const before = versionIn(await ask('GET', path))[key];
      const done = await ask('PUT', path, { ...body, [key]: before });
      expect([path, done.status]).toEqual([path, 200]);
      const emptied = Object.fromEntries(Object.keys(body).map((name) => [name, []]));
      const late = await ask('PUT', path, { ...emptied, [key]: before });
      expect([path, late.status, (late.body as { code: string }).code]).toEqual([path, 409, 'changed']);
      const now = await ask('GET', path);
      expect(versionIn(now)[key]).toBe(versionIn(done)[key]);
      expect((await ask('PUT', path, { ...emptied, [key]: versionIn(now)[key] })).status).toBe(200);
    }
    await ask('DELETE', 'galleries/vieux');
  });
});
