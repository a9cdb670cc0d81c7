import type { BrowserContextOptions, Page } from 'playwright-core';
import type { TokenRecord } from '../../src/contract/tokens';
import { heading, press, useDesk } from './support/desk';
import { accessibilityFaults } from './support/inspect';
import { foundInMailTo } from './support/mails';
import { useOrgkitBench } from './support/orgkitBench';
import { adminCall } from './support/payments';

const benched = useOrgkitBench();
const { bench } = benched;
const { at, openAsOwner, faults } = useDesk(benched);

/** A technical page of the demo organisation. */
async function openAt(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await openAsOwner(options);
  await page.goto(at(`/o/demo/settings/${path}`));
  return page;
}

describe('addresses', () => {
  it('DESK-80 one is added, what proves it is shown, and why it is not proved; it is removed once asked', async () => {
    const page = await openAt('addresses');
    const dialog = page.getByRole('dialog');
    await press(page, 'Ajouter un nom');
    await dialog.getByLabel('Nom', { exact: true }).fill('https://Dons.Example.invalid/page');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.context().setOffline(true);
    await dialog.getByRole('button', { name: 'Ajouter' }).click();
    await dialog.getByText('Pas de réponse du serveur').waitFor();
    await page.context().setOffline(false);
    await dialog.getByRole('button', { name: 'Ajouter' }).click();
    await heading(page, 'dons.example.invalid');
    expect(await page.getByLabel('Valeur').inputValue()).toMatch(/[\w-]{20,}/);
    await press(page, 'Vérifier maintenant');
    await page.getByText('Rien ne le prouve encore').waitFor({ timeout: 30_000 });
    expect(await accessibilityFaults(page)).toEqual([]);
    await press(page, 'Retirer dons.example.invalid');
    await dialog.getByRole('button', { name: 'Retirer' }).click();
    await page.getByText('Aucun nom pour l’instant').waitFor();
  });
});

describe('programs', () => {
  it('DESK-81 a token is made for a campaign, shown once, replaced and ended', async () => {
    const page = await openAt('programs');
    const dialog = page.getByRole('dialog');
    await press(page, 'Nouveau jeton');
    await dialog.getByLabel('Nom', { exact: true }).fill('Soirée');
    await dialog.getByRole('radio', { name: /Tenir la soirée/ }).check();
    const campaign = dialog.getByLabel('Campagne', { exact: true });
    await campaign.selectOption({ index: 1 });
    const named = await campaign.locator('option:checked').textContent();
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Créer le jeton' }).click();
    const secret = await dialog.getByLabel('Code secret').inputValue();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(secret).toMatch(/^org_/);
    await press(page, 'Je l’ai copié');
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Soirée' })
      .getByText(named ?? '?')
      .waitFor();
    expect(await page.content()).not.toContain(secret);

    await press(page, 'Remplacer Soirée');
    await dialog.getByLabel('L’ancien s’arrête').selectOption('Aussitôt');
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Remplacer' }).click();
    expect(await dialog.getByLabel('Code secret').inputValue()).not.toBe(secret);
    await press(page, 'Je l’ai copié');
    await page.getByText('1 jeton terminé').waitFor();
    await press(page, 'Arrêter Soirée');
    await dialog.getByRole('button', { name: 'Arrêter' }).click();
    await page.getByText('2 jetons terminés').waitFor();
    const kept = await adminCall<TokenRecord[]>(bench().server, 'GET', 'tokens');
    expect(kept.filter(({ name, active }) => name === 'Soirée' && active)).toEqual([]);
  });

  it('DESK-82 an address is added, paused and removed; its deliveries are listed', async () => {
    const page = await openAt('programs');
    const dialog = page.getByRole('dialog');
    await press(page, 'Ajouter une adresse');
    await dialog.getByLabel('Adresse').fill('http://10.0.0.1/crochet');
    await dialog.getByRole('button', { name: 'Ajouter' }).click();
    await dialog.getByText('Choisissez au moins une chose.').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByLabel('Paiement reçu').check();
    await dialog.getByRole('button', { name: 'Ajouter' }).click();
    await dialog.getByText('Saisissez une adresse publique').waitFor();
    await dialog.getByLabel('Adresse').fill('https://compta.example.org/crochet');
    await dialog.getByRole('button', { name: 'Ajouter' }).click();
    expect(await dialog.getByLabel('Code secret').inputValue()).toMatch(/^whsec_/);
    await press(page, 'Je l’ai copié');
    await page.getByRole('link', { name: 'https://compta.example.org/crochet' }).click();
    await heading(page, 'compta.example.org');
    await page.getByText('Rien n’a encore été envoyé.').waitFor();
    await press(page, 'Mettre en pause');
    await page.getByText('En pause : ce qui arrive').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await press(page, 'Retirer cette adresse');
    await dialog.getByRole('button', { name: 'Retirer cette adresse' }).click();
    await page.getByText('Aucune adresse n’est prévenue.').waitFor();
    expect(faults()).toEqual([]);
  });
});

describe('the log', () => {
  it('DESK-83 names what was changed in words, filtered by who and what, and is exported', async () => {
    await adminCall(bench().server, 'POST', 'caisses', { id: 'vitrail', name: 'Vitraux' });
    const page = await openAt('log');
    await page.getByLabel('Quoi').selectOption('Caisse');
    await page.waitForURL(/subject=caisse/);
    await page.getByRole('link', { name: 'Caisse · Vitraux' }).first().waitFor();
    await page.getByText('Créé', { exact: true }).first().waitFor();
    expect(await page.locator('main').textContent()).not.toMatch(/ADMIN-|DESK-/);
    await page.locator('[aria-busy=false] > .desk-table').waitFor();
    const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Exporter en CSV')]);
    expect(download.suggestedFilename()).toBe('Journal.csv');
    await page.getByLabel('Par', { exact: true }).selectOption('Dana');
    await page.getByText('Aucun changement ne correspond.').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});

describe('data and mails', () => {
  it('DESK-85 DESK-86 DESK-84 durations are kept, an archive comes back unchanged, and a test mail goes out', async () => {
    const page = await openAt('data');
    const days = page.getByLabel('Messages envoyés (jours)');
    await days.fill('45');
    await press(page, 'Enregistrer');
    await page.getByText('C’est enregistré.').waitFor();
    await page.reload();
    expect(await days.inputValue()).toBe('45');
    const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Télécharger l’archive')]);
    const files = page.locator('input[type=file]');
    await files.setInputFiles({ name: 'abime.zip', mimeType: 'application/zip', buffer: Buffer.from('rien') });
    await page.getByText('Ce fichier n’est pas une archive').waitFor();
    await files.setInputFiles(await download.path());
    await page.getByText('Rien n’est encore changé.').waitFor();
    await page.getByText('Aucun changement : tout y est déjà.').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);

    await page.goto(at('/o/demo/settings'));
    await page.getByText('Aucun message ne part de ce serveur.').waitFor();
    await press(page, 'M’envoyer un message de test');
    await page.getByText('Un message part à dana@example.org').waitFor();
    await foundInMailTo(bench().server, 'dana@example.org', /vous lisez ceci/);
  });
});
