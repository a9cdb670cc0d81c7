import type { BrowserContextOptions, Page } from 'playwright-core';
import type { AdminPayment } from '../../src/contract/payments/adminPayments';
import { button, heading, press, useDesk } from './support/desk';
import { payAsVisitor } from './support/gift';
import { accessibilityFaults } from './support/inspect';
import { foundInMailTo } from './support/mails';
import { useOrgkitBench } from './support/orgkitBench';
import { adminCall, formAddress, makeIntent, openForm } from './support/payments';

const benched = useOrgkitBench();
const { bench, openPage } = benched;
const { at, openAsOwner, faults } = useDesk(benched);

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
    await dialog.getByLabel('Adresse e-mail').fill('ben@example');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await dialog.getByText('Cette adresse e-mail n’est pas valide').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    // What was typed goes out once the network is back.
    await dialog.getByLabel('Adresse e-mail').fill('ben@example.org');
    await page.context().setOffline(true);
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await dialog.getByText('Pas de réponse du serveur').waitFor();
    await page.context().setOffline(false);
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await page.getByText('C’est corrigé.').waitFor();
    await page.getByRole('heading', { level: 1, name: /Ben Ezra/ }).waitFor();
    await page.getByText('Payeur corrigé · Nom, Adresse e-mail').waitFor();
    await page.getByRole('listitem').filter({ hasText: 'Payeur corrigé' }).getByText('Dana').waitFor();

    await press(page, 'Renvoyer la confirmation');
    await dialog.getByText('ben@example.org').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
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
    await page.getByText('Moyen de paiement').waitFor();
  });

  it('DESK-41 DESK-11 who is corrected by two at once keeps what both said, and the same field is asked about', async () => {
    const { id } = await paid();
    const page = await openAt(`payments/${id}`);
    await press(page, 'Corriger le payeur');
    const dialog = page.getByRole('dialog');
    const saving = dialog.getByRole('button', { name: 'Enregistrer' });
    await dialog.getByLabel('Nom', { exact: true }).fill('Amar');
    await adminCall(bench().server, 'PUT', `payments/${id}`, { info: { prenom: 'Yona' } });
    await saving.click();
    await dialog.getByText('Yona').waitFor();
    expect(await dialog.getByLabel('Nom', { exact: true }).inputValue()).toBe('Amar');
    await saving.click();
    await page.getByRole('heading', { level: 1, name: 'Yona Amar' }).waitFor();
  });
});

describe('subscriptions', () => {
  it('DESK-43 DESK-114 are listed; the payer gets the link, addresses are copied, and one is stopped once asked', async () => {
    const { server } = bench();
    const visitor = await openPage();
    await openForm(visitor, formAddress(server, await makeIntent(server, { type: 'GENERAL', montant: 30, divide: 3 })));
    await payAsVisitor(visitor, { monthly: true });
    await visitor.waitForURL((url) => !url.pathname.startsWith('/pay/'));

    const page = await openAt('subscriptions');
    await page.getByLabel('Rechercher').fill('lévy ana');
    await page.waitForURL(/search=/);
    await page.locator('[aria-busy=false] > .desk-table').waitFor();
    await page.getByRole('link', { name: 'Ana Lévy' }).first().click();
    await page.getByText('Prochain paiement').waitFor();
    await heading(page, 'Échéances');
    const dialog = page.getByRole('dialog');
    await press(page, 'Envoyer le lien de gestion');
    await dialog.getByRole('button', { name: 'Envoyer' }).click();
    await page.getByText('Le message part à ana@example.org').waitFor();
    await foundInMailTo(server, 'ana@example.org', /\/abonnement\/[\w.-]{20,}/);
    await press(page, 'Changer de moyen de paiement');
    expect(await dialog.getByLabel('Adresse').inputValue()).toMatch(/^http/);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await press(page, 'Changer le montant');
    expect(await dialog.getByLabel('Adresse').inputValue()).toMatch(/^http/);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await press(page, 'Arrêter');
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Arrêter les paiements' }).click();
    await page.getByText('Les paiements sont arrêtés.').waitFor();
    await page.locator('.desk-sum').getByText('Arrêté').waitFor();
    expect(await button(page, 'Arrêter').count()).toBe(0);
    expect(faults()).toEqual([]);
  });
});

describe('payment links', () => {
  it('DESK-44 one is made, found, leads to what it asks for, and is ended once asked', async () => {
    const page = await openAt('links');
    const dialog = page.getByRole('dialog');
    await press(page, 'Nouveau lien');
    await dialog.getByLabel('Libellé').fill('Cotisation 2027');
    await dialog.getByLabel('Montant').fill('trente');
    await dialog.getByText('Saisissez un montant, ou rien.').waitFor();
    await dialog.getByLabel('Montant').fill('30');
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Créer le lien' }).click();
    await heading(page, 'Cotisation 2027');
    const address = await page.getByLabel('Adresse du lien').inputValue();
    await page.getByRole('img', { name: 'Code QR de ce lien' }).waitFor();
    expect((await fetch(address)).status).toBe(200);
    await page.getByRole('link', { name: 'Tous les liens' }).click();
    await page.getByLabel('Rechercher').fill('cotis 2027');
    await page.waitForURL(/search=/);
    await page.getByRole('link', { name: 'Cotisation 2027' }).click();
    await press(page, 'Fermer le lien');
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Fermer le lien' }).click();
    await page.locator('.desk-sum').getByText('Fermé').waitFor();
    expect(await page.getByLabel('Adresse du lien').count()).toBe(0);
    expect(faults()).toEqual([]);
  });
});

it('DESK-113 CALL-121 label and amount of a payment link are changed, under its version', async () => {
  const body = { linkType: 'PAIEMENT', config: { type: 'GENERAL', label: 'Kiddouch', montant: 30 } };
  const { id } = await adminCall<{ id: string }>(bench().server, 'POST', 'liens', body);
  const page = await openAt(`links/${id}`);
  const dialog = page.getByRole('dialog');
  await press(page, 'Modifier');
  await dialog.getByLabel('Libellé').fill('Kiddouch du mois');
  await dialog.getByLabel('Montant', { exact: true }).fill('36');
  await adminCall(bench().server, 'PUT', `liens/${id}`, { label: 'Autrement' });
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await dialog.getByText('Autrement').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await dialog.getByLabel('Montant', { exact: true }).inputValue()).toBe('36');
});

describe('debts', () => {
  it('DESK-45 one is noted once, though the answer to a try was lost; it is found, changed and closed', async () => {
    const page = await openAt('debts');
    const dialog = page.getByRole('dialog');
    await press(page, 'Nouvelle dette');
    await dialog.getByLabel('Nom').fill('Cantine Ben Ezra');
    await dialog.getByLabel('Montant dû').fill('120,50');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.route('**/dettes', async (route) => (await route.fetch(), route.abort()), { times: 1 });
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await dialog.getByText('Pas de réponse du serveur').waitFor();
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await page.getByText('C’est enregistré.').waitFor();
    await page.getByRole('link', { name: 'Toutes les dettes' }).click();
    await page.getByLabel('Rechercher').fill('ben cantine');
    await page.waitForURL(/search=/);
    await page.locator('[aria-busy=false] > .desk-table').waitFor();
    expect(await page.locator('.desk-table tbody tr').count()).toBe(1);
    await page.getByRole('link', { name: 'Cantine Ben Ezra' }).click();
    await press(page, 'Modifier');
    expect(await dialog.getByLabel('Montant dû').inputValue()).toBe('120,5');
    await dialog.getByLabel('Peut être payée').uncheck();
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await page.locator('.desk-sum').getByText('Fermée').waitFor();
  });

  it('DESK-46 a table is checked, mended and imported, its columns chosen by name', async () => {
    const page = await openAt('debts');
    const dialog = page.getByRole('dialog');
    await press(page, 'Importer un tableau');
    const table = dialog.getByLabel('Tableau');
    await table.fill('Famille;Solde\nAttias;80\nBensimon;rien');
    await press(page, 'Vérifier');
    await dialog.getByLabel('Nom').selectOption('Famille');
    await dialog.getByLabel('Montant dû').selectOption('Solde');
    await press(page, 'Vérifier');
    await dialog.getByText('ligne 3 · Solde n’est pas un montant').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await table.fill('Famille;Solde\nAttias;80\nBensimon;40,50');
    await press(page, 'Vérifier');
    await dialog.getByRole('button', { name: 'Importer 2 dettes' }).click();
    await page.getByText('Importé : 2 dettes').waitFor();
    await page.getByRole('link', { name: 'Bensimon' }).waitFor();
    expect(faults()).toEqual([]);
  });
});
