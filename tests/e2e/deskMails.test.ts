import type { Page, Route } from 'playwright-core';
import { button, heading, press, save, useDesk } from './support/desk';
import { accessibilityFaults } from './support/inspect';
import { foundInMailTo } from './support/mails';
import { useOrgkitBench } from './support/orgkitBench';
import { adminCall } from './support/payments';

const benched = useOrgkitBench();
const { bench } = benched;
const { at, openAsOwner, faults } = useDesk(benched);

const preview = (page: Page) => page.getByRole('region', { name: 'Aperçu' });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
async function openMail(mail: string) {
  const page = await openAsOwner();
  await page.goto(at(`/o/demo/settings/mails/${mail}`));
  await preview(page).waitFor();
  return page;
}

describe('the words of mails', () => {
  it('DESK-170 DESK-171 DESK-173 are listed, written in two languages beside the mail they make, and taken back', async () => {
    const page = await openAsOwner();
    await page.goto(at('/o/demo/settings'));
    await page.getByRole('navigation', { name: 'Réglages' }).getByRole('link', { name: 'Messages' }).click();
    await heading(page, 'Textes des messages');
    const row = page.getByRole('row').filter({ hasText: 'Remerciement pour un don' });
    await row.getByText('Texte habituel').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await row.getByRole('link').click();

    await heading(page, 'Remerciement pour un don');
    await preview(page).getByText('Bonjour Sarah,').waitFor();
    await press(page, 'Partir du texte habituel : Début');
    await field(page, 'Début').fill('Chère {prenom},\n\nde tout cœur : merci.');
    await preview(page).getByText('de tout cœur').waitFor();
    await page.getByRole('radio', { name: 'עברית' }).check();
    await field(page, 'Objet').fill('תודה {prenom}');
    await preview(page).getByText('תודה שרה').waitFor();
    expect(await preview(page).locator('.mail-body').getAttribute('dir')).toBe('rtl');
    expect(await accessibilityFaults(page)).toEqual([]);
    await save(page);
    await page.getByRole('link', { name: 'Tous les messages' }).click();
    await row.getByText('Vos mots : Français, עברית').waitFor();
    await row.getByRole('link').click();
    await press(page, 'Revenir au texte habituel : Début');
    await preview(page).getByText('Bonjour Sarah,').waitFor();
    await save(page);
    expect(faults()).toEqual([]);
  });

  it('DESK-172 placeholders are put in where one types, and strange ones are refused before anything is sent', async () => {
    const page = await openMail('pledge');
    await field(page, 'Objet').fill('Promesse de , merci');
    await field(page, 'Objet').press('Home');
    for (let n = 0; n < 'Promesse de '.length; n += 1) await field(page, 'Objet').press('ArrowRight');
    await page.getByRole('group', { name: 'Insérer dans « Objet »' }).getByRole('button', { name: 'Montant' }).click();
    expect(await field(page, 'Objet').inputValue()).toBe('Promesse de {montant}, merci');
    await page.keyboard.type(' !');
    expect(await field(page, 'Objet').inputValue()).toBe('Promesse de {montant} !, merci');
    await field(page, 'Fin').fill('À bientôt {prenom}');
    await page.getByText('{prenom} n’existe pas dans ce message.').waitFor();
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'PUT' && sent.push(request.url()));
    await press(page, 'Enregistrer');
    await field(page, 'Fin').fill('À bientôt');
    await save(page);
    expect(sent).toHaveLength(1);
  });

  it('DESK-171 DESK-173 nothing typed is lost when the network is gone, or when somebody else saves meanwhile', async () => {
    const page = await openMail('payment');
    await field(page, 'Début').fill('Bonjour à vous,');
    await preview(page).getByText('Bonjour à vous,').waitFor();
    await page.context().setOffline(true);
    await field(page, 'Fin').fill('Le bureau');
    await page.getByText('Pas de réponse du serveur').first().waitFor();
    await preview(page).getByText('Bonjour à vous,').waitFor();
    await press(page, 'Enregistrer');
    await page.context().setOffline(false);
    const theirs = { words: { fr: { closing: 'La présidente' } } };
    await adminCall(bench().server, 'PUT', 'mail/words/payment', theirs);
    await press(page, 'Enregistrer');
    await page.getByText('La présidente').waitFor();
    expect(await field(page, 'Fin').inputValue()).toBe('Le bureau');
    await save(page);
    await press(page, 'Réessayer');
    await preview(page).getByText('Le bureau').waitFor();
  });

  it('DESK-11 DESK-171 words that were saved are one’s own when their answer was lost, whatever spaces stood around them', async () => {
    const page = await openMail('payment');
    await field(page, 'Début').fill('Bonjour et merci ');
    const lose = async (route: Route) =>
      route.request().method() === 'PUT' ? (await route.fetch(), route.abort()) : route.continue();
    await page.route('**/mail/words/payment', lose);
    await press(page, 'Enregistrer');
    await page.getByText('Pas de réponse du serveur').first().waitFor();
    await page.unroute('**/mail/words/payment', lose);
    await save(page);
    expect(await page.getByText('Quelqu’un a modifié ceci').count()).toBe(0);
    expect(await field(page, 'Début').inputValue()).toBe('Bonjour et merci');
    expect(faults()).toEqual([]);
  });

  it('DESK-174 the example that is shown goes to who asks for it', async () => {
    const page = await openMail('failed');
    await field(page, 'Fin').fill('Votre trésorière');
    await page.route('**/test', async (route) => (await route.fetch(), route.abort()), { times: 1 });
    await press(page, 'M’envoyer cet exemple');
    await page.getByText('Pas de réponse du serveur').waitFor();
    await press(page, 'M’envoyer cet exemple');
    await page.getByText('Un exemple part à dana@example.org').waitFor();
    await foundInMailTo(bench().server, 'dana@example.org', /Votre tr/);
    await page.getByRole('link', { name: 'Tous les messages' }).click();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Quitter' }).click();
    await heading(page, 'Textes des messages');
    expect(await button(page, 'M’envoyer cet exemple').count()).toBe(0);
  });
});
