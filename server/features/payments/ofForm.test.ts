import { block, createFormWorld, replyOf, type FormWorld } from '../forms/testing/formWorld';

let world: FormWorld;
beforeAll(async () => {
  world = await createFormWorld();
});
afterAll(() => world.close());

it('CALL-122 payments are listed and added up by the form that they were for', async () => {
  const [dinner, other] = [await world.addForm(), await world.addForm({}, [block('products')])];
  const pay = async (form: string) => {
    const { data } = replyOf(await world.send(form, { P1_quantity: 1 }));
    const config = { type: 'FORM', intent: data?.intent, typeId: data?.id, montant: 10.1 };
    const { url } = (await world.submit(config)).body as { url: string };
    await world.press(url, 'pay');
    await world.deliver();
  };
  for (const form of [dinner, dinner, other]) await pay(form);
  const ask = async (query: string, token = world.token) =>
    (await world.server.request('GET', `/v1/admin/payments?${query}`, { token })).body as {
      data: unknown[];
      totals: { count: number; received: number }[];
    };
  const { data, totals } = await ask(`formId=${dinner}&state=succeeded&totals=true`);
  expect(data).toHaveLength(2);
  expect(totals).toMatchObject([{ count: 2, received: 20.2 }]);
  expect((await ask(`formId=${dinner}`, world.otherToken)).data).toEqual([]);
});
