import { minor } from '../../../src/core/money';
import { createApp } from '../../app';
import type { Database } from '../../db/database';
import { openTestDatabase } from '../../db/openTestDatabase';
import { formSubmissions, outbox, payableSubmissions } from '../../db/schema';
import type { Deps } from '../../deps';
import { createTestDeps, startTestServer, type Answer, type TestServer } from '../../testing/testServer';
import { foundOrganisation } from '../settings/organisationService';
import type { Mail } from '../../outbox/createMailer';
import { queueFormMails } from '../forms/submission/queueFormMails';
import { sendDue } from '../../outbox/sendDue';
import { readSubmissions } from './submissionService';

let database: Database;
let deps: Deps;
let server: TestServer;
let token: string;
let otherToken: string;
let time = Date.parse('2025-01-15T12:00:00Z');
beforeAll(async () => {
  database = await openTestDatabase();
  deps = createTestDeps(database, { now: () => new Date(time) });
  const contact = { prenom: '', nom: '', tel: '', email: 'bureau@demo.test' };
  token = await foundOrganisation(deps, { id: 'demo', name: 'Démo', contact });
  otherToken = await foundOrganisation(deps, { id: 'other', name: 'Other' });
  server = await startTestServer(createApp(deps));
});
afterAll(async () => {
  await server.close();
  await database.close();
});

const ask = (method: string, path: string, body?: unknown, given = token) =>
  server.request(method, `/v1/admin/${path}`, { token: given, ...(body === undefined ? {} : { body }) });
const dataOf = <T>({ body }: Answer) => (body as { data: T }).data;
const block = (type: string, props: Record<string, unknown>, children: unknown[] = []) => ({ type, props, children });
const save = async (method: string, path: string, form: Record<string, unknown>, content: unknown[]) => {
  const body = { ...form, content: JSON.stringify(content) };
  expect((await ask(method, path, body)).body).toMatchObject({ success: true });
};
const make = (id: string, content: unknown[], form: Record<string, unknown> = {}) =>
  save('POST', 'forms', { id, title: id, type: 'COMPLEX', active: true, ...form }, content);
const text = (fieldKey: string, label = fieldKey) => block('text', { fieldKey, label });

/** Keeps a filled in form, a minute after the one before. */
async function fill(formId: string, extra: Record<string, unknown>, change: Record<string, unknown> = {}) {
  time += 60_000;
  const id = deps.ids.row();
  const common = { id, organisationId: 'demo', createdAt: deps.now(), updatedAt: deps.now() };
  const owed = { total: minor(1250), rules: { paiementType: null, totalCerfa: 0 } };
  await database.queries.insert(payableSubmissions).values({ ...common, ...owed, label: formId, active: true });
  const sent = { mode: 'live', revision: 1, values: { extra }, currency: 'eur', lang: 'en', state: 'kept' } as const;
  const key = { idempotencyKey: id, bodyHash: 'x' };
  await database.queries.insert(formSubmissions).values({ ...common, formId, ...sent, ...key, ...change });
  return id;
}
type Listed = { id: string; state: string; total: number }[];
const list = async (query: string) =>
  (await ask('GET', `form-submissions?${query}`)).body as { data: Listed; next: string };
const idsOf = async (query: string) => (await list(query)).data.map(({ id }) => id);
type Shown = { answers: { key: string; label: string; text: string; files?: unknown }[] };
const shown = async (id: string, lang = 'fr') =>
  dataOf<Shown>(await ask('GET', `form-submissions/${id}?lang=${lang}`)).answers.map(({ label, text: said }) => [
    label,
    said,
  ]);

describe('submissions of forms', () => {
  it('SRV-12 are listed newest first, paged, by form, state, day and words', async () => {
    await make('fete', [text('nom')]);
    await make('autre', [text('nom')]);
    const first = await fill('fete', { '[TEXT]_nom': 'Éléonore Lévi' });
    const second = await fill('fete', { '[TEXT]_nom': 'Dan' }, { state: 'open' });
    const third = await fill('autre', { '[TEXT]_nom': '100 %' });
    expect(await idsOf('')).toEqual([third, second, first]);
    const page = await list('limit=2');
    expect(await idsOf(`limit=2&before=${page.next}`)).toEqual([first]);
    expect(page.data[0]).toMatchObject({
      id: third,
      formId: 'autre',
      label: 'autre',
      total: 12.5,
      payed: 0,
      devise: 'eur',
    });
    expect(await idsOf('formId=fete')).toEqual([second, first]);
    expect(await idsOf('state=open')).toEqual([second]);
    expect(await idsOf('search=levi%20ELEONORE')).toEqual([first]);
    expect(await idsOf(`search=${first}`)).toEqual([first]);
    expect(await idsOf('search=%25')).toEqual([third]);
    expect(await idsOf('search=TEXT')).toEqual([]);
    expect(await idsOf('from=2025-01-15&to=2025-01-15')).toHaveLength(3);
    expect(await idsOf('from=2025-01-16')).toEqual([]);
    expect((await ask('GET', 'form-submissions?from=2025-02-30')).status).toBe(400);
    expect((await ask('GET', 'form-submissions', undefined, otherToken)).body).toEqual({ data: [], next: null });
    for (const path of [`form-submissions/${first}`, 'forms/fete/submissions.csv', 'forms/fete/submissions.json'])
      expect((await ask('GET', path, undefined, otherToken)).status).toBe(404);
    expect((await ask('GET', 'form-submissions/none')).status).toBe(404);
    expect((await ask('GET', 'forms/none/submissions.csv')).status).toBe(404);
  });

  it('ENT-06 are shown by the labels of the form, values in words of the language', async () => {
    const content = [
      block('identity', { required: true }),
      block('hazkara', { fieldKey: 'azkara', label: 'Azkara' }),
      block('checkbox', { fieldKey: 'ok', label: 'D’accord' }),
      block('date', { fieldKey: 'jours', label: 'Jours', range: true }),
      block('date', { fieldKey: 'heure', label: 'Heure', picker: 'datetime' }),
      block('birthDate', { fieldKey: 'ne', label: 'Né le' }),
      block('select', { fieldKey: 'choix', label: 'Choix', values: ['a', 'b'], multiple: true }),
      block('upload', { fieldKey: 'piece', label: 'Pièce' }),
      block('products', { label: 'Articles' }),
      block('productInfo', { product: 'repas' }, [text('plat', 'Plat')]),
      block('freeAmount', { fieldKey: 'don' }),
      block('paymentMethod', {}),
    ];
    const products = [{ id: 'repas', title: 'Repas', montant: 10 }];
    await make('tout', content, { identity: 'SIMPLE', products });
    const extra = {
      '[HAZKARA]_azkara': { homme: false, _relation: 'PERE', nom: 'Levi', deceasedDate: '2020-03-01T23:00:00' },
      '[CHECKBOX]_ok': true,
      '[DATE]_jours': ['2025-02-01', '2025-02-03'],
      '[DATETIME]_heure': '2025-07-01T10:00:00Z',
      '[ANNIV]_ne': '1990-01-15T11:00:00',
      choix: ['a', 'b'],
      piece: [{ doc: 'd1', name: 'a.pdf' }],
      repas_quantity: 2,
      '[TEXT]_plat_1': 'Poisson',
      '[TEXT]_plat_2': 'Végétal',
      '[FREE_AMOUNT]_don': 5.5,
      __paiementMethod: 'ONLINE',
      disparu: 'x',
    };
    const id = await fill(
      'tout',
      {},
      { values: { identity: { homme: true, prenom: 'Dan', tel: '+33612345678' }, extra } },
    );
    const plain = (lines: string[][]) => lines.map((line) => line.map((one) => one.replace(/\s/g, ' ')));
    expect(plain(await shown(id))).toEqual([
      ['Civilité', 'Homme'],
      ['Prénom', 'Dan'],
      ['Téléphone', '+33612345678'],
      ['Azkara – Civilité', 'Femme'],
      ['Azkara – Lien de parenté', 'Mère'],
      ['Azkara – Nom', 'Levi'],
      ['Azkara – Date du décès', '1er mars 2020 (Après le coucher du soleil)'],
      ['D’accord', 'Oui'],
      ['Jours', '1er février 2025 – 3 février 2025'],
      ['Heure', '1er juillet 2025 à 12:00'],
      ['Né le', '15 janvier 1990'],
      ['Choix', 'a, b'],
      ['Pièce', 'a.pdf'],
      ['Repas', '2'],
      ['Plat (1)', 'Poisson'],
      ['Plat (2)', 'Végétal'],
      ['don', '5,50 €'],
      ['Moyen de paiement', 'En ligne'],
      ['disparu', 'x'],
    ]);
    expect(await shown(id, 'en')).toContainEqual(['D’accord', 'Yes']);
    const detail = dataOf<Shown & { values: unknown }>(await ask('GET', `form-submissions/${id}`));
    expect(detail.answers.find(({ key }) => key === 'piece')?.files).toEqual([{ doc: 'd1', name: 'a.pdf' }]);
    expect(detail.values).toMatchObject({ extra });
  });

  it('ENT-04 are exported under columns that stay: old keys first, rows of repeated blocks behind, cells without formulas', async () => {
    const products = [{ id: 'repas', title: 'Repas', montant: 10 }];
    const repeat = block('productInfo', { product: 'repas' }, [text('plat'), text('boisson')]);
    await make('table', [text('nom'), block('products', {}), repeat], { products });
    await fill('table', { '[TEXT]_nom': '=HYPERLINK("x")', repas_quantity: 1, '[TEXT]_plat_1': '@x' });
    await save('PUT', 'forms/table', { products, revision: 1 }, [
      block('contact', { fieldKey: 'ami' }),
      text('ville'),
      block('products', {}),
      repeat,
    ]);
    const values = {
      '[TEXT]_ville': '-1',
      '[CONTACT]_ami': { nom: '+33' },
      repas_quantity: 2,
      '[TEXT]_boisson_2': 'Eau',
    };
    await fill('table', values, { revision: 2 });
    const { text: csv, headers } = await ask('GET', 'forms/table/submissions.csv');
    expect(headers.get('content-type')).toContain('text/csv');
    expect(headers.get('content-disposition')).toBe('attachment; filename="table.csv"');
    const [header = '', newest = '', oldest = ''] = csv.replace(/^\ufeff/, '').split('\r\n');
    const columns = header.split(',');
    expect(columns.slice(0, 15).slice(12)).toEqual([
      '[TEXT]_nom',
      'repas_quantity',
      expect.stringContaining('[CONTACT]_ami.'),
    ]);
    expect(columns.indexOf('[TEXT]_ville')).toBeGreaterThan(columns.indexOf('[CONTACT]_ami.nom'));
    const rows = ['[TEXT]_plat_1', '[TEXT]_boisson_1', '[TEXT]_plat_2', '[TEXT]_boisson_2'];
    expect(columns.slice(-4)).toEqual(rows);
    const cell = (row: string, name: string) => row.split(',')[columns.indexOf(name)];
    expect(cell(oldest, '[TEXT]_nom')).toBe(`"'=HYPERLINK(""x"")"`);
    expect(cell(oldest, '[TEXT]_plat_1')).toBe(`'@x`);
    expect(cell(newest, '[TEXT]_ville')).toBe(`'-1`);
    expect(cell(newest, '[CONTACT]_ami.nom')).toBe(`'+33`);
    expect(cell(newest, '[TEXT]_boisson_2')).toBe('Eau');
    expect([cell(newest, 'total'), cell(newest, 'repas_quantity')]).toEqual(['12.5', '2']);
    const bytes = await fetch(`${server.url}/v1/admin/forms/table/submissions.csv`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect([...new Uint8Array(await bytes.arrayBuffer()).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const json = dataOf<{ values: unknown }[]>(await ask('GET', 'forms/table/submissions.json?search=eau'));
    expect(json).toMatchObject([{ revision: 2, values: { extra: values } }]);
  });
});

it('SRV-09 a search looks through so many at a time, and goes on where it was', async () => {
  await make('cherche', [text('mot')]);
  const ids: string[] = [];
  for (const mot of ['a', 'b', 'a', 'b', 'b']) ids.push(await fill('cherche', { '[TEXT]_mot': `mot-${mot}` }));
  const search = { formId: 'cherche', search: 'mot-a' };
  const after = ({ next }: { next: string | null }) => ({ ...search, before: next ?? '' });
  const first = await readSubmissions(deps, 'demo', search, 2);
  const second = await readSubmissions(deps, 'demo', after(first), 2);
  const third = await readSubmissions(deps, 'demo', after(second), 2);
  expect([first, second, third].map(({ data }) => data.map(({ id }) => id))).toEqual([[], [ids[2]], [ids[0]]]);
});

describe('mails about submissions', () => {
  const sent: Mail[] = [];
  const mailer = { send: async (mail: Mail) => void sent.push(mail), close: () => undefined };
  const mail = async (submissionId: string) => {
    sent.length = 0;
    const queue = () =>
      database.transaction((tx) => queueFormMails(tx, deps, { organisationId: 'demo', submissionId }));
    await queue();
    await queue();
    await sendDue(deps, mailer);
    return [...sent];
  };

  it('FPAGE-02 bring the sender a copy in their language, and the organisation a notice in its own, once', async () => {
    await make('contact', [
      block('text', { fieldKey: 'mail', label: 'E-mail', kind: 'email' }),
      text('mot', 'Mot <b>'),
    ]);
    const extra = { '[TEXT]_mail': 'ana@example.org', '[TEXT]_mot': '<b>x <script>' };
    const [copy, notice, ...more] = await mail(await fill('contact', extra));
    expect(more).toEqual([]);
    expect(copy).toMatchObject({
      to: { address: 'ana@example.org' },
      fromName: 'Démo',
      replyTo: 'bureau@demo.test',
      subject: 'Your form “contact”',
    });
    expect(notice).toMatchObject({
      to: { address: 'bureau@demo.test' },
      replyTo: 'ana@example.org',
      subject: 'Nouveau formulaire : contact',
    });
    expect(copy?.text).toContain('E-mail: ana@example.org\nMot <b>: <b>x <script>\nTotal: €12.50');
    expect(copy?.text).not.toContain('not repeated');
    for (const { html } of [copy, notice] as Mail[]) {
      expect(html).toContain('&#60;b&#62;x &#60;script&#62;');
      expect(html).toContain('Mot &#60;b&#62;');
      expect(html).not.toMatch(/<script|<b>/);
    }
  });

  it('SRV-09 carry nobody’s letter to a stranger, and no address gets many', async () => {
    const letter = 'You have won: https://evil.example/claim';
    const extra = { '[TEXT]_mail': 'Victim+1@example.org', '[TEXT]_mot': letter };
    const [copy, notice] = await mail(await fill('contact', extra));
    for (const text of [copy?.text, copy?.html]) {
      expect(text).toContain('Long texts and links are not repeated here.');
      expect(text).not.toContain('evil');
    }
    expect(notice?.text).toContain(letter);
    for (let sent = 1; sent < 10; sent += 1) expect(await mail(await fill('contact', extra))).toHaveLength(2);
    const again = { '[TEXT]_mail': 'victim@example.org' };
    const addresses = (mails: Mail[]) => mails.map(({ to }) => to.address);
    expect(addresses(await mail(await fill('contact', again)))).toEqual(['bureau@demo.test']);
    expect(await mail(await fill('contact', { '[TEXT]_mail': 'other@example.org' }))).toHaveLength(2);
    time += 24 * 60 * 60 * 1000;
    expect(addresses(await mail(await fill('contact', again)))).toEqual(['victim@example.org', 'bureau@demo.test']);
  });

  it('FPAGE-02 go to the organisation alone when a form has no address', async () => {
    await make('muet', [text('mot')]);
    expect((await mail(await fill('muet', { '[TEXT]_mot': 'x' }))).map(({ to }) => to.address)).toEqual([
      'bureau@demo.test',
    ]);
    expect(await database.queries.$count(outbox)).toBeGreaterThan(0);
    expect((await database.queries.select().from(outbox)).filter(({ sentAt }) => sentAt === null)).toEqual([]);
  });

  it.each(['he', 'it', 'pt', 'ru', 'fr', 'en'])('I18N-01 are written in %s', async (lang) => {
    const id = await fill('contact', { '[TEXT]_mail': 'ana@example.org' }, { lang });
    const [copy] = await mail(id);
    expect(copy?.html).toContain(`<html lang="${lang}" dir="${lang === 'he' ? 'rtl' : 'ltr'}">`);
    expect(copy?.subject).toContain('contact');
  });
});
