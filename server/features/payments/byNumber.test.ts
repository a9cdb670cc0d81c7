import { eq, sql, type SQL } from 'drizzle-orm';
import { payments } from '../../db/schema';
import { fillPaymentSearch } from '../../ledger/fillPaymentSearch';
import { searchPayments } from '../../ledger/searchText';
import { createCheckoutWorld, payer, type CheckoutWorld } from '../../testing/checkoutWorld';

let world: CheckoutWorld;
const ids: string[] = [];
beforeAll(async () => {
  world = await createCheckoutWorld();
  for (const tel of ['+33612345678', '+33698765432']) {
    const { body } = await world.submit({ info: { ...payer.info, tel } });
    ids.push((await world.paymentOf((body as { url: string }).url)).id);
  }
});
afterAll(() => world.close());

const found = async (search: string) => {
  const path = `/v1/admin/payments?search=${encodeURIComponent(search)}`;
  const { body } = await world.server.request('GET', path, { token: world.token });
  return (body as { data: { id: string }[] }).data.map(({ id }) => id);
};

it('CALL-225 SRV-26 finds a payer by the telephone number, however it is typed, by an index', async () => {
  for (const typed of ['+33612345678', '+33 6 12 34 56 78', '06.12.34.56.78', '0612345678', '12345678'])
    expect([typed, ...(await found(typed))]).toEqual([typed, ids[0]]);
  expect(await found('06 12 34 56 79')).toEqual([]);
  const { queries, transaction } = world.deps.database;
  const search = searchPayments('demo', '06 12 34 56 78')?.found;
  const unfilled = sql`not ${payments.isNumberSearched}`;
  const plans = await transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    const planOf = async (condition: SQL | undefined) => {
      const read = queries.select({ id: payments.id }).from(payments).where(condition);
      return JSON.stringify(((await tx.execute(sql`explain ${read.getSQL()}`)) as { rows: unknown[] }).rows);
    };
    return [await planOf(search), await planOf(unfilled)];
  });
  expect(plans).toEqual([
    expect.stringContaining('payments_searched'),
    expect.stringContaining('payments_number_unsearched'),
  ]);
});

it('CALL-225 fills in numbers of payments from before in pieces, but for what was written meanwhile', async () => {
  const { queries } = world.deps.database;
  await queries.update(payments).set({ search: 'dana', isNumberSearched: false });
  const corrected = { search: 'corrected', isNumberSearched: true };
  await queries
    .update(payments)
    .set(corrected)
    .where(eq(payments.id, ids[1] ?? ''));
  expect(await found('0612345678')).toEqual([]);
  expect([await fillPaymentSearch(queries), await fillPaymentSearch(queries)]).toEqual([1, 0]);
  expect([await found('0612345678'), await found('corrected')]).toEqual([[ids[0]], [ids[1]]]);
});
