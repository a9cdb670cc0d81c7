import { dataOf, idsOf } from '../../../testing/adminServer';
import { layout, refused, textBlock, useEditedForms, versionOf } from '../testing/editedForms';

const { world, ask, logOf, make, publish, shown, visit, write } = useEditedForms();

describe('revisions', () => {
  it('BUILD-32 are listed with who and when, page by page, and read as they were', async () => {
    const id = await make({ content: layout(textBlock('nom')) });
    await publish(id, 1, { title: 'Bal', content: layout(textBlock('ville')) });
    await publish(id, 2, { title: 'Gala' });
    const page = async (query: string) => (await ask('GET', `forms/${id}/revisions?${query}`)).body;
    const row = (revision: number) => ({ revision, by: 'admin', at: '2025-01-15T12:00:00.000Z' });
    expect(await page('limit=2')).toEqual({ data: [row(3), row(2)], next: '2' });
    expect(await page('limit=2&before=2')).toEqual({ data: [row(1)], next: null });
    const first = await shown(`${id}/revisions/1`);
    expect(first).toMatchObject({ title: 'Fête', revision: 1, by: 'admin', content: layout(textBlock('nom')) });
    expect((await ask('GET', `forms/${id}/revisions/4`)).status).toBe(404);
    expect((await ask('GET', `forms/${id}/revisions/x`)).status).toBe(400);
  });

  it('BUILD-32 are restored as the next one by who knows the newest, and that is noted', async () => {
    const id = await make({ content: layout(textBlock('nom')), cerfa: true });
    await publish(id, 1, { title: 'Bal', content: layout(textBlock('ville')), description: 'x' });
    const restore = (from: number, body: object) => ask('POST', `forms/${id}/revisions/${from}/restore`, body);
    for (const late of [await restore(1, {}), await restore(1, { revision: 1 })]) {
      expect(refused(late)).toEqual([409, 'changed']);
      expect(dataOf(late)).toEqual(await shown(id));
    }
    expect((await restore(3, { revision: 2 })).status).toBe(404);
    const { revision: _first, ...first } = await shown(`${id}/revisions/1`);
    const restored = await restore(1, { revision: 2 });
    const { by: _by, ...whole } = first as typeof first & { by: string };
    expect(restored.body).toEqual({ success: true, data: { ...whole, revision: 3 }, warnings: [] });
    expect((await logOf('form'))[0]).toMatchObject({ action: 'ADMIN-FORM-REVISION-RESTORE', subjectId: id, changes: { title: { from: 'Bal', to: 'Fête' } } }); // oxfmt-ignore
    expect((await restore(1, { revision: 3 })).body).toMatchObject({ success: true, data: { revision: 3 } });
  });

  it('BUILD-32 are restored under the conditions of saving', async () => {
    const id = await make();
    await publish(id, 1, { title: 'Bal' });
    expect((await ask('POST', `forms/${id}/revisions/1/restore`, { revision: 2, title: 'x' })).status).toBe(400);
    expect(await shown(id)).toMatchObject({ title: 'Bal', revision: 2 });
  });
});

describe('several authors', () => {
  it('BUILD-30 lose no change that was saved, when each does its own again on the newest form', async () => {
    const id = await make();
    const children = ({ content }: { content: string }) => (JSON.parse(content) as { children: unknown[] }).children;
    const author = async (name: string) => {
      let form = (await ask('GET', `forms/${id}`)).body as { data: { content: string; revision: number } };
      for (let change = 0; change < 4;) {
        const content = layout(...children(form.data), textBlock(`${name}${change}`));
        const answer = await publish(id, form.data.revision, { content });
        form = answer.body;
        if (answer.status === 200) change += 1;
      }
    };
    const names = ['a', 'b', 'c', 'd'];
    await Promise.all(names.map(author));
    const { revision, content } = dataOf<{ revision: number; content: string }>(await ask('GET', `forms/${id}`));
    expect(revision).toBe(17);
    const saved = children({ content }).map((block) => (block as { id: string }).id);
    expect(saved.sort()).toEqual(names.flatMap((name) => [0, 1, 2, 3].map((change) => `${name}${change}`)));
  });
});

describe('a copy', () => {
  it('BUILD-33 has settings, layout and limits, none of what was sent, and is closed', async () => {
    const products = [{ id: 'P1', montant: 3 }];
    const id = await make({ type: 'COMPLEX', products, content: layout(textBlock('nom')), cerfa: true });
    await publish(id, 1, { title: 'Bal' });
    await ask('PUT', `forms/${id}/stock`, { stock: [{ products: ['P1'], capacity: 5 }] });
    await ask('POST', `forms/${id}/draft`, { version: null, revision: 2, form: {} });
    const copied = await ask('POST', `forms/${id}/duplicate`, { id: `${id}-copy`, title: 'Bal (2)' });
    const copy = `${id}-copy`;
    expect(dataOf(copied)).toEqual({
      ...(await shown(id)),
      ...{ id: copy, title: 'Bal (2)', revision: 1, active: false },
    });
    expect(await ask('GET', `forms/${copy}/stock`)).toMatchObject(
      (({ body }) => ({ body }))(await ask('GET', `forms/${id}/stock`)),
    );
    expect((await ask('GET', `forms/${copy}/draft`)).body).toEqual({ data: null });
    expect((await ask('POST', `forms/${id}/duplicate`, { id: copy, title: 'x' })).status).toBe(409);
    expect((await ask('POST', 'forms/nowhere/duplicate', { title: 'x' })).status).toBe(404);
    expect((await logOf('form'))[0]).toMatchObject({
      action: 'ADMIN-FORM-DUPLICATE',
      subjectId: copy,
      changes: { of: id },
    });
  });
});

describe('an archived form', () => {
  it('BUILD-34 is closed and out of lists, keeps what was sent, and comes back as it was', async () => {
    const id = await make({ content: layout(textBlock('secret')) });
    const open = await visit(id);
    let key = 0;
    const send = () =>
      world.server.request('POST', `/v1/forms/submit/${id}?devise=eur`, {
        body: { extra: {} },
        headers: { 'Idempotency-Key': `sent-before-${(key += 1)}` },
      });
    expect((await send()).body).toMatchObject({ success: true });
    const archive = (archived: boolean) => ask('POST', `forms/${id}/archive`, { archived });
    expect(dataOf(await archive(true))).toMatchObject({ archived: true, active: true, revision: 1 });
    expect(dataOf(await archive(true))).toMatchObject({ archived: true });
    const { text: closed } = await visit(id);
    expect(JSON.parse(closed)).toMatchObject({ data: { active: false, content: '' } });
    expect((await world.server.request('GET', `/v1/forms/block/${id}`)).body).toEqual({ ok: false, data: null });
    expect((await send()).body).toMatchObject({ success: false, code: 'closed' });
    expect(idsOf(await ask('GET', `form-submissions?formId=${id}`))).toHaveLength(1);
    expect(idsOf(await ask('GET', 'forms?limit=200'))).not.toContain(id);
    expect(idsOf(await ask('GET', 'forms?archived=true'))).toEqual([id]);
    expect(await shown(id)).toMatchObject({ archived: true });
    await archive(false);
    expect((await visit(id)).text).toBe(open.text);
    expect(idsOf(await ask('GET', 'forms?limit=200'))).toContain(id);
    const notes = (await logOf('form')).filter(({ subjectId }) => subjectId === id);
    expect(notes.map(({ action }) => action)).toEqual([
      'ADMIN-FORM-ARCHIVE',
      'ADMIN-FORM-ARCHIVE',
      'ADMIN-FORM-CREATE',
    ]);
  });
});

describe('a check', () => {
  it('BUILD-35 says all warnings of a form as it is written, and saves nothing', async () => {
    const id = await make({ content: layout(textBlock('nom')) });
    const before = await shown(id);
    const lint = (form: object) => ask('POST', `forms/${id}/lint`, form);
    expect((await lint({})).body).toEqual({ success: true, data: [] });
    const twice = layout(textBlock('nom'), { ...textBlock('nom'), id: 'b' }, { id: 'v', type: 'video' });
    const codes = dataOf<{ code: string }[]>(await lint({ content: twice })).map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(['keyTaken', 'videoMissing']));
    expect((await lint({ content: '<p>' })).body).toMatchObject({ success: false, code: 'notADocument' });
    expect(refused(await lint({ calendars: [{ id: 'nowhere', label: 'x' }] }))).toEqual([400, 'malformed']);
    expect(await shown(id)).toEqual(before);
  });
});

describe('what a form may name', () => {
  it('BUILD-36 is listed by id and name, page by page, of the own organisation alone', async () => {
    const id = await make();
    const made = {
      calendars: { label: 'Rendez-vous' },
      caisses: { name: 'Toit' },
      sections: { label: 'Projet', content: '[]' },
    };
    const choices = async (kind: string, more = '') =>
      (await ask('GET', `forms/${id}/choices?kind=${kind}${more}`)).body;
    for (const [kind, body] of Object.entries(made)) {
      for (const own of ['a', 'b']) await ask('POST', kind, { id: own, ...body });
      await ask('POST', kind, { id: 'theirs', ...body }, world.otherToken);
      const [label] = Object.values(body);
      expect(await choices(kind)).toEqual({
        data: [
          { id: 'a', label },
          { id: 'b', label },
        ],
        next: null,
      });
      expect(await choices(kind, '&limit=1&before=a')).toEqual({ data: [{ id: 'b', label }], next: null });
      expect(await choices(kind, `&search=${label?.slice(1).toUpperCase()}&limit=1`)).toMatchObject({
        data: [{ id: 'a' }],
      });
      expect(await choices(kind, '&search=%25')).toEqual({ data: [], next: null });
      expect(await choices(kind, '&id=b')).toEqual({ data: [{ id: 'b', label }], next: null });
      expect(await choices(kind, '&id=none')).toEqual({ data: [], next: null });
    }
    const archived = await make();
    await ask('POST', `forms/${archived}/archive`, { archived: true });
    const forms = (await choices('forms', '&limit=200')) as unknown as { data: { id: string }[] };
    expect(forms.data).toContainEqual({ id, label: 'Fête' });
    expect(await choices('forms', `&search=${encodeURIComponent(`FETE ${id.slice(1)}`)}`)).toEqual({
      data: [{ id, label: 'Fête' }],
      next: null,
    });
    expect(forms.data.map((row) => row.id)).not.toContain(archived);
    expect((await ask('GET', `forms/${id}/choices?kind=tokens`)).status).toBe(400);
  });
});

describe('another organisation', () => {
  it('BUILD-31 BUILD-32 SRV-10 finds no form that is not its own', async () => {
    const id = await make();
    const version = versionOf(await write(id, null, { title: 'x' }));
    const calls: [string, string, unknown?][] = [
      ['GET', 'draft'],
      ['POST', 'draft', { version, revision: 1, form: {} }],
      ['DELETE', `draft?version=${version}`],
      ['GET', 'revisions'],
      ['GET', 'revisions/1'],
      ['POST', 'revisions/1/restore', { revision: 1 }],
      ['POST', 'duplicate', { title: 'x' }],
      ['POST', 'archive', { archived: true }],
      ['POST', 'lint', {}],
      ['GET', 'choices?kind=forms'],
    ];
    for (const [method, path, body] of calls)
      expect([path, ...refused(await ask(method, `forms/${id}/${path}`, body, world.otherToken))]).toEqual([
        ...[path, 404, 'unknown_form'],
      ]);
    expect(await shown(`${id}/draft`)).toMatchObject({ version });
    expect(await shown(id)).toMatchObject({ archived: false, revision: 1 });
  });
});
