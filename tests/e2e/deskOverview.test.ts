import { heading, OWNER, press, toOrganisation, useDesk } from './support/desk';
import { accessibilityFaults } from './support/inspect';
import { useOrgkitBench } from './support/orgkitBench';

const orgkit = useOrgkitBench();
const { at, openAsOwner, faults } = useDesk(orgkit);

describe('an organisation’s first page', () => {
  it('DESK-07 shows what came in by period, what waits, open campaigns and the latest payments', async () => {
    const page = await openAsOwner();
    await toOrganisation(page);
    await heading(page, 'Vue d’ensemble');
    const chart = page.locator('.desk-chart').first();
    await chart.waitFor();
    expect(await chart.locator('li').count()).toBe(30);
    await page.getByRole('radio', { name: '12 mois' }).check();
    await page.getByText('Reçu par mois').first().waitFor();
    expect(await chart.locator('li').count()).toBe(12);
    expect(await chart.locator('li').last().innerText()).toMatch(/€, période précédente : .*€/);
    await heading(page, 'À faire');
    await heading(page, 'Campagnes en cours');
    await page.locator('.desk-table tbody tr').first().waitFor();
    await page.getByRole('link', { name: 'Tous les paiements' }).click();
    await heading(page, 'Paiements');
    expect(faults()).toEqual([]);
  });

  it('DESK-07 says what could not be read, keeps what was, and reads it again', async () => {
    const page = await openAsOwner();
    await page.route('**/statistics?*', (route) => route.abort(), { times: 1 });
    await toOrganisation(page);
    await page.getByText('Pas de réponse du serveur').waitFor();
    await page.locator('.desk-table tbody tr').first().waitFor();
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await page.locator('.desk-chart').first().waitFor();
  });

  it('DESK-07 shows the period that was chosen last, in whatever order the answers come', async () => {
    const page = await openAsOwner();
    await toOrganisation(page);
    await page.locator('.desk-chart').first().waitFor();
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/statistics?period=year', async (route) => (await held, route.continue()));
    const late = page.waitForResponse('**/statistics?period=year');
    await page.getByRole('radio', { name: '12 mois' }).check();
    await page.getByRole('radio', { name: '7 jours' }).check();
    await page.waitForFunction(
      () => document.querySelector('org-desk')?.shadowRoot?.querySelectorAll('.desk-chart li').length === 7,
    );
    release();
    await (await late).finished();
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await page.locator('.desk-chart').first().locator('li').count()).toBe(7);
    expect(await page.locator('[aria-busy=true]').count()).toBe(0);
  });

  it('USER-11 DESK-07 asks once who it is, and then reads all that was refused', async () => {
    const page = await openAsOwner();
    const other = await openAsOwner();
    await other.getByRole('link', { name: 'Mon compte' }).click();
    await press(other, 'Déconnecter tous les autres');
    await other.getByText('C’est déconnecté').waitFor();
    await toOrganisation(page);
    await page.getByText('Votre session a pris fin').waitFor();
    await page.getByRole('dialog').getByLabel('Mot de passe').fill(OWNER.password);
    await press(page, 'Se connecter');
    await page.locator('.desk-chart').first().waitFor();
    await heading(page, 'Campagnes en cours');
    await page.locator('.desk-table tbody tr').first().waitFor();
    await page.locator('.skeleton').waitFor({ state: 'detached' });
  });

  it.each(['fr-FR', 'he-IL'])('I18N-01 DESK-07 is clean for axe, and reads in %s on a phone', async (locale) => {
    const page = await orgkit.openPage({ locale, viewport: { width: 360, height: 740 } });
    await page.goto(at('/o/demo'));
    await page.locator('input[type=email]').fill(OWNER.email);
    await page.locator('input[type=password]').fill(OWNER.password);
    await page.keyboard.press('Enter');
    await page.locator('.desk-chart').first().waitFor();
    await page.locator('.desk-table tbody tr').first().waitFor();
    await page.locator('.skeleton').waitFor({ state: 'detached' });
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});
