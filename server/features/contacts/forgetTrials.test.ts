import { sql } from 'drizzle-orm';
import type { ContactRecord, ContactRow } from '../../../src/contract/records/contacts';
import { contactPayments } from '../../db/schema';
import { dataOf } from '../../testing/adminServer';
import { newKey, payer } from '../../testing/checkoutWorld';
import { meetPeople } from '../../testing/meetPeople';
import { block, createFormWorld, replyOf, type FormWorld } from '../forms/testing/formWorld';
import type { DueRecord } from './followedRecords';
import { createFollow } from './followRecords';
import { forgetTrials } from './forgetTrials';

let world: FormWorld;
beforeEach(async () => {
  world = await createFormWorld();
});
afterEach(() => world.close());

const admin = (method: string, path: string, body?: unknown) =>
  world.server.request(method, `/v1/admin/${path}`, { token: world.token, ...(body === undefined ? {} : { body }) });
const names = async () => dataOf<ContactRow[]>(await admin('GET', 'contacts')).map(({ nom }) => nom);
const goes = (mode: string) =>
  world.deps.database.queries.execute(
    sql`update organisations set document = jsonb_set(document, '{mode}', to_jsonb(${mode}::text)) where id = 'demo'`,
  );

it('PERS-10 once it is live, an organisation has nobody of its trials but whom it wrote down itself', async () => {
  const { queries } = world.deps.database;
  const info = { ...payer.info, email: 'trial@example.org', nom: 'Essai' };
  const { url } = replyOf(await world.submit({ info, facturation: payer.facturation }));
  await world.press(url ?? '', 'pay');
  await world.deliver();
  await admin('POST', 'campagnes', { id: 'gala', label: 'Gala', gala: true });
  await world.server.request('POST', '/v1/campagne/engagement/gala', {
    headers: { 'Idempotency-Key': newKey() },
    body: {
      montant: 100,
      campagne: { displayName: 'Eva' },
      infos: { nom: 'Promesse', prenom: 'Eva', email: 'eva@example.org', tel: '+33698765432' },
    },
  });
  const free = { withPaiement: false, allowZeroAmount: true, allowNoProduct: true };
  const form = await world.addForm({ ...free, title: 'Contact' }, [block('text', { fieldKey: 'mail', kind: 'email' })]);
  await world.send(form, { '[TEXT]_mail': 'lea@example.org' });
  await admin('POST', 'contacts', { nom: 'Membre' });
  await meetPeople(world.deps);
  expect(await names()).toHaveLength(4);
  expect(await forgetTrials(world.deps)).toBe(0);

  await goes('live');
  expect(await forgetTrials(world.deps)).toBe(1);
  // Promises and free submissions are real even during a trial (ENT-30).
  const lasting = ['', 'Membre', 'Promesse'];
  expect((await names()).sort()).toEqual(lasting);
  expect(await queries.$count(contactPayments)).toBe(0);
  expect(dataOf<{ total: number }>(await admin('GET', 'contacts/counts')).total).toBe(3);
  await meetPeople(world.deps);
  expect([(await names()).sort(), await forgetTrials(world.deps)]).toEqual([lasting, 0]);
});

it('PERS-10 a trial of whom the organisation wrote down goes, and they stay', async () => {
  const one = dataOf<ContactRecord>(await admin('POST', 'contacts', { nom: 'Membre', emails: [payer.info.email] }));
  const { url } = replyOf(await world.submit({}));
  await world.press(url ?? '', 'pay');
  await world.deliver();
  await meetPeople(world.deps);
  await goes('live');
  await forgetTrials(world.deps);
  const history = await admin('GET', `contacts/${one.id}/history`);
  expect([await names(), history.body]).toMatchObject([['Membre'], { data: [] }]);
});

it('PERS-02 many records that keep failing hold up no older one', async () => {
  const records = Array.from({ length: 260 }, (_, index): DueRecord => {
    const id = `record-${index}`;
    return { organisationId: 'demo', id, createdAt: new Date(world.deps.now().getTime() - index) };
  });
  const met: string[] = [];
  const follow = createFollow({
    ...world.deps,
    followedRecords: [
      {
        name: 'record',
        due: (_queries, after, limit) => {
          const begin = after ? records.findIndex(({ id }) => id === after.id) + 1 : 0;
          return Promise.resolve(records.slice(begin, begin + limit));
        },
        follow(_tx, _deps, { id }) {
          if (id !== 'record-259') throw new Error('cannot be met');
          met.push(id);
          return Promise.resolve(false);
        },
        releaseTrials: () => Promise.resolve([]),
      },
    ],
  });
  for (let run = 0; run < 14; run += 1) await follow();
  expect(met).toContain('record-259');
});
