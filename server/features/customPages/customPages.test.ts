import { dataOf, useAdminServer } from '../../testing/adminServer';

const { ask, logOf, world } = useAdminServer();
const block = (type: string, props: object = {}) => ({ type, props, children: [] });
const hostile = '<p onclick="x()">Oui</p><script>x</script>';
const problemOf = ({ status, body }: Awaited<ReturnType<typeof ask>>) => {
  const [issue] = (body as { issues?: { path: string; message: string }[] }).issues ?? [];
  return [status, issue?.path, issue?.message];
};

describe('a page of blocks', () => {
  const page = { id: 'nous', path: 'a-propos/équipe', title: 'Nous' };

  it('PAGE-01 is kept as the layout of today, its HTML cleaned', async () => {
    const content = JSON.stringify([block('richText', { html: hostile })]);
    const made = await ask('POST', 'pages', { ...page, content });
    expect(dataOf(made)).toMatchObject(page);
    const kept = JSON.parse(dataOf<{ content: string }>(made).content) as { children: { props: object }[] };
    expect(kept.children[0]?.props).toEqual({ html: '<p>Oui</p>' });
    expect(dataOf<object[]>(await ask('GET', 'pages'))[0]).not.toHaveProperty('content');
  });

  it.each([
    ['HTML', '<p>x</p>', 'must be the JSON of a block layout'],
    ['a field', JSON.stringify([block('text')]), '"text" cannot stand in a section or page'],
    ['JSON that is cut off', '[{"type":"video"', 'opens as JSON and is no block layout'],
    ['more than may be kept', JSON.stringify([block('richText', { html: '&<'.repeat(60_000) })]), '300000 characters'],
  ])('PAGE-01 refuses %s, and keeps what was there', async (_, content, message) => {
    const before = await ask('GET', 'pages/nous');
    const [status, path, said] = problemOf(await ask('PUT', 'pages/nous', { content }));
    expect([status, path?.toString().split('.')[0], said]).toEqual([400, 'content', expect.stringContaining(message)]);
    expect((await ask('GET', 'pages/nous')).body).toEqual(before.body);
  });

  it('PAGE-02 has an address that no other page and nothing of the site has', async () => {
    const taken = await ask('POST', 'pages', { path: page.path, title: 'Autre' });
    expect([taken.status, (taken.body as { error: string }).error]).toEqual([409, 'The page "nous" has this address.']);
    await ask('POST', 'pages', { id: 'autre', path: 'autre', title: 'Autre' });
    expect((await ask('PUT', 'pages/autre', { path: page.path })).status).toBe(409);
    for (const path of ['don', 'evenement/x', 'en/autre', '__horaires', 'robots.txt', 'Don'])
      expect([path, ...problemOf(await ask('PUT', 'pages/autre', { path }))]).toEqual([
        path,
        400,
        'path',
        'is an address of the site itself',
      ]);
    for (const path of ['/a', 'a/', 'a b', 'a?b', 'a/b/c/d/e', ''])
      expect([path, (await ask('PUT', 'pages/autre', { path })).status]).toEqual([path, 400]);
    expect(dataOf(await ask('GET', 'pages/autre'))).toMatchObject({ path: 'autre' });
  });

  it('PAGE-03 CALL-108 is kept from visitors as long as it is hidden', async () => {
    const found = async () => (await world.server.request('GET', '/v1/pages/resolve?path=/cachee')).status;
    const listed = async () => {
      const lists = await Promise.all(['shown', 'hidden'].map((state) => ask('GET', `pages?state=${state}`)));
      return lists.map((list) => dataOf<{ id: string }[]>(list).some(({ id }) => id === 'cachee'));
    };
    await ask('POST', 'pages', { id: 'cachee', path: 'cachee', title: 'Cachée', hidden: true });
    expect([await found(), ...(await listed())]).toEqual([404, false, true]);
    const { version } = dataOf<{ version: string }>(await ask('GET', 'pages/cachee'));
    expect((await ask('PUT', 'pages/cachee', { hidden: false, version })).status).toBe(200);
    expect([await found(), ...(await listed())]).toEqual([200, true, false]);
    expect((await ask('GET', 'pages?state=draft')).status).toBe(400);
  });
  it('PAGE-02 is made once where many ask for its address at a time', async () => {
    const asked = Array.from({ length: 8 }, () => ask('POST', 'pages', { path: 'course', title: 'X' }));
    const answers = (await Promise.all(asked)).map(({ status }) => status);
    expect(answers.sort()).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
  });
});

describe('what is set for the whole site', () => {
  const item = (id: string, parent: string | null) => ({ id, parent, name: id, url: '/' });

  it('SITE-30 HOME-06 is empty at first, and each part is changed by itself', async () => {
    const empty = { web_menu: [], mainPage: { content: '' } };
    expect(dataOf(await ask('GET', 'site'))).toMatchObject(empty);
    const web_menu = [item('a', null), item('b', 'a')];
    await ask('PUT', 'site', { web_menu });
    const mainPage = { content: JSON.stringify([block('richText', { html: hostile })]) };
    const all = dataOf<{ mainPage: { content: string } }>(await ask('PUT', 'site', { mainPage }));
    expect(all).toMatchObject({ web_menu });
    expect(all.mainPage.content).toContain('<p>Oui</p>');
    expect((await logOf('site')).map(({ changes }) => Object.keys(changes as object))).toEqual([
      ['mainPage'],
      ['web_menu'],
    ]);
  });

  it.each([
    ['two items of one id', [item('a', null), item('a', null)], 'web_menu.1.id', 'is the id of another item'],
    ['an item below none', [item('a', 'x')], 'web_menu.0.parent', 'there is no item "x"'],
    ['an item below itself', [item('a', 'a')], 'web_menu.0.parent', 'must not lead back to the item itself'],
    [
      'items in a circle',
      [item('a', 'b'), item('b', 'a')],
      'web_menu.0.parent',
      'must not lead back to the item itself',
    ],
  ])('SITE-30 refuses a menu with %s, and keeps what was there', async (_, web_menu, path, message) => {
    const before = (await ask('GET', 'site')).body;
    expect(problemOf(await ask('PUT', 'site', { web_menu }))).toEqual([400, path, message]);
    expect((await ask('GET', 'site')).body).toEqual(before);
  });
});
