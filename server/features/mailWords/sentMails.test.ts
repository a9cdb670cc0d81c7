import { payer } from '../../testing/checkoutWorld';
import { createFormWorld, block, type FormWorld } from '../forms/testing/formWorld';

let world: FormWorld;
beforeAll(async () => {
  world = await createFormWorld();
});
afterAll(() => world.close());

const admin = (method: string, path: string, body: unknown) =>
  world.server.request(method, `/v1/admin/${path}`, { token: world.token, body });
const write = async (mail: string, fr: object) =>
  expect((await admin('PUT', `mail/words/${mail}`, { words: { fr } })).status).toBe(200);

async function mailTo(address: string) {
  await world.deliver();
  const mail = (await world.mails()).find(({ to }) => to.address === address);
  if (!mail) throw new Error(`no mail to ${address}`);
  return mail;
}
async function pay(config: Record<string, unknown>) {
  const { url } = (await world.submit(config)).body as { url: string };
  await world.press(url, 'pay');
  return mailTo('dana@example.org');
}

it('MAIL-05 MAIL-06 a gift is thanked for in the organisation’s words, and its facts stay the server’s', async () => {
  await write('thanks', {
    subject: '{prenom}, merci pour {montant}',
    opening: 'Chère {prenom} {nom},\n\nvotre don à {caisse}\nnous touche. <i>{montant}</i>',
    closing: 'La trésorière\nde {organisation}',
  });
  const { subject, text, html } = await pay({ type: 'GENERAL', montant: 50 });
  expect(subject).toMatch(/Dana, merci pour 50\s€$/);
  expect(text).toMatch(/Chère Dana .+,\n\nvotre don à .+\nnous touche\. <i>50\s€<\/i>\n\n/);
  expect(text).toMatch(/Nous avons bien reçu votre don de 50.*Référence : /s);
  expect(text.endsWith('La trésorière\nde Démo\n')).toBe(true);
  expect(html).not.toContain('<i>');
  expect(html).toMatch(/La trésorière\s*<br \/>\s*de Démo/);
});

it('MAIL-07 a payment in another language has the server’s words', async () => {
  const { subject, text } = await pay({ type: 'GENERAL', montant: 20, lang: 'en' });
  expect(subject).toContain('Thank you for your gift to Démo');
  expect(text).toContain('Hello Dana,');
  expect(text).not.toContain('trésorière');
});

it('MAIL-06 what a payer typed is put in as it is, and not read again', async () => {
  const { subject, text, html } = await pay({ montant: 30, info: { ...payer.info, prenom: '{montant} <b>Dana</b>' } });
  expect(subject).toMatch(/\{montant\} <b>Dana<\/b>, merci pour 30\s€$/);
  expect(text).toContain('Chère {montant} <b>Dana</b> Lévi,');
  expect(html).not.toContain('<b>');
});

it('MAIL-07 the copy of a form has its own words first, then the organisation’s', async () => {
  await write('formCopy', {
    subject: 'Reçu : {formulaire}',
    opening: 'Merci de votre confiance.',
    closing: 'Le bureau',
  });
  const fields = [block('text', { fieldKey: 'mail', kind: 'email' })];
  const send = async (form: object, address: string) => {
    const id = await world.addForm({ type: 'SIMPLE', withPaiement: false, products: [], ...form }, fields);
    await world.send(id, { '[TEXT]_mail': address });
    return mailTo(address);
  };
  const usual = await send({}, 'ana@example.org');
  expect(usual.subject).toMatch(/Reçu : Fête$/);
  expect(usual.text).toMatch(/Fête\n\nMerci de votre confiance\.\n\n.*Le bureau\n$/s);
  const own = await send({ copySubject: 'À jeudi', copyText: 'Apportez un gâteau.' }, 'lea@example.org');
  expect(own.subject).toMatch(/À jeudi$/);
  expect(own.text).toMatch(/Apportez un gâteau\.\n\n.*Le bureau\n$/s);
  expect(own.text).not.toContain('confiance');
});
