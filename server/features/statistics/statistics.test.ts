import { eq, sql } from 'drizzle-orm';
import type { Statistics, Task } from '../../../src/contract/payments/statistics';
import { dayTotals, entries } from '../../db/schema';
import { forgetDays, forgetRecentDays } from '../../ledger/totals/dayTotals';
import { statementsOf } from '../../testing/statementsOf';
import { readStatistics } from './readStatistics';
import { createCampaignWorld, type CampaignWorld } from '../campaigns/testing/createCampaignWorld';

const DAY = 24 * 60 * 60_000;
let world: CampaignWorld;
beforeAll(async () => {
  world = await createCampaignWorld();
  await world.admin('PUT', 'organisations/demo', { timeZone: 'Asia/Jerusalem', web: { suggestFees: 1 } });
});
afterAll(() => world.close());

const at = (moment: string) => world.pass(Date.parse(moment) - world.deps.now().getTime());
const read = async (query = '', token = world.token) =>
  ((await world.admin('GET', `statistics?${query}`, undefined, token)).body as { data: Statistics }).data;
const tasks = async () => ((await world.admin('GET', 'tasks')).body as { data: Task[] }).data;

/** A gift of a fund, paid now. */
async function give(montant: number, config: Record<string, unknown> = {}) {
  const { url } = (await world.submit({ montant, ...config })).body as { url: string };
  await world.press(url, 'pay');
  await world.deliver();
  return (await world.paymentOf(url)).id;
}
let keys = 0;
const refund = (id: string, montant: number) =>
  world.admin('POST', `payments/${id}/refund`, { montant, idempotencyKey: `refund-${(keys += 1)}` });

describe('statistics', () => {
  it('DESK-05 CALL-45 adds up what moved by the organisation’s days, beside the period before', async () => {
    // 23:30 of the 2nd in Paris, 00:30 of the 3rd in Jerusalem.
    at('2025-03-02T22:30:00Z');
    await give(20);
    at('2025-03-09T10:00:00Z');
    const id = await give(100, { amounts: { montant: 100, fees: 1.78, total: 101.78 } });
    at('2025-03-10T10:00:00Z');
    await give(5);
    await refund(id, 10);
    await world.deliver();
    const [euros, ...others] = (await read('period=week')).currencies;
    expect(others).toEqual([]);
    expect(euros).toMatchObject({
      ...{ devise: 'eur', received: 106.78, refunded: 10, fees: 1.78, charges: 2 },
      before: { received: 20, refunded: 0, fees: 0, charges: 1 },
    });
    expect(euros?.bars.map(({ to, received, before }) => [to, received, before])).toEqual(
      [
        ['2025-03-04', 0, 0],
        ['2025-03-05', 0, 0],
        ['2025-03-06', 0, 0],
        ['2025-03-07', 0, 0],
        ['2025-03-08', 0, 0],
        ['2025-03-09', 101.78, 0],
        ['2025-03-10', 5, 0],
      ].map(([to, received]) => [to, received, to === '2025-03-10' ? 20 : 0]),
    );
  });

  it('DESK-37 a day that was kept while a clock was ahead is summed again', async () => {
    const { queries } = world.deps.database;
    at('2025-03-10T12:00:00Z');
    const ahead = new Date('2025-03-12T12:00:00Z');
    await readStatistics({ ...world.deps, now: () => ahead }, 'demo', { period: 'week' });
    await give(7);
    const today = async () => (await read('period=week')).currencies[0]?.bars.find(({ to }) => to === '2025-03-10');
    expect(await today()).toMatchObject({ received: 12 });
    at('2025-03-11T12:00:00Z');
    expect(await today()).toMatchObject({ received: 5 });
    expect(await forgetRecentDays(queries, world.deps.now())).toBeGreaterThan(0);
    expect(await today()).toMatchObject({ received: 12 });
  });

  it('DESK-05 sums a day that is over once, and the same whether it is kept or not', async () => {
    const { queries } = world.deps.database;
    const first = await read('period=year');
    expect(await queries.$count(dayTotals)).toBeGreaterThan(300);
    const statements = await statementsOf(queries, () => read('period=year'));
    const sums = statements.filter(({ text }) => text.includes('from "entries"'));
    expect(sums.map(({ params }) => params.filter((one) => /^2025-\d\d-\d\d$/.test(String(one))))).toEqual([
      ['2025-03-11', '2025-03-11'],
    ]);
    expect(await read('period=year')).toEqual(first);
    await forgetDays(queries, ['demo']);
    expect(await read('period=year')).toEqual(first);
  });

  it('DESK-05 keeps a day only once nothing can be written of it', async () => {
    at('2025-03-19T22:30:00Z');
    await read('period=week');
    const kept = async () =>
      (
        await world.deps.database.queries
          .select()
          .from(dayTotals)
          .orderBy(sql`day desc`)
          .limit(1)
      )[0]?.day;
    // Half past midnight in Jerusalem.
    expect(await kept()).toBe('2025-03-18');
    at('2025-03-19T23:30:00Z');
    await read('period=week');
    expect(await kept()).toBe('2025-03-19');
  });

  it.each(['week', 'month', 'quarter', 'year'])('DESK-05 a %s is what the payments of its days say', async (period) => {
    const { from, to, currencies } = await read(`period=${period}`);
    const moved = await world.deps.database.queries
      .select({ sum: sql<string>`coalesce(sum(montant), 0)` })
      .from(entries)
      .where(
        sql`kind = 'charge' and (created_at at time zone 'Asia/Jerusalem')::date between ${from}::date and ${to}::date`,
      );
    const bars = currencies[0]?.bars ?? [];
    expect(Math.round((currencies[0]?.received ?? 0) * 100)).toBe(Number(moved[0]?.sum));
    expect(bars.reduce((sum, { received }) => sum + Math.round(received * 100), 0)).toBe(Number(moved[0]?.sum));
    expect([bars[0]?.from, bars.at(-1)?.to]).toEqual([from, to]);
  });

  it('ENT-31 holds one mode, and ORG-01 one organisation', async () => {
    expect((await read('mode=live')).currencies).toMatchObject([{ devise: 'eur', received: 0 }]);
    expect((await read('', world.otherToken)).currencies).toMatchObject([{ devise: 'usd', received: 0 }]);
    expect((await world.admin('GET', 'statistics?period=decade')).status).toBe(400);
  });

  it('DESK-05 OPS-03 writes nothing in maintenance, and answers the same', async () => {
    const { queries } = world.deps.database;
    const first = await read('period=quarter');
    await forgetDays(queries, ['demo']);
    const deps = { ...world.deps, config: { ...world.deps.config, maintenance: true } };
    expect(await readStatistics(deps, 'demo', { period: 'quarter' })).toEqual(first);
    expect(await queries.$count(dayTotals, eq(dayTotals.organisationId, 'demo'))).toBe(0);
  });
});

describe('what waits for somebody', () => {
  it('DESK-06 CALL-46 is nothing at first', async () => expect(await tasks()).toEqual([]));

  it('DESK-06 CALL-46 names failing subscriptions, unpaid promises of what is over, and links about to end', async () => {
    const link = (days: number) =>
      world.admin('POST', 'liens', {
        linkType: 'PAIEMENT',
        config: { type: 'GENERAL', montant: 10 },
        expiresAt: new Date(world.deps.now().getTime() + days * DAY).toISOString(),
      });
    expect((await link(13)).status).toBe(200);
    await link(15);
    await world.addCampaign('past', { label: 'Gala passé' });
    await world.pledge({ montant: 100 }, undefined, 'past');
    await world.pledge({ montant: 20 }, undefined, 'past');
    await world.pledge({ montant: 20 }, undefined, 'gala');
    const pledged = await tasks();
    expect(pledged).toEqual([{ kind: 'endingLinks', count: 1 }]);
    await world.admin('PUT', 'campagnes/past', { dateEnd: '2025-03-01T00:00:00+20:00' });

    const { url } = (await world.submit({ montant: 10, abo: true, nbMonth: 3 })).body as { url: string };
    await world.press(url, 'pay');
    await world.press(url, 'fail', { charge: '2' });
    await world.deliver();
    expect(await tasks()).toEqual([
      { kind: 'failing', count: 1 },
      { kind: 'pledges', count: 2, montant: 120, devise: 'eur', campagne: { id: 'past', label: 'Gala passé' } },
      { kind: 'endingLinks', count: 1 },
    ]);
  });

  it('DESK-06 names unpaid promises of a campaign without an end once somebody closes it', async () => {
    const unpaid = async () => (await tasks()).filter((task) => task.kind === 'pledges' && task.campagne.id === 'shut');
    await world.addCampaign('shut', { label: 'Collecte close' });
    await world.pledge({ montant: 70 }, undefined, 'shut');
    expect(await unpaid()).toEqual([]);
    await world.admin('PUT', 'campagnes/shut', { active: false });
    const campagne = { id: 'shut', label: 'Collecte close' };
    expect(await unpaid()).toEqual([{ kind: 'pledges', count: 1, montant: 70, devise: 'eur', campagne }]);
    await world.admin('PUT', 'campagnes/shut', { active: true });
    expect(await unpaid()).toEqual([]);
  });

  it('DESK-131 CALL-46 names open forms that were saved with warnings, until they are saved without', async () => {
    const video = JSON.stringify({ version: 1, blocks: [{ id: 'b1', type: 'video' }] });
    const none = JSON.stringify({ version: 1, blocks: [] });
    const warned = async () => (await tasks()).filter(({ kind }) => kind === 'formWarnings');
    await world.admin('POST', 'forms', { id: 'member', title: 'Adhésion', content: video });
    await world.admin('POST', 'forms', { id: 'shut', title: 'Fermé', content: video, active: false });
    expect(await warned()).toEqual([{ kind: 'formWarnings', count: 1, form: { id: 'member', label: 'Adhésion' } }]);
    await world.admin('PUT', 'forms/member', { revision: 1, content: none });
    expect(await warned()).toEqual([]);
    await world.admin('PUT', 'forms/member', { revision: 2, content: video });
    await world.admin('POST', 'forms/member/archive', { archived: true });
    expect(await warned()).toEqual([]);
  });
});
