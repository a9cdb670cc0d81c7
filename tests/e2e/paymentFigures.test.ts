import type { Page } from 'playwright-core';
import { choose } from './support/gift';
import {
  adminCall,
  compact,
  euros,
  fillCompany,
  fillPayer,
  formAddress,
  makeIntent,
  openForm,
  radio,
  setUpDemo,
  submitButton,
} from './support/payments';
import { useOrgkitBench } from './support/orgkitBench';

const { bench, openPage } = useOrgkitBench();

const locales = { fr: 'fr-FR', en: 'en-US', he: 'he-IL', it: 'it-IT', pt: 'pt-PT', ru: 'ru-RU' };

let intents: Record<'gift' | 'split' | 'debts' | 'deposit', string>;
beforeAll(async () => {
  const { server } = bench();
  await setUpDemo(server, { web: { suggestFees: 2 } });
  const formData = { deposit: 100, depositPercent: 30 };
  await adminCall(server, 'POST', 'submissions', { id: 'gala', label: 'Gala', total: 500, formData });
  const dettes = ['cotisation', 'cantine-mars', 'sortie', 'livres'].map((id) => ({ id, montant: 0 }));
  intents = {
    gift: await makeIntent(server, { type: 'GENERAL', montant: 100 }),
    split: await makeIntent(server, { type: 'GENERAL', montant: 100, divide: 3 }),
    debts: await makeIntent(server, { type: 'MULTI_DETTE', montant: 120, dettes }),
    deposit: await makeIntent(server, { type: 'FORM', typeId: 'gala' }),
  };
});

const allCompact = async (page: Page, selector: string) =>
  (await page.locator(`org-payment ${selector}`).allTextContents()).map(compact);

describe.each(Object.entries(locales))('figures in %s', (lang, locale) => {
  const money = (amount: number) => euros(amount, locale);
  const open = async (name: keyof typeof intents) => {
    const page = await openPage({ locale });
    await openForm(page, formAddress(bench().server, intents[name], lang));
    return page;
  };

  it('ACC-14 PAY-35 lists 34 + 34 + 32 for 100 in 3, and asks for 100', async () => {
    const page = await open('split');
    await page.locator('.payment-schedule li').nth(2).waitFor();
    expect(await allCompact(page, '.payment-schedule .amount')).toEqual([money(34), money(34), money(32)]);
    expect(compact(await submitButton(page).textContent())).toContain(money(100));
  });

  it('ACC-13 PAY-22 offers a company to pay 102.82 for 100, and asks a person nothing below the threshold', async () => {
    const page = await open('gift');
    // Nothing is paid here: what matters is who is asked.
    await page.route('**/v1/paiements/offline/link', (route) =>
      route.fulfill({ json: { success: false, error: 'not now' } }),
    );
    await fillPayer(page);
    await submitButton(page).click();
    await page.getByText('not now').waitFor();
    expect(await page.locator('dialog[open]').count()).toBe(0);
    await fillCompany(page);
    await submitButton(page).click();
    const answers = page.locator('dialog[open] .stack button');
    await answers.first().waitFor();
    const [accept, decline] = (await answers.allTextContents()).map(compact);
    expect(accept).toContain(money(102.82));
    expect(decline).toContain(money(100));
    expect(compact(await page.locator('dialog[open] p').first().textContent())).toContain(money(2.82));
    expect(await page.locator('dialog[open] input').count()).toBe(0);
  });

  it('ACC-15 PAY-51 lays 120 over debts of 50, 30 and 100, the fourth on demand', async () => {
    const page = await open('debts');
    const rows = page.locator('.payment-debts li');
    await rows.nth(2).waitFor();
    const gets = async () => allCompact(page, '.payment-debts small');
    expect((await gets()).map((text, index) => text.includes(money([50, 30, 40][index] ?? -1)))).toEqual([
      true,
      true,
      true,
    ]);
    expect(await allCompact(page, '.payment-debts .amount')).toEqual([50, 30, 100].map(money));
    await page.locator('.payment-debts button').click();
    expect(await rows.count()).toBe(4);
    expect((await gets())[3]).toContain(money(0));
  });

  it('ACC-16 PAY-11 names the deposit of 150 and refuses 149', async () => {
    const page = await open('deposit');
    const field = page.locator('org-payment [data-field=montant]');
    expect(compact(await field.textContent())).toContain(money(150));
    await field.locator('input').fill('149');
    await field.locator('input').blur();
    await field.locator('.field-error').waitFor();
    expect(compact(await field.locator('.field-error').textContent())).toContain(money(150));
    await field.locator('input').fill('150');
    expect(await field.locator('.field-error').count()).toBe(0);
  });
});

it('PAY-22 splits 124.87 again for 120 in 12, and lists what is then charged', async () => {
  const page = await openPage();
  await openForm(page, formAddress(bench().server, intents.gift));
  await page.locator('org-payment [name=montant]').fill('120');
  await choose(radio(page, 'split'));
  await page.locator('org-payment [name=divide]').selectOption('12');
  await fillPayer(page);
  await submitButton(page).click();
  const charges = page.locator('dialog[open] .payment-schedule .amount');
  await charges.nth(11).waitFor();
  const shown = (await charges.allTextContents()).map(compact);
  expect(shown).toEqual([...Array<string>(11).fill('11€'), '3,87€']);
});
