import { lt } from 'drizzle-orm';
import type { AdminPayment } from '../../../src/contract/payments/adminPayments';
import type { StoryEvent } from '../../../src/contract/payments/paymentStory';
import type { ContactEvent } from '../../../src/contract/records/contactHistory';
import type { ContactRow } from '../../../src/contract/records/contacts';
import { dayTotals } from '../../db/schema';
import { forgetEvents } from '../../ledger/eventStore';
import { newKey } from '../../testing/checkoutWorld';
import { meetPeople } from '../../testing/meetPeople';
import { releaseUnpaid } from '../forms/submission/releaseUnpaid';
import { block, createFormWorld, replyOf, type FormWorld } from '../forms/testing/formWorld';

let world: FormWorld;
beforeAll(async () => {
  world = await createFormWorld();
});
afterAll(() => world.close());

const admin = (method: string, path: string, body?: unknown, token = world.token) =>
  world.server.request(method, `/v1/admin/${path}`, { token, ...(body !== undefined && { body }) });
const read = async <T>(path: string) => ((await admin('GET', path)).body as { data: T }).data;
const cheque = { montant: 60, means: 'cheque', date: '2025-01-10' };
const note = (body: Record<string, unknown>, token?: string) =>
  admin('POST', 'payments', { ...cheque, idempotencyKey: newKey(), ...body }, token);
const noted = async (body: Record<string, unknown>) => {
  const answer = await note(body);
  expect([answer.status, answer.body]).toMatchObject([200, { success: true }]);
  return (answer.body as { data: AdminPayment }).data;
};
const takeBack = (id: string, body: object = {}, token?: string) => admin('POST', `payments/${id}/cancel`, body, token);
const letters = async () => (await world.mails()).map(({ to, subject }) => [to, subject]);

describe('PAY-54 CALL-213 money that came by hand for a fund', () => {
  it('PAY-54 CALL-213 is a payment that succeeded on the day that was told, counted in its fund', async () => {
    const fund = await world.addFund({ name: 'Le toit' });
    const payment = await noted({ type: 'CAISSE', typeId: fund, commentaire: 'Chèque 123' });
    expect(payment).toMatchObject({
      ...{ state: 'succeeded', type: 'CAISSE', typeId: fund, label: 'Le toit', received: 60, refunded: 0 },
      ...{
        platform: 'HAND.CHEQUE',
        provider: 'hand',
        commentaire: 'Chèque 123',
        createdAt: '2025-01-10T11:00:00.000Z',
      },
    });
    expect(await world.totalOf(fund)).toBe(60);
    const listed = async (query: string) => (await read<AdminPayment[]>(`payments?${query}`)).map(({ id }) => id);
    for (const query of ['platform=HAND.CHEQUE', 'search=123', 'from=2025-01-10&to=2025-01-10'])
      expect(await listed(query)).toContain(payment.id);
    expect(await listed('platform=HAND.CASH')).not.toContain(payment.id);
    const { text } = await admin('GET', 'payments/export?headings=labels&lang=fr&platform=HAND.CHEQUE');
    expect(text).toMatch(/2025.*60.*,Chèque,.*Chèque 123/);
  });

  it('PAY-54 counts once per key, on no day to come, and for nothing that is not there', async () => {
    const fund = await world.addFund();
    const key = newKey();
    const first = await noted({ type: 'CAISSE', typeId: fund, idempotencyKey: key });
    expect((await noted({ type: 'CAISSE', typeId: fund, idempotencyKey: key })).id).toBe(first.id);
    const other = await note({ type: 'CAISSE', typeId: fund, idempotencyKey: key, montant: 10 });
    expect([other.status, other.body]).toMatchObject([409, { code: 'keyReused' }]);
    const late = await note({ type: 'CAISSE', typeId: fund, date: '2025-01-16' });
    expect([late.status, late.body]).toMatchObject([400, { issues: [{ path: 'date' }] }]);
    for (const type of ['CAISSE', 'SERVICE', 'FORM'])
      expect([type, (await note({ type, typeId: 'nothing' })).status]).toEqual([type, 404]);
    expect((await note({ type: 'CAISSE', typeId: fund }, world.otherToken)).status).toBe(404);
    expect((await note({ type: 'CAISSE' })).status).toBe(400);
    expect(await world.totalOf(fund)).toBe(60);
  });

  it('PAY-54 the same key at the same moment counts once', async () => {
    const fund = await world.addFund();
    const key = newKey();
    const all = await Promise.all([1, 2, 3].map(() => noted({ type: 'CAISSE', typeId: fund, idempotencyKey: key })));
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    expect(await world.totalOf(fund)).toBe(60);
  });

  it('PAY-54 CALL-213 is taken back once, stays to be read, and is refunded by nobody else', async () => {
    const fund = await world.addFund();
    const { id } = await noted({ type: 'CAISSE', typeId: fund });
    const refund = await admin('POST', `payments/${id}/refund`, { idempotencyKey: newKey() });
    expect([refund.status, refund.body]).toMatchObject([409, { code: 'by_hand' }]);
    expect((await takeBack(id, {}, world.otherToken)).status).toBe(404);
    for (let time = 0; time < 2; time += 1)
      expect((await takeBack(id, { reason: 'Doublon' })).body).toMatchObject({
        data: { state: 'refunded', refunded: 60 },
      });
    expect(await world.totalOf(fund)).toBe(0);
    const { events } = await read<{ events: StoryEvent[] }>(`payments/${id}/story`);
    const changes = events.filter(({ kind }) => kind === 'change');
    expect(changes).toMatchObject([
      { action: 'ADMIN-PAYMENT-CANCEL', reason: 'Doublon' },
      { action: 'ADMIN-PAYMENT-CREATE' },
    ]);
    const { url } = (await world.submit({ type: 'CAISSE', typeId: fund })).body as { url: string };
    await world.press(url, 'pay');
    await world.deliver();
    const online = await takeBack((await world.paymentOf(url)).id);
    expect([online.status, online.body]).toMatchObject([409, { code: 'online' }]);
  });

  it('PAY-54 SRV-25 says so where it can be taken back no more, and nothing new where it was before', async () => {
    const [old, taken] = [await noted({ type: 'GENERAL' }), await noted({ type: 'GENERAL' })];
    expect((await takeBack(taken.id)).status).toBe(200);
    await forgetEvents(world.deps.database.queries, [old.id, taken.id]);
    expect(await takeBack(old.id)).toMatchObject({ status: 409, body: { code: 'over' } });
    expect(await takeBack(taken.id)).toMatchObject({ status: 200, body: { data: { refunded: 60 } } });
  });

  it('PAY-54 DESK-05 is in the statistics of its day, also of one that was summed before', async () => {
    const received = async () => {
      const { currencies } = await read<{
        currencies: { received: number; bars: { from: string; received: number }[] }[];
      }>('statistics?period=week');
      const bar = currencies[0]?.bars.find(({ from }) => from === '2025-01-11');
      return [currencies[0]?.received, bar?.received];
    };
    const [all = 0, day = 0] = await received();
    await noted({ type: 'CAISSE', typeId: await world.addFund(), date: '2025-01-11' });
    expect(await received()).toEqual([all + 60, day + 60]);
  });

  it('PAY-54 DESK-05 forgets nothing where it came today: no sum is kept of a day that is not over', async () => {
    const { queries } = world.deps.database;
    const days = ['2025-01-13', '2025-01-14'];
    const row = { organisationId: 'demo', mode: 'test', zone: 'Europe/Paris', totals: [] } as const;
    await queries.delete(dayTotals);
    await queries.insert(dayTotals).values(days.map((day) => ({ ...row, day })));
    await noted({ type: 'GENERAL', date: '2025-01-15' });
    expect((await queries.select().from(dayTotals)).map(({ day }) => day).sort()).toEqual(days);
    await noted({ type: 'GENERAL', date: '2025-01-14' });
    expect(await queries.select().from(dayTotals)).toEqual([]);
  });

  it('PAY-54 DESK-05 forgets the sums around its day alone, and those of whoever summed while it was noted', async () => {
    const { database } = world.deps;
    const days = ['2024-03-01', '2024-03-04', '2024-03-05', '2024-03-06', '2024-03-09'];
    const rows = (['test', 'live'] as const).flatMap((mode) =>
      days.map((day) => ({ organisationId: 'demo', mode, zone: 'Europe/Paris', day, totals: [] })),
    );
    const keep = () => database.queries.insert(dayTotals).values(rows).onConflictDoNothing();
    const { transaction } = database;
    const late = jest.spyOn(database, 'transaction').mockImplementation(async (work) => {
      const done = await transaction(work);
      await keep();
      return done;
    });
    const { mode } = await noted({ type: 'GENERAL', date: '2024-03-05' });
    late.mockRestore();
    const kept = await database.queries.select().from(dayTotals).where(lt(dayTotals.day, '2024-04-01'));
    const daysOf = (which: string) => kept.flatMap((row) => (row.mode === which ? [row.day] : [])).sort();
    expect(daysOf(mode)).toEqual(['2024-03-01', '2024-03-09']);
    expect(daysOf(mode === 'test' ? 'live' : 'test')).toEqual(days);
  });

  it('PAY-54 is of the day that the organisation’s clock has', async () => {
    const setZone = async (timeZone: string) =>
      expect((await admin('PUT', 'organisations/demo', { timeZone })).status).toBe(200);
    await setZone('Pacific/Auckland');
    const payment = await noted({ type: 'GENERAL' });
    expect(payment.createdAt).toBe('2025-01-09T23:00:00.000Z');
    const listed = await read<AdminPayment[]>('payments?from=2025-01-10&to=2025-01-10');
    expect(listed.map(({ id }) => id)).toContain(payment.id);
    // There it is the 16th already.
    expect(await noted({ type: 'GENERAL', date: '2025-01-16' })).toMatchObject({
      createdAt: '2025-01-15T12:00:00.000Z',
    });
    await setZone('Europe/Paris');
  });

  it('PAY-56 gives a right to a receipt where its purpose does, unless it is said that none is sent', async () => {
    const [dear, other] = [await world.addFund({ cerfa: true }), await world.addFund({ cerfa: false })];
    const of = async (typeId: string, cerfa?: boolean) =>
      (await noted({ type: 'CAISSE', typeId, ...(cerfa !== undefined && { cerfa }) })).cerfa;
    expect([await of(dear), await of(dear, true), await of(dear, false), await of(other, true)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('PAY-54 pays a service, and the main fund', async () => {
    await admin('POST', 'services', { id: 'adhesion', name: 'Adhésion', montant: 80 });
    expect(await noted({ type: 'SERVICE', typeId: 'adhesion' })).toMatchObject({ label: 'Adhésion', received: 60 });
    const general = await noted({ type: 'GENERAL', means: 'cash' });
    expect(general).toMatchObject({ typeId: null, received: 60, platform: 'HAND.CASH', info: { nom: '', email: '' } });
    expect(general.label).not.toBe('');
  });
});

it('PAY-54 MAIL-01 tells the organisation of nothing that it noted itself', async () => {
  const giftMails = { when: 'each', to: ['treasurer@example.org'] };
  expect((await admin('PUT', 'organisations/demo', { giftMails })).status).toBe(200);
  await world.mails();
  await noted({ type: 'CAISSE', typeId: await world.addFund() });
  expect(await letters()).toEqual([]);
  await admin('PUT', 'organisations/demo', { giftMails: { ...giftMails, when: 'never' } });
});

describe('PERS-15 who paid by hand', () => {
  it('PERS-15 is the contact that was named, also one without an address, with what they gave', async () => {
    const contact = { id: 'rivka', prenom: 'Rivka', nom: 'Azoulay', addresses: [] };
    await admin('POST', 'contacts', contact);
    const payment = await noted({ type: 'CAISSE', typeId: await world.addFund(), contactId: 'rivka' });
    expect(payment).toMatchObject({ info: { homme: false, prenom: 'Rivka', nom: 'Azoulay', email: '' } });
    await meetPeople(world.deps);
    const given = async () => (await read<ContactRow>('contacts/rivka')).given;
    expect(await given()).toEqual([{ devise: 'eur', montant: 60, count: 1 }]);
    expect(await read<ContactEvent[]>('contacts/rivka/history')).toMatchObject([
      { kind: 'payment', id: payment.id, montant: 60, createdAt: '2025-01-10T11:00:00.000Z' },
    ]);
    await takeBack(payment.id);
    await meetPeople(world.deps);
    expect(await given()).toMatchObject([{ montant: 0 }]);
    expect(await read<ContactEvent[]>('contacts/rivka/history')).toMatchObject([{ state: 'cancelled' }]);
    expect((await note({ type: 'GENERAL', contactId: 'nobody' })).status).toBe(404);
  });

  it('PERS-15 stays theirs when the name of who paid is corrected', async () => {
    await admin('POST', 'contacts', { id: 'esther', prenom: 'Ester', nom: 'Azoulay', addresses: [] });
    const { id } = await noted({ type: 'CAISSE', typeId: await world.addFund(), contactId: 'esther' });
    await meetPeople(world.deps);
    expect((await admin('PUT', `payments/${id}`, { info: { prenom: 'Esther' } })).status).toBe(200);
    await meetPeople(world.deps);
    expect((await read<ContactRow>('contacts/esther')).given).toMatchObject([{ montant: 60, count: 1 }]);
  });

  it('PERS-15 gets the confirmation that a payer online gets, and nobody does without an address', async () => {
    await world.mails();
    await admin('POST', 'contacts', { id: 'lea', nom: 'Lévi', emails: ['lea@example.org'] });
    await noted({ type: 'CAISSE', typeId: await world.addFund(), contactId: 'lea' });
    await noted({ type: 'CAISSE', typeId: await world.addFund() });
    expect(await letters()).toMatchObject([[{ address: 'lea@example.org' }, expect.any(String)]]);
  });
});

describe('PAY-54 money that came by hand for what was sent with a form', () => {
  const sent = async (form: string, extra: Record<string, unknown> = {}) => {
    const { data } = replyOf(await world.send(form, { P1_quantity: 2, ...extra }));
    return data?.id ?? '';
  };
  const release = () => (world.pass(3 * 60 * 60 * 1000), releaseUnpaid(world.deps));
  const stateOf = async (id: string) => {
    const { state, total, payed } = await read<{ state: string; total: number; payed: number }>(
      `form-submissions/${id}`,
    );
    return { state, total, payed };
  };

  it('PAY-54 keeps it by the first part, at most what is left, and closes the checkout that is open', async () => {
    const form = await world.addForm();
    const id = await sent(form);
    const open = (await world.submit({ type: 'FORM', typeId: id, montant: 20.2 })).body as { url: string };
    expect(await stateOf(id)).toEqual({ state: 'open', total: 20.2, payed: 0 });
    const over = await note({ type: 'FORM', typeId: id, montant: 20.21 });
    expect([over.status, over.body]).toMatchObject([409, { code: 'overpaid' }]);
    await noted({ type: 'FORM', typeId: id, montant: 20 });
    expect(await stateOf(id)).toEqual({ state: 'kept', total: 20.2, payed: 20 });
    expect((await world.paymentOf(open.url)).state).toBe('cancelled');
    const both = await Promise.all([1, 2].map(() => note({ type: 'FORM', typeId: id, montant: 0.2 })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await stateOf(id)).toMatchObject({ payed: 20.2 });
    const payments = await read<AdminPayment[]>(`payments?formId=${form}&state=succeeded`);
    expect(payments.map(({ montant }) => montant).sort()).toEqual([0.2, 20]);
  });

  it.each([true, false])('PAY-54 PERS-15 is of whoever sent it, a man: %s', async (homme) => {
    const form = await world.addForm({ identity: 'SHORT' }, [block('identity', { required: true }), block('products')]);
    const identity = { homme, prenom: 'Noa', nom: 'Katz', email: 'noa@example.org', tel: '+33612345678' };
    const { data } = replyOf(await world.send(form, { P1_quantity: 1 }, { body: { identity } }));
    expect(await noted({ type: 'FORM', typeId: data?.id, montant: 10.1 })).toMatchObject({
      info: { homme, prenom: 'Noa', nom: 'Katz', email: 'noa@example.org' },
    });
  });

  it('PAY-54 SRV-14 takes places again that were released, and is refused where they are gone', async () => {
    const form = await world.addForm();
    await world.limit(form, [{ products: ['P1'], capacity: 2 }]);
    const first = await sent(form);
    await release();
    expect(await stateOf(first)).toMatchObject({ state: 'released' });
    const second = await sent(form);
    const gone = await note({ type: 'FORM', typeId: first, montant: 20.2 });
    expect([gone.status, gone.body]).toMatchObject([409, { code: 'unavailable' }]);
    expect(await stateOf(first)).toMatchObject({ state: 'released', payed: 0 });
    await release();
    expect(await stateOf(second)).toMatchObject({ state: 'released' });
    await noted({ type: 'FORM', typeId: first, montant: 20.2 });
    expect(await stateOf(first)).toEqual({ state: 'kept', total: 20.2, payed: 20.2 });
    expect(await world.leftOf('P1', form)).toBe(0);
  });
});
