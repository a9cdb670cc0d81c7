import type { AdminPaymentDetail } from '../../../src/contract/payments/adminPayments';
import { dataOf } from '../../testing/adminServer';
import { payer } from '../../testing/checkoutWorld';
import { createCampaignWorld, type CampaignWorld } from '../campaigns/testing/createCampaignWorld';

let world: CampaignWorld;
beforeAll(async () => {
  world = await createCampaignWorld();
});
afterAll(() => world.close());

const read = async (id: string) => dataOf<AdminPaymentDetail>(await world.admin('GET', `payments/${id}`));

it('DESK-02 names the team of a payment as it is called now, also once its address changed', async () => {
  const team = { param: 'lions', label: 'Les lions' };
  const { id } = dataOf<{ id: string }>(await world.admin('POST', 'campagnes/gala/teams', team));
  const { paymentId } = await world.open({ team: 'lions' });
  expect(await read(paymentId)).toMatchObject({ team: 'lions', teamName: 'Les lions' });
  world.pass(60_000);
  const change = { param: 'lionceaux', label: 'Les lionceaux' };
  expect((await world.admin('PUT', `campagnes/gala/teams/${id}`, change)).status).toBe(200);
  expect(await read(paymentId)).toMatchObject({ team: 'lions', teamName: 'Les lionceaux' });
  const { paymentId: alone } = await world.open();
  expect(await read(alone)).not.toHaveProperty('teamName');
});

it('DESK-02 has the words of the organisation’s own questions', async () => {
  const fields = [{ type: 'DDN' }, { type: 'SELECT', fieldKey: 'rite', label: 'Votre rite', values: ['A', 'B'] }];
  await world.admin('PUT', 'organisations/demo', { web: { 'paiement.extra.fields': fields } });
  const { paymentId } = await world.open({ info: { ...payer.info, extra: { ddn: '1990-01-15', rite: 'A' } } });
  const { info, questions } = await read(paymentId);
  expect(info.extra).toEqual({ ddn: '1990-01-15', rite: 'A' });
  expect(questions).toEqual({ rite: 'Votre rite' });
});
