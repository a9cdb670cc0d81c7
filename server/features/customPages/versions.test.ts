import { dataOf, useAdminServer } from '../../testing/adminServer';

const { ask, logOf, world } = useAdminServer();
const text = (html: string) => JSON.stringify([{ type: 'richText', props: { html }, children: [] }]);
type Versioned = { version: string; content: string };

/** A section without the records that name it, which its read tells besides. */
const sectionOf = ({ id, label, content, version }: Versioned & { id: string; label: string }) => ({
  id,
  label,
  content,
  version,
});

/** The address of each, the edited part of an answer, and a body with this content. */
const kinds = [
  ['page', 'pages/nous', (data: unknown) => data as Versioned, (content: object) => content],
  ['section', 'sections/mur', (data: unknown) => sectionOf(data as never), (content: object) => content],
  ['site', 'site', (data: unknown) => (data as { mainPage: Versioned }).mainPage, (mainPage: object) => ({ mainPage })],
] as const;

beforeAll(async () => {
  await ask('POST', 'pages', { id: 'nous', path: 'nous', title: 'Nous', content: text('a') });
  await ask('POST', 'sections', { id: 'mur', label: 'Mur', content: text('a') });
  await ask('PUT', 'site', { mainPage: { content: text('a') } });
});

describe.each(kinds)('the version of a %s', (subject, path, editedOf, bodyOf) => {
  const read = async () => editedOf(dataOf(await ask('GET', path)));
  const write = (given: object) => ask('PUT', path, bodyOf(given));

  it('BUILD-65 is another one with every change, the same in what a read and a write answer', async () => {
    const first = await read();
    const second = editedOf(dataOf(await write({ content: text('b'), version: first.version })));
    expect(second.version).not.toBe(first.version);
    expect(await read()).toEqual(second);
  });

  it('BUILD-65 refuses to write over another one with what is there, and changes and notes nothing', async () => {
    const stale = await read();
    await write({ content: text('theirs'), version: stale.version });
    const [newest, notes] = [await read(), (await logOf(subject)).length];
    const { status, body } = await write({ content: text('mine'), version: stale.version });
    expect([status, body]).toEqual([409, expect.objectContaining({ success: false, code: 'changed' })]);
    expect(editedOf((body as { data: unknown }).data)).toEqual(newest);
    expect(newest.content).toContain('theirs');
    expect([await read(), (await logOf(subject)).length]).toEqual([newest, notes]);
    expect((await write({ content: text('mine'), version: newest.version })).status).toBe(200);
  });

  it('BUILD-65 saves one of two that are sent at once', async () => {
    const { version } = await read();
    const answers = await Promise.all(['x', 'y'].map((html) => write({ content: text(html), version })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('BUILD-65 notes nothing where nothing changes, however the layout is written', async () => {
    const before = await read();
    const notes = (await logOf(subject)).length;
    const spaced = JSON.stringify(JSON.parse(before.content), null, 2);
    for (const body of [{ content: before.content }, { content: spaced }, { ...before, content: spaced }])
      expect(editedOf(dataOf(await write(body)))).toEqual(before);
    expect((await logOf(subject)).length).toBe(notes);
  });

  it('BUILD-65 lets the last writer win who names none', async () => {
    await write({ content: text('one') });
    expect((await write({ content: text('two') })).status).toBe(200);
    expect((await read()).content).toContain('two');
  });
});

it('BUILD-65 the menu is changed beside the home page: neither is in the way of the other', async () => {
  const { mainPage } = dataOf<{ mainPage: Versioned }>(await ask('GET', 'site'));
  await ask('PUT', 'site', { web_menu: [{ id: 'a', parent: null, name: 'A', url: '/' }] });
  const answer = await ask('PUT', 'site', { mainPage: { ...mainPage, content: text('new') } });
  expect([answer.status, dataOf<{ web_menu: object[] }>(answer).web_menu]).toEqual([200, [expect.anything()]]);
});

it('SRV-10 a token of pages reads and writes all three, and nothing else', async () => {
  const made = (await ask('POST', 'tokens', { name: 'Desk', scope: 'pages' })).body as { token: string };
  for (const [, path] of kinds) {
    expect((await ask('GET', path, undefined, made.token)).status).toBe(200);
    expect((await ask('PUT', path, {}, made.token)).status).toBe(200);
  }
  expect((await ask('DELETE', 'pages/nous', undefined, made.token)).status).toBe(403);
  expect((await world.server.request('PUT', '/v1/admin/pages/nous', { body: {} })).status).toBe(401);
});
