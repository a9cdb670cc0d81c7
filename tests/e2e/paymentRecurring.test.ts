import { choose, payPage } from './support/gift';
import { useOrgkitBench } from './support/orgkitBench';
import {
  adminCall,
  compact,
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

async function openGift(montant: number) {
  const { server } = bench();
  const page = await openPage();
  const sent = await watchSubmissions(page);
  await openForm(page, formAddress(server, await makeIntent(server, { type: 'GENERAL', montant })));
  return { page, sent };
}

/** The newest payment of the organisation. */
const newest = async () => (await adminCall<Record<string, unknown>[]>(bench().server, 'GET', 'payments?limit=1'))[0];

it('ACC-14 PAY-34 pays 100 in 3 as the form said: 34 now, 100 in all', async () => {
  const { page, sent } = await openGift(100);
  await choose(radio(page, 'split'));
  await page.locator('org-payment [name=divide]').selectOption('3');
  await page.locator('.payment-schedule li').nth(2).waitFor();
  await fillPayer(page);
  await submitButton(page).click();
  await page.waitForURL(/\/pay\//);
  expect(sent).toMatchObject([{ montant: 34, divide: 3, nbMonth: 3, abo: true, maxAmount: 100 }]);
  await payPage(page).accept.click();
  await payPage(page).back.click();
  await page.getByText('Merci !').waitFor();
  expect(await newest()).toMatchObject({ received: 34, nbMonth: 3 });
});

describe('the offer to cover fees', () => {
  beforeAll(() => setUpDemo(bench().server, { web: { suggestFees: 2 } }));
  afterAll(() => setUpDemo(bench().server, { web: { suggestFees: 0 } }));

  it('ACC-13 PAY-21 is accepted with the keyboard: 102.82 are paid, 2.82 of them for the fees', async () => {
    const { page, sent } = await openGift(100);
    await fillPayer(page);
    await fillCompany(page);
    await submitButton(page).press('Enter');
    await page.locator('dialog[open] .stack button').first().waitFor();
    await page.keyboard.press('Tab');
    const focused = page.locator('dialog[open] button:focus');
    if (!(await focused.textContent())?.includes('102')) await page.keyboard.press('Tab');
    expect(compact(await focused.textContent())).toContain('102,82€');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/pay\//);
    expect(sent).toMatchObject([{ montant: 102.82, amounts: { montant: 100, fees: 2.82, total: 102.82 } }]);
    await payPage(page).accept.click();
    await page.getByText('Merci !').waitFor();
    expect(await newest()).toMatchObject({ received: 102.82, fees: 2.82 });
  });

  it('PAY-21 is left with Escape: nothing is sent, the button works again, and declining pays 100', async () => {
    const { page, sent } = await openGift(100);
    await fillPayer(page);
    await fillCompany(page);
    await submitButton(page).click();
    await page.locator('dialog[open]').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'hidden' });
    expect(sent).toEqual([]);
    await submitButton(page).click();
    await page.getByRole('button', { name: /^Sans les frais/ }).click();
    await page.waitForURL(/\/pay\//);
    expect(sent).toMatchObject([{ montant: 100, amounts: { fees: 0, total: 100 } }]);
  });
});

describe('the means of payment', () => {
  const stop = { json: { success: false, error: 'not now' } };
  const platforms = async (page: Awaited<ReturnType<typeof openPage>>) => {
    await page.locator('.payment-schedule').waitFor();
    return page
      .locator('org-payment input[type=radio]')
      .evaluateAll((radios) =>
        radios.map((one) => (one as HTMLInputElement).value).filter((value) => /^CARD$|^PRELEVEMENT/.test(value)),
      );
  };

  it('ACC-18 PAY-40 are card and direct debit for recurring payments where there is an account, else the card', async () => {
    const first = await openGift(50);
    await choose(radio(first.page, 'monthly'));
    expect(await platforms(first.page)).toEqual([]);

    await setUpDemo(bench().server, { config: { GCL: { MAIN: true } } });
    const { page, sent } = await openGift(50);
    expect(await radio(page, 'CARD').count()).toBe(0);
    await choose(radio(page, 'monthly'));
    await radio(page, 'PRELEVEMENT.GOCARDLESS').waitFor({ state: 'attached' });
    expect(await platforms(page)).toEqual(['CARD', 'PRELEVEMENT.GOCARDLESS']);
    await choose(radio(page, 'PRELEVEMENT.GOCARDLESS'));
    await fillPayer(page);
    await page.route('**/v1/paiements/offline/link', (route) => route.fulfill(stop));
    await submitButton(page).click();
    await page.getByText('not now').waitFor();
    expect(sent[0]).toMatchObject({ abo: true, platform: 'PRELEVEMENT.GOCARDLESS' });
    await setUpDemo(bench().server, { config: { GCL: null } });
  });

  it('ACC-18 is the one that the organisation has set, for recurring payments only', async () => {
    const web = { 'paiement.platform.recurrent': 'PRELEVEMENT.GOCARDLESS' };
    await setUpDemo(bench().server, { web });
    const { page, sent } = await openGift(50);
    await page.route('**/v1/paiements/offline/link', (route) => route.fulfill(stop));
    await fillPayer(page);
    for (const rhythm of ['once', 'monthly']) {
      await choose(radio(page, rhythm));
      const answered = page.waitForResponse('**/v1/paiements/offline/link');
      await submitButton(page).click();
      await answered;
      await page.getByText('not now').waitFor();
    }
    expect(sent.map(({ platform }) => platform)).toEqual(['CARD', 'PRELEVEMENT.GOCARDLESS']);
    expect(await platforms(page)).toEqual([]);
  });
});
