import type { Page } from 'playwright-core';
import { choose, donationCard, payAsVisitor, paymentForm, payPage, spaced } from './support/gift';
import { useOrgkitBench } from './support/orgkitBench';

const { bench, openPage } = useOrgkitBench({ context: { locale: 'fr-FR' } });

let page: Page;
beforeEach(async () => {
  page = await openPage();
});

interface Payment {
  montant: number;
  received: number;
  abo: boolean;
  nbMonth: number;
  state: string;
}

/** The ledger's newest payments, as the organisation's administrator reads them. */
async function ledger(): Promise<Payment[]> {
  const headers = { authorization: `Bearer ${bench().server.adminToken}` };
  const answer = await fetch(`${bench().server.url}/v1/admin/payments?limit=5`, { headers });
  return ((await answer.json()) as { data: Payment[] }).data;
}

describe('a gift from the demo site', () => {
  it('DON-11 HOME-05 SITE-40 is given with its cents, from the box on the home page, and thanked for below the bar', async () => {
    await page.goto(bench().server.url);
    const box = donationCard(page).card;
    await box.getByRole('textbox', { name: 'Montant libre' }).fill('12,50');
    await donationCard(page).give.click();
    await page.waitForURL(/\/paiement\?.*intent=/);
    await payAsVisitor(page);
    const thanks = page.locator('org-donation').filter({ hasText: 'Merci !' });
    await thanks.waitFor();
    const [bar, answer] = await Promise.all([page.locator('.site-header'), thanks].map((box) => box.boundingBox()));
    expect(answer!.y).toBeGreaterThanOrEqual(bar!.y + bar!.height);
    expect((await ledger())[0]).toMatchObject({ montant: 12.5, received: 12.5, state: 'succeeded' });
  });

  it('DON-07 SRV-02 SRV-11 is given once: card, form, pay page, thanks, ledger', async () => {
    await page.goto(`${bench().server.url}/don`);
    const { preset, give } = donationCard(page);
    await choose(preset('50 €'));
    await give.click();
    await page.waitForURL(/\/paiement\?.*intent=/);
    expect(await paymentForm(page).pay.textContent()).toMatch(spaced('50 €'));
    await payAsVisitor(page);
    await page.getByText('Merci !').waitFor();
    const [payment] = await ledger();
    expect(payment).toMatchObject({ montant: 50, received: 50, abo: false, nbMonth: 1, state: 'succeeded' });
  });

  it('DON-12 PAY-34 is given every month', async () => {
    await page.goto(`${bench().server.url}/don`);
    const { preset, monthly, give } = donationCard(page);
    await choose(monthly);
    await choose(preset('50 €'));
    await give.click();
    await page.waitForURL(/\/paiement\?.*intent=/);
    expect(await paymentForm(page).pay.textContent()).toMatch(spaced('50 € par mois'));
    await payAsVisitor(page, { monthly: true });
    await page.getByText('Merci !').waitFor();
    const [payment] = await ledger();
    expect(payment).toMatchObject({ montant: 50, received: 50, abo: true, nbMonth: 12 });
  });

  it('SRV-02 that is declined counts nothing and says so', async () => {
    const before = await ledger();
    await page.goto(`${bench().server.url}/don`);
    const { preset, give } = donationCard(page);
    await choose(preset('100 €'));
    await give.click();
    const form = paymentForm(page);
    await form.fill();
    await form.pay.click();
    await page.waitForURL(/\/pay\//);
    await payPage(page).decline.click();
    await page.getByText('Rien n’a été débité').first().waitFor();
    const [payment] = await ledger();
    expect(payment).toMatchObject({ montant: 100, received: 0, state: 'failed' });
    expect(await ledger()).not.toEqual(before);
  });

  it('CALL-26 SRV-13 raises the total on a card that is open elsewhere, without a reload', async () => {
    const caisse = await firstGoal();
    const host = await page.context().newPage();
    await host.goto(`${bench().server.url}/don/${caisse.id}`);
    const card = host.locator('org-donation');
    await card
      .getByText(spaced(format(caisse.total + caisse.marge)))
      .first()
      .waitFor();
    await host.evaluate(() => Object.assign(window, { sameDocument: true }));

    await page.goto(`${bench().server.url}/don/${caisse.id}`);
    const { otherAmount, give } = donationCard(page);
    await otherAmount.fill('37');
    await give.click();
    await payAsVisitor(page);
    await page.getByText('Merci !').waitFor();

    await host.bringToFront();
    await card
      .getByText(spaced(format(caisse.total + caisse.marge + 37)))
      .first()
      .waitFor();
    expect(await host.evaluate(() => 'sameDocument' in window)).toBe(true);
  });
});

const format = (amount: number) => new Intl.NumberFormat('fr', { maximumFractionDigits: 0 }).format(amount) + ' €';

/** A fund of the demo that collects for a goal. */
async function firstGoal() {
  const answer = await fetch(`${bench().server.url}/v1/organisations/id/demo`);
  const { data } = (await answer.json()) as {
    data: { caisses: { id: string; total: number; marge: number; withObjectif: boolean; smart: boolean }[] };
  };
  const caisse = data.caisses.find(({ withObjectif, smart }) => withObjectif && !smart);
  if (!caisse) throw new Error('the demo has no fund with a goal');
  return caisse;
}
