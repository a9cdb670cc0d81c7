import { heading, press, useDesk } from './support/desk';
import { accessibilityFaults } from './support/inspect';
import { foundInMailTo } from './support/mails';
import { useOrgkitBench } from './support/orgkitBench';

const benched = useOrgkitBench();
const { bench } = benched;
const { at, openAsOwner, faults } = useDesk(benched);
const PLACE = '/o/demo/content/newsletter';
const wish = (email: string, page: string) =>
  fetch(`${bench().server.url}/v1/mailing/subscribe/demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, page }),
  });

it('DESK-108 DESK-109 somebody is invited once, confirms by mail, is found, and is taken off', async () => {
  const page = await openAsOwner();
  await page.goto(at('/o/demo/content'));
  await page.getByRole('main').getByRole('link', { name: 'Lettre d’information' }).click();
  await page.getByText('Personne n’est encore inscrit').waitFor();
  await press(page, 'Inviter quelqu’un');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Adresse e-mail').fill('noemie@example.org');
  await page.route('**/subscribers', async (route) => (await route.fetch(), route.abort()), { times: 1 });
  await dialog.getByRole('button', { name: 'Envoyer l’invitation' }).click();
  await dialog.getByText('Pas de réponse du serveur').waitFor();
  await dialog.getByRole('button', { name: 'Envoyer l’invitation' }).click();
  await page.getByText('L’invitation part à noemie@example.org.').waitFor();
  const row = page.getByRole('row', { name: /noemie@/ });
  await row.getByText('À confirmer').waitFor();
  await row.getByText('saisi ici').waitFor();

  const link = await foundInMailTo(bench().server, 'noemie@example.org', /http\S+?\/lettre\/confirmer\/[\w.-]+/);
  await fetch(link, { method: 'POST', body: new URLSearchParams({ action: 'confirm' }) });
  await wish('dov@example.org', '/evenements');
  await page.reload();
  await page.getByRole('row', { name: /dov@.*\/evenements/ }).waitFor();
  await page.getByText('En 30 jours, inscriptions confirmées : 1').waitFor();
  await row.getByText('Ce qui est accepté').click();
  await row.getByText('En vous inscrivant, vous acceptez').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);

  await press(page, 'Inviter quelqu’un');
  await dialog.getByLabel('Adresse e-mail').fill('noemie@example.org');
  await dialog.getByRole('button', { name: 'Envoyer l’invitation' }).click();
  await dialog.getByText('Cette adresse est déjà inscrite.').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await dialog.getByLabel('Adresse e-mail').inputValue()).toBe('noemie@example.org');
  await page.keyboard.press('Escape');

  await page.getByLabel('Chercher').fill('noemie');
  await page.getByRole('row', { name: /dov@/ }).waitFor({ state: 'detached' });
  await press(page, 'Désinscrire noemie@example.org');
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Désinscrire' }).click();
  await row.getByText('Désinscrit', { exact: true }).waitFor();
  await page.getByLabel('État').selectOption('confirmed');
  await page.getByText('Personne ne correspond à cette recherche.').waitFor();
  expect(faults()).toEqual([]);
});

it('DESK-108 USER-01 editors see how many there are, and no address; a list that fails can be asked for again', async () => {
  const page = await openAsOwner();
  const session = await page.evaluate(async () => (await fetch('/admin/v1/session')).text());
  const body = session.replaceAll('"role":"owner"', '"role":"editor"');
  await page.route('**/admin/v1/session', (route) => route.fulfill({ contentType: 'application/json', body }));
  await page.route('**/subscribers/list*', (route) => route.abort(), { times: 1 });
  await page.goto(at(PLACE));
  await heading(page, 'Lettre d’information');
  await page.getByText('Pas de réponse du serveur').waitFor();
  await press(page, 'Réessayer');
  await page.getByText('Les adresses sont réservées aux propriétaires.').waitFor();
  expect(await page.getByLabel('Chercher').count()).toBe(0);
  expect(await page.getByRole('button', { name: /Désinscrire|Inviter|Exporter/ }).count()).toBe(0);
});
