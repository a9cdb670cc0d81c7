import type { Page, Route } from 'playwright-core';
import { button, heading, press, useDesk } from './support/desk';
import { accessibilityFaults } from './support/inspect';
import { useOrgkitBench } from './support/orgkitBench';
import { adminCall } from './support/payments';
import { serveSite, type Site } from './support/serveFiles';

const benched = useOrgkitBench();
const { bench, openPage } = benched;
const { at, openAsOwner, faults } = useDesk(benched);

let host: Site;
beforeAll(async () => {
  host = await serveSite();
});
afterAll(() => host.close());

/** The card of the demo organisation on a page of another origin. */
async function openHostPage(): Promise<Page> {
  const { url } = bench().server;
  const tag = `<org-donation org="demo" api-host="${url}"></org-donation>`;
  const body = `<!doctype html><html lang="fr"><title>hôte</title><script type="module" src="${url}/elements/autoload.js"></script>${tag}`;
  host.route({ 'GET /': () => ({ body }) });
  const page = await openPage();
  await page.goto(`${host.origin()}/`);
  return page;
}

it('ORG-06 DESK-140 an owner closes the organisation, also after a failure, which visitors read everywhere, and opens it again', async () => {
  const page = await openAsOwner();
  await page.goto(at('/o/demo/settings/data'));
  const dialog = page.getByRole('dialog');
  await heading(page, 'Fermer l’organisation');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await press(page, 'Fermer');
  await dialog.getByText('Plus personne ne pourra donner').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.context().setOffline(true);
  await dialog.getByRole('button', { name: 'Fermer', exact: true }).last().click();
  await dialog.getByText('Pas de réponse du serveur').waitFor();
  await page.context().setOffline(false);
  await dialog.getByRole('button', { name: 'Fermer', exact: true }).last().click();
  await page.getByText('Cette organisation est fermée').waitFor();
  await page.getByText('Fermée depuis le').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);

  const visitor = await openHostPage();
  await visitor.getByText('Cette organisation n’est plus active ici.').waitFor();
  expect(await visitor.getByRole('button').count()).toBe(0);
  await visitor.goto(`${bench().server.url}/o/demo/don`);
  await visitor.getByText('Cette organisation n’est plus active ici.').waitFor();

  await page.goto(at('/o/demo/payments'));
  await page.getByRole('link', { name: 'Pour la rouvrir' }).click();
  await press(page, 'Rouvrir');
  await dialog.getByText('Pages, cartes et formulaires reviennent').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Rouvrir' }).click();
  await page.getByText('Cette organisation est fermée').waitFor({ state: 'detached' });
  await visitor.goto(`${host.origin()}/`);
  await visitor
    .getByRole('button', { name: /Donner|Faire un don/ })
    .first()
    .waitFor();
  expect(faults().filter((text) => !text.includes('org-donation'))).toEqual([]);
});

it('DESK-140 DESK-141 a dialog does what it says, also when an answer is lost or another owner is quicker', async () => {
  const page = await openAsOwner();
  await page.goto(at('/o/demo/settings/data'));
  const dialog = page.getByRole('dialog');
  const answerLost = async (route: Route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    await route.abort();
  };
  await page.route('**/closing', answerLost);
  await press(page, 'Fermer');
  await dialog.getByRole('button', { name: 'Fermer', exact: true }).last().click();
  await page.getByText('Fermée depuis le').waitFor();
  await dialog.waitFor({ state: 'detached' });
  await button(page, 'Supprimer').waitFor();
  await adminCall(bench().server, 'POST', 'deletion', { name: 'Communauté des Tilleuls' });
  await press(page, 'Supprimer');
  await page.getByText('L’organisation sera supprimée le').waitFor();
  await dialog.getByText('Tout ce qu’elle a ici sera effacé').waitFor();
  expect(await dialog.getByRole('button', { name: 'Annuler la suppression' }).count()).toBe(0);
  await adminCall(bench().server, 'DELETE', 'closing');
});

it('ORG-10 DESK-141 an owner has the closed organisation deleted by its name, also after a failure, and cancels that', async () => {
  const page = await openAsOwner();
  await page.goto(at('/o/demo/settings/data'));
  const dialog = page.getByRole('dialog');
  const go = (name: string) => dialog.getByRole('button', { name, exact: true }).last().click();
  await heading(page, 'Supprimer l’organisation');
  await page.getByText('Fermez d’abord l’organisation.').waitFor();
  await press(page, 'Fermer');
  await go('Fermer');
  await press(page, 'Supprimer');
  await dialog.getByText('Tout ce qu’elle a ici sera effacé').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  const field = dialog.getByRole('textbox');
  await field.fill('Une autre');
  await go('Supprimer');
  await dialog.getByText('Ce n’est pas le nom de l’organisation.').waitFor();
  const name = /nom : (.*)$/.exec((await dialog.getByText('écrivez le nom').first().innerText()).trim())?.[1] ?? '';
  await field.fill(name.replace(/\s*\*$/, ''));
  await page.context().setOffline(true);
  await go('Supprimer');
  await dialog.getByText('Pas de réponse du serveur').waitFor();
  await page.context().setOffline(false);
  await go('Supprimer');
  await page.getByText('L’organisation sera supprimée le').waitFor();
  await page.goto(at('/o/demo/payments'));
  await heading(page, 'Paiements');
  await page.getByText('Elle sera supprimée le').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.goto(at('/o/demo/settings/data'));
  await press(page, 'Annuler la suppression');
  await dialog.getByText('Rien n’est effacé.').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await go('Annuler la suppression');
  await page.getByText('Elle sera supprimée le').waitFor({ state: 'detached' });
  await press(page, 'Rouvrir');
  await go('Rouvrir');
  await page.getByText('Fermez d’abord l’organisation.').waitFor();
  expect(faults()).toEqual([]);
});
