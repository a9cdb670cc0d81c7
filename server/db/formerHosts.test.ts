import { openFormerDatabase } from './testing/formerDatabase';

it('ENT-11 leaves a host that was named before proofs to one organisation: by its domain first, the oldest of several', async () => {
  const former = await openFormerDatabase('_hosts.sql');
  const organisations: readonly (readonly [id: string, document: Record<string, string>])[] = [
    ['oldest', { domain: 'Shared.example', BASE_WEB_URL: 'https://Own.example/' }],
    ['middle', { domain: 'shared.example', BASE_WEB_URL: 'https://both.example' }],
    ['newest', { domain: '', BASE_WEB_URL: 'https://both.example' }],
    // A domain wins over an address, however old; an address with a path is no host.
    ['named', { BASE_WEB_URL: 'https://later.example' }],
    ['later', { domain: 'later.example', BASE_WEB_URL: 'https://path.example/dons' }],
    ['none', {}],
  ];
  for (const [index, [id, document]] of organisations.entries())
    await former.read('insert into organisations (id, document, created_at, updated_at) values ($1, $2, $3, $3)', [
      id,
      JSON.stringify(document),
      `2025-01-1${index}`,
    ]);
  await former.migrate((name) => name === former.step);
  const rows = await former.read<{ host: string; id: string; by: string; known: boolean }>(
    `select host, organisation_id as id, proved_by as by, proved_at is not null and token <> '' as known
      from hosts order by host`,
  );
  const expected = { 'later.example': 'later', 'own.example': 'oldest', 'shared.example': 'oldest' };
  expect(rows).toEqual(Object.entries(expected).map(([host, id]) => ({ host, id, by: 'before', known: true })));
  const documents = await former.read<{ id: string; document: unknown }>(
    'select id, document from organisations order by created_at',
  );
  expect(documents.map(({ id, document }) => [id, document])).toEqual(organisations);
  await former.close();
});
