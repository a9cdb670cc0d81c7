import { block, createFormWorld, layout, replyOf, type FormWorld } from '../testing/formWorld';

let world: FormWorld;
beforeAll(async () => {
  world = await createFormWorld();
});
afterAll(() => world.close());

const blocks = [
  block('text', { fieldKey: 'nom', label: 'Nom' }),
  block('text', { fieldKey: 'mail', label: 'E-mail', kind: 'email' }),
  block('textArea', { fieldKey: 'mot', label: 'Un mot' }),
];
const free = { withPaiement: false, allowZeroAmount: true, allowNoProduct: true };
const answers = { '[TEXT]_nom': 'Ana', '[TEXT]_mail': 'ana@example.org' };
const addFree = (settings: object) => world.addForm({ ...free, products: [], ...settings }, blocks);

/** The copy and the notice of a form with these settings, filled in so. */
async function mailsOf(settings: object, extra: Record<string, unknown> = {}) {
  await world.mails();
  await world.send(await addFree(settings), { ...answers, ...extra });
  const sent = await world.mails();
  return { copy: sent.find(({ to }) => to.address === 'ana@example.org'), all: sent };
}

it('BUILD-69 tells who sent a form what its author wrote, and not where it is to be paid or confirmed first', async () => {
  const sent = { sentTitle: 'Merci', sentText: 'À dimanche', sentUrl: '/merci', sentLabel: 'Programme', sentGo: true };
  const { data } = replyOf(await world.send(await addFree(sent), answers));
  expect(data).toMatchObject({
    sent: { title: 'Merci', text: 'À dimanche', url: '/merci', label: 'Programme', go: true },
  });
  const plain = replyOf(await world.send(await addFree({}), answers)).data;
  expect(Object.keys(plain ?? {})).toEqual(['id']);
  const paid = await world.addForm(sent, [block('products')]);
  expect(replyOf(await world.send(paid, { P1_quantity: 1 })).data).not.toHaveProperty('sent');
  const blocksWithMail = [block('text', { fieldKey: 'mail', label: 'E-mail', kind: 'email', required: true })];
  const held = await world.addForm({ ...free, products: [], ...sent, confirmByMail: true }, blocksWithMail);
  const held1 = replyOf(await world.send(held, { '[TEXT]_mail': 'ben@example.org' })).data;
  expect(held1).toHaveProperty('heldUntil');
  expect(held1).not.toHaveProperty('sent');
});

it('BUILD-70 writes a copy in the author’s words, with the answers that they name', async () => {
  const { copy } = await mailsOf({
    copySubject: 'À bientôt {[TEXT]_nom}',
    copyText: 'Bonjour {[TEXT]_nom},\n\nvotre mot : « {mot} ».\nVenez avec {ceci}.',
  });
  expect(copy?.subject).toBe('À bientôt Ana');
  expect(copy?.text).toContain('Bonjour Ana,\n\nvotre mot : «  ».\nVenez avec {ceci}.\n');
  expect(copy?.text).not.toContain('En voici une copie');
});

it('BUILD-70 keeps answers from writing headers, tags, links or placeholders into a mail', async () => {
  const settings = { copySubject: '{[TEXT]_nom}', copyText: '{[TEXT]_nom} {mot}' };
  const hostile = { '[TEXT]_nom': '<b>{[TEXT]_mail}</b>', mot: 'Gagnez https://evil.example maintenant' };
  const { copy } = await mailsOf(settings, hostile);
  // A slash could be an address: not repeated before it is known who wrote it.
  expect(copy?.subject).toBe('…');
  const { copy: tame } = await mailsOf(settings, {
    '[TEXT]_nom': '<b>{[TEXT]_mail}',
    mot: 'x\r\nBcc: eve@evil.example',
  });
  expect(tame?.subject).toBe('<b>{[TEXT]_mail}');
  expect(tame?.html).toContain('&#60;b&#62;{[TEXT]_mail} …');
  expect(tame?.text).not.toContain('evil');
});

it('BUILD-70 sends no copy, and no notice, where the form says so', async () => {
  const { copy } = await mailsOf({ copyMails: false });
  expect(copy).toBeUndefined();
  expect(replyOf(await world.send(await addFree({ copyMails: false }), answers)).data).toMatchObject({ mailed: false });
  const silent = await mailsOf({ noticeMails: false });
  expect(silent.all.map(({ to }) => to.address)).toEqual(['ana@example.org']);
});

it('BUILD-71 tells the addresses that the form names of what was sent, all in one mail', async () => {
  const { all } = await mailsOf({ noticeTo: ['desk@demo.test', 'rabbi@demo.test', 'desk@demo.test'] });
  const notice = all.find(({ to }) => to.address === 'desk@demo.test');
  expect(notice).toMatchObject({ copies: ['rabbi@demo.test'], replyTo: 'ana@example.org' });
  expect(all).toHaveLength(2);
});

it('BUILD-71 MAIL-01 tells who hears of gifts where neither form nor organisation has an address', async () => {
  const set = (body: object) =>
    world.server.request('PUT', '/v1/admin/organisations/demo', { token: world.token, body });
  const empty = { prenom: '', nom: '', tel: '', email: '' };
  expect((await set({ contact: empty, giftMails: { when: 'daily', to: ['dana@demo.test'] } })).status).toBe(200);
  const { all } = await mailsOf({});
  expect(all.map(({ to }) => to.address).sort()).toEqual(['ana@example.org', 'dana@demo.test']);
  expect((await set({ contact: { ...empty, email: 'hello@demo.test' } })).status).toBe(200);
  const contacted = await mailsOf({});
  expect(contacted.all.map(({ to }) => to.address).sort()).toEqual(['ana@example.org', 'hello@demo.test']);
});

it('BUILD-71 takes up to ten addresses that can be written to, and shows them to no visitor', async () => {
  const ask = (body: object) =>
    world.server.request('POST', '/v1/admin/forms', { token: world.token, body: { title: 'x', ...body } });
  const bad = await ask({ noticeTo: ['desk@demo.test', 'nobody'] });
  expect([bad.status, JSON.stringify(bad.body)]).toEqual([400, expect.stringContaining('noticeTo.1')]);
  const many = Array.from({ length: 11 }, (_, index) => `a${index}@demo.test`);
  expect((await ask({ noticeTo: many })).status).toBe(400);
  expect((await ask({ sentUrl: 'javascript:alert(1)' })).status).toBe(400);
  const id = await addFree({ noticeTo: ['desk@demo.test'], copyText: 'secret', sentText: 'later' });
  const { text } = await world.server.request('GET', `/v1/forms/id/${id}`);
  for (const hidden of ['desk@', 'noticeTo', 'secret', 'later']) expect(text).not.toContain(hidden);
});

it('BUILD-71 lets no token that may not read answers say where they are mailed', async () => {
  const id = await addFree({ noticeTo: ['desk@demo.test'] });
  const admin = (method: string, path: string, body: object, token = world.token) =>
    world.server.request(method, `/v1/admin/${path}`, { token, body });
  const expiresAt = new Date(world.deps.now().getTime() + 3_600_000).toISOString();
  const made = await admin('POST', 'tokens', { name: 'Page', scope: 'forms', forms: [id], expiresAt });
  const { token } = made.body as { token: string };
  const evil = { noticeTo: ['eve@evil.example'] };
  const narrow = (body: object) => admin('PUT', `forms/${id}`, { revision: 1, ...body }, token);
  expect(replyOf(await narrow(evil))).toMatchObject({ success: false, code: 'toldScope' });
  const draft = await admin('POST', `forms/${id}/draft`, { version: null, revision: 1, form: evil }, token);
  expect(replyOf(draft)).toMatchObject({ success: false, code: 'toldScope' });
  const restored = {
    do: 'restore',
    form: { settings: { title: 'Bal' }, document: { schemaVersion: 1, children: [] } },
  };
  let version: string | null = null;
  for (const [commands, isKept] of [
    [[{ do: 'setSetting', setting: 'noticeTo' }], false],
    [[restored], false],
    [[{ do: 'setSetting', setting: 'title', value: 'Bal' }], true],
  ] as const) {
    const text = JSON.stringify(commands);
    const write = { version, revision: 1, form: { title: 'Bal' }, commands: text };
    const wrote = await admin('POST', `forms/${id}/draft`, write, token);
    version = (wrote.body as { data: { version: string } }).data.version;
    const seen = await world.server.request('GET', `/v1/admin/forms/${id}/draft`, { token: world.token });
    expect((seen.body as { data: object }).data).toMatchObject({ form: { title: 'Bal' } });
    expect((seen.body as { data: { commands?: string } }).data.commands).toBe(isKept ? text : undefined);
  }
  // Settings as shown can be sent back along with another change.
  const kept = await narrow({ noticeTo: ['desk@demo.test'], title: 'Bal', content: layout(blocks) });
  expect(replyOf(kept)).toMatchObject({ success: true, data: { title: 'Bal' } });
  expect(replyOf(await admin('PUT', `forms/${id}`, { revision: 2, ...evil }))).toMatchObject({ success: true });
});

it('BUILD-69 BUILD-70 speaks the language of who sent it, where the form has that', async () => {
  const translations = { 'sentTitle@en': 'Thank you', 'copySubject@en': 'See you, {[TEXT]_nom}' };
  const content = JSON.stringify({
    schemaVersion: 2,
    language: 'fr',
    languages: ['en'],
    translations,
    children: blocks,
  });
  const form = await addFree({ content, sentTitle: 'Merci', copySubject: 'À bientôt {[TEXT]_nom}' });
  await world.mails();
  const { data } = replyOf(await world.send(form, answers, { body: { lang: 'en' } }));
  expect(data).toMatchObject({ sent: { title: 'Thank you' } });
  const copy = (await world.mails()).find(({ to }) => to.address === 'ana@example.org');
  expect(copy?.subject).toBe('See you, Ana');
});
