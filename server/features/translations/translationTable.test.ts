import type { Translation, TranslationRowResult } from '../../../src/contract/site/translations';
import { plainCell, readCsv } from '../../../src/core/csv';
import { dataOf, useAdminServer } from '../../testing/adminServer';

const { world, ask, logOf } = useAdminServer();
const put = async (method: string, path: string, body: object) =>
  expect([path, (await ask(method, path, body)).status]).toEqual([path, 200]);
const table = async (query = '') => (await ask('GET', `translations/export?lang=he${query}`)).text;
const rowsOf = (csv: string) => (readCsv(csv) ?? []).map(({ cells }) => cells.map(plainCell));
/** Rows as they are in the table, with other translations by their original. */
async function given(texts: Readonly<Record<string, string>>) {
  const [, ...rows] = rowsOf(await table());
  return rows.map(([kind, record, , field, original = '', text]) => ({
    ...{ kind, record, field, original },
    text: texts[original] ?? text,
  }));
}
const send = (body: object, token?: string) => ask('POST', 'translations/he/import', body, token);
const resultsOf = async (body: object) =>
  dataOf<TranslationRowResult[]>(await send(body)).map(({ result, from }) => [result, from]);
const listed = async () =>
  Object.fromEntries(
    dataOf<Translation[]>(await ask('GET', 'translations?lang=he')).map(({ original, text, state }) => [
      original,
      [text, state],
    ]),
  );

beforeAll(async () => {
  await put('PUT', 'organisations/demo', { languages: ['fr', 'he'] });
  await put('POST', 'news', { id: 'n1', title: '=Fête; "1"', content: '<p>Merci</p>' });
  await put('POST', 'services', { id: 'cours', name: 'Cours', description: 'Deux\nlignes', montant: 10 });
});

describe('a table of translations', () => {
  it('TRANS-06 CALL-158 has every text that the filters leave beside its translation, as spreadsheets read it', async () => {
    const csv = await table();
    expect(csv).toContain("'=Fête");
    expect(rowsOf(csv)).toEqual([
      ['kind', 'record', 'name', 'field', 'fr', 'he', 'state'],
      ['service', 'cours', 'Cours', 'name', 'Cours', '', 'missing'],
      ['service', 'cours', 'Cours', 'description', 'Deux\nlignes', '', 'missing'],
      ['news', 'n1', '=Fête; "1"', 'title', '=Fête; "1"', '', 'missing'],
      ['news', 'n1', '=Fête; "1"', 'content', '<p>Merci</p>', '', 'missing'],
    ]);
    const semicolons = await table('&preset=excel&kind=news');
    expect(semicolons.split('\r\n')[0]).toBe('kind;record;name;field;fr;he;state');
    expect(rowsOf(semicolons)).toEqual(rowsOf(await table('&kind=news')));
    expect((await ask('GET', 'translations/export?lang=fr')).status).toBe(400);
    expect((await ask('GET', 'translations/export?lang=he&preset=tab')).status).toBe(400);
  });

  it('TRANS-06 CALL-159 says what it would change, changes that alone, and cleans it as one that is saved by itself', async () => {
    const rows = await given({ Cours: 'שיעור', '<p>Merci</p>': '<p onclick="x">תודה</p><script>1</script>' });
    const before = await listed();
    const said = [
      ['taken', ''],
      ['same', ''],
      ['same', ''],
      ['taken', ''],
    ];
    expect(await resultsOf({ rows, dryRun: true })).toEqual(said);
    expect([await listed(), await logOf('translation')]).toEqual([before, []]);
    expect(await resultsOf({ rows })).toEqual(said);
    expect(await listed()).toMatchObject({
      Cours: ['שיעור', 'current'],
      'Deux\nlignes': ['', 'missing'],
      '<p>Merci</p>': ['<p>תודה</p>', 'current'],
    });
    expect(await logOf('translation')).toHaveLength(2);
    expect((await resultsOf({ rows })).map(([result]) => result)).toEqual(['same', 'same', 'same', 'same']);
    expect((await table()).includes('שיעור')).toBe(true);
  });

  it('TRANS-06 CALL-159 leaves out what changed since, what is not there, and what does not fit', async () => {
    const rows = await given({ Cours: 'קורס', 'Deux\nlignes': 'שתי שורות' });
    const dry = dataOf<TranslationRowResult[]>(await send({ rows, dryRun: true }));
    await put('PUT', 'services/cours', { name: 'Cours du soir' });
    const news = rows.find(({ field }) => field === 'title');
    const more = [
      { ...news, text: 'x'.repeat(201) },
      { ...news, record: 'none', text: 'x' },
      { ...news, kind: 'nothing', text: 'x' },
    ];
    const seen = rows.map((row, index) => ({ ...row, version: dry[index]?.version }));
    // Spreadsheets write other line ends.
    const spaced = seen.map((row) => ({ ...row, original: row.original.replace('\n', '\r\n') }));
    expect((await resultsOf({ rows: [...spaced, ...more] })).map(([result]) => result)).toEqual(
      ['changed', 'taken', 'same', 'same'].concat(['refused', 'unknown', 'unknown']),
    );
    expect(await listed()).toMatchObject({
      'Cours du soir': ['שיעור', 'outdated'],
      'Deux\nlignes': ['שתי שורות', 'current'],
    });
    // Somebody else translated it since it was looked at.
    expect((await resultsOf({ rows: [{ ...spaced[1], text: 'אחר' }] }))[0]).toEqual(['changed', 'שתי שורות']);
  });

  it('TRANS-06 CALL-159 says of what a lost answer wrote that it is there', async () => {
    const rows = await given({ 'Deux\nlignes': 'שורות אחרות' });
    const dry = dataOf<TranslationRowResult[]>(await send({ rows, dryRun: true }));
    const seen = rows.map((row, index) => ({ ...row, version: dry[index]?.version }));
    const first = (await resultsOf({ rows: seen })).map(([result]) => result);
    expect(first).toContain('taken');
    expect((await resultsOf({ rows: seen })).map(([result]) => result)).toEqual(
      first.map((result) => (result === 'taken' ? 'same' : result)),
    );
  });

  it('TRANS-06 TRANS-04 is taken of editors for their own organisation, in a language that it offers', async () => {
    const rows = await given({ 'Deux\nlignes': 'אחר' });
    const theirs = dataOf<TranslationRowResult[]>(
      await ask('PUT', 'organisations/other', { languages: ['fr', 'he'] }, world.otherToken).then(() =>
        send({ rows }, world.otherToken),
      ),
    );
    expect(theirs.map(({ result }) => result)).toEqual(rows.map(() => 'unknown'));
    for (const lang of ['fr', 'en'])
      expect((await ask('POST', `translations/${lang}/import`, { rows })).status).toBe(400);
    const many = Array.from({ length: 101 }, () => rows[0]);
    expect((await send({ rows: many })).status).toBe(400);
  });
});
