import { block, createFormWorld, replyOf, type FormWorld } from '../testing/formWorld';

let world: FormWorld;
beforeAll(async () => {
  world = await createFormWorld();
});
afterAll(() => world.close());

const identity = {
  homme: false,
  prenom: 'Dana',
  nom: 'Lévi',
  email: 'dana.levi@mail.org',
  tel: '+33612345678',
  adresse: '1 rue de la Paix',
  postal: '75002',
  ville: 'Paris',
  pays: 'FR',
};
const hints = { email: 'd•••@mail.org', tel: '•••78', adresse: '•••ix', postal: '•••02', ville: '•••is' };
const shown = { homme: false, prenom: 'Dana', nom: 'Lévi', hints };
const empty = { homme: false, prenom: 'Dana', nom: 'Lévi', email: '', tel: '' };
const nowhere = { perso: true, adresse: '', postal: '', ville: '', pays: 'IL' };

async function sendForm() {
  const form = await world.addForm({ identity: 'FULL' }, [block('identity'), block('products')]);
  return replyOf(await world.send(form, { P1_quantity: 1 }, { body: { identity } }));
}
const payerOf = async (intentId: string) => {
  const { body } = await world.server.request('GET', `/v1/paiements/intents/${intentId}`);
  return (body as { data: { payer?: unknown } }).data.payer;
};
const pay = async (given: Record<string, unknown>) => {
  const config = { type: 'FORM', montant: 10.1, amounts: { montant: 10.1, fees: 0, total: 10.1 } };
  const { url } = (await world.submit({ ...config, ...given })).body as { url: string };
  return world.paymentOf(url);
};

describe('LINK-08 who sent a form', () => {
  it('LINK-08 SRV-09 is its payer by hints, and pays with what is left empty', async () => {
    const { data, url } = await sendForm();
    const intent = data?.intent ?? '';
    expect(url).not.toMatch(/Dana|mail\.org|75002/);
    expect(await payerOf(intent)).toEqual(shown);
    const paid = await pay({ intent, typeId: data?.id, info: empty, facturation: nowhere });
    expect(paid.info).toMatchObject({ prenom: 'Dana', email: identity.email, tel: identity.tel });
    expect(paid.facturation).toMatchObject({ adresse: identity.adresse, postal: '75002', ville: 'Paris', pays: 'FR' });
  });

  it('LINK-08 may say otherwise', async () => {
    const { data } = await sendForm();
    const info = { ...empty, nom: 'Cohen', email: 'rina@mail.org' };
    const paid = await pay({ intent: data?.intent, typeId: data?.id, info, facturation: nowhere });
    expect(paid.info).toMatchObject({ nom: 'Cohen', email: 'rina@mail.org', tel: identity.tel });
  });

  it('LINK-08 is known on the page of a link that is for the submission', async () => {
    const { data } = await sendForm();
    const config = { type: 'FORM', typeId: data?.id };
    const link = { linkType: 'PAIEMENT', config, payer: { nom: 'Lévi-Strauss' } };
    const made = (await world.server.request('POST', '/v1/admin/liens', { token: world.token, body: link })).body;
    const { id } = (made as { data: { id: string } }).data;
    const page = (await world.server.request('GET', `/v1/liens/${id}`)).body;
    expect(page).toMatchObject({ data: { config: { payer: { ...shown, nom: 'Lévi-Strauss' } } } });
    const paid = await pay({ link: id, info: { ...empty, nom: '' }, facturation: nowhere });
    expect(paid.info).toMatchObject({ nom: 'Lévi-Strauss', email: identity.email });
  });

  it('LINK-08 SRV-09 is unknown to an intent that somebody else makes of the submission', async () => {
    const { data } = await sendForm();
    const config = { type: 'FORM', typeId: data?.id };
    const made = (await world.makeIntent({ ...config, montant: 10.1, cerfa: undefined })).body as {
      data: { id: string };
    };
    expect(await payerOf(made.data.id)).toBeUndefined();
  });
});
