import type { Page } from 'playwright-core';
import type { PaymentConfig } from '../../src/contract/payments/payments';
import { choose } from './support/gift';
import { accessibilityFaults, horizontalOverflow } from './support/inspect';
import { useOrgkitBench } from './support/orgkitBench';
import {
  adminCall,
  fillCompany,
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

const kinds = {
  service: { type: 'SERVICE', typeId: 'cours' },
  subscription: { type: 'SERVICE', typeId: 'adhesion' },
  debts: {
    type: 'MULTI_DETTE',
    montant: 250,
    dettes: ['cotisation', 'cantine-mars', 'sortie', 'livres'].map((id) => ({ id, montant: 0 })),
  },
  submission: { type: 'FORM', typeId: 'gala' },
  campaign: { type: 'CAMPAGNE', typeId: 'ecole', montant: 180 },
  gift: { type: 'GENERAL', montant: 100 },
} satisfies Record<string, PaymentConfig>;
type Kind = keyof typeof kinds;

let intents: Record<Kind, string>;
beforeAll(async () => {
  const { server } = bench();
  const fields = ['PRENOM_HE', 'DDN', 'NEWSLETTER'].map((type) => ({ type, required: true }));
  const more = [
    { type: 'TEXT', label: 'Synagogue', required: true },
    { type: 'TEXTAREA', label: 'Dédicace' },
    { type: 'SELECT', label: 'Rite', values: ['A', 'B'], required: true },
  ];
  await setUpDemo(server, {
    web: { suggestFees: 1, 'paiement.extra.fields': [...fields, ...more] },
    config: { GCL: { MAIN: true } },
  });
  const formData = { deposit: 100, depositPercent: 30, totalCerfa: 200 };
  await adminCall(server, 'POST', 'submissions', { id: 'gala', label: 'Gala', total: 500, formData });
  await adminCall(server, 'POST', 'campagnes', { id: 'ecole', label: 'L’école', config: { minNbMonth: 10 } });
  const made = Object.entries(kinds).map(async ([kind, config]) => [kind, await makeIntent(server, config)] as const);
  intents = Object.fromEntries(await Promise.all(made)) as Record<Kind, string>;
});

const extraName = 'org-payment [name="extra.prenomHE"]';

describe.each(['fr', 'he'] as const)('in %s, 360 pixels wide', (lang) => {
  it('PAY-60 every state of the form is free of faults that axe knows, and fits', async () => {
    const page = await openPage({ locale: lang, viewport: { width: 360, height: 740 } });
    const faults: Record<string, string[]> = {};
    const look = async (state: string) => {
      const overflow = await horizontalOverflow(page);
      const found = [...(await accessibilityFaults(page)), ...(overflow > 0 ? [`${overflow} px too wide`] : [])];
      if (found.length > 0) faults[state] = found;
    };
    const open = async (kind: Kind, part: string) => {
      await openForm(page, formAddress(bench().server, intents[kind], lang));
      await page.locator(part).first().waitFor();
    };
    await open('service', '.payment-people');
    await page.locator('.payment-add button').click();
    await page.locator('.summary-toggle').click();
    await look('service for two');
    await submitButton(page).click();
    await page.locator('.payment-missing').waitFor();
    await look('everything missing');
    await open('subscription', '.payment-schedule');
    await look('subscription');
    await open('debts', '.payment-debts');
    await page.locator('.payment-debts button').click();
    await look('debts');
    await open('submission', extraName);
    await look('submission');
    await open('campaign', 'org-payment [name=displayName]');
    await look('campaign');
    await open('gift', extraName);
    await choose(radio(page, 'split'));
    await radio(page, 'CARD').waitFor({ state: 'attached' });
    await fillCompany(page);
    await look('company, in parts');
    await answer(page);
    await submitButton(page).click();
    await page.locator('dialog[open]').waitFor();
    await look('offer to cover fees');
    await page.goto(formAddress(bench().server, 'unknown', lang));
    await page.locator('org-payment .notice').waitFor();
    await look('nothing to pay any more');
    expect(faults).toEqual({});
  });
});

/** Fills in the payer and what the organisation asks for. */
async function answer(page: Page): Promise<void> {
  await fillPayer(page);
  await page.locator(extraName).fill('דן');
  await page.locator('org-payment [name="extra.ddn"]').fill('1990-05-04');
  await page.locator('org-payment [name="extra.newsletter"]').check();
  await page.locator('org-payment [name="extra.Synagogue"]').fill('Lyon');
  await page.locator('org-payment [name="extra.Rite"]').selectOption('A');
}

it('PAY-60 has the summary beside the form where there is room, and folded above it on phones', async () => {
  const page = await openPage({ viewport: { width: 1280, height: 800 } });
  await openForm(page, formAddress(bench().server, intents.submission));
  const summary = page.locator('.payment-summary');
  const details = page.locator('.summary-details');
  const form = page.locator('.payment-form');
  const [beside, fields] = [await summary.boundingBox(), await form.boundingBox()];
  expect(beside!.x + beside!.width).toBeLessThanOrEqual(fields!.x);
  expect([await details.isVisible(), await page.locator('.summary-toggle').isVisible()]).toEqual([true, false]);
  await page.setViewportSize({ width: 360, height: 740 });
  const [above, below] = [await summary.boundingBox(), await form.boundingBox()];
  expect(above!.y + above!.height).toBeLessThanOrEqual(below!.y);
  expect(await details.isVisible()).toBe(false);
  await page.locator('.summary-toggle').press('Enter');
  expect(await details.isVisible()).toBe(true);
});

it('ACC-17 PAY-17 names what is missing and wrong, and a double press sends one request', async () => {
  const page = await openPage();
  const sent = await watchSubmissions(page);
  await setUpDemo(bench().server, { web: { suggestFees: 0, 'paiement.extra.fields': [] } });
  await openForm(page, formAddress(bench().server, intents.gift));
  await submitButton(page).click();
  await page.getByRole('alert').getByText('Champs obligatoires', { exact: true }).waitFor();
  expect(sent).toEqual([]);
  const wrong = {
    'postal-code': ['75', 'Ce champ doit contenir au moins 3 chiffres'],
    'address-level2': ['P', 'Ce champ doit contenir au moins 2 chiffres'],
    tel: ['abc', 'Le numéro de téléphone est invalide'],
  };
  for (const [purpose, [text = '', why = '']] of Object.entries(wrong)) {
    const field = page.locator(`org-payment [autocomplete="${purpose}"]`);
    await field.fill(text);
    await field.blur();
    await page.locator('.field-error').getByText(why).waitFor();
  }
  await fillPayer(page);
  await choose(radio(page, 'company'));
  await submitButton(page).click();
  await page.locator('[data-field=siren] .field-error').waitFor();
  expect(sent).toEqual([]);
  await fillCompany(page);
  await submitButton(page).dblclick();
  await page.waitForURL(/\/pay\//);
  expect(sent).toHaveLength(1);
});
