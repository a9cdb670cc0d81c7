import { createCheckoutWorld, type CheckoutWorld } from '../../../testing/checkoutWorld';

let world: CheckoutWorld;
beforeAll(async () => {
  world = await createCheckoutWorld();
});
afterAll(() => world.close());

interface Link {
  id: string;
  version: string;
  expiresAt: string | null;
  config: Record<string, unknown>;
}
const ask = (method: string, path: string, body?: unknown, token = world.token) =>
  world.server.request(method, `/v1/admin/${path}`, { token, ...(body !== undefined && { body }) });
const dataOf = ({ body }: { body: unknown }) => (body as { data: Link }).data;
const make = async (config: Record<string, unknown>, more: Record<string, unknown> = {}) =>
  dataOf(await ask('POST', 'liens', { linkType: 'PAIEMENT', config, ...more }));

describe('CALL-121 a link that is changed', () => {
  it('CALL-121 asks for the new amount from then on, under its address', async () => {
    const { id, version } = await make({ type: 'GENERAL', montant: 50, fixedAmount: true, label: 'Azoulay' });
    const change = { label: 'Azoulay, gala', montant: 80, expiresAt: '2025-02-01T22:00:00.000Z' };
    const changed = dataOf(await ask('PUT', `liens/${id}`, { ...change, version }));
    expect(changed.config).toMatchObject({ montant: 80, label: 'Azoulay, gala', fixedAmount: true });
    expect([changed.expiresAt, changed.version === version]).toEqual([change.expiresAt, false]);
    expect((await world.server.request('GET', `/v1/liens/${id}`)).body).toMatchObject({
      data: { config: { montant: 80, label: 'Azoulay, gala' }, meta: { title: 'Azoulay, gala' } },
    });
    const free = dataOf(await ask('PUT', `liens/${id}`, { montant: null, expiresAt: null }));
    expect(free.config['montant']).toBeUndefined();
    expect([free.config['fixedAmount'], free.expiresAt]).toEqual([false, null]);
    const log = JSON.stringify((await ask('GET', `audit?subjectId=${id}`)).body);
    expect(log).toContain('ADMIN-LINK-UPDATE');
    expect(log).not.toContain('Azoulay');
  });

  it('CALL-121 is refused on another version, with the newest; what changes nothing is not noted', async () => {
    const { id, version } = await make({ type: 'GENERAL', montant: 50, label: 'x' });
    expect(dataOf(await ask('PUT', `liens/${id}`, { montant: 50, version })).version).toBe(version);
    await ask('PUT', `liens/${id}`, { montant: 60, version });
    const late = await ask('PUT', `liens/${id}`, { label: 'y', version });
    expect([late.status, late.body]).toMatchObject([409, { code: 'changed', data: { config: { montant: 60 } } }]);
    const { data } = (await ask('GET', `audit?subjectId=${id}`)).body as { data: { action: string }[] };
    expect(data.filter(({ action }) => action === 'ADMIN-LINK-UPDATE')).toHaveLength(1);
  });

  it.each([
    ['an amount of a debt', { montant: 5 }, 'montant'],
    ['an end that has passed', { expiresAt: '2025-01-01T00:00:00Z' }, 'expiresAt'],
  ])('CALL-121 is refused with %s', async (_, change, path) => {
    await ask('POST', 'dettes', { id: 'owed', name: 'Loyer', montant: 30 });
    const { id } = await make({ type: 'DETTE', typeId: 'owed' });
    expect(await ask('PUT', `liens/${id}`, change)).toMatchObject({ status: 400, body: { issues: [{ path }] } });
  });

  it('CALL-121 ORG-01 is not once it has ended, nor by others', async () => {
    const { id } = await make({ type: 'GENERAL', montant: 50 });
    expect((await ask('PUT', `liens/${id}`, { label: 'z' }, world.otherToken)).status).toBe(404);
    await ask('DELETE', `liens/${id}`);
    expect(await ask('PUT', `liens/${id}`, { label: 'z' })).toMatchObject({ status: 409, body: { code: 'ended' } });
  });
});
