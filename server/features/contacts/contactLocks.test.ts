import type { ContactRecord } from '../../../src/contract/records/contacts';
import { dataOf } from '../../testing/adminServer';
import { createCheckoutWorld, type CheckoutWorld } from '../../testing/checkoutWorld';

const ROUNDS = 8;
let world: CheckoutWorld;
beforeAll(async () => {
  world = await createCheckoutWorld();
});
afterAll(() => world.close());

const admin = (method: string, path: string, body?: unknown) =>
  world.server.request(method, `/v1/admin/${path}`, { token: world.token, ...(body === undefined ? {} : { body }) });
const make = async (nom: string) => dataOf<ContactRecord>(await admin('POST', 'contacts', { nom })).id;
const readOne = async (id: string) => dataOf<ContactRecord>(await admin('GET', `contacts/${id}`));
const statuses = async (calls: readonly Promise<{ status: number }>[]) =>
  (await Promise.all(calls)).map(({ status }) => status);

it('PERS-05 two who join each other’s household at once, again and again, wait in no circle', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const [one, other] = [await make('Un'), await make('Deux')];
    const joins = [
      admin('PUT', `contacts/${one}`, { household: other }),
      admin('PUT', `contacts/${other}`, { household: one }),
    ];
    expect(await statuses(joins)).toEqual([200, 200]);
    expect((await readOne(one)).household.map(({ id }) => id)).toEqual([other]);
  }
});

it('PERS-05 PERS-06 a merged contact is taken out while its merge is undone', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const [top, child] = [await make('Reste'), await make('Part')];
    await admin('POST', `contacts/${top}/merge`, { other: child });
    const both = [admin('DELETE', `contacts/${child}`), admin('POST', `contacts/${top}/unmerge`, { other: child })];
    // Whichever is first, the other may come too late.
    expect(Math.max(...(await statuses(both)))).toBeLessThan(500);
    expect((await readOne(top)).merged).toEqual([]);
  }
});
