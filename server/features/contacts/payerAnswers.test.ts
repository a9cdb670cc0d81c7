import { eq, sql } from 'drizzle-orm';
import type { ContactRecord } from '../../../src/contract/records/contacts';
import { payments } from '../../db/schema';
import { dataOf } from '../../testing/adminServer';
import { payer } from '../../testing/checkoutWorld';
import { meetPeople } from '../../testing/meetPeople';
import { createFormWorld, replyOf, type FormWorld } from '../forms/testing/formWorld';

let world: FormWorld;
beforeEach(async () => {
  world = await createFormWorld();
  const fields = [{ type: 'PRENOM_HE' }, { type: 'DDN' }];
  await admin('PUT', 'organisations/demo', { web: { 'paiement.extra.fields': fields } });
});
afterEach(() => world.close());

const admin = async (method: string, path: string, body?: unknown) => {
  const answer = await world.server.request(method, `/v1/admin/${path}`, {
    token: world.token,
    ...(body === undefined ? {} : { body }),
  });
  expect([path, answer.status]).toEqual([path, 200]);
  return answer;
};
const extra = { prenomHE: ' חנה ', ddn: '1990-01-15' };
async function pay(answers: object): Promise<string> {
  const info = { ...payer.info, email: 'ana@example.org', extra: answers };
  const { url } = replyOf(await world.submit({ info, facturation: payer.facturation }));
  if (!url) throw new Error('not submitted');
  await world.press(url, 'pay');
  await world.deliver();
  return (await world.paymentOf(url)).id;
}
async function contact(): Promise<ContactRecord> {
  const [row] = dataOf<{ id: string }[]>(await admin('GET', 'contacts'));
  return dataOf<ContactRecord>(await admin('GET', `contacts/${row?.id}`));
}
const birthday = (day: string) => ({ kind: 'birthday', name: '', day, afterSunset: false });
/** As it was before payments told what payers answered. */
const tellAgain = (id: string) =>
  world.deps.database.queries.update(payments).set({ contactTask: 'tell' }).where(eq(payments.id, id));

it('PERS-14 a payer’s Hebrew name and birthday are with the contact, and stay as they are known', async () => {
  await pay(extra);
  await meetPeople(world.deps);
  expect(await contact()).toMatchObject({ prenomHE: 'חנה', dates: [birthday('1990-01-15')] });
  await pay({ prenomHE: 'שרה', ddn: '1991-02-16' });
  await meetPeople(world.deps);
  expect(await contact()).toMatchObject({ prenomHE: 'חנה', dates: [birthday('1990-01-15')] });
});

it('PERS-14 older payments tell it once, to the contact that they have, over nothing that was typed', async () => {
  const id = await pay({});
  await meetPeople(world.deps);
  const { id: contactId, version } = await contact();
  // Its address is another one since: by theirs, nobody would be found.
  const body = { prenomHE: 'אנה', emails: ['other@example.org'], version };
  await admin('PUT', `contacts/${contactId}`, body);
  await world.deps.database.queries.execute(
    sql`update payments set info = info || ${JSON.stringify({ extra })}::jsonb where id = ${id}`,
  );
  await tellAgain(id);
  expect(await meetPeople(world.deps)).toBe(1);
  const told = await contact();
  expect(told).toMatchObject({ prenomHE: 'אנה', dates: [birthday('1990-01-15')], emails: ['other@example.org'] });
  expect(told.given).toMatchObject([{ count: 1 }]);
  await tellAgain(id);
  await meetPeople(world.deps);
  expect((await contact()).version).toBe(told.version);
  expect(await meetPeople(world.deps)).toBe(0);
});

it('PERS-14 what a payment has to tell is not forgotten where money moves first', async () => {
  const id = await pay(extra);
  await meetPeople(world.deps);
  await tellAgain(id);
  await admin('POST', `payments/${id}/refund`, { montant: 20, reason: 'x', idempotencyKey: 'key-of-the-refund' });
  await world.deliver();
  const [row] = await world.deps.database.queries.select().from(payments).where(eq(payments.id, id));
  expect(row?.contactTask).toBe('tell');
  await meetPeople(world.deps);
  expect((await contact()).given).toMatchObject([{ montant: 30, count: 1 }]);
});
