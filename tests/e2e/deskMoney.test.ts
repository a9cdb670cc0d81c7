import type { BrowserContextOptions, Page } from 'playwright-core';
import type { AdminPayment } from '../../src/contract/payments/adminPayments';
import { button, heading, press, useDesk } from './support/desk';
import { accessibilityFaults } from './support/inspect';
import { foundInMailTo } from './support/mails';
import { useOrgkitBench } from './support/orgkitBench';
import { adminCall } from './support/payments';

jest.setTimeout(180_000);

const benched = useOrgkitBench();
const { bench } = benched;
const { at, openAsOwner } = useDesk(benched);

/** A page of the demo organisation. */
async function openAt(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await openAsOwner(options);
  await page.goto(at(`/o/demo/${path}`));
  return page;
}
const paid = async () =>
  (await adminCall<AdminPayment[]>(bench().server, 'GET', 'payments?state=succeeded&limit=1'))[0]!;

describe('a payment', () => {
  it('DESK-40 DESK-41 DESK-42 tells what happened; who paid is corrected, and gets the confirmation again', async () => {
    const { id, label } = await paid();
    const page = await openAt(`payments/${id}`);
    await heading(page, 'Historique');
    await page.getByText(label).first().waitFor();
    await page.getByText('Paiement reçu').waitFor();

    await press(page, 'Corriger le payeur');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Nom', { exact: true }).fill('Ben Ezra');
    await dialog.getByLabel('Adresse email').fill('ben@example');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await dialog.getByText("Cette adresse email n'est pas valide").waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    // What was typed goes out once the network is back.
    await dialog.getByLabel('Adresse email').fill('ben@example.org');
    await page.context().setOffline(true);
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await dialog.getByText('Pas de réponse du serveur').waitFor();
    await page.context().setOffline(false);
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await page.getByText('C’est corrigé.').waitFor();
    await page.getByRole('heading', { level: 1, name: /Ben Ezra/ }).waitFor();
    await page.getByText('Payeur corrigé · Nom, Adresse email').waitFor();
    await page.getByRole('listitem').filter({ hasText: 'Payeur corrigé' }).getByText('Dana').waitFor();

    await press(page, 'Renvoyer la confirmation');
    await dialog.getByText('ben@example.org').waitFor();
    const send = dialog.getByRole('button', { name: 'Envoyer' });
    await page.route('**/resend', async (route) => (await route.fetch(), route.abort()), { times: 1 });
    await send.click();
    await dialog.getByText('Pas de réponse du serveur').waitFor();
    await send.click();
    await page.getByText('Le message part à ben@example.org').waitFor();
    await foundInMailTo(bench().server, 'ben@example.org', new RegExp(id));
    await page.reload();
    await page.getByText('Message de confirmation · envoyé').waitFor();
    expect(await page.getByText('Message renvoyé').count()).toBe(1);
  });
});

const places = async () => [`payments/${(await paid()).id}`];

it.each(['fr-FR', 'he-IL'])('I18N-01 is clean for axe, and reads in %s on a phone', async (locale) => {
  const page = await openAsOwner({ viewport: { width: 360, height: 740 } });
  if (locale === 'he-IL') {
    await page.goto(at('/account'));
    await page.getByLabel('Langue').selectOption('he');
    await button(page, 'Enregistrer').first().click();
    await page.locator('html[dir=rtl]').waitFor();
  }
  for (const path of await places()) {
    await page.goto(at(`/o/demo/${path}`));
    await page.locator('main h1').waitFor();
    await page.locator('.skeleton').first().waitFor({ state: 'detached' });
    expect([path, await accessibilityFaults(page)]).toEqual([path, []]);
    expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, 360]);
  }
});
