import type { ContactEvent } from '../../../src/contract/records/contactHistory';
import type { ContactRecord, ContactRow } from '../../../src/contract/records/contacts';
import { dataOf } from '../../testing/adminServer';
import { newKey, payer } from '../../testing/checkoutWorld';
import { meetPeople } from '../../testing/meetPeople';
import { createCampaignWorld, type CampaignWorld } from '../campaigns/testing/createCampaignWorld';
import { mendSums } from './mendSums';

let world: CampaignWorld;
beforeEach(async () => {
  world = await createCampaignWorld();
});
afterEach(() => world.close());

const listed = async () => dataOf<ContactRow[]>(await world.admin('GET', 'contacts'));
const of = async (email: string) => (await listed()).find(({ emails }) => emails.includes(email));
const historyOf = async (id: string, query = '') =>
  (await world.admin('GET', `contacts/${id}/history?${query}`)).body as { data: ContactEvent[]; next: string | null };

async function promise(id: string, email: string, montant: number, more = {}) {
  const body = { id, montant, displayName: 'Table 7', infos: { nom: 'Katz', email }, ...more };
  expect((await world.admin('POST', 'campagnes/gala/engagements', body)).status).toBe(200);
  await meetPeople(world.deps);
}
async function hand(pledgeId: string, id: string, montant: number, date: string) {
  const body = { id, montant, means: 'cheque', date };
  expect((await world.admin('POST', `campagnes/gala/engagements/${pledgeId}/payments`, body)).status).toBe(200);
}
const takeBack = (pledgeId: string, id: string) =>
  world.admin('DELETE', `campagnes/gala/engagements/${pledgeId}/payments/${id}`);

it('PERS-13 counts what came by hand of a promise as given by who promised, until it is taken back', async () => {
  await promise('lia', 'lia@example.org', 100);
  await promise('ben', 'ben@example.org', 50);
  expect(await of('lia@example.org')).toMatchObject({ given: [], lastGiftAt: null });
  await hand('lia', 'first', 60, '2024-12-10');
  await hand('lia', 'second', 40, '2025-01-05');
  expect(await of('lia@example.org')).toMatchObject({
    given: [{ devise: 'eur', montant: 100, count: 2 }],
    lastGiftAt: '2025-01-05T11:00:00.000Z',
  });
  expect(await of('ben@example.org')).toMatchObject({ given: [], lastGiftAt: null });
  const { text } = await world.admin('GET', 'contacts/export');
  expect(text).toMatch(/lia@example\.org.*,100,EUR,2,2025-01-05/);
  expect(text).toMatch(/ben@example\.org.*,0,,0,/);
  await takeBack('lia', 'second');
  expect(await of('lia@example.org')).toMatchObject({
    given: [{ montant: 60, count: 1 }],
    lastGiftAt: '2024-12-10T11:00:00.000Z',
  });
  // The ledger of payments has none of it.
  expect((await mendSums(world.deps)).mended).toEqual([]);
});

it('PERS-13 PAY-54 is of noon where the organisation is, as a payment by hand', async () => {
  expect((await world.admin('PUT', 'organisations/demo', { timeZone: 'Pacific/Auckland' })).status).toBe(200);
  await promise('lia', 'lia@example.org', 100);
  await hand('lia', 'first', 60, '2024-12-10');
  const lia = await of('lia@example.org');
  expect(lia?.lastGiftAt).toBe('2024-12-09T23:00:00.000Z');
  const payment = { type: 'GENERAL', montant: 5, means: 'cash', date: '2024-12-10', idempotencyKey: newKey() };
  expect((await world.admin('POST', 'payments', { ...payment, contactId: lia?.id })).status).toBe(200);
  await meetPeople(world.deps);
  const times = (await historyOf(lia?.id ?? '')).data.map(({ kind, createdAt }) => [kind, createdAt]);
  expect(times).toContainEqual(['gift', lia?.lastGiftAt]);
  expect(times).toContainEqual(['payment', lia?.lastGiftAt]);
});

it('PERS-13 adds it to what was paid here, in one sum', async () => {
  const lia = { info: { ...payer.info, email: 'lia@example.org' } };
  await promise('lia', 'lia@example.org', 100);
  const [made] = dataOf<{ url: string }[]>(await world.admin('GET', 'campagnes/gala/engagements'));
  const checkout = await world.open({ typeId: undefined, link: made?.url.split('/').at(-1), montant: 30, ...lia });
  await world.report(checkout.event('succeeded', 1, 30));
  await meetPeople(world.deps);
  await hand('lia', 'rest', 70, '2024-12-10');
  expect(await listed()).toMatchObject([{ given: [{ devise: 'eur', montant: 100, count: 2 }] }]);
});

it('PERS-13 the history has each on its day, leading to its promise, and one that was taken back as cancelled', async () => {
  await promise('lia', 'lia@example.org', 100);
  await hand('lia', 'first', 60, '2024-12-10');
  await hand('lia', 'second', 40, '2025-01-05');
  await takeBack('lia', 'second');
  const id = (await of('lia@example.org'))?.id ?? '';
  const { data } = await historyOf(id);
  expect(data.map(({ kind, state, montant }) => [kind, state, montant])).toEqual([
    ['pledge', 'open', 100],
    ['gift', 'cancelled', 40],
    ['gift', 'succeeded', 60],
  ]);
  const gift = { label: 'Gala', devise: 'eur', of: 'gala', pledgeId: 'lia', createdAt: '2024-12-10T11:00:00.000Z' };
  expect(data[2]).toMatchObject({ ...gift, id: 'first' });
  const pages: ContactEvent[] = [];
  for (let before: string | null = ''; before !== null;) {
    const page: Awaited<ReturnType<typeof historyOf>> = await historyOf(id, `limit=1${before && `&before=${before}`}`);
    pages.push(...page.data);
    before = page.next;
  }
  expect(pages).toEqual(data);
});

it('PERS-13 PERS-06 goes with a merge, and comes back when it is undone', async () => {
  await promise('lia', 'lia@example.org', 100);
  await promise('ben', 'ben@example.org', 50);
  await hand('lia', 'first', 100, '2024-12-10');
  const [lia, ben] = [(await of('lia@example.org'))?.id ?? '', (await of('ben@example.org'))?.id ?? ''];
  await world.admin('POST', `contacts/${ben}/merge`, { other: lia });
  expect(await listed()).toMatchObject([{ id: ben, given: [{ montant: 100, count: 1 }] }]);
  expect(dataOf<ContactRecord>(await world.admin('GET', `contacts/${ben}`)).given).toMatchObject([{ montant: 100 }]);
  expect((await historyOf(ben)).data).toHaveLength(3);
  // Money noted after the merge counts, too.
  await hand('ben', 'other', 50, '2025-01-05');
  expect(await listed()).toMatchObject([{ given: [{ montant: 150, count: 2 }] }]);
  await world.admin('POST', `contacts/${ben}/unmerge`, { other: lia });
  expect((await of('lia@example.org'))?.given).toMatchObject([{ montant: 100, count: 1 }]);
  expect((await of('ben@example.org'))?.given).toMatchObject([{ montant: 50, count: 1 }]);
});

it('PERS-13 ENT-32 PRIV-02 counts no rehearsal that ended, and nothing of who was erased', async () => {
  await promise('trial', 'lia@example.org', 20, { mode: 'test' });
  await promise('lia', 'lia@example.org', 100);
  await hand('trial', 'first', 20, '2024-12-10');
  await hand('lia', 'second', 100, '2024-12-10');
  const lia = await of('lia@example.org');
  expect(lia?.given).toMatchObject([{ montant: 120 }]);
  await world.admin('DELETE', 'campagnes/gala/repetition');
  expect((await of('lia@example.org'))?.given).toMatchObject([{ montant: 100 }]);
  const { data } = await historyOf(lia?.id ?? '');
  expect(data.filter(({ kind }) => kind === 'gift')).toMatchObject([{ id: 'second', montant: 100 }]);
  await world.admin('POST', 'persons/erase', { email: 'lia@example.org' });
  expect(await listed()).toEqual([]);
});
