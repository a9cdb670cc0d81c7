import { outbox } from '../../../db/schema';
import { block, createFormWorld, replyOf, type FormWorld } from '../testing/formWorld';

let world: FormWorld;
beforeAll(async () => {
  world = await createFormWorld();
});
afterAll(() => world.close());

const lettersOf = async (submissionId: string | undefined) => {
  const letters = await world.deps.database.queries.select().from(outbox);
  return letters.filter(({ payload }) => payload['submissionId'] === submissionId).map(({ kind }) => kind);
};

it('FPAGE-02 SRV-14 mails go out with what a form says, and with the payment where one is asked for', async () => {
  const form = await world.addForm({}, [block('products'), block('text', { fieldKey: 'mail', kind: 'email' })]);
  const free = replyOf(await world.send(form, { '[TEXT]_mail': 'ana@example.org' }));
  expect(free.success).toBe(false);
  const open = await world.addForm({ allowNoProduct: true, allowZeroAmount: true }, [block('products')]);
  expect(await lettersOf(replyOf(await world.send(open)).data?.id)).toEqual(['formCopy', 'formNotice']);

  const { data } = replyOf(await world.send(form, { P1_quantity: 1, '[TEXT]_mail': 'ana@example.org' }));
  expect(await lettersOf(data?.id)).toEqual([]);
  const { url } = (await world.submit({ intent: data?.intent, montant: 10.1 })).body as { url: string };
  await world.press(url, 'pay', { delivery: 'twice' });
  await world.deliver();
  expect(await lettersOf(data?.id)).toEqual(['formCopy', 'formNotice']);
});
