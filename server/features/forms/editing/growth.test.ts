import { sql } from 'drizzle-orm';
import { copyRows } from '../../../testing/copyRows';
import { rowsReadBy } from '../../../testing/rowsRead';
import type { Answer } from '../../../testing/testServer';
import { layout, textBlock, useEditedForms } from '../testing/editedForms';

// Only the embedded database, with its one connection, says what each piece of work has read.
process.env['TEST_DATABASE_URL'] = '';

const ROWS = 10_000;
/** Rows of one table that a call may read. */
const MOST = 120;

const { world, ask, make, write } = useEditedForms();
let id: string;
let version: string;
beforeAll(async () => {
  id = await make({ content: layout(textBlock('nom')) });
  version = ((await write(id, null, { title: 'x' })).body as { data: { version: string } }).data.version;
  const { queries } = world.database;
  const copy = (table: string, changes: ReturnType<typeof sql>) =>
    copyRows(queries, table, { where: sql`true`, times: ROWS, changes });
  // As many revisions of one form, then as many forms of which every second is archived, each with its draft.
  await copy('form_revisions', sql`jsonb_build_object('revision', n + 1)`);
  await queries.execute(sql`update forms set revision = ${ROWS + 1}`);
  const other = sql`'z-' || lpad(n::text, 6, '0')`;
  await copy(
    'forms',
    sql`jsonb_build_object('id', ${other}, 'revision', 1, 'created_at', '2024-01-01'::timestamptz + n * interval '1 minute',
      'archived_at', case n % 2 when 0 then '2025-01-01'::timestamptz end,
      'title', 'Gala ' || n || case n when 5001 then ' Zébra' else '' end)`,
  );
  await copyRows(queries, 'form_revisions', {
    where: sql`row.revision = 1`,
    times: ROWS,
    changes: sql`jsonb_build_object('form_id', ${other})`,
  });
  await ask('POST', 'calendars', { id: 'a', label: 'Gala' });
  await ask('POST', 'sections', { id: 'a', label: 'Gala', content: '' });
  await ask('POST', 'caisses', { id: 'a', name: 'Gala' });
  const named = sql`'Gala ' || n || case n when 5001 then ' Zébra' else '' end`;
  for (const table of ['calendars', 'sections', 'caisses'])
    await copy(table, sql`jsonb_build_object('id', ${other}, 'label', ${named}, 'name', ${named})`);
  // As many sections, each with its versions.
  await copy('page_revisions', sql`jsonb_build_object('record_id', ${other})`);
  await copy('form_drafts', sql`jsonb_build_object('form_id', ${other})`);
  await queries.execute(sql`vacuum analyze`);
});

const revision = ROWS + 1;
const choices = (kind: string) =>
  [
    '',
    '&before=z-005000',
    '&search=zebra',
    '&search=z%C3%A9',
    '&search=introuvable',
    '&search=gala&before=z-000100',
  ].map(
    (more) =>
      [`${kind} to choose from (${more})`, () => ask('GET', `forms/${id}/choices?kind=${kind}${more}`)] as const,
  );
const calls: readonly (readonly [name: string, act: () => Promise<Answer>])[] = [
  ['reading its draft', () => ask('GET', `forms/${id}/draft`)],
  ['writing it', () => ask('POST', `forms/${id}/draft`, { version, revision, form: { title: 'y' } })],
  ['saving the form', () => ask('PUT', `forms/${id}`, { revision, title: 'Bal' })],
  ['restoring a revision', () => ask('POST', `forms/${id}/revisions/5000/restore`, { revision: revision + 1 })],
  ['reading one', () => ask('GET', `forms/${id}/revisions/5000`)],
  ['the newest revisions', () => ask('GET', `forms/${id}/revisions`)],
  ['older ones', () => ask('GET', `forms/${id}/revisions?before=5000`)],
  ['the versions of a section', () => ask('GET', 'sections/a/revisions')],
  ['one of them', () => ask('GET', 'sections/a/revisions/1')],
  ['saving a section', () => ask('PUT', 'sections/a', { label: 'Bal' })],
  ['a check', () => ask('POST', `forms/${id}/lint`, {})],
  ['a copy', () => ask('POST', `forms/${id}/duplicate`, { title: 'Copy' })],
  ['its figures', () => ask('GET', `forms/${id}/figures`)],
  ['the list of forms', () => ask('GET', 'forms')],
  ['the next page of it', () => ask('GET', 'forms?before=z-005001')],
  ['the archived ones', () => ask('GET', 'forms?archived=true')],
  ...['forms', 'calendars', 'sections', 'caisses'].flatMap((kind) => choices(kind)),
  ['putting it away', () => ask('POST', `forms/${id}/archive`, { archived: true })],
];
it.each(calls)('SRV-28 %s reads as many rows, however many forms and revisions there are', async (_, act) => {
  const statuses: number[] = [];
  const read = await rowsReadBy(world.database.queries, async () => statuses.push((await act()).status));
  expect(Object.entries(read).filter(([, rows]) => rows > MOST)).toEqual([]);
  expect(statuses).toEqual([200]);
});
