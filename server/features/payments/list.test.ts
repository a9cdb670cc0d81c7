import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { payments } from '../../db/schema';
import { fillPaymentSearch } from '../../ledger/fillPaymentSearch';
import { projectRoot } from '../../projectRoot';
import { statementsOf } from '../../testing/statementsOf';
import { createCheckoutWorld, payer, type CheckoutWorld } from '../../testing/checkoutWorld';
import { formulaSafe } from '../../../src/core/csv';

let world: CheckoutWorld;
const ids: Record<string, string> = {};
let issuesReceipts = false;
beforeAll(async () => {
  world = await createCheckoutWorld({ canIssueReceipts: ({ id }) => issuesReceipts && id === 'demo' });
  const change = { web: { suggestFees: 1 }, timeZone: 'Asia/Jerusalem' };
  await world.server.request('PUT', '/v1/admin/organisations/demo', { token: world.token, body: change });
  const make = async (name: string, config: Record<string, unknown>, charged?: number) => {
    const { body } = await world.submit(config);
    const { id } = await world.paymentOf((body as { url: string }).url);
    ids[name] = id;
    if (charged !== undefined) await report(id, 'succeeded', charged);
  };
  // 23:30 of the 14th in Paris, 00:30 of the 15th in Jerusalem.
  world.pass(Date.parse('2025-01-14T22:30:00Z') - world.deps.now().getTime());
  await make('late', { montant: 20, commentaire: '=HYPERLINK("http://evil")' }, 20);
  world.pass(24 * 60 * 60_000);
  const fees = { amounts: { montant: 100, fees: 1.78, total: 101.78 } };
  await make('withFees', { ...fees, ...payer, info: { ...payer.info, nom: 'O’Neil 100%', prenom: '-2+3' } }, 101.78);
  await make('pending', { montant: 30, utm: { source: 'mail' }, accessId: 'a1' });
  const dear = await world.addFund({ cerfa: true });
  await make('receipt', { type: 'CAISSE', typeId: dear, montant: 40 }, 40);
  await report(ids['receipt'] ?? '', 'refunded', 15);
});
afterAll(() => world.close());

let events = 0;
const report = (paiement: string, type: string, montant: number) =>
  world.report({
    id: `evt-${(events += 1)}`,
    type: `payment.${type}`,
    paiement,
    charge: 1,
    montant,
    created: new Date(world.deps.now().getTime() + events).toISOString(),
  });
interface List {
  data: ({ id: string } & Record<string, unknown>)[];
  next: string | null;
  totals: Record<string, unknown>[];
}
const list = async (query = '', token = world.token) =>
  (await world.server.request('GET', `/v1/admin/payments?${query}`, { token })).body as List;
const namesOf = ({ data }: List) =>
  data.map(({ id }) => Object.entries(ids).find(([, known]) => known === id)?.[0] ?? id);

describe('the list of payments', () => {
  it('SRV-12 is searched by every word, which stands for itself', async () => {
    expect(namesOf(await list('search=neil'))).toEqual(['withFees']);
    expect(namesOf(await list('search=dana%20lévi'))).toEqual(['receipt', 'pending', 'late']);
    expect(namesOf(await list('search=100%25'))).toEqual(['withFees']);
    expect(namesOf(await list('search=%25'))).toEqual([]);
    expect(namesOf(await list('search=10'))).toEqual(['withFees']);
    expect(namesOf(await list('search=00'))).toEqual([]);
    expect(namesOf(await list('search=dana%20nobody'))).toEqual([]);
    expect(namesOf(await list(`search=${ids['pending']}`))).toEqual(['pending']);
  });

  it('SRV-12 is searched without regard to case and accents, of the row and of the question', async () => {
    for (const search of ['dana levi', 'DÀNA LÉVI', 'le\u0301vi'])
      expect(namesOf(await list(`search=${encodeURIComponent(search)}`))).toEqual(['receipt', 'pending', 'late']);
    expect(namesOf(await list('search=travaux'))).toEqual(['receipt']);
  });

  it('SRV-12 finds payments that were made before searches had their own column', async () => {
    const { queries } = world.deps.database;
    const stored = () =>
      queries.select({ id: payments.id, search: payments.search }).from(payments).orderBy(payments.id);
    const statements = (name: string) =>
      readFileSync(join(projectRoot, `server/db/migrations/${name}.sql`), 'utf8').split('--> statement-breakpoint');
    const fills = [...statements('0004_update_links_search'), ...statements('0065_fold_marks')].filter((statement) =>
      /UPDATE "payments"/.test(statement),
    );
    expect(fills).toHaveLength(2);
    const before = await stored();
    await queries.update(payments).set({ search: '', isNumberSearched: false });
    for (const fill of fills) await queries.execute(sql.raw(fill));
    expect(await fillPaymentSearch(queries)).toBe(4);
    expect(await stored()).toEqual(before);
  });

  it('SRV-12 is narrowed by state, type and day, the day being the organisation’s', async () => {
    expect(namesOf(await list('state=processing'))).toEqual(['pending']);
    expect(namesOf(await list('type=CAISSE'))).toEqual(['receipt']);
    expect(namesOf(await list('from=2025-01-15&to=2025-01-15'))).toEqual(['late']);
    expect(namesOf(await list('from=2025-01-16'))).toEqual(['receipt', 'pending', 'withFees']);
    expect(namesOf(await list('to=2025-01-14'))).toEqual([]);
    for (const query of ['from=2025-02-31', 'to=0000-01-01'])
      expect(await list(query)).toMatchObject({ success: false, code: 'malformed' });
  });

  it('SRV-12 totals all pages where that is asked for, by currency, fee cover apart', async () => {
    const page = await list('limit=1&totals=true');
    expect(page.data).toHaveLength(1);
    const all = { devise: 'eur', count: 4, received: 161.78, refunded: 15, fees: 1.78 };
    expect(page.totals).toEqual([all]);
    expect((await list(`before=${page.next}&totals=true`)).totals).toEqual([all]);
    const found = [{ ...all, count: 1, received: 101.78, refunded: 0 }];
    expect((await list('search=neil&totals=true')).totals).toEqual(found);
    expect(await list('totals=true', world.otherToken)).toEqual({ data: [], next: null, totals: [] });
  });

  it('CALL-175 comes in the order of days or amounts, either way, page by page, and is exported so', async () => {
    const read = async (sort: string) => {
      const names: string[] = [];
      for (let before = ''; ;) {
        const page = await list(`sort=${sort}&limit=1${before}`);
        names.push(...namesOf(page));
        if (page.next === null) return names;
        before = `&before=${page.next}`;
      }
    };
    const days = ['late', 'withFees', 'pending', 'receipt'];
    const amounts = ['late', 'pending', 'receipt', 'withFees'];
    expect(await read('date')).toEqual(days);
    expect(await read('-date')).toEqual(days.toReversed());
    expect(await read('montant')).toEqual(amounts);
    expect(await read('-montant')).toEqual(amounts.toReversed());
    expect(await read('montant&search=dana%20levi')).toEqual(['late', 'pending', 'receipt']);
    expect(await list('sort=nom')).toMatchObject({ success: false, code: 'malformed' });
    const { text } = await world.server.request('GET', '/v1/admin/payments/export?sort=-montant', {
      token: world.token,
    });
    const exported = text.split('\r\n').map((row) => row.split(',')[1]);
    expect([...new Set(exported)].slice(1, 3)).toEqual([ids['withFees'], ids['receipt']]);
  });

  it('CALL-175 comes in the order of who paid: a company by its name, and as it was corrected', async () => {
    const order = async (sort: string) => namesOf(await list(`sort=${sort}`));
    const correct = (name: string, body: object) =>
      world.server.request('PUT', `/v1/admin/payments/${ids[name]}`, { token: world.token, body });
    const company = { perso: false, raison: 'Érable', siren: '732829320' };
    expect((await correct('late', { facturation: company })).status).toBe(200);
    expect((await correct('pending', { info: { nom: 'Zadok' } })).status).toBe(200);
    const names = ['late', 'receipt', 'withFees', 'pending'];
    expect(await order('name')).toEqual(names);
    expect(await order('-name')).toEqual(names.toReversed());
    const { next } = await list('sort=name&limit=2');
    expect(namesOf(await list(`sort=name&before=${next}`))).toEqual(names.slice(2));
    expect(await list(`sort=montant&before=${next}`)).toMatchObject({ success: false, code: 'malformed' });
    const { text } = await world.server.request('GET', '/v1/admin/payments/export?sort=name', { token: world.token });
    const exported = text.split('\r\n').map((row) => row.split(',')[1]);
    expect([...new Set(exported)].slice(1, 3)).toEqual([ids['late'], ids['receipt']]);
    await correct('late', { facturation: { perso: true } });
    await correct('pending', { info: { nom: payer.info.nom } });
  });

  it('SRV-19 adds nothing up for a page that is not asked for totals', async () => {
    const { queries } = world.deps.database;
    const statements = await statementsOf(queries, async () => {
      for (const query of ['limit=1', 'limit=1&totals=false'])
        expect(Object.keys(await list(query))).toEqual(['data', 'next']);
    });
    expect(statements.filter(({ text }) => /from "payments"/.test(text))).toHaveLength(2);
    expect(statements.filter(({ text }) => /count\(|group by/.test(text))).toEqual([]);
  });

  it('SRV-12 PAY-06 says where the receipt of each stands, once the organisation issues receipts', async () => {
    const read = async (path: string) =>
      (await world.server.request('GET', `/v1/admin/payments/${path}`, { token: world.token })).text;
    const receiptsOf = async () => {
      const { data } = await list();
      return Object.fromEntries(data.map((one, index) => [namesOf({ data } as List)[index], one['receipt']]));
    };
    const none = { late: 'none', withFees: 'none', pending: 'none', receipt: 'none' };
    expect(await receiptsOf()).toEqual(none);
    expect(await read('export')).not.toContain(',due,');
    expect(await read(ids['receipt'] ?? '')).toContain('"receipt":"none"');
    issuesReceipts = true;
    expect(await receiptsOf()).toEqual({ ...none, receipt: 'due' });
    expect(await read('export')).toContain(',due,');
    expect(await read(ids['receipt'] ?? '')).toContain('"receipt":"due"');
    issuesReceipts = false;
    const { data } = await list();
    expect(data.find(({ id }) => id === ids['pending'])).toMatchObject({ utm: { source: 'mail' }, accessId: 'a1' });
  });
});

describe('the export of payments', () => {
  it('SRV-12 has one row a charge or refund, for spreadsheets', async () => {
    const answer = await world.server.request('GET', '/v1/admin/payments/export', { token: world.token });
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toContain('paiements.csv');
    const raw = await fetch(`${world.server.url}/v1/admin/payments/export`, {
      headers: { Authorization: `Bearer ${world.token}` },
    });
    expect([...new Uint8Array(await raw.arrayBuffer()).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [head, ...rows] = answer.text.trimEnd().split('\r\n');
    expect(head?.replace('\ufeff', '')).toBe(
      'date,paiement,kind,charge,type,typeId,label,montant,fees,devise,platform,homme,prenom,nom,email,tel,perso,raison,' +
        'siren,social_id,adresse,postal,ville,pays,cerfa,assoc,receipt,commentaire,displayName,team,accessId,link,' +
        'utm_source,utm_medium,utm_campaign,utm_term,utm_content,products,source,other,mode,abo,nbMonth,divide,caisse,form',
    );
    const cells = rows.map((row) => row.split(','));
    expect(cells.map((row) => [row[1], row[2], row[7], row[8]])).toEqual([
      [ids['receipt'], 'charge', '40', '0'],
      [ids['receipt'], 'refund', '-15', '0'],
      [ids['withFees'], 'charge', '101.78', '1.78'],
      [ids['late'], 'charge', '20', '0'],
    ]);
  });

  it('SRV-12 ORG-04 lets nothing that people wrote be taken for a formula', async () => {
    const { text } = await world.server.request('GET', '/v1/admin/payments/export', { token: world.token });
    expect(text).toContain(`"'=HYPERLINK(""http://evil"")"`);
    expect(text).toContain(",'-2+3,");
    expect(text).toContain(',+33612345678,');
    expect(text).not.toMatch(/(^|,)"?([=@]|\+(?!\d{6,15}(,|$)))/m);
  });

  // In locales with decimal commas, spreadsheets treat semicolons and tabs as cell separators.
  it.each([
    ['=1+1', "'=1+1"],
    ['+33612345678', '+33612345678'],
    ['+33612345678+1', "'+33612345678+1"],
    ['+3361234567890123', "'+3361234567890123"],
    ['+12345', "'+12345"],
    ['\u00a0=1', "'\u00a0=1"],
    ['Ana;=1+1', "Ana;'=1+1"],
    ['Ana; @x\t+1', "Ana;' @x\t'+1"],
    ['Bravo\r\n=1+1', "Bravo\r\n'=1+1"],
    ['Ana; Noa – 1=1, a-b', 'Ana; Noa – 1=1, a-b'],
  ])('SRV-12 lets no part of %j be taken for a formula', (cell, safe) => expect(formulaSafe(cell)).toBe(safe));

  it('SRV-12 reads long cells of line breaks at once', () => {
    const breaks = '\n'.repeat(200_000);
    expect(formulaSafe(breaks)).toBe(`'${breaks}`);
  });

  it('ENT-24 PAY-18 has what the organisation asked for, and the other people of a service', async () => {
    const { queries } = world.deps.database;
    const extra = { ddn: '1990-01-15', newsletter: true, 'Rite, ou autre': '=1+1' };
    await queries
      .update(payments)
      .set({
        info: { ...payer.info, extra },
        other: [
          { prenom: 'Noa', nom: 'Lévi' },
          { prenom: 'Dan', nom: 'Levi' },
        ],
      }) // oxfmt-ignore
      .where(sql`${payments.id} = ${ids['withFees']}`);
    const { text } = await world.server.request('GET', '/v1/admin/payments/export', { token: world.token });
    const [head, ...rows] = text.trimEnd().split('\r\n');
    expect(head).toMatch(
      /,source,other,mode,abo,nbMonth,divide,caisse,form,extra\.ddn,extra\.newsletter,"extra\.Rite, ou autre"$/,
    );
    expect(rows.map((row) => /,("Noa.*|,test,\d,\d+,\d*,[^,]*,,,,)$/.exec(row)?.[1])).toEqual([
      ',test,0,1,,Travaux,,,,',
      ',test,0,1,,Travaux,,,,',
      `"Noa Lévi, Dan Levi",test,0,1,,,,1990-01-15,1,'=1+1`,
      ',test,0,1,,,,,,',
    ]);
    const inWords = async () => {
      const asked = '/v1/admin/payments/export?headings=labels&lang=fr';
      return (await world.server.request('GET', asked, { token: world.token })).text.trimEnd().split('\r\n');
    };
    const [words, , , answers] = await inWords();
    expect(words).toMatch(/,Formulaire,Date de naissance,Souhaite[^,]*,"Rite, ou autre"$/);
    expect(answers).toMatch(/,1990-01-15,Oui,'=1\+1$/);
    const asked = { type: 'TEXT', fieldKey: 'Rite, ou autre', label: 'Votre rite' };
    const body = { web: { 'paiement.extra.fields': [asked] } };
    await world.server.request('PUT', '/v1/admin/organisations/demo', { token: world.token, body });
    expect((await inWords())[0]).toMatch(/,Votre rite$/);
  });

  it('SRV-12 exports what the filters leave, of one organisation', async () => {
    const exported = async (query: string, token = world.token) => {
      const { text } = await world.server.request('GET', `/v1/admin/payments/export?${query}`, { token });
      return text.trimEnd().split('\r\n').length - 1;
    };
    expect(await exported('search=neil')).toBe(1);
    expect(await exported('state=processing')).toBe(0);
    expect(await exported('', world.otherToken)).toBe(0);
  });
});
