import { readCsv } from '../../../src/core/csv';
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

it('SRV-34 FORM-36 a table for people has answers in words, days without hours, and numbers to count with', async () => {
  const blocks = [
    block('identity'),
    block('select', { fieldKey: 'menu', label: 'Menu', values: ['Sans viande', 'Tout'] }),
    block('checkbox', { fieldKey: 'aide', label: 'J’aide' }),
    block('checkbox', { fieldKey: 'photo', label: 'Photos' }),
    block('birthDate', { fieldKey: 'ne', label: 'Né le' }),
    block('date', { fieldKey: 'venue', label: 'Arrivée', picker: 'datetime' }),
    block('products'),
    block('paymentMethod'),
  ];
  const products = [{ id: 'P1', title: 'Repas', montant: 10.1 }];
  const form = await world.addForm({ title: 'Repas', identity: 'FULL', withPaiement: true, products }, blocks);
  const person = { homme: false, prenom: 'Dana', nom: 'Lévi', email: 'dana@mail.org', tel: '+33612345678' };
  const home = { adresse: '1 rue des Lilas', postal: '06000', ville: 'Nice', pays: 'FR' };
  const answers = {
    ...{ menu: ['Sans viande'], '[CHECKBOX]_aide': true, '[CHECKBOX]_photo': false },
    ...{
      '[DATETIME]_venue': ['2025-01-20T18:30:00Z'],
      '[ANNIV]_ne': '1980-03-12T11:00:00',
      __paiementMethod: 'ONLINE',
      P1_quantity: 2,
    },
  };
  const sent = await world.send(form, answers, { body: { identity: { ...person, ...home } } });
  expect(sent.body).toMatchObject({ success: true });
  const path = `/v1/admin/forms/${form}/submissions.csv?headings=labels&lang=`;
  const rowIn = async (lang: string) => {
    const { text } = await world.server.request('GET', path + lang, { token: world.token });
    return (readCsv(text) ?? [])[1]?.cells.slice(5) ?? [];
  };
  const own = ['Dana', 'Lévi', 'dana@mail.org', '+33612345678', '1 rue des Lilas', '06000', 'Nice'];
  const rest = ['', 'Sans viande', 'Oui', '', '1980-03-12', '2025-01-20 19:30', '2', 'En ligne'];
  expect(await rowIn('fr')).toEqual(['Femme', ...own, 'France', ...rest]);
  expect(await rowIn('he')).toEqual(expect.arrayContaining(['אישה', '1980-03-12', 'צרפת', 'כן']));
});
