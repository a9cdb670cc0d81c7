import type { ContactRecord, ContactRow } from '../../../src/contract/records/contacts';
import type { Erasure } from '../../../src/contract/persons';
import { dataOf } from '../../testing/adminServer';
import { payer } from '../../testing/checkoutWorld';
import { meetPeople } from '../../testing/meetPeople';
import { createFormWorld, replyOf, type FormWorld } from '../forms/testing/formWorld';

let world: FormWorld;
beforeEach(async () => {
  world = await createFormWorld();
});
afterEach(() => world.close());

const admin = (method: string, path: string, body?: unknown) =>
  world.server.request(method, `/v1/admin/${path}`, { token: world.token, ...(body === undefined ? {} : { body }) });
const listed = async () => dataOf<ContactRow[]>(await admin('GET', 'contacts'));
const make = async (body: object) => dataOf<ContactRecord>(await admin('POST', 'contacts', body));
const erase = async (body: object) => (await admin('POST', 'persons/erase', body)).status;

async function pay(info: object): Promise<string> {
  const { url } = replyOf(await world.submit({ info: { ...payer.info, ...info }, facturation: payer.facturation }));
  if (!url) throw new Error('not submitted');
  await world.press(url, 'pay');
  await world.deliver();
  await meetPeople(world.deps);
  return (await world.paymentOf(url)).id;
}

it('PRIV-01 PERS-07 whoever has a shared number alone is erased without the family', async () => {
  const tel = '+33698765432';
  const paid = await pay({ email: 'dan@example.org', nom: 'Dan', tel });
  await make({ nom: 'Aïeule', tels: [tel] });
  expect((await listed()).map(({ nom }) => nom)).toEqual(['Aïeule', 'Dan']);
  const named = { tel, shared: true };
  const preview = dataOf<Erasure>(await admin('POST', 'persons/preview', named));
  expect(preview).toMatchObject({ counts: { contacts: 1 }, alsoKnown: ['dan@example.org'] });
  expect(preview.counts['payments']).toBeUndefined();
  expect(await erase(named)).toBe(200);
  expect((await listed()).map(({ nom, given }) => [nom, given[0]?.montant])).toEqual([['Dan', 50]]);
  const payment = dataOf<{ info: { email: string } }>(await admin('GET', `payments/${paid}`));
  expect(payment).toMatchObject({ info: { email: 'dan@example.org' } });
});

it('PERS-04 PRIV-02 a tag that named who is erased is counted no more', async () => {
  const email = 'gone@example.org';
  const top = await make({ nom: 'Reste', tags: ['membre'] });
  const below = await make({ nom: 'Fusionné', tags: [`via ${email}`] });
  await admin('POST', `contacts/${top.id}/merge`, { other: below.id });
  await make({ nom: 'Seul', tags: [`via ${email}`, 'membre'] });
  expect(await erase({ email })).toBe(200);
  const { tags } = dataOf<{ tags: { tag: string; count: number }[] }>(await admin('GET', 'contacts/counts'));
  expect(tags).toEqual([
    { tag: 'membre', count: 2 },
    { tag: 'via …', count: 2 },
  ]);
});
