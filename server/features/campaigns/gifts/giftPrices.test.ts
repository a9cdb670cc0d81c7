import { eq } from 'drizzle-orm';
import { payments } from '../../../db/schema';
import { dataOf } from '../../../testing/adminServer';
import { createCampaignWorld, type CampaignWorld } from '../testing/createCampaignWorld';

const products = [
  { id: 'pain', name: 'Pain', montant: 18, position: 1 },
  { id: 'brique', name: 'Brique', montant: 1000, divide: 10, position: 2 },
];

let world: CampaignWorld;
beforeAll(async () => {
  world = await createCampaignWorld({ products });
});
afterAll(() => world.close());

describe('what may be given', () => {
  const price = async (config: Record<string, unknown>) => {
    const answer = await world.makeIntent({ type: 'CAMPAGNE', typeId: 'gala', montant: undefined, ...config });
    const { data, code } = answer.body as { data?: { id: string }; code?: string };
    if (!data) return code;
    const held = await world.server.request('GET', `/v1/paiements/intents/${data.id}`);
    return dataOf<Record<string, unknown>>(held);
  };

  it('SRV-01 CPROD-01 products cost what the campaign says, are fixed, and stay with the payment', async () => {
    const campagne = { products: [{ id: 'pain', quantity: 3, name: 'Gratuit' }] };
    expect(await price({ montant: 1, campagne })).toMatchObject({
      montant: 54,
      divide: null,
      campagne: { readOnly: true, products: [{ id: 'pain', quantity: 3, name: 'Pain' }] },
    });
    expect(await price({ campagne: { products: [{ id: 'or', quantity: 1 }] } })).toBe('products');
    expect(await price({ campagne: { products: [{ id: 'pain', quantity: 0 }] } })).toBe('products');
    const many = Array.from({ length: 51 }, () => ({ id: 'pain', quantity: 1 }));
    expect(await price({ campagne: { products: many } })).toBe('products');
    await expect(world.open({ montant: 5, campagne })).rejects.toThrow('amountChanged');
    const { paymentId } = await world.open({ montant: 54, campagne });
    const [row] = await world.deps.database.queries.select().from(payments).where(eq(payments.id, paymentId));
    expect(row?.products).toEqual([{ id: 'pain', quantity: 3, name: 'Pain' }]);
    expect(dataOf(await world.admin('GET', `payments/${paymentId}`))).toMatchObject({ products: row?.products });
  });

  it('CPROD-02 a product in parts is paid in its parts, alone', async () => {
    const brique = { id: 'brique', quantity: 1 };
    expect(await price({ campagne: { products: [brique] } })).toMatchObject({ montant: 1000, divide: 10, nbMonth: 10 });
    expect(await price({ divide: 2, campagne: { products: [brique] } })).toBe('divide');
    expect(await price({ campagne: { products: [brique, { id: 'pain', quantity: 1 }] } })).toBe('products');
  });

  it('MODAL-02 MODAL-04 MODAL-06 amounts and parts are those of the campaign', async () => {
    await world.addCampaign('fixe', { config: { fixedMontant: 26 } });
    expect(await price({ typeId: 'fixe', montant: 5 })).toMatchObject({ montant: 26 });
    await world.addCampaign('moins', { config: { minMontant: 50 } });
    expect(await price({ typeId: 'moins', montant: 49.99 })).toBe('amountMinimum');
    expect(await price({ typeId: 'moins', montant: 50 })).toMatchObject({ montant: 50 });
    await world.addCampaign('parts', { config: { forceDivideGTEAmount: 500, forceDivideNB: 20 } });
    expect(await price({ typeId: 'parts', montant: 500 })).toMatchObject({ divide: 20, nbMonth: 20, abo: true });
    expect(await price({ typeId: 'parts', montant: 499 })).toMatchObject({ divide: null });
    expect(await price({ typeId: 'parts', montant: 499, divide: 4 })).toMatchObject({
      divide: 4,
      nbMonth: 4,
      abo: true,
    });
    const inFour = { montant: 25, amounts: { montant: 100, fees: 0, total: 100 }, abo: true, nbMonth: 4, divide: 4 };
    const paid = await world.open({ typeId: 'parts', ...inFour, maxAmount: 100 });
    const [split] = await world.deps.database.queries.select().from(payments).where(eq(payments.id, paid.paymentId));
    expect(split).toMatchObject({ divide: 4, montant: 2500, maxAmount: 10_000 });
    expect(await price({ typeId: 'parts', montant: 499, divide: 20 })).toBe('divide');
    expect(await price({ typeId: 'parts', montant: 500, divide: 2 })).toBe('divide');
    await world.addCampaign('passe', { dateEnd: '2020-01-01T00:00:00Z' });
    expect(await price({ typeId: 'passe', montant: 5 })).toMatchObject({ montant: 5 });
    await world.addCampaign('fini', { active: false });
    expect(await price({ typeId: 'fini', montant: 5 })).toBe('campagneClosed');
  });
});
