import { block, createFormWorld, replyOf, type FormWorld } from '../testing/formWorld';

let world: FormWorld;
beforeAll(async () => {
  world = await createFormWorld();
});
afterAll(() => world.close());

const blocks = [
  block('text', { fieldKey: 'mail', label: 'Courriel', 'label@en': 'E-mail', 'label@he': 'דוא"ל', kind: 'email' }),
  block('select', {
    ...{ fieldKey: 'plat', label: 'Plat', 'label@en': 'Dish', values: ['Viande', 'Poisson'], required: true },
    ...{ 'values.Viande@en': 'Meat', 'values.Viande@he': 'בשר', 'fieldKey@en': 'dish', 'required@en': false },
  }),
  block('paymentMethod', {}),
  block('richText', { html: '<p>Bienvenue</p>', 'html@en': '<p>Welcome</p><script>steal()</script>' }),
  block('products'),
];
const translations = {
  ...{ 'title@en': 'Party', 'products.P1.label@en': 'Ticket', 'paiementMethods.Chèque@en': 'Cheque' },
  ...{ 'sentTitle@en': 'Thank you', 'copySubject@en': 'Your seats', 'type@en': 'SIMPLE' },
};
const content = (more: object = {}) =>
  JSON.stringify({
    schemaVersion: 2,
    language: 'fr',
    languages: ['en', 'he'],
    translations,
    children: blocks,
    ...more,
  });
const settings = {
  ...{ title: 'Fête', products: [{ id: 'P1', label: 'Place', montant: 10 }], paiementMethods: ['Chèque'] },
  ...{ sentTitle: 'Merci', copySubject: 'Vos places', content: content() },
};
const admin = (method: 'GET' | 'PUT' | 'POST', path: string, body?: object) =>
  world.server.request(method, `/v1/admin/forms${path}`, { token: world.token, ...(body && { body }) });
const read = async (id: string, lang?: string) => {
  const { body } = await world.server.request('GET', `/v1/forms/id/${id}${lang ? `?lang=${lang}` : ''}`);
  const { data } = body as { data: { title: string; content: string; products: { label: string }[]; type: string } };
  return { ...data, document: JSON.parse(data.content || '{}') as Record<string, unknown> };
};

it('BUILD-46 BUILD-48 keeps all languages of a form, warns of those that lack texts, and cleans each', async () => {
  const saved = await admin('POST', '', { type: 'COMPLEX', withPaiement: true, ...settings });
  const { data, warnings } = saved.body as { data: { id: string; content: string }; warnings: object[] };
  expect(warnings).toEqual([
    { block: 'b2', code: 'translationMissing', key: 'en' },
    { block: '', code: 'translationMissing', key: 'he' },
  ]);
  const kept = JSON.parse(data.content) as { children: { props: object }[] };
  expect(kept).toMatchObject({ schemaVersion: 2, language: 'fr', languages: ['en', 'he'], translations });
  expect(kept.children[3]?.props).toEqual({ html: '<p>Bienvenue</p>', 'html@en': '<p>Welcome</p>' });
  const again = await admin('PUT', `/${data.id}`, { revision: 1, content: data.content });
  expect(again.body).toMatchObject({ data: { revision: 1 } });
  const linted = await admin('POST', `/${data.id}/lint`, { content: content({ languages: ['en'] }) });
  expect(JSON.stringify(linted.body)).toContain('"translationMissing","key":"en"');
  expect(JSON.stringify(linted.body)).not.toContain('"key":"he"');
});

it('BUILD-47 answers a form in the language that is asked for, or in all of them', async () => {
  const id = await world.addForm(settings);
  const english = await read(id, 'en');
  expect(english).toMatchObject({ title: 'Party', type: 'COMPLEX', products: [{ label: 'Ticket' }] });
  expect(english.document).toMatchObject({ schemaVersion: 1, methodLabels: { Chèque: 'Cheque' } });
  const { children } = english.document as { children: { props: object }[] };
  expect(children[1]?.props).toEqual({
    ...{
      fieldKey: 'plat',
      label: 'Dish',
      values: ['Viande', 'Poisson'],
      choiceLabels: { Viande: 'Meat' },
      required: true,
    },
  });
  expect(await read(id, 'it')).toMatchObject({ title: 'Fête', document: { schemaVersion: 2 } });
  // Texts shown after sending stay private until then, in every language.
  const { 'sentTitle@en': _said, 'copySubject@en': _subject, ...shown } = translations;
  expect((await read(id)).document).toMatchObject({ schemaVersion: 2, children: [{}, {}, {}, {}, {}] });
  expect((await read(id)).document['translations']).toEqual(shown);
});

it('BUILD-47 stores the same answers in every language, and speaks to each sender in theirs', async () => {
  const id = await world.addForm(settings);
  const extra = {
    '[TEXT]_mail': 'ana@example.org',
    plat: 'Viande',
    P1_quantity: 1,
    __paiementMethod: 'Chèque',
  };
  await world.mails();
  const french = replyOf(await world.send(id, extra, { body: { lang: 'fr' } }));
  const english = replyOf(await world.send(id, extra, { body: { lang: 'en' } }));
  const meat = replyOf(await world.send(id, { ...extra, plat: 'Meat' }, { body: { lang: 'en' } }));
  expect([french, english].map(({ data, code }) => data ?? code)).toMatchObject([
    { sent: { title: 'Merci' } },
    { sent: { title: 'Thank you' } },
  ]);
  expect(meat).toMatchObject({ success: false, code: 'fields' });
  const [one, other] = await Promise.all([french, english].map(({ data }) => world.submissionOf(data?.id ?? '')));
  expect(other?.values).toEqual(one?.values);
  expect([other?.method, other?.lang]).toEqual(['Chèque', 'en']);
  const copies = (await world.mails()).filter(({ to }) => to.address === 'ana@example.org');
  expect(copies.map(({ subject }) => subject).sort()).toEqual(['Vos places', 'Your seats']);
  const copy = copies.find(({ subject }) => subject === 'Your seats');
  for (const words of ['Party', 'Dish', 'Meat', 'Ticket', 'Cheque']) expect(copy?.text).toContain(words);
  for (const words of ['Plat', 'Viande', 'Place', 'Chèque']) expect(copy?.text).not.toContain(words);
});

it('BUILD-46 keeps nothing but translations among a form’s translations', async () => {
  const given = { ...translations, noticeTo: ['eve@evil.example'], '__proto__@': 1, 'title@english': 'x' };
  const { body } = await admin('POST', '', { ...settings, content: content({ translations: given }) });
  const { data } = body as { data: { content: string } };
  expect(JSON.parse(data.content)).toMatchObject({ translations });
  expect(Object.keys((JSON.parse(data.content) as { translations: object }).translations)).toEqual(
    Object.keys(translations),
  );
});

it('BUILD-46 refuses a translated title that is longer than a title may be', async () => {
  const long = content({ translations: { 'title@en': 'x'.repeat(201) } });
  const { status, body } = await admin('POST', '', { ...settings, content: long });
  expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('title@en')]);
});
