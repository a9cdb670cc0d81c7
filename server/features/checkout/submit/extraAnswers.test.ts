import { createCheckoutWorld, payer, type CheckoutWorld } from '../../../testing/checkoutWorld';

let world: CheckoutWorld;
beforeAll(async () => {
  world = await createCheckoutWorld();
  const fields = [
    { type: 'PRENOM_HE', required: true },
    { type: 'DDN' },
    { type: 'SELECT', fieldKey: 'rite', label: 'Rite', values: ['A', 'B'] },
  ];
  const body = { web: { 'paiement.extra.fields': fields } };
  const answer = await world.server.request('PUT', '/v1/admin/organisations/demo', { token: world.token, body });
  expect(answer.body).toMatchObject({ success: true });
});
afterAll(() => world.close());

const submit = (extra?: Record<string, unknown>) =>
  world.submit({ montant: 10, info: { ...payer.info, ...(extra && { extra }) } });

describe('what the organisation asks for', () => {
  it.each([
    [undefined, ['extra.prenomHE']],
    [{ prenomHE: ' ' }, ['extra.prenomHE']],
    [{ prenomHE: 'דן', ddn: '2025-02-30', rite: 'C' }, ['extra.ddn', 'extra.rite']],
  ])('PAY-16 SRV-01 is refused while it is missing or wrong: %j', async (extra, paths) => {
    const { body } = await submit(extra);
    const { code, issues } = body as { code: string; issues: { path: string }[] };
    expect([code, issues.map(({ path }) => path)]).toEqual(['payer', paths]);
  });

  it('PAY-16 is kept with the payment, and nothing else with it', async () => {
    const { body } = await submit({ prenomHE: ' דן ', ddn: '1990-05-04', stray: 'x' });
    const { info } = await world.paymentOf((body as { url: string }).url);
    expect(info.extra).toEqual({ prenomHE: 'דן', ddn: '1990-05-04' });
  });
});
