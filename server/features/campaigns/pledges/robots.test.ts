import { outbox } from '../../../db/schema';
import type { Challenge } from '../../../../src/contract/guard';
import { usualLimits } from '../../../guard/limits';
import { lightWork, solve } from '../../../guard/testing/solve';
import { createCheckoutWorld, newKey, type CheckoutWorld } from '../../../testing/checkoutWorld';
import { pledger } from '../testing/createCampaignWorld';

const HOUR = 60 * 60_000;

let world: CheckoutWorld;
beforeAll(async () => {
  world = await createCheckoutWorld({
    guard: { work: lightWork, limits: { ...usualLimits, pledgesOfNetworkMost: 30 } },
  });
  const body = { id: 'gala', label: 'Gala', gala: true };
  await world.server.request('POST', '/v1/admin/campagnes', { token: world.token, body });
});
afterAll(() => world.close());

const path = '/v1/campagne/engagement/gala';
let guests = 0;
async function promise(address: string, { email = '', solves = false } = {}) {
  const infos = { ...pledger, email: email || `stranger${(guests += 1)}@example.org` };
  const body = { montant: 50_000, campagne: { displayName: 'Robot' }, infos };
  const headers = { 'X-Forwarded-For': address, 'Idempotency-Key': newKey() };
  const answer = await world.server.request('POST', path, { headers, body });
  if (!solves || answer.status !== 429) return answer;
  const { data } = (await world.server.request('GET', '/v1/guard/challenge')).body as { data: Challenge };
  return world.server.request('POST', path, { headers, body: { ...body, guard: await solve(data) } });
}

describe('promises that nobody pays', () => {
  it('SRV-09 are made by a robot a few times from one address, to a few strangers, and then no more', async () => {
    const before = await world.deps.database.queries.$count(outbox);
    const statuses = (await Promise.all(Array.from({ length: 60 }, () => promise('198.51.100.1')))).map(
      ({ status }) => status,
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(50);
    expect((await world.deps.database.queries.$count(outbox)) - before).toBe(10);
  });

  it('SRV-09 are asked a challenge for when many mails would go to one mailbox', async () => {
    const statuses = [];
    for (let index = 0; index < 5; index += 1)
      statuses.push((await promise(`198.51.100.${10 + index}`, { email: 'victim@example.org' })).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
  });

  it('SRV-09 of a hall behind one router are taken, and of no more than a hall holds', async () => {
    const address = '198.51.100.99';
    for (let index = 0; index < 30; index += 1)
      expect((await promise(address, { solves: true })).body).toMatchObject({ success: true });
    const next = await promise(address, { solves: true });
    expect([next.status, Number(next.headers.get('Retry-After')) > 3000]).toEqual([429, true]);
    world.pass(HOUR);
    expect((await promise(address)).status).toBe(200);
  });
});
