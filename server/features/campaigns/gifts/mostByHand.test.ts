import { createCampaignWorld, type CampaignWorld } from '../testing/createCampaignWorld';

let world: CampaignWorld;
beforeAll(async () => {
  world = await createCampaignWorld();
});
afterAll(() => world.close());

const MOST = 99_999_999;
const statusOf = async (method: string, path: string, body: object) => (await world.admin(method, path, body)).status;

it('PAY-57 what comes by hand or is owed is at most what a payer may give, so that sums stay amounts', async () => {
  const byHand = { means: 'cheque', date: '2020-01-10', idempotencyKey: 'hand-key-1' };
  const asked = (montant: number) =>
    [
      ['POST', 'campagnes/gala/dons', { id: 'g-1', montant, displayName: 'Ana' }],
      ['PUT', 'campagnes/gala/dons/g-1', { montant }],
      ['POST', 'dettes', { id: 'd-1', name: 'Cantine', montant }],
      ['PUT', 'dettes/d-1', { montant }],
      ['POST', 'payments', { type: 'GENERAL', montant, ...byHand }],
    ] as const;
  const tooMuch = asked(MOST + 1);
  for (const [at, [method, path, body]] of asked(MOST).entries()) {
    const beyond = tooMuch[at]!;
    expect([path, await statusOf(beyond[0], beyond[1], beyond[2])]).toEqual([path, 400]);
    expect([path, await statusOf(method, path, body)]).toEqual([path, 200]);
  }
  expect((await world.sum()).sum.total).toBe(MOST);
});
