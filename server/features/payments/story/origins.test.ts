import { eq } from 'drizzle-orm';
import type { FormSubmissionDetail } from '../../../../src/contract/forms/formSubmissions';
import type { PaymentOrigin } from '../../../../src/contract/payments/paymentStory';
import type { ContactRow } from '../../../../src/contract/records/contacts';
import { formSubmissions } from '../../../db/schema';
import { dataOf } from '../../../testing/adminServer';
import { payer } from '../../../testing/checkoutWorld';
import { meetPeople } from '../../../testing/meetPeople';
import { createFormWorld, replyOf, type FormWorld } from '../../forms/testing/formWorld';
import { findPayment } from '../../../ledger/paymentStore';
import { originsOf } from './originsOf';

let world: FormWorld;
beforeAll(async () => {
  world = await createFormWorld();
});
afterAll(() => world.close());

const get = async <T>(path: string, token = world.token) =>
  dataOf<T>(await world.server.request('GET', `/v1/admin/${path}`, { token }));
const originsIn = async (id: string) => (await get<{ origins: PaymentOrigin[] }>(`payments/${id}/story`)).origins;

/** A paid form. */
async function pay(email: string) {
  const form = await world.addForm();
  const submission = replyOf(await world.send(form, { P1_quantity: 1 })).data;
  const info = { ...payer.info, prenom: 'Ana', nom: 'Levi', email };
  const config = { type: 'FORM', intent: submission?.intent, typeId: submission?.id, montant: 10.1 };
  const { url } = (await world.submit({ ...config, info })).body as { url: string };
  await world.press(url, 'pay');
  await world.deliver();
  return { form, submission: submission?.id ?? '', payment: (await world.paymentOf(url)).id };
}

it('CALL-66 leads from a payment to who paid and to the submission that it was for', async () => {
  const { form, submission, payment } = await pay('ana@example.org');
  expect((await originsIn(payment)).map(({ kind }) => kind)).toEqual(['form', 'submission']);
  await meetPeople(world.deps);
  const [contact] = await get<ContactRow[]>('contacts?search=ana@example.org');
  expect(await originsIn(payment)).toEqual([
    { kind: 'contact', id: contact?.id, name: 'Ana Levi' },
    { kind: 'form', id: form, name: 'Fête' },
    { kind: 'submission', id: submission, name: '', formId: form },
  ]);
});

it('CALL-66 names the contact that theirs was merged into', async () => {
  const { payment } = await pay('ana.two@example.org');
  await meetPeople(world.deps);
  const [merged] = await get<ContactRow[]>('contacts?search=ana.two@example.org');
  const body = { prenom: 'Anna', nom: 'Levi-Katz', emails: ['anna@example.org'] };
  const made = await world.server.request('POST', '/v1/admin/contacts', { token: world.token, body });
  const { id } = dataOf<ContactRow>(made);
  const path = `/v1/admin/contacts/${id}/merge`;
  const answer = await world.server.request('POST', path, { token: world.token, body: { other: merged?.id } });
  expect(answer.status).toBe(200);
  expect((await originsIn(payment))[0]).toEqual({ kind: 'contact', id, name: 'Anna Levi-Katz' });
});

it('DESK-254 says how a payer without a name is reached, to those who see that', async () => {
  const { payment } = await pay('nameless@example.org');
  await meetPeople(world.deps);
  const details = { nom: '', prenom: '', raison: '' };
  const [contact] = await get<ContactRow[]>('contacts?search=nameless@example.org');
  const path = `/v1/admin/contacts/${contact?.id}`;
  const answer = await world.server.request('PUT', path, { token: world.token, body: details });
  expect(answer.status).toBe(200);
  const row = { kind: 'contact', id: contact?.id, name: '', email: 'nameless@example.org', tel: payer.info.tel };
  expect((await originsIn(payment))[0]).toEqual({ ...row, tel: expect.any(String) });
});

it('CALL-66 gives the submission to nobody who may not read it', async () => {
  const { payment } = await pay('ben@example.org');
  const { queries } = world.deps.database;
  const row = await findPayment(queries, payment);
  const kinds = async (role: 'viewer' | 'editor') =>
    row && (await originsOf(queries, row, { role })).map(({ kind }) => kind);
  expect(await kinds('viewer')).toEqual(['form']);
  expect(await kinds('editor')).toEqual(['form', 'submission']);
});

it('DESK-34 names who sent a submission', async () => {
  const { submission } = await pay('eva@example.org');
  const read = () => get<FormSubmissionDetail>(`form-submissions/${submission}`);
  expect((await read()).contact).toBeNull();
  const body = { prenom: 'Eva', nom: 'Katz', emails: ['eva@example.org'] };
  const made = await world.server.request('POST', '/v1/admin/contacts', { token: world.token, body });
  const { id } = dataOf<ContactRow>(made);
  const { queries } = world.deps.database;
  await queries.update(formSubmissions).set({ contactId: id }).where(eq(formSubmissions.id, submission));
  expect((await read()).contact).toEqual({ id, name: 'Eva Katz' });
});
