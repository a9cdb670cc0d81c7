import { codeNow } from './support/authenticator';
import { OWNER, button, heading, press, signIn, toOrganisation, useDesk } from './support/desk';
import { accessibilityFaults } from './support/inspect';
import { foundInMailTo } from './support/mails';
import { useOrgkitBench } from './support/orgkitBench';

const orgkit = useOrgkitBench();
const { bench, openPage } = orgkit;

const { at, firstLink, openAsOwner, openSection, faults } = useDesk(orgkit);

describe('the desk', () => {
  it('USER-03 is framed by nobody, stored nowhere, and asks for nothing from elsewhere', async () => {
    const { headers } = await fetch(at('/account'));
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect([headers.get('cache-control'), headers.get('referrer-policy')]).toEqual(['no-store', 'no-referrer']);
    const page = await openAsOwner();
    expect(
      await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).origin)),
    ).toEqual(expect.not.arrayContaining([expect.not.stringContaining(bench().server.url)]));
    expect(faults()).toEqual([]);
  });

  it('USER-10 a link that was used opens nothing, and leads to where one signs in', async () => {
    const page = await openPage();
    await page.goto(firstLink());
    await page.getByText('Ce lien a déjà servi').waitFor();
    await press(page, 'Aller à la connexion');
    await heading(page, 'Connexion');
    expect(page.url()).toBe(at('/'));
  });

  it('USER-05 says of a wrong password and of an unknown address the same', async () => {
    const page = await openPage();
    await page.goto(at('/'));
    for (const email of [OWNER.email, 'nobody@example.org']) {
      await signIn(page, { email, password: 'not the password' });
      await page.getByText('ne correspond pas').waitFor();
    }
    await signIn(page);
    await heading(page, 'Bonjour, Dana');
  });

  it('USER-01 USER-08 somebody is invited, accepts, gets another role, and is taken out', async () => {
    const page = await openSection('Utilisateurs');
    await heading(page, 'Inviter quelqu’un');
    await page.getByLabel('Adresse e-mail').fill('ana@example.org');
    await press(page, 'Envoyer l’invitation');
    await heading(page, 'Invitations en attente');
    const link = await foundInMailTo(bench().server, 'ana@example.org', /http:\/\/localhost[^\s"<]+#key=[\w.-]+/);

    const hers = await openPage();
    await hers.goto(link);
    await hers.getByText('Vous êtes invité comme').waitFor();
    await hers.getByLabel('Prénom et nom').fill('Ana');
    await hers.getByLabel('Nouveau mot de passe').fill('trois petits tours au parc');
    await press(hers, 'Accepter l’invitation');
    await heading(hers, 'Bonjour, Ana');
    await toOrganisation(hers);
    await hers.getByRole('link', { name: 'Paiements' }).waitFor();
    expect(await hers.getByRole('link', { name: 'Utilisateurs' }).count()).toBe(0);

    await page.reload();
    await page.getByLabel('Rôle de Ana').selectOption('owner');
    await press(page, 'Changer le rôle');
    await page.getByText('Ana est maintenant propriétaire').waitFor();
    // Her session ended with her role.
    await hers.reload();
    await signIn(hers, { email: 'ana@example.org', password: 'trois petits tours au parc' });
    await hers.getByRole('link', { name: 'Utilisateurs' }).waitFor();
    await press(page, 'Retirer Ana');
    await button(page, 'Retirer').click();
    await page.getByText('Ana n’a plus accès').waitFor();
    await hers.reload();
    await signIn(hers, { email: 'ana@example.org', password: 'trois petits tours au parc' });
    await hers.getByText('Vous ne faites partie d’aucune organisation').waitFor();
    expect(faults()).toEqual([]);
  });

  it('USER-01 the last owner stays', async () => {
    const page = await openSection('Utilisateurs');
    await page.getByLabel('Rôle de Dana').selectOption('viewer');
    await press(page, 'Changer le rôle');
    await page.getByText('garde au moins un propriétaire').waitFor();
  });

  it('USER-02 USER-11 what was typed is there after the session ended, and goes out once it is begun again', async () => {
    const page = await openSection('Utilisateurs');
    await page.getByLabel('Adresse e-mail').fill('late@example.org');
    const other = await openAsOwner();
    await other.getByRole('link', { name: 'Mon compte' }).click();
    await press(other, 'Déconnecter tous les autres');
    await other.getByText('C’est déconnecté').waitFor();
    await press(page, 'Envoyer l’invitation');
    await page.getByText('Votre session a pris fin').waitFor();
    // The password is typed at once.
    await page.keyboard.type(OWNER.password);
    await page.keyboard.press('Enter');
    await page.getByText('L’invitation a été envoyée à late@example.org').waitFor();
  });

  it('USER-11 a tab shows nothing more of who signs out in another one', async () => {
    const page = await openSection('Utilisateurs');
    await page.getByLabel('Rôle de Dana').waitFor();
    const tab = await page.context().newPage();
    await tab.goto(at('/'));
    await heading(tab, 'Bonjour, Dana');
    await press(tab, 'Se déconnecter');
    await button(page, 'Se connecter').waitFor();
    expect(await page.getByText(OWNER.email).count()).toBe(0);
    await tab.close();
  });

  it('USER-11 without a network says so, loses nothing, and does it once the network is back', async () => {
    const page = await openAsOwner();
    await page.getByRole('link', { name: 'Mon compte' }).click();
    await page.getByLabel('Prénom et nom').fill('Dana Levi');
    await page.context().setOffline(true);
    await press(page, 'Enregistrer');
    await page.getByText('Pas de réponse du serveur').waitFor();
    await page.context().setOffline(false);
    await press(page, 'Enregistrer');
    await page.getByText('C’est enregistré').waitFor();
    await page.getByLabel('Prénom et nom').fill('Dana');
    await press(page, 'Enregistrer');
    await page.getByRole('banner').getByText('Dana', { exact: true }).waitFor();
  });

  it('USER-06 a second factor is begun with a code, asked for from then on, and ended', async () => {
    const page = await openAsOwner();
    await page.getByRole('link', { name: 'Mon compte' }).click();
    await press(page, 'Activer');
    const secret = (await page.locator('.desk-secret').innerText()).replaceAll(' ', '');
    await page.getByLabel('Code affiché par l’application').fill(codeNow(secret));
    await press(page, 'Vérifier et activer');
    await heading(page, 'Codes de secours');
    const [first = ''] = await page.locator('.desk-codes li').allInnerTexts();
    await press(page, 'Je les ai notés');
    await press(page, 'Se déconnecter');
    await signIn(page);
    await page.getByLabel('Code de l’application').fill(first);
    await press(page, 'Se connecter');
    await heading(page, 'Mon compte');
    await page.getByText('Codes de secours restants : 9').waitFor();
    await press(page, 'Désactiver');
    await button(page, 'Activer').waitFor();
  });

  it('DESK-04 has its sections behind a button on a phone, and goes to the page that is chosen', async () => {
    const page = await openAsOwner({ viewport: { width: 360, height: 740 } });
    await toOrganisation(page);
    const link = page.getByRole('link', { name: 'Utilisateurs' });
    await button(page, 'Menu').waitFor();
    expect(await link.isVisible()).toBe(false);
    await press(page, 'Menu');
    await link.click();
    await heading(page, 'Inviter quelqu’un');
    expect(await link.isVisible()).toBe(false);
    expect(await page.title()).toMatch(/^Utilisateurs \| .+ \| Orgkit$/);
    expect(await page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.localName)).toBe('main');
  });

  it.each(['fr-FR', 'he-IL'])('I18N-01 is clean for axe, and reads in %s on a phone', async (locale) => {
    const page = await openPage({ locale, viewport: { width: 360, height: 740 } });
    await page.goto(at('/'));
    await page.locator('input[type=password]').waitFor();
    expect(await page.locator('html').getAttribute('dir')).toBe(locale === 'he-IL' ? 'rtl' : 'ltr');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.locator('input[type=email]').fill(OWNER.email);
    await page.locator('input[type=password]').fill(OWNER.password);
    await page.keyboard.press('Enter');
    await page.locator('.desk-bar').waitFor();
    for (const path of ['/', '/account', '/o/demo/people']) {
      await page.goto(at(path));
      await page.locator('.desk-card h2, .desk-row h3').first().waitFor();
      await page.locator('.skeleton').waitFor({ state: 'detached' });
      expect(await accessibilityFaults(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    }
  });
});
