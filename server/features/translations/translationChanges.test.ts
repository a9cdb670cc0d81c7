import type { Translation } from '../../../src/contract/site/translations';
import { keepTexts } from '../../db/keepTexts';
import { dataOf, useAdminServer } from '../../testing/adminServer';
import { statementsOf } from '../../testing/statementsOf';

const { world, ask } = useAdminServer();
const put = async (method: string, path: string, body?: object) => {
  const { status, text } = await ask(method, path, body);
  expect([path, status, text]).toEqual([path, 200, expect.stringMatching(/^\{"success":true/)]);
};
const listed = async (kind: string) => dataOf<Translation[]>(await ask('GET', `translations?lang=he&kind=${kind}`));
async function textOf(kind: string, field: string): Promise<Translation> {
  const found = (await listed(kind)).find((row) => row.field === field);
  if (!found) throw new Error(`nothing at ${kind} ${field}`);
  return found;
}
const write = async (kind: string, field: string, body: object) =>
  put('PUT', `translations/he/${(await textOf(kind, field)).id}`, body);

beforeAll(async () => {
  await put('PUT', 'organisations/demo', { languages: ['fr', 'he'] });
  await put('POST', 'caisses', { id: 'toit', name: 'Toit' });
  await put('POST', 'events', { id: 'bal', name: 'Bal', dateEvent: '2099-01-01T18:00:00Z' });
  for (const id of ['a', 'b']) {
    await put('POST', 'galleries', { id, name: id, datetime: `2024-0${id === 'a' ? 1 : 2}-01T00:00:00Z` });
    const images = ['1', '2'].map((nth) => ({ src: `/${id}${nth}.png`, alt: `${id}${nth}` }));
    await put('PUT', `galleries/${id}/images`, { images });
  }
});

it('TRANS-02 pictures are listed by the name and date that their gallery has by now', async () => {
  const images = async () => (await listed('image')).map(({ name, original }) => `${name} ${original}`);
  expect(await images()).toEqual(['b b1', 'b b2', 'a a1', 'a a2']);
  await write('image', '/a1.png', { text: 'א' });
  await put('PUT', 'galleries/a', { name: 'Album', datetime: '2024-03-01T00:00:00Z' });
  expect(await images()).toEqual(['Album a1', 'Album a2', 'b b1', 'b b2']);
  expect(await textOf('image', '/a1.png')).toMatchObject({ text: 'א', state: 'current' });
});

it('TRANS-02 a translation that is saved again as it is, is as good as new', async () => {
  await write('caisse', 'name', { text: 'גג' });
  await put('PUT', 'caisses/toit', { name: 'Grand toit' });
  expect((await textOf('caisse', 'name')).state).toBe('outdated');
  await write('caisse', 'name', { version: (await textOf('caisse', 'name')).version });
  expect((await textOf('caisse', 'name')).state).toBe('outdated');
  await write('caisse', 'name', { text: 'גג' });
  expect(await textOf('caisse', 'name')).toMatchObject({ text: 'גג', state: 'current' });
});

it('TRANS-04 is refused in a language that the site is not offered in', async () => {
  const { id } = await textOf('event', 'name');
  const refused = await ask('PUT', `translations/it/${id}`, { text: 'Ballo' });
  expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('no language that the site')]);
});

it('SYND-01 calendars learn of another translation as of another event', async () => {
  const entry = async () => {
    const { text } = await world.server.request('GET', '/he/calendrier.ics');
    return { name: /^SUMMARY:(.*)\r/m.exec(text)?.[1], edits: Number(/^SEQUENCE:(\d+)/m.exec(text)?.[1]) };
  };
  const before = await entry();
  await write('event', 'name', { text: 'נשף' });
  expect(await entry()).toEqual({ name: 'נשף', edits: before.edits + 1 });
  await write('event', 'name', { text: '' });
  expect(await entry()).toEqual({ name: 'Bal', edits: before.edits + 2 });
});

it('LINK-06 a card names a fund as its language does', async () => {
  for (const path of ['/he/don/toit', '/don/toit&lang=he'])
    expect((await world.server.request('GET', `/qr/carte?path=${path}`)).text).toContain('<bdi>גג</bdi>');
  expect((await world.server.request('GET', '/qr/carte?path=/don/toit')).text).toContain('<bdi>Grand toit</bdi>');
});

it('TRANS-02 keeps many other texts of a record by as many statements as one', async () => {
  const record = { organisationId: 'demo', kind: 'image' as const, recordId: 'b', name: 'b', at: new Date(0) };
  const keep = (said: string) =>
    world.database.transaction((tx) =>
      statementsOf(tx, () => keepTexts(tx, record, { '/b1.png': said, '/b2.png': said, '/b3.png': said }, new Date(0))),
    );
  await keep('Un');
  for (const src of ['/b1.png', '/b3.png']) await write('image', src, { text: src });
  expect(await keep('Deux')).toHaveLength(3);
  expect((await listed('image')).map(({ state }) => state)).toEqual(expect.arrayContaining(['outdated', 'missing']));
  await keep('Un');
  expect((await listed('image')).map(({ state }) => state)).not.toContain('outdated');
});
