import { idsOf, useAdminServer } from './testing/adminServer';

const { world, ask } = useAdminServer();
const list = async (path: string) => idsOf(await ask('GET', path));
const made = async (path: string, body: object, token = world.token) => {
  const answer = await ask('POST', path, body, token);
  expect(answer.body).toMatchObject({ success: true });
  return (answer.body as { data: { id: string } }).data.id;
};

it('CALL-43 finds payment links by label, payer and id', async () => {
  const link = (label: string, payer: object = {}) => ({
    linkType: 'PAIEMENT',
    config: { type: 'GENERAL', label, montant: 10 },
    payer,
  });
  const gala = await made('liens', link('Gala de l’École'));
  const levy = await made('liens', link('Don', { prenom: 'Éléonore', nom: 'Lévy', email: 'e.levy@example.org' }));
  const firm = await made('liens', link('Don', { raison: 'Łódź & Cie' }));
  await made('liens', link('Gala'), world.otherToken);
  expect(await list('liens?search=ECOLE%20gala')).toEqual([gala]);
  expect(await list('liens?search=eleo%20LEVY')).toEqual([levy]);
  expect(await list('liens?search=e.levy%40example')).toEqual([levy]);
  expect(await list('liens?search=lodz')).toEqual([firm]);
  expect(await list(`liens?search=${gala}`)).toEqual([gala]);
  expect(await list('liens?search=_')).toEqual([]);
  const dons = [levy, firm].sort().reverse();
  const { body } = await ask('GET', 'liens?search=don&limit=1');
  expect(body).toMatchObject({ data: [{ id: dons[0] }] });
  const { next } = body as { next: string };
  for (const before of [next, dons[0]])
    expect(await list(`liens?search=don&limit=1&before=${before}`)).toEqual([dons[1]]);
});

it('CALL-44 finds debts by name and id, of those that are open too', async () => {
  await made('dettes', { id: 'd-1', name: 'Écolage de Samuel', montant: 10 });
  await made('dettes', { id: 'd-2', name: 'Écolage de Myriam', montant: 10, active: false });
  await made('dettes', { id: 'd-3', name: 'Écolage', montant: 10 }, world.otherToken);
  expect(await list('dettes?search=ecolage')).toEqual(['d-2', 'd-1']);
  expect(await list('dettes?search=ecolage&open=true')).toEqual(['d-1']);
  expect(await list('dettes?search=samuel%20COL')).toEqual(['d-1']);
  expect(await list('dettes?search=d-2')).toEqual(['d-2']);
  expect(await list('dettes?search=ecolage&before=d-2')).toEqual(['d-1']);
});

it('CALL-47 finds campaigns by label and id, of those that are open too, with their teams or without', async () => {
  await made('campagnes', { id: 'gala-1', label: 'Gala de l’École', active: true });
  await made('campagnes', { id: 'gala-2', label: 'Gala de printemps', active: false });
  await made('campagnes', { id: 'gala-1', label: 'Gala' }, world.otherToken);
  await made('campagnes/gala-1/teams', { param: 'a', label: 'Alef' });
  expect(await list('campagnes?search=GALA')).toEqual(['gala-2', 'gala-1']);
  expect(await list('campagnes?search=gala&active=true')).toEqual(['gala-1']);
  expect(await list('campagnes?search=gala&active=false')).toEqual(['gala-2']);
  expect(await list('campagnes?search=ecole%20gala-1')).toEqual(['gala-1']);
  const teams = async (query: string) =>
    ((await ask('GET', `campagnes?search=ecole${query}`)).body as { data: { teams: unknown[] }[] }).data[0]?.teams;
  expect(await teams('')).toHaveLength(1);
  expect(await teams('&teams=none')).toEqual([]);
});

it('CALL-47 CALL-211 lists campaigns by their end as it is today, those without one last', async () => {
  await made('campagnes', { id: 'end-1', label: 'Fin', dateEnd: '2025-03-02T00:00:00+02:00' });
  await made('campagnes', { id: 'end-2', label: 'Fin', dateEnd: '2025-03-01T23:30:00Z' });
  await made('campagnes', { id: 'end-3', label: 'Fin' });
  expect(await list('campagnes?search=fin&sort=end')).toEqual(['end-1', 'end-2', 'end-3']);
  expect((await ask('PUT', 'campagnes/end-1', { dateEnd: '2025-04-01T00:00:00Z' })).status).toBe(200);
  expect(await list('campagnes?search=fin&sort=end')).toEqual(['end-2', 'end-1', 'end-3']);
  expect((await ask('PUT', 'campagnes/end-1', { dateEnd: null })).status).toBe(200);
  expect(await list('campagnes?search=fin&sort=-end')).toEqual(['end-3', 'end-1', 'end-2']);
});

it('CALL-48 finds what was changed by whom, and on which days', async () => {
  const rows = async (query: string) =>
    ((await ask('GET', `audit?${query}`)).body as { data: { actor: string; createdAt: string }[] }).data;
  const all = await rows('');
  const { actor = '', createdAt = '' } = all[0] ?? {};
  const today = createdAt.slice(0, 10);
  const earlier = new Date(Date.parse(createdAt) - 2 * 86_400_000).toISOString().slice(0, 10);
  expect(all.length).toBeGreaterThan(0);
  expect(await rows(`actor=${encodeURIComponent(actor)}`)).toEqual(all.filter((row) => row.actor === actor));
  expect(await rows('actor=nobody')).toEqual([]);
  expect(await rows(`from=${earlier}`)).toEqual(all);
  expect(await rows(`to=${earlier}`)).toEqual([]);
  expect(await rows(`from=${today}&to=${today}&actor=nobody`)).toEqual([]);
  expect((await ask('GET', 'audit?from=yesterday')).status).toBe(400);
});

it('CALL-90 CALL-92 a link is read by itself, and the log names records as they are called today', async () => {
  const body = { linkType: 'PAIEMENT', config: { type: 'GENERAL', label: 'Vitrail', montant: 10 } };
  const link = await made('liens', body);
  expect((await ask('GET', `liens/${link}`)).body).toMatchObject({ data: { id: link, config: { label: 'Vitrail' } } });
  expect((await ask('GET', 'liens/none')).status).toBe(404);
  expect((await ask('GET', `liens/${link}`, undefined, world.otherToken)).status).toBe(404);
  const fund = await made('caisses', { name: '=Toit' });
  await ask('PUT', `caisses/${fund}`, { name: '=Toiture' });
  const page = (await ask('GET', 'audit?limit=3')).body as { data: { subjectId: string; name: string | null }[] };
  expect(page.data.map(({ subjectId, name }) => [subjectId, name])).toEqual([
    [fund, '=Toiture'],
    [fund, '=Toiture'],
    [link, null],
  ]);
  const { text } = await ask('GET', 'audit/export?subject=caisse');
  expect(text).toMatch(/^\ufeff?date,actor,action,subject,subjectId,name,changes\r\n/);
  expect(text.match(/'=Toiture/g)).toHaveLength(2);
  expect(text).not.toContain('Vitrail');
});
