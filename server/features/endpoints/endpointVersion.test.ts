import { createCheckoutWorld, type CheckoutWorld } from '../../testing/checkoutWorld';

let world: CheckoutWorld;
beforeAll(async () => {
  world = await createCheckoutWorld();
});
afterAll(() => world.close());

it('CALL-164 an endpoint is changed for the version that was read alone', async () => {
  const ask = (method: string, path: string, body: object) =>
    world.server.request(method, `/v1/admin/webhooks${path}`, { token: world.token, body });
  type Known = { data: { id: string; version: string } };
  const given = { url: 'https://example.org/hook', events: ['payment.succeeded'] };
  const { id, version } = ((await ask('POST', '', given)).body as unknown as Known).data;
  const changed = ((await ask('PUT', `/${id}`, { active: false, version })).body as unknown as Known).data;
  const late = await ask('PUT', `/${id}`, { url: 'https://example.org/other', version });
  expect([late.status, late.body]).toMatchObject([409, { code: 'changed', data: { ...given, ...changed } }]);
});
