import { openFormerDatabase, type FormerDatabase } from './testing/formerDatabase';

let former: FormerDatabase;
beforeAll(async () => {
  former = await openFormerDatabase('_gift_sources_and_pledges.sql');
});
afterAll(() => former.close());

it('SRV-17 CALL-76 adds up by source and state what filled campaigns had, and of others what their fill has come to', async () => {
  await former.insert('organisations', { id: 'a' });
  const own = { organisation_id: 'a' };
  await former.insert('campaigns', ...['whole', 'begun', 'none'].map((id) => ({ ...own, id })));
  const fill = { ...own, subject: 'campaign' };
  await former.insert('totals_fills', { ...fill, subject_id: 'whole', next_gift: null });
  await former.insert('totals_fills', { ...fill, subject_id: 'begun', next_gift: 2 });
  const gifts = [
    ['g1', 'whole', 1, 'poster', 'live', 500],
    ['g2', 'whole', 2, 'poster', 'live', 300],
    ['g3', 'whole', 3, null, 'test', 70],
    ['g4', 'whole', 4, null, 'live', 0],
    ['g5', 'begun', 1, 'poster', 'live', 10],
    ['g6', 'begun', 2, 'poster', 'live', 20],
    ['g7', 'none', 1, 'poster', 'live', 30],
  ] as const;
  const given = gifts.map(([id, campaign_id, number, source, mode]) => ({
    ...own,
    id,
    campaign_id,
    number,
    source,
    mode,
  }));
  await former.insert('campaign_gifts', ...given);
  const entry = (gift_id: string, mode: string, counted: number, more: object = {}) => ({
    ...{ ...own, id: `e-${gift_id}`, gift_id, mode, counted, reference: 'r', kind: 'manual' },
    ...more,
  });
  await former.insert('entries', ...gifts.map(([id, , , , mode, counted]) => entry(id, mode, counted)));
  await former.insert('entries', entry('g1', 'live', 500, { id: 'm', reference: 'm', kind: 'match' }));
  const pledges = [
    ['paid', 'live', null],
    ['open', 'live', null],
    ['gone', 'live', '2025-01-02'],
    ['tried', 'test', '2025-01-02'],
  ] as const;
  await former.insert('links', ...pledges.map(([id]) => ({ ...own, id })));
  const promised = pledges.map(([id, mode, cancelled_at]) => ({
    ...{ ...own, id, mode, cancelled_at, campaign_id: 'whole', link_id: id, montant: 800 },
  }));
  await former.insert('campaign_pledges', ...promised);
  const payment = { ...own, id: 'y', link_id: 'paid', idempotency_key: 'y' };
  await former.insert('payments', payment);
  await former.insert('entries', entry('y', 'live', 800, { gift_id: null, payment_id: 'y', kind: 'charge' }));
  await former.migrate((name) => name === former.step);
  const kept = await former.read<{
    said: string;
  }>(`select subject || ' ' || subject_id || ' ' || part || ' ' || mode || ' ' ||
    counted || ' ' || gifts as said from kept_totals order by 1`);
  expect(kept.map(({ said }) => said)).toEqual([
    'pledges whole cancelled live 800 1',
    'pledges whole cancelled test 1600 2',
    'pledges whole paid live 800 1',
    'pledges whole paid test 800 1',
    'source begun poster live 10 1',
    'source whole  test 70 1',
    'source whole poster live 800 2',
  ]);
});
