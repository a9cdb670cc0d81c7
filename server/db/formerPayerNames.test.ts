import { openFormerDatabase, type FormerDatabase } from './testing/formerDatabase';

let former: FormerDatabase;
beforeAll(async () => {
  former = await openFormerDatabase('_payer_names.sql');
});
afterAll(() => former.close());

it('CALL-175 CALL-65 SRV-19 sorts payments and subscriptions that were made before their orders were kept', async () => {
  await former.insert('organisations', { id: 'a' });
  const payers = [
    ['person', { nom: 'Lévi', prenom: 'Élie' }, { perso: true, raison: 'Cèdre' }],
    ['company', { nom: 'Lévi', prenom: 'Élie' }, { perso: false, raison: 'Cèdre SARL' }],
    ['unnamed company', { nom: 'Lévi', prenom: '' }, { perso: false }],
    ['erased', { nom: '', prenom: '' }, { perso: true }],
  ] as const;
  const own = { organisation_id: 'a', montant: 1000 };
  for (const [id, info, facturation] of payers)
    await former.insert('payments', { ...own, id, idempotency_key: id, info, facturation });
  const changed = { amounts: JSON.stringify([{ from: 2, montant: 500 }]), subscription_state: 'failing', abo: true };
  await former.insert('payments', { ...own, id: 'failing', idempotency_key: 'failing', ...changed });
  const ended = { subscription_state: 'ended', abo: true };
  await former.insert('payments', { ...own, id: 'ended', idempotency_key: 'ended', ...ended });
  await former.insert(
    'charges',
    ...['paid', 'failed', 'due'].map((state, index) => ({
      ...{ payment_id: 'failing', charge: index + 1, state },
      date: `2025-0${index + 1}-05`,
    })),
  );
  await former.migrate((name) => name === former.step);
  const rows = await former.read<{ id: string; name: string; next: string | null; amount: number | null }>(
    `select id, sort_name as name, next_charge as next, term_montant::int as amount from payments order by id`,
  );
  expect(rows.map(({ id, name, next, amount }) => [id, name, next, amount])).toEqual([
    ['company', 'cedre sarl', null, null],
    ['ended', expect.any(String), null, 1000],
    ['erased', '', null, null],
    ['failing', expect.any(String), '2025-02-05', 500],
    ['person', 'levi elie', null, null],
    ['unnamed company', 'levi', null, null],
  ]);
});
