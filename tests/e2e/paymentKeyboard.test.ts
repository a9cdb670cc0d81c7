import type { Page } from 'playwright-core';
import { focused, tabTo, typePayer } from './support/keyboard';
import { useOrgkitBench } from './support/orgkitBench';
import { formAddress, makeIntent, openForm, watchSubmissions } from './support/payments';

const { bench, openPage } = useOrgkitBench({ shared: true });

async function open(config: Parameters<typeof makeIntent>[1]) {
  const page = await openPage();
  const sent = await watchSubmissions(page);
  const { server } = bench();
  await openForm(page, formAddress(server, await makeIntent(server, config)));
  return { page, sent };
}

async function pressPay(page: Page) {
  await tabTo(page, ({ tag, type }) => tag === 'button' && type === 'submit');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/pay\//);
}

describe('with the keyboard alone', () => {
  it('PAY-31 PAY-35 100 are split in 4 parts and paid', async () => {
    const { page, sent } = await open({ type: 'GENERAL', montant: 100 });
    await typePayer(page);
    await tabTo(page, ({ type, value }) => type === 'radio' && value === 'once');
    while ((await focused(page)).value !== 'split') await page.keyboard.press('ArrowRight');
    await page.locator('.payment-schedule li').first().waitFor();
    await tabTo(page, ({ tag, value }) => tag === 'select' && /^\d+$/.test(value));
    await page.keyboard.type('En 4');
    await page.locator('.payment-schedule li').nth(3).waitFor();
    await pressPay(page);
    expect(sent).toMatchObject([{ montant: 25, divide: 4, nbMonth: 4, maxAmount: 100 }]);
  });

  it('PAY-51 the fourth debt is shown, and all of them are paid', async () => {
    const dettes = ['cotisation', 'cantine-mars', 'sortie', 'livres'].map((id) => ({ id, montant: 0 }));
    const { page, sent } = await open({ type: 'MULTI_DETTE', dettes });
    await typePayer(page);
    await tabTo(page, ({ text }) => text.startsWith('Voir plus'));
    await page.keyboard.press('Enter');
    await page.locator('.payment-debts li').nth(3).waitFor();
    await pressPay(page);
    expect(sent[0]?.dettes).toHaveLength(4);
  });
});
