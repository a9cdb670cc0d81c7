import { and, eq, sql } from 'drizzle-orm';
import { campaigns, organisations } from '../../db/schema';
import { createCheckoutWorld, type CheckoutWorld } from '../../testing/checkoutWorld';

let world: CheckoutWorld;
beforeAll(async () => {
  world = await createCheckoutWorld();
});
afterAll(() => world.close());

it('ENT-31 another language waits for campaigns before it holds up the organisation', async () => {
  const admin = (method: string, path: string, body: object) =>
    world.server.request(method, `/v1/admin/${path}`, { token: world.token, body });
  await admin('POST', 'campagnes', { id: 'gala', label: 'Gala' });
  const { database } = world.deps;
  const change = await database.transaction(async (tx) => {
    const gala = and(eq(campaigns.organisationId, 'demo'), eq(campaigns.id, 'gala'));
    await tx.select().from(campaigns).where(gala).for('no key update');
    const answer = admin('PUT', 'organisations/demo', { languages: ['fr', 'he'] });
    // The embedded database does one after the other.
    for (let waits = database.engine === 'embedded'; !waits;)
      waits =
        ((await tx.execute(sql`select 1 from pg_locks where not granted`)) as { rows: unknown[] }).rows.length > 0;
    await tx.update(organisations).set({ contentVersion: 1 }).where(eq(organisations.id, 'demo'));
    return { answer };
  });
  expect((await change.answer).status).toBe(200);
});
