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
  expect((await ask('GET', 'liens?search=don&limit=1')).body).toMatchObject({ data: [{ id: dons[0] }], next: dons[0] });
  expect(await list(`liens?search=don&limit=1&before=${dons[0]}`)).toEqual([dons[1]]);
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
