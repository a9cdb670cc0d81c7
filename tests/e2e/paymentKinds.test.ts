import type { PaymentConfig } from '../../src/contract/payments/payments';
import { choose, payPage } from './support/gift';
import { useOrgkitBench } from './support/orgkitBench';
import {
  adminCall,
  compact,
  fillPayer,
  formAddress,
  makeIntent,
  openForm,
  radio,
  setUpDemo,
  submitButton,
  watchSubmissions,
} from './support/payments';

const { bench, openPage } = useOrgkitBench();

beforeAll(async () => {
  const { server } = bench();
  const formData = { deposit: 100, depositPercent: 30, totalCerfa: 200 };
  await adminCall(server, 'POST', 'submissions', { id: 'gala', label: 'Gala', total: 500, formData });
  await adminCall(server, 'POST', 'campagnes', { id: 'ecole', label: 'L’école', config: { minNbMonth: 10 } });
});

async function open(config: PaymentConfig) {
  const { server } = bench();
  const page = await openPage();
  const sent = await watchSubmissions(page);
  await openForm(page, formAddress(server, await makeIntent(server, config)));
  return { page, sent };
}
type Open = Awaited<ReturnType<typeof open>>['page'];

/** Sends the filled form, pays in the sandbox and comes back; answers the newest payment. */
async function pay(page: Open): Promise<Record<string, unknown>> {
  await submitButton(page).click();
  await page.waitForURL(/\/pay\//);
  await payPage(page).accept.click();
  await page.getByText('Merci !').waitFor();
  const [payment] = await adminCall<Record<string, unknown>[]>(bench().server, 'GET', 'payments?limit=1');
  return payment ?? {};
}
const amount = (page: Open) => page.locator('org-payment [name=montant]');

it('ACC-15 PAY-50 pays 120 over several debts, and shows what is left of them the next time', async () => {
  const dettes = ['cotisation', 'cantine-mars', 'sortie', 'livres'].map((id) => ({ id, montant: 0 }));
  const { page, sent } = await open({ type: 'MULTI_DETTE', montant: 120, dettes });
  await page.locator('.payment-debts').waitFor();
  await fillPayer(page);
  expect(await pay(page)).toMatchObject({ received: 120 });
  const shares = [
    { id: 'cotisation', montant: 50 },
    { id: 'cantine-mars', montant: 30 },
    { id: 'sortie', montant: 40 },
  ];
  expect(sent).toMatchObject([{ type: 'GENERAL', dettes: shares }]);
  const next = await open({ type: 'DETTE', typeId: 'sortie' });
  expect(await amount(next.page).inputValue()).toBe('60');
  await next.page.locator('.summary-row').nth(3).waitFor();
  expect(compact(await next.page.locator('.summary-details').textContent())).toContain('Déjàpayé40€Resteàpayer60€');
});

it('ACC-16 PAY-11 takes a deposit of 150, then what is left from 1 on', async () => {
  const { page } = await open({ type: 'FORM', typeId: 'gala' });
  await fillPayer(page);
  await amount(page).fill('149');
  await submitButton(page).click();
  await page
    .getByRole('alert')
    .getByText(/minimum de 150€/)
    .waitFor();
  await amount(page).fill('150');
  expect(await pay(page)).toMatchObject({ received: 150 });
  const rest = await open({ type: 'FORM', typeId: 'gala' });
  expect(await amount(rest.page).inputValue()).toBe('350');
  await amount(rest.page).fill('1');
  await fillPayer(rest.page);
  expect(await pay(rest.page)).toMatchObject({ received: 1 });
});

it('PAY-18 pays a service for two, the second added and named with the keyboard', async () => {
  const { page, sent } = await open({ type: 'SERVICE', typeId: 'cours' });
  expect(await amount(page).getAttribute('readonly')).not.toBeNull();
  await fillPayer(page);
  await page.getByRole('button', { name: 'Ajouter une personne' }).press('Enter');
  await page.keyboard.type('Noa');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Lévi');
  expect(compact(await submitButton(page).textContent())).toBe('Payer50€');
  expect(await pay(page)).toMatchObject({ received: 50 });
  expect(sent).toMatchObject([{ service: { other: [{ prenom: 'Noa', nom: 'Lévi' }] } }]);
});

it('PAY-63 PAY-32 gives to a campaign over its own months, under the name to be shown', async () => {
  const { page, sent } = await open({ type: 'CAMPAGNE', typeId: 'ecole', montant: 180 });
  await page.getByLabel(/^Nom affiché/).fill('Famille Lévi');
  await choose(radio(page, 'monthly'));
  const months = await page.locator('org-payment [name=nbMonth] option').allTextContents();
  expect(months).toEqual(['10 mois', '11 mois', '12 mois']);
  await choose(radio(page, 'once'));
  await fillPayer(page);
  expect(await pay(page)).toMatchObject({ received: 180 });
  expect(sent).toMatchObject([{ campagne: { displayName: 'Famille Lévi' } }]);
});

it('PAY-16 asks what the organisation wants to know, and keeps the answers', async () => {
  const fields = [
    { type: 'PRENOM_HE', required: true },
    { type: 'DDN', required: true },
    { type: 'SELECT', fieldKey: 'rite', label: 'Rite', values: ['Ashkénaze', 'Séfarade'], required: true },
    { type: 'NEWSLETTER' },
  ];
  await setUpDemo(bench().server, { web: { 'paiement.extra.fields': fields } });
  const { page, sent } = await open({ type: 'GENERAL', montant: 36 });
  await fillPayer(page);
  await submitButton(page).click();
  const missing = page.getByRole('alert').getByRole('link');
  await missing.first().waitFor();
  expect(await missing.allTextContents()).toEqual(['Prénom en hébreu', 'Date de naissance', 'Rite']);
  expect(sent).toEqual([]);
  await page.getByLabel('Prénom en hébreu').fill('חנה');
  await page.getByLabel('Date de naissance').fill('1990-05-04');
  await page.getByLabel('Rite').selectOption('Séfarade');
  await pay(page);
  expect(sent).toMatchObject([{ info: { extra: { prenomHE: 'חנה', ddn: '1990-05-04', rite: 'Séfarade' } } }]);
});
