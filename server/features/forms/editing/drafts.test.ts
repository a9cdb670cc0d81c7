import { layout, refused, textBlock, useEditedForms, versionOf } from '../testing/editedForms';
import { dataOf } from '../../../testing/adminServer';

const { ask, logOf, make, publish, shown, visit, write } = useEditedForms();

describe('a draft', () => {
  it('BUILD-31 is kept, read and dropped, and no visitor sees it', async () => {
    const id = await make();
    const before = await visit(id);
    expect((await ask('GET', `forms/${id}/draft`)).body).toEqual({ data: null });
    const first = await write(id, null, { title: '' });
    expect(dataOf(first)).toEqual({
      version: versionOf(first),
      revision: 1,
      by: 'admin',
      at: '2025-01-15T12:00:00.000Z',
    });
    const form = { title: 'Bal', content: layout(textBlock('nom')), products: [{ id: 'P1', montant: 3 }] };
    const second = await write(id, versionOf(first), form);
    expect(await shown(`${id}/draft`)).toEqual({ ...dataOf(second), form });
    const commands = '[{"do":"remove","blocks":["a\\u0000"]}]';
    const third = await ask('POST', `forms/${id}/draft`, { version: versionOf(second), revision: 1, form, commands });
    expect(await shown(`${id}/draft`)).toEqual({ ...dataOf(third), form, commands });
    expect(await shown(id)).toMatchObject({ title: 'Fête', revision: 1 });
    expect((await visit(id)).text).toBe(before.text);
    expect(await ask('DELETE', `forms/${id}/draft?version=${versionOf(third)}`)).toMatchObject({ status: 200 });
    // A second time, as after an answer that was lost.
    expect((await ask('DELETE', `forms/${id}/draft?version=${versionOf(third)}`)).body).toEqual({ success: true });
    expect((await ask('GET', `forms/${id}/draft`)).body).toEqual({ data: null });
    expect((await logOf('form')).filter(({ subjectId }) => subjectId === id)).toHaveLength(1);
  });

  it('BUILD-31 that somebody else has written meanwhile is neither overwritten nor dropped', async () => {
    const id = await make();
    const mine = versionOf(await write(id, null, { title: 'A' }));
    const theirs = versionOf(await write(id, mine, { title: 'B' }));
    const there = { version: theirs, form: { title: 'B' } };
    for (const late of [
      await write(id, mine, { title: 'C' }),
      await write(id, null, { title: 'C' }),
      await ask('DELETE', `forms/${id}/draft?version=${mine}`),
    ]) {
      expect(refused(late)).toEqual([409, 'changed']);
      expect(dataOf(late)).toMatchObject(there);
    }
    expect(await shown(`${id}/draft`)).toMatchObject(there);
    await ask('DELETE', `forms/${id}/draft?version=${theirs}`);
    const gone = await write(id, theirs, { title: 'D' });
    expect([...refused(gone), dataOf(gone)]).toEqual([409, 'changed', null]);
    // Another one is never taken for the first one again.
    await write(id, null, { title: 'E' });
    expect(refused(await write(id, mine, { title: 'F' }))).toEqual([409, 'changed']);
  });

  it('BUILD-31 is written by one of several at once', async () => {
    const id = await make();
    const answers = await Promise.all(['A', 'B', 'C'].map((title) => write(id, null, { title })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const version = versionOf(await ask('GET', `forms/${id}/draft`));
    const next = await Promise.all(['D', 'E', 'F'].map((title) => write(id, version, { title })));
    expect(next.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('BUILD-31 may hold what saving refuses, and loses the scripts in it', async () => {
    const id = await make();
    const html = '<p onclick="x()">Bonjour</p>';
    const rich = { id: 'r', type: 'richText', props: { html }, children: [] };
    const content = layout(textBlock('nom'), { ...textBlock('nom'), id: 'other' }, rich);
    expect((await write(id, null, { content })).status).toBe(200);
    const kept = (await shown(`${id}/draft`)).form.content ?? '';
    expect(JSON.parse(kept)).toMatchObject({
      children: [textBlock('nom'), { id: 'other' }, { props: { html: '<p>Bonjour</p>' } }],
    });
    expect((await publish(id, 1, { content })).body).toMatchObject({ success: false, code: 'keyTaken' });
  });

  it.each([
    ['notADocument', { content: '<p>' }],
    ['newerVersion', { content: '{"schemaVersion":99,"children":[]}' }],
    ['tooDeep', { content: '['.repeat(500) }],
  ])('BUILD-31 that cannot be opened is refused, and changes nothing: %s', async (code, form) => {
    const id = await make();
    const version = versionOf(await write(id, null, { title: 'Bal' }));
    expect((await write(id, version, form)).body).toEqual({ success: false, code, error: expect.any(String) });
    expect(await shown(`${id}/draft`)).toMatchObject({ version, form: { title: 'Bal' } });
  });

  it.each([
    ['a longer title than forms have', { form: { title: 'x'.repeat(201) } }],
    ['what no form has', { form: { titel: 'x' } }],
    ['a revision that is not there yet', { revision: 2 }],
    ['no version', { version: undefined }],
  ])('BUILD-31 with %s is refused', async (_, change) => {
    const id = await make();
    const body = { version: null, revision: 1, form: {}, ...change };
    expect(refused(await ask('POST', `forms/${id}/draft`, body))).toEqual([400, 'malformed']);
    expect((await ask('GET', `forms/${id}/draft`)).body).toEqual({ data: null });
  });

  it('BUILD-31 ends with the save that names it, and only then', async () => {
    const id = await make();
    const draft = versionOf(await write(id, null, { title: 'Bal' }));
    expect((await publish(id, 1, { title: '', draft })).status).toBe(400);
    expect((await publish(id, 9, { title: 'Bal', draft })).status).toBe(409);
    expect((await publish(id, 1, { title: 'Bal' })).status).toBe(200);
    expect(await shown(`${id}/draft`)).toMatchObject({ version: draft });
    // Nothing is left to save, but the draft is over.
    expect((await publish(id, 2, { title: 'Bal', draft })).body).toMatchObject({ data: { revision: 2 } });
    expect((await ask('GET', `forms/${id}/draft`)).body).toEqual({ data: null });
  });
});
