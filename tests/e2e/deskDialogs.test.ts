import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { press, toSection, useDesk } from './support/desk';
import { fillDesk, withIds, type RecordIds } from './support/filledDesk';
import { accessibilityFaults } from './support/inspect';
import { useOrgkitBench } from './support/orgkitBench';

jest.setTimeout(240_000);

const benched = useOrgkitBench();
const { bench, openPage } = benched;
const { at, openAsOwner, faults } = useDesk(benched);
const sizes = { wide: { width: 1280, height: 720 }, phone: { width: 360, height: 740 } };
let ids: RecordIds;
beforeAll(async () => {
  ids = await fillDesk(bench().server, openPage);
});

type Step = string | RegExp | ((page: Page) => Promise<unknown>);
/** A page, and the buttons that lead from there to a dialog. */
type Way = readonly [place: string, ...steps: Step[]];

const chooseFile = async (page: Page) => {
  const png = await sharp({ create: { width: 700, height: 500, channels: 3, background: '#0d5c48' } })
    .png()
    .toBuffer();
  const file = { name: 'cour.png', mimeType: 'image/png', buffer: png };
  await page.locator('input[type=file]').last().setInputFiles(file);
};
const findAll = async (page: Page) => {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').fill('vitr');
  await dialog.getByRole('option').first().waitFor();
};
const leave = async (page: Page) => {
  await page.getByLabel('Nom court').fill('Pas enregistré');
  await toSection(page, 'Paiements');
};
/** Changes what the server says of the session from now on, and asks for what is protected. */
const protect = async (page: Page) => {
  const session = await page.evaluate(async () => (await fetch('/admin/v1/session')).text());
  const body = session.replace(/"confirmedUntil":"[^"]*"/, '"confirmedUntil":null');
  await page.route('**/admin/v1/session', (route) => route.fulfill({ body, contentType: 'application/json' }));
  await press(page, 'Exporter en CSV');
};
const endSession = async (page: Page) => {
  await page.context().clearCookies();
  await page.getByLabel('Adresse e-mail').fill('ana@example.org');
  await press(page, 'Envoyer l’invitation');
};

const areas: Readonly<Record<string, readonly Way[]>> = {
  'payments and subscriptions': [
    ['payments', /^Pour /],
    ['payments', 'Rechercher', findAll],
    ['payments/:payment', 'Rembourser'],
    ['payments/:payment', 'Corriger le payeur'],
    ['payments/:payment', 'Renvoyer la confirmation'],
    ['subscriptions/:subscription', 'Envoyer le lien de gestion'],
    ['subscriptions/:subscription', 'Changer de moyen de paiement'],
    ['subscriptions/:subscription', 'Changer le montant'],
    ['subscriptions/:subscription', 'Arrêter'],
  ],
  'links, debts and funds': [
    ['links', 'Nouveau lien'],
    ['links/:link', 'Modifier'],
    ['links/:link', 'Fermer le lien'],
    ['debts', 'Nouvelle dette'],
    ['debts', 'Importer un tableau'],
    ['debts/cantine', 'Modifier'],
    ['debts/cantine', 'Saisir un paiement reçu'],
    ['debts/cantine', 'Annuler'],
    ['debts/erreur', 'Supprimer la dette'],
    ['funds/vitrail', 'Supprimer'],
  ],
  'forms and bookings': [
    ['forms/:form', 'Dupliquer'],
    ['forms/:form', 'Archiver'],
    ['forms/:form', 'Supprimer'],
    ['forms/stock', 'Modifier : Repas de Pourim'],
    ['forms/stock', 'Historique : Repas de Pourim'],
    ['bookings/visites', 'Supprimer'],
  ],
  campaigns: [
    ['campaigns', 'Nouvelle campagne'],
    ['campaigns/bal/settings', 'Supprimer'],
    ['campaigns/bal/teams', 'Nouvelle équipe'],
    ['campaigns/bal/teams', 'Lev Tov'],
    ['campaigns/bal/teams', 'Lev Tov', 'Supprimer'],
    ['campaigns/bal/matching', 'Nouvel abondement'],
    ['campaigns/bal/matching', 'Famille Lev'],
    ['campaigns/bal/matching', 'Arrêter : Famille Lev'],
    ['campaigns/bal/evening', 'Créer un code'],
    ['campaigns/bal/evening', /^Arrêter le code/],
    ['campaigns/bal/evening', 'Importer un tableau'],
    ['campaigns/bal/evening', 'Noam'],
    ['campaigns/bal/evening', 'Paiements de Noam'],
    ['campaigns/bal/evening', 'Paiements de Noam', 'Saisir un paiement reçu'],
    ['campaigns/bal/evening', 'Paiements de Noam', 'Annuler'],
    ['campaigns/bal/evening', 'Paiements de Noam', 'Envoyer le lien'],
  ],
  'the site': [
    ['content/pages', 'Nouvelle page'],
    ['content/pages/:page', 'Supprimer'],
    ['content/events', 'Nouvel événement'],
    ['content/news', 'Nouvelle actualité'],
    ['content/articles', 'Nouvel article'],
    ['content/galleries', 'Nouvelle galerie'],
    ['content/news/:news', 'Supprimer'],
    ['content/news/:news', 'Choisir une image'],
    ['content/news/:news', 'Choisir une image', chooseFile],
    ['content/services', 'Nouvelle activité'],
    ['content/services/:service', 'Supprimer'],
    ['content/sections', 'Nouvelle section'],
    ['content/times/etude', 'Supprimer'],
    ['content/media', chooseFile],
    ['content/newsletter', 'Inviter quelqu’un'],
    ['content/newsletter', 'Désinscrire noemie@example.org'],
    ['content/translations?lang=he', 'Traduire dans un tableur'],
  ],
  'contacts and programs': [
    ['contacts', 'Nouveau contact'],
    ['contacts/doubles', 'Fusionner'],
    ['contacts/:contact', 'Fusionner avec un autre contact'],
    ['contacts/:contact', 'Rattacher à un foyer'],
    ['contacts/:contact', 'Fusionner'],
    ['contacts/:contact', 'Effacer…'],
    ['settings/addresses', 'Ajouter un nom'],
    ['settings/addresses', 'Retirer dons.example.invalid'],
    ['settings/programs', 'Nouveau jeton'],
    ['settings/programs', 'Remplacer Comptable'],
    ['settings/programs', 'Remplacer Comptable', 'Remplacer'],
    ['settings/programs', 'Arrêter Comptable'],
    ['settings/programs', 'Ajouter une adresse'],
    ['settings/programs/:hook', 'Retirer cette adresse'],
    ['settings/data', 'Fermer'],
  ],
  'the whole desk': [
    ['settings', leave],
    ['contacts', protect],
    ['people', endSession],
  ],
};

async function open(page: Page, [place, ...steps]: Way) {
  await page.goto(at(`/o/demo/${withIds(place, ids)}`));
  await page.locator('main h1').waitFor();
  for (const step of steps) {
    if (typeof step === 'function') await step(page);
    else await page.getByRole('button', { name: step, exact: true }).last().click();
  }
  const dialog = page.getByRole('dialog').last();
  await dialog.locator('.dialog-body').waitFor();
  await dialog.locator('.skeleton').first().waitFor({ state: 'detached' });
  return dialog;
}

it.each(Object.keys(areas))(
  'DESK-217 dialogs of %s are clean for axe, light and dark, and fit a phone',
  async (area) => {
    const page = await openAsOwner();
    for (const way of areas[area] ?? []) {
      const dialog = await open(page, way);
      const expectClean = async (within?: readonly [string, string]) =>
        expect([way, await accessibilityFaults(page, { within })]).toEqual([way, []]);
      await expectClean();
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.setViewportSize(sizes.phone);
      await expectClean(['org-desk', 'dialog[open]']);
      const widths = [page.locator('html'), dialog].map((box) =>
        box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
      );
      expect([way, await Promise.all(widths)]).toEqual([way, [0, 0]]);
      // Without their style sheet they are as small as the browser draws them.
      const ticked = dialog.locator('label:has(> :is([type=checkbox], [type=radio]))');
      const small = await ticked.evaluateAll((labels) => labels.filter(({ clientHeight }) => clientHeight < 44).length);
      expect([way, small]).toEqual([way, 0]);
      await page.emulateMedia({ colorScheme: 'light' });
      await page.setViewportSize(sizes.wide);
    }
    expect(faults()).toEqual([]);
  },
);
