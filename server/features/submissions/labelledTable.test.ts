import { block, createFormWorld, type FormWorld } from '../forms/testing/formWorld';

let world: FormWorld;
beforeAll(async () => {
  world = await createFormWorld();
});
afterAll(() => world.close());

it('FORM-36 a table for people has the form’s own words for headings, and its title for a name', async () => {
  const blocks = [
    block('identity'),
    block('text', { fieldKey: 'allergies', label: 'Des allergies ?' }),
    block('products'),
  ];
  const products = [{ id: 'P1', title: 'Repas', montant: 10.1 }];
  const form = await world.addForm({ title: 'Séder : 2025', identity: 'SHORT', withPaiement: false, products }, blocks);
  const identity = { homme: false, prenom: 'Dana', nom: 'Lévi', email: 'dana@mail.org', tel: '+33612345678' };
  await world.send(form, { '[TEXT]_allergies': '=Noix', P1_quantity: 2 }, { body: { identity } });
  const path = `/v1/admin/forms/${form}/submissions.csv`;
  const { text, headers } = await world.server.request('GET', `${path}?headings=labels&lang=fr`, {
    token: world.token,
  });
  const [head = '', row = ''] = text.replace(/^\ufeff/, '').split('\r\n');
  expect(head.split(',')).toEqual(
    expect.arrayContaining(['Envoyé le', 'État', 'Total', 'Payé', 'Prénom', 'Nom', 'Des allergies ?', 'Repas']),
  );
  expect(head).not.toMatch(/\[TEXT\]|identity|revision|accessId|P1_quantity/);
  expect(row).toMatch(/^2025-01-15 13:00,Reçu,20\.2,0,EUR,/);
  expect(row).toContain("'=Noix");
  expect(headers.get('content-disposition')).toContain(encodeURIComponent('Séder 2025 2025-01-15.csv'));
  const plain = await world.server.request('GET', path, { token: world.token });
  expect(plain.text).toContain('[TEXT]_allergies');
  expect(plain.headers.get('content-disposition')).toBe(`attachment; filename="${form}.csv"`);
});
