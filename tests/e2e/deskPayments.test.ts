import { readFileSync } from 'node:fs';
import type { BrowserContextOptions, Page } from 'playwright-core';
import type { AdminPaymentDetail } from '../../src/contract/payments/adminPayments';
import { heading, press, useDesk } from './support/desk';
import { accessibilityFaults } from './support/inspect';
import { payAsVisitor } from './support/gift';
import { useOrgkitBench } from './support/orgkitBench';
import { adminCall, formAddress, makeIntent, openForm } from './support/payments';

const orgkit = useOrgkitBench();
const { bench, openPage } = orgkit;

const { openSection, faults } = useDesk(orgkit);

describe('payments at the desk', () => {
  const rows = (page: Page) => page.locator('.desk-table tbody tr');
  async function openPayments(options: BrowserContextOptions = {}) {
    const page = await openSection('Paiements', options);
    await rows(page).first().waitFor();
    return page;
  }

  it('DESK-01 DESK-182 SRV-34 are found by words and state, kept by a reload and the way back, and exported as they are filtered', async () => {
    const page = await openPayments();
    const [first = ''] = await page.locator('.desk-table a').allInnerTexts();
    await page.getByLabel('Rechercher').fill(first);
    await page.waitForURL(/search=/);
    await page.locator('[aria-busy=false] > .desk-table').waitFor();
    const found = await page.locator('.desk-table a').allInnerTexts();
    expect(new Set(found)).toEqual(new Set([first]));
    await page.reload();
    await rows(page).first().waitFor();
    expect(await page.getByLabel('Rechercher').inputValue()).toBe(first);
    await page.locator('.desk-table a').first().click();
    await heading(page, first);
    await page.goBack();
    await rows(page).first().waitFor();
    expect(await page.locator('.desk-table a').allInnerTexts()).toEqual(found);

    const exported = async () => {
      const saved = page.waitForEvent('download');
      await press(page, 'Exporter en CSV');
      return readFileSync(await (await saved).path(), 'utf8')
        .trim()
        .split('\r\n');
    };
    const lines = await exported();
    expect(lines.length - 1).toBeGreaterThanOrEqual(found.length);
    expect(lines[0]).toContain('Date;Référence du paiement;Mouvement;');
    await page.getByLabel('Format du tableau').selectOption('CSV à virgules');
    expect((await exported())[0]).toContain('Date,Référence du paiement,Mouvement,');

    await page.getByLabel('Rechercher').fill('nobody of this name');
    await page.getByText('Aucun paiement ne correspond').waitFor();
    await press(page, 'Effacer les filtres');
    await rows(page).nth(found.length).waitFor();
    expect(new URL(page.url()).search).toBe('');
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  it('DESK-194 are found by the campaign, fund or form that they are for, chosen by its name', async () => {
    const { server } = bench();
    const [{ label } = { label: '' }] = await adminCall<{ label: string }[]>(server, 'GET', 'campagnes?teams=none');
    const page = await openPayments();
    const purpose = page.getByRole('button', { name: /^Pour / });
    const dialog = page.getByRole('dialog');
    await purpose.click();
    await dialog.getByLabel('Rechercher').fill('nobody of this name');
    await dialog.getByText('Rien ne porte ce nom').waitFor();
    await dialog.getByLabel('Rechercher').fill(label.slice(0, -1).toUpperCase());
    await dialog.getByRole('button', { name: label }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: label }).click();
    await page.waitForURL(/type=CAMPAGNE&typeId=/);
    await page.reload();
    await page.getByRole('button', { name: `Pour ${label}` }).waitFor();
    await page.locator('[aria-busy=false] > .desk-table').waitFor();
    for (const text of await rows(page).allInnerTexts()) expect(text).toContain(label);
    await page.getByLabel('Moyen de paiement').selectOption('Prélèvement');
    await page.getByText('Aucun paiement ne correspond').waitFor();
    await press(page, 'Effacer les filtres');
    await purpose.filter({ hasText: 'Tout' }).waitFor();
    await page.waitForURL(({ search }) => search === '');
    expect(faults()).toEqual([]);
  });

  it('DESK-198 DESK-280 are put in the order of amounts or days by the heads, and on a phone by a choice', async () => {
    const page = await openPayments();
    const head = (name: string) => page.getByRole('columnheader', { name });
    expect(await head('Date').getAttribute('aria-sort')).toBe('descending');
    await head('Montant').getByRole('button').press('Enter');
    await page.waitForURL(/sort=-montant/);
    await page.locator('[aria-busy=false] > .desk-table').waitFor();
    expect(await head('Montant').getAttribute('aria-sort')).toBe('descending');
    const amounts = async () =>
      (await page.locator('.desk-table tbody td:last-child .amount').allInnerTexts()).map((text) =>
        Number(text.replace(/[^\d,]/g, '').replace(',', '.')),
      );
    const highest = await amounts();
    expect(highest).toEqual([...highest].sort((one, other) => other - one));
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.reload();
    await rows(page).first().waitFor();
    expect(await amounts()).toEqual(highest);
    await page.setViewportSize({ width: 360, height: 740 });
    // DESK-280: the list comes first, the filters at a press.
    await rows(page).first().waitFor();
    expect(await page.getByLabel('État').isVisible()).toBe(false);
    expect((await rows(page).first().boundingBox())?.y).toBeLessThan(740);
    await press(page, 'Filtres et tri');
    await page.getByLabel('Trier').selectOption('Les plus petits montants d’abord');
    await page.waitForURL(/sort=montant/);
    await page.locator('[aria-busy=false] > .desk-table').waitFor();
    const lowest = await amounts();
    expect(lowest).toEqual([...lowest].sort((one, other) => one - other));
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(faults()).toEqual([]);
  });

  it('DESK-02 DESK-03 one is given back in part, once, though the answer to a try was lost', async () => {
    const visitor = await openPage();
    const { server } = bench();
    await openForm(visitor, formAddress(server, await makeIntent(server, { type: 'GENERAL', montant: 30, divide: 3 })));
    await payAsVisitor(visitor, { monthly: true });
    await visitor.waitForURL((url) => !url.pathname.startsWith('/pay/'));

    // A day is the same wherever it is read.
    const page = await openPayments({ timezoneId: 'America/New_York' });
    await page.getByRole('link', { name: 'Ana Lévy' }).first().click();
    await heading(page, 'Échéances');
    const { charges } = await adminCall<AdminPaymentDetail>(server, 'GET', `payments/${page.url().split('/').at(-1)}`);
    const written = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' });
    expect(await page.locator('.desk-table th').allInnerTexts()).toEqual(
      charges.map(({ date }) => written.format(new Date(date))),
    );
    await press(page, 'Rembourser');
    const dialog = page.getByRole('dialog');
    const amount = dialog.getByLabel('Montant à rembourser');
    await amount.fill('999999');
    await dialog.getByText('Saisissez un montant entre 0').waitFor();
    await amount.fill('1');
    expect(await accessibilityFaults(page)).toEqual([]);
    const refund = dialog.getByRole('button', { name: /^Rembourser 1/ });
    await page.route('**/refund', async (route) => (await route.fetch(), route.abort()), { times: 1 });
    await refund.click();
    await dialog.getByText('Pas de réponse du serveur').waitFor();
    // It is asked for again as it was.
    expect(await amount.isDisabled()).toBe(true);
    await refund.click();
    await page.getByText('Remboursé : 1').waitFor();
    const returned = page.locator('.desk-facts > div', { hasText: 'Remboursé' }).locator('dd');
    expect((await returned.innerText()).replace(/\s/g, ' ')).toBe('1 €');
  });
});
