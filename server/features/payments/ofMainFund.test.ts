import { eq } from 'drizzle-orm';
import { payments } from '../../db/schema';
import { createCheckoutWorld, type CheckoutWorld } from '../../testing/checkoutWorld';

let world: CheckoutWorld;
beforeAll(async () => {
  world = await createCheckoutWorld();
});
afterAll(() => world.close());

it('CALL-226 lists payments for the main fund, with their totals: of no other fund, and of no debts', async () => {
  const pay = async (config: Record<string, unknown>) => {
    const { url } = (await world.submit(config)).body as { url: string };
    await world.press(url, 'pay');
    await world.deliver();
    return (await world.paymentOf(url)).id;
  };
  const general = await pay({ montant: 20 });
  await pay({ type: 'CAISSE', typeId: await world.addFund(), montant: 30 });
  const owed = await pay({ montant: 40 });
  const dettes = [{ id: 'd1', montant: 40 }];
  await world.deps.database.queries.update(payments).set({ dettes }).where(eq(payments.id, owed));
  const read = async (query: string) =>
    (await world.server.request('GET', `/v1/admin/payments?${query}`, { token: world.token })).body as {
      data: { id: string }[];
      totals: object[];
    };
  const { data, totals } = await read('principale=true&totals=true');
  expect(data.map(({ id }) => id)).toEqual([general]);
  expect(totals).toEqual([{ devise: 'eur', count: 1, received: 20, refunded: 0, fees: 0 }]);
  expect((await read('principale=false&totals=true')).totals).toMatchObject([{ count: 3, received: 90 }]);
});
