import type { PageData } from '../../../src/contract/site/pageData';
import type { Translation } from '../../../src/contract/site/translations';
import { dataOf, useAdminServer } from '../../testing/adminServer';

const { world, ask } = useAdminServer();
const put = async (method: string, path: string, body?: object) => {
  const answer = await ask(method, path, body);
  expect([path, answer.status, answer.text]).toEqual([path, 200, expect.stringMatching(/^\{"success":true/)]);
};
const listed = async (kind: string) => dataOf<Translation[]>(await ask('GET', `translations?lang=he&kind=${kind}`));
async function write(kind: string, texts: Readonly<Record<string, string>>) {
  const rows = await listed(kind);
  for (const [field, text] of Object.entries(texts)) {
    const { id } = rows.find((row) => row.field === field) ?? { id: `nothing at ${field}` };
    await put('PUT', `translations/he/${id}`, { text });
  }
}
const text = (html: string) => ({ type: 'richText', props: { html }, children: [] });
const questions = (...titles: string[]) => ({
  type: 'accordion',
  props: { items: titles.map((title) => ({ title, description: `<p>${title} !</p>` })) },
  children: [],
});
const page = async (path: string, lang = 'he') =>
  dataOf<PageData>(
    await world.server.request('GET', `/v1/pages/resolve?org=demo&lang=${lang}&path=${encodeURIComponent(path)}`),
  );
const contentAt = async (path: string, lang?: string) =>
  (await page(path, lang)).data.map((one) => (one as { content: string }).content).join('');

beforeAll(async () => {
  await put('PUT', 'organisations/demo', { languages: ['fr', 'he'] });
  await put('POST', 'sections', { id: 'plan', label: 'Plan', content: JSON.stringify([text('<p>Métro</p>')]) });
  await put('POST', 'sections', { id: 'html', label: 'Accès', content: '<p>Bus</p>' });
  const section = (sectionId: string) => ({ type: 'section', props: { sectionId }, children: [] });
  const blocks = [text('<p>La maison</p>'), questions('Où ?', 'Quand ?'), section('plan'), section('html')];
  const words = { title: 'Nous', description: 'Qui nous sommes', metaTitle: 'Qui' };
  await put('POST', 'pages', { id: 'nous', path: 'nous', ...words, content: JSON.stringify(blocks) });
  await put('PUT', 'site', { mainPage: { content: JSON.stringify([text('<p>Poussez la porte</p>')]) } });
});

describe('translations of pages and blocks', () => {
  it('TRANS-07 CALL-156 lists the texts of a page in the order in which they are read', async () => {
    expect((await listed('page')).map(({ field, original, name }) => [field, original, name])).toEqual([
      ['title', 'Nous', 'Nous'],
      ['description', 'Qui nous sommes', 'Nous'],
      ['metaTitle', 'Qui', 'Nous'],
      ['blocks.b1.html', '<p>La maison</p>', 'Nous'],
      ['blocks.b2.Où ?.title', 'Où ?', 'Nous'],
      ['blocks.b2.Où ?.description', '<p>Où ? !</p>', 'Nous'],
      ['blocks.b2.Quand ?.title', 'Quand ?', 'Nous'],
      ['blocks.b2.Quand ?.description', '<p>Quand ? !</p>', 'Nous'],
    ]);
    expect((await listed('section')).map(({ field, original }) => [field, original])).toEqual(
      expect.arrayContaining([
        ['content', '<p>Bus</p>'],
        ['blocks.b1.html', '<p>Métro</p>'],
      ]),
    );
    expect((await listed('organisation')).map(({ original }) => original)).toEqual(['<p>Poussez la porte</p>']);
  });

  it('TRANS-07 CALL-13 shows them on pages, on the home page and in sections, cleaned, and originals elsewhere', async () => {
    await write('page', {
      ...{ title: 'אנחנו', metaTitle: 'מי', 'blocks.b1.html': '<p onclick="x()">הבית</p>' },
      ...{ 'blocks.b2.Quand ?.title': 'מתי?', 'blocks.b2.Quand ?.description': '<p>תמיד</p>' },
    });
    await write('section', { label: 'מפה', 'blocks.b1.html': '<p>רכבת</p>', content: '<p>קו</p>' });
    await write('organisation', { 'blocks.b1.html': '<p>היכנסו</p>' });
    expect(await page('/nous')).toMatchObject({
      title: 'מי',
      data: [{ title: 'אנחנו', description: 'Qui nous sommes' }],
    });
    const content = await contentAt('/nous');
    for (const said of ['<p>הבית</p>', 'Où ?', 'מתי?', '<p>תמיד</p>', 'מפה', '<p>רכבת</p>', '<p>קו</p>'])
      expect(content).toContain(said);
    for (const original of ['La maison', 'Quand ?', 'Métro', 'Bus']) expect(content).not.toContain(original);
    expect(await contentAt('/')).toContain('<p>היכנסו</p>');
    expect(await contentAt('/nous', 'fr')).toContain('<p>La maison</p>');
    expect(await contentAt('/', 'fr')).toContain('<p>Poussez la porte</p>');
    const read = async (query: string) => (await world.server.request('GET', `/v1/sections/id/plan${query}`)).text;
    expect(await read('?lang=he')).toContain('<p>רכבת</p>');
    expect(await read('')).toContain('<p>Métro</p>');
  });

  it('TRANS-07 keeps the translation of a question that moves, and forgets those of what is gone', async () => {
    await put('PUT', 'pages/nous', {
      content: JSON.stringify([text('<p>La maison</p>'), questions('Quand ?', 'Qui ?')]),
    });
    const content = await contentAt('/nous');
    expect(content).toContain('"items":[{"title":"מתי?","description":"<p>תמיד</p>"},{"title":"Qui ?"');
    const states = (await listed('page')).map(({ field, state }) => `${field} ${state}`);
    expect(states).toEqual(
      expect.arrayContaining(['blocks.b2.Quand ?.title current', 'blocks.b2.Qui ?.title missing']),
    );
    expect(states.join()).not.toContain('Où');
    await put('DELETE', 'pages/nous');
    expect(await listed('page')).toEqual([]);
  });
});
