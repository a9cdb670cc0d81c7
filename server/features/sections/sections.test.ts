import { and, eq } from 'drizzle-orm';
import { sections } from '../../db/schema';
import { dataOf, useAdminServer } from '../../testing/adminServer';

const { world, ask } = useAdminServer();
const block = (type: string, props: object = {}, children: readonly object[] = []) => ({ type, props, children });
const put = (id: string, content: unknown) =>
  ask('POST', 'sections', { id, label: '', content: typeof content === 'string' ? content : JSON.stringify(content) });
const read = async (id: string) =>
  dataOf<{ content: string }>(await world.server.request('GET', `/v1/sections/id/${id}?org=demo`)).content;
const issuesOf = ({ status, body }: Awaited<ReturnType<typeof put>>) => ({
  status,
  issues: (body as { issues?: { path: string; message: string }[] }).issues ?? [],
});

it('BLOCK-10 CALL-13 keeps a section’s layout in the version of today, its HTML cleaned', async () => {
  const hostile = '<p onclick="x()">Oui <a href="javascript:x">ici</a></p><script>x</script>';
  const clean = '<p>Oui <a rel="noopener noreferrer">ici</a></p>';
  await put('mur', [
    block('container', { align: 'Centre' }, [block('richText', { html: hostile })]),
    block('accordion', { items: [{ title: 'Où ?', description: hostile }] }),
    block('futur', { a: 1 }),
  ]);
  expect(JSON.parse(await read('mur'))).toEqual({
    schemaVersion: 1,
    children: [
      {
        id: 'b1',
        type: 'container',
        props: { align: 'CENTER' },
        children: [{ id: 'b2', type: 'richText', props: { html: clean }, children: [] }],
      },
      { id: 'b3', type: 'accordion', props: { items: [{ title: 'Où ?', description: clean }] }, children: [] },
      { id: 'b4', type: 'futur', props: { a: 1 }, children: [] },
    ],
  });
  const changed = await ask('PUT', 'sections/mur', { content: JSON.stringify([block('video', { video: '/f.mp4' })]) });
  expect(dataOf<{ content: string }>(changed).content).toContain('/f.mp4');
});

const video = block('video', { video: '/f.mp4' });
const deep = (levels: number): object => (levels === 0 ? video : block('container', {}, [deep(levels - 1)]));
it.each([
  ['an input', [video, block('container', {}, [block('text')])], 'content.1.children.0.type', '"text" cannot stand'],
  ['products', { children: [block('products')] }, 'content.children.0.type', 'richText, carousel'],
  ['a button that sends', { blocks: [video, block('submit')] }, 'content.blocks.1.type', '"submit"'],
  ['another section', [block('section', { sectionId: 'mur' })], 'content.0.type', '"section"'],
  ['a block without a type', [video, {}], 'content.1.type', 'must name a type'],
  ['what is no block', [video, 'x'], 'content.1', 'must be a block'],
  ['properties that are none', [{ type: 'video', props: 'x' }], 'content.0.props', 'an object'],
  ['children that are none', [{ type: 'container', children: 'x' }], 'content.0.children', 'a list'],
  ['no block that it could show', [block('futur')], 'content', 'must have a block of one of these types'],
  ['text that opens as JSON', '{nom} vous invite', 'content', 'no block layout; put text'],
  ['JSON that is cut off', '[{"type":"video"', 'content', 'no block layout'],
  ['a newer version', { schemaVersion: 99, children: [video] }, 'content', 'newer version'],
  ['blocks too deep', [deep(60)], 'content', 'too deep'],
  ['properties too deep', `[{"type":"video","props":{"a":${'['.repeat(9000)}${']'.repeat(9000)}}}]`, 'content', 'deep'],
  ['more than may be kept', [block('richText', { html: '&<'.repeat(20_000) })], 'content', '100000 characters at most'],
])('BLOCK-10 refuses a section with %s by its path, and keeps nothing', async (_, content, path, said) => {
  expect(issuesOf(await put('refused', content))).toEqual({
    status: 400,
    issues: [{ path, message: expect.stringContaining(said) as string }],
  });
  expect((await world.server.request('GET', '/v1/sections/id/refused?org=demo')).status).toBe(404);
});

it('BLOCK-10 takes text that opens with a bracket for HTML, and answers what was kept before as it is', async () => {
  await put('texte', '[Samedi] <b onclick="x">midi</b>');
  expect(await read('texte')).toBe('[Samedi] <b>midi</b>');
  const own = and(eq(sections.organisationId, 'demo'), eq(sections.id, 'texte'));
  await world.database.queries.update(sections).set({ content: '{"a":' }).where(own);
  expect(await read('texte')).toBe('{"a":');
  expect((await ask('PUT', 'sections/texte', { label: 'Nom' })).status).toBe(200);
});
