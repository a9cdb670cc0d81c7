import type { Page } from 'playwright-core';
import { compact } from './support/payments';
import { useOrgkitBench } from './support/orgkitBench';

const { bench, openPage } = useOrgkitBench({ shared: true });

/** By CUR-01: what a language shows, and how many euros are asked for 1200 typed there (CUR-02). */
const languages = [
  ['fr', 'fr-FR', 1200],
  ['en', 'en-US', 1116],
  ['he', 'he-IL', 312],
  ['it', 'it-IT', 1200],
  ['pt', 'pt-PT', 1200],
  ['ru', 'ru-RU', 12],
] as const;

/** As the browser itself writes an amount without decimals; where the sign stands is for other tests. */
const digits = (amount: number, locale: string) => compact(new Intl.NumberFormat(locale).format(amount));

const card = (page: Page) => {
  const element = page.locator('org-donation');
  return { amount: element.locator('input[inputmode]'), give: element.locator('button[type=submit]') };
};
const kept = (page: Page) => page.evaluate(() => sessionStorage.getItem('paiement_config'));

describe.each(languages)('the donation card in %s', (lang, locale, euros) => {
  it('ACC-12 DON-06 DON-07 CUR-02 goes to payment with the whole amount typed, in euros', async () => {
    const page = await openPage({ locale });
    await page.goto(`${bench().server.url}${lang === 'fr' ? '' : `/${lang}`}/don`);
    const { amount, give } = card(page);

    await amount.fill('abc');
    await amount.blur();
    expect(await amount.inputValue()).toBe('');
    await give.click();
    await page.locator('org-donation [aria-invalid=true]').waitFor();
    await amount.fill('0');
    await give.click();
    expect([new URL(page.url()).pathname.endsWith('/don'), await kept(page)]).toEqual([true, null]);

    await amount.fill('1200,9');
    await amount.blur();
    expect(compact(await amount.inputValue()).replace(/[.,]/g, '')).toBe('1200');
    expect(compact(await give.textContent())).toContain(digits(1200, locale));
    await give.click();
    await page.waitForURL(/\/paiement\?intent=[\w-]+$/);
    expect(JSON.parse((await kept(page)) ?? 'null')).toMatchObject({ montant: euros, devise: 'eur' });
    await page.locator('org-payment button[type=submit]').waitFor();
    expect(compact(await page.locator('org-payment button[type=submit]').textContent())).toContain(
      digits(euros, locale),
    );
  });
});
