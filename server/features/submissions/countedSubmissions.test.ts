import { block, createFormWorld, type FormWorld } from '../forms/testing/formWorld';

let world: FormWorld;
beforeAll(async () => {
  world = await createFormWorld();
});
afterAll(() => world.close());

it('CALL-221 counts the submissions that filters leave, but not those that words find', async () => {
  const free = { withPaiement: false, allowZeroAmount: true, allowNoProduct: true };
  const form = await world.addForm(free, [block('text', { fieldKey: 'mot' })]);
  for (const mot of ['a', 'b', 'c'])
    expect((await world.send(form, { '[TEXT]_mot': mot })).body).toMatchObject({ success: true });
  const total = async (query: string) => {
    const path = `/v1/admin/form-submissions?limit=1&total=true&formId=${form}${query}`;
    const { body } = await world.server.request('GET', path, { token: world.token });
    return (body as { total?: number }).total;
  };
  expect([await total(''), await total('&to=2000-01-01'), await total('&search=a')]).toEqual([3, 0, undefined]);
});
