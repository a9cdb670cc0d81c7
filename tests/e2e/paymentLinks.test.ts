import { payPage } from './support/gift';
import { useOrgkitBench } from './support/orgkitBench';
import {
  adminCall,
  fillPayer,
  formAddress,
  makeIntent,
  openForm,
  submitButton,
  watchSubmissions,
} from './support/payments';
import { serveSite, type Site } from './support/serveFiles';

const { bench, openPage } = useOrgkitBench();

let host: Site;
beforeAll(async () => {
  host = await serveSite({ routes: { 'GET /favicon.ico': () => ({ status: 204 }) } });
});
afterAll(() => host.close());

const makeLink = (link: Record<string, unknown>) =>
  adminCall<{ id: string; url: string }>(bench().server, 'POST', 'liens', { expiresAt: null, ...link });
const endLink = (id: string) => adminCall(bench().server, 'DELETE', `liens/${id}`);

/** Somebody else's page with the form of a link in it. */
async function openHost(id: string, attributes = '') {
  const { url } = bench().server;
  const body = `<!doctype html><html lang="fr"><head><title>Host</title>
    <script type="module" src="${url}/elements/org-payment.js"></script></head>
    <body><org-payment link="${id}" ${attributes}></org-payment></body></html>`;
  host.route({ 'GET /page.html': () => ({ body }) });
  const page = await openPage();
  const sent = await watchSubmissions(page);
  await page.goto(`${host.origin('localhost')}/page.html`);
  return { page, sent };
}

const general = { linkType: 'PAIEMENT', config: { type: 'GENERAL', montant: 36 } };

describe('the form of a link in any page', () => {
  it('LINK-02 PAY-03 shows what the link asks for, and pays it', async () => {
    const { id } = await makeLink({ ...general, reusable: true });
    const { page, sent } = await openHost(id);
    await submitButton(page).waitFor();
    await page.getByText('Ce lien de paiement est réutilisable !').waitFor();
    await fillPayer(page);
    await submitButton(page).click();
    await page.waitForURL(/\/pay\//);
    expect(sent).toMatchObject([{ link: id, montant: 36 }]);
    await payPage(page).accept.click();
    await page.getByText('Merci !').waitFor();
  });

  it('LINK-01 is over once the link has ended, with a way home unless it is embedded', async () => {
    const { id } = await makeLink(general);
    await endLink(id);
    const { page } = await openHost(id);
    await page.getByText('Ce lien est expiré !').waitFor();
    await page.getByText('Pour toute question contactez directement votre responsable.').waitFor();
    expect(await page.locator('org-payment').getByRole('link').count()).toBe(1);
    const embedded = await openHost(id, 'embed');
    await embedded.page.getByText('Ce lien est expiré !').waitFor();
    expect(await embedded.page.locator('org-payment').getByRole('link').count()).toBe(0);
  });
});

describe('the page of a link', () => {
  it('ACC-19 LINK-04 leads to the form in the link’s language, with who sent the visitor', async () => {
    const { url } = await makeLink({ ...general, config: { ...general.config, lang: 'en' } });
    const page = await openPage();
    const sent = await watchSubmissions(page);
    await page.goto(`${url}?a=77`);
    await page.waitForURL(/\/en\/paiement\?intent=[^&]+&a=77$/);
    await submitButton(page).waitFor();
    await fillPayer(page);
    await submitButton(page).click();
    await page.waitForURL(/\/pay\//);
    expect(sent).toMatchObject([{ accessId: '77', lang: 'en' }]);
  });

  it('ACC-19 PAY-01 leads home where what the tab remembers is broken', async () => {
    const { server } = bench();
    const page = await openPage();
    await page.addInitScript(() => sessionStorage.setItem('paiement_config', '{broken'));
    await page.goto(`${server.url}/paiement`);
    await page.waitForURL(`${server.url}/`);
  });
});

/** A gift of 20 € in each of three months, of which the first was paid in the page. */
async function monthlyGift() {
  const { server } = bench();
  const page = await openPage();
  const gift = await makeIntent(server, { type: 'GENERAL', montant: 20, abo: true, nbMonth: 3 });
  await openForm(page, formAddress(server, gift));
  await fillPayer(page);
  await submitButton(page).click();
  await page.waitForURL(/\/pay\//);
  await payPage(page).accept.click();
  await payPage(page).back.click();
  await page.getByText('Merci !').waitFor();
  const [payment] = await adminCall<{ id: string }[]>(server, 'GET', 'payments?limit=1');
  return payment?.id;
}

describe('a link that changes a payment', () => {
  it('PAY-02 LINK-03 names the payment, asks no amount, keeps what stays empty, and is over with the payment', async () => {
    const payment = await monthlyGift();
    const { id } = await makeLink({ linkType: 'UPDATE-PAIEMENT', paiement: payment });

    const { page: form, sent } = await openHost(id);
    await submitButton(form).waitFor();
    await form.getByText(/^Modification - /).waitFor();
    expect(await form.locator('org-payment [name=montant]').count()).toBe(0);
    expect(await form.locator('org-payment [name=prenom]').inputValue()).toBe('Ana');
    await form.getByText('Laissez vide pour garder a•••@example.org').waitFor();
    await form.locator('org-payment [name=ville]').fill('Lyon');
    await form.getByRole('button', { name: 'Enregistrer les modifications' }).click();
    await form.waitForURL(/\/means/);
    expect(sent).toMatchObject([{ update: true, info: { email: '' }, facturation: { ville: 'Lyon' } }]);

    await endLink(id);
    const ended = await openHost(id);
    await ended.page.getByText('Ce lien est expiré !').waitFor();
  });

  it('PAY-02 changes what the charges to come take, where the link allows it, and charges nothing at once', async () => {
    const payment = await monthlyGift();
    const { id } = await makeLink({ linkType: 'UPDATE-PAIEMENT', paiement: payment, changeAmount: true });
    const { page, sent } = await openHost(id);
    const amount = page.locator('org-payment [name=montant]');
    await amount.waitFor();
    expect(await amount.inputValue()).toBe('20');
    await amount.fill('35');
    const charges = page.getByRole('group', { name: 'Échéancier' }).getByRole('listitem');
    await charges.filter({ hasText: /35\s€/ }).nth(1).waitFor();
    expect(await charges.count()).toBe(2);
    await page.getByRole('button', { name: 'Enregistrer les modifications' }).click();
    await page.waitForURL(/\/means/);
    expect(sent).toMatchObject([{ update: true, amounts: { montant: 35 } }]);
    type Detail = { received: number; maxAmount: number; charges: { montant: number; state: string }[] };
    const detail = await adminCall<Detail>(bench().server, 'GET', `payments/${payment}`);
    expect(detail).toMatchObject({ received: 20, maxAmount: 90 });
    expect(detail.charges.map(({ montant, state }) => [montant, state])).toEqual([
      [20, 'paid'],
      [35, 'due'],
      [35, 'due'],
    ]);
  });
});
