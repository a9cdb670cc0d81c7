import { openFormerDatabase, type FormerDatabase } from './testing/formerDatabase';

let former: FormerDatabase;
beforeAll(async () => {
  former = await openFormerDatabase('_subscription_state.sql');
});
afterAll(() => former.close());

it('CALL-47 SRV-19 says where subscriptions stand that were made before their state was kept', async () => {
  await former.insert('organisations', { id: 'a' });
  const sent = [
    ['active', ['paid', 'due']],
    ['failing', ['paid', 'failed', 'due']],
    ['paid-again', ['failed', 'paid', 'due']],
    ['stopped', ['paid', 'cancelled']],
    ['ended', ['paid', 'refunded']],
    ['unpaid', []],
  ] as const;
  const own = { organisation_id: 'a', montant: 1000, abo: true };
  await former.insert('payments', ...sent.map(([id]) => ({ ...own, id, idempotency_key: id })));
  await former.insert('payments', { ...own, id: 'once', idempotency_key: 'once', abo: false });
  for (const [payment_id, states] of [...sent, ['once', ['paid']] as const])
    await former.insert('charges', ...states.map((state, index) => ({ payment_id, charge: index + 1, state })));
  await former.migrate((name) => name === former.step);
  const states = await former.read<{ id: string; state: string | null }>(
    `select id, subscription_state as state from payments order by id`,
  );
  expect(Object.fromEntries(states.map(({ id, state }) => [id, state]))).toEqual({
    ...{ active: 'active', failing: 'failing', 'paid-again': 'active', stopped: 'stopped', ended: 'ended' },
    ...{ unpaid: null, once: null },
  });
});
