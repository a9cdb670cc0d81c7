import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { press, toSection, useDesk } from './support/desk';
import { addForm } from './support/forms';
import { payAsVisitor } from './support/gift';
import { accessibilityFaults } from './support/inspect';
import { useOrgkitBench } from './support/orgkitBench';
import { adminCall, formAddress, makeIntent, openForm } from './support/payments';

jest.setTimeout(240_000);

const benched = useOrgkitBench();
const { bench, openPage } = benched;
const { at, openAsOwner, faults } = useDesk(benched);
const admin = <T>(method: string, path: string, body?: unknown) => adminCall<T>(bench().server, method, path, body);
const post = async (path: string, body: object) => (await admin<{ id: string }>('POST', path, body)).id;

const sizes = { wide: { width: 1280, height: 720 }, phone: { width: 360, height: 740 } };
const LONG = 'Famille Bensoussan-Abitbol de la communauté des Tilleuls et de ses environs';
const TOMORROW = new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 10);

/** Ids of records that the server named. */
const ids: Record<string, string> = {};

beforeAll(async () => {
  const { server } = bench();
  const visitor = await openPage();
  await openForm(visitor, formAddress(server, await makeIntent(server, { type: 'GENERAL', montant: 30, divide: 3 })));
  await payAsVisitor(visitor, { monthly: true });
  await visitor.waitForURL((url) => !url.pathname.startsWith('/pay/'));
  const [payment] = await admin<{ id: string }[]>('GET', 'payments?state=succeeded&limit=1');
  const [subscription] = await admin<{ id: string }[]>('GET', 'abonnements?limit=1');
  Object.assign(ids, { payment: payment?.id, subscription: subscription?.id });
  await post('caisses', { id: 'vitrail', name: LONG });
  await post('dettes', { id: 'cantine', name: LONG, montant: 120, due: '2020-01-31' });
  await post('dettes', { id: 'erreur', name: LONG, montant: 120 });
  const byHand = { montant: 20, means: 'cheque', date: '2026-01-05' };
  await post('dettes/cantine/payments', { id: 'main', ...byHand });
  ids.link = await post('liens', { linkType: 'PAIEMENT', config: { type: 'GENERAL', label: LONG, montant: 30 } });

  await post('campagnes', { id: 'bal', label: LONG, gala: true });
  await post('campagnes/bal/teams', { param: 'lev', label: 'Lev Tov' });
  await post('campagnes/bal/matchings', { label: 'Famille Lev', ratio: 1, pool: 500 });
  const infos = { prenom: 'Noam', nom: LONG, email: 'noam.bensoussan-abitbol@example.org', tel: '+33612345678' };
  await post('campagnes/bal/engagements', { id: 'noam', displayName: 'Noam', montant: 180, infos });
  await post('campagnes/bal/engagements/noam/payments', { id: 'main', ...byHand });
  await post('campagnes/bal/codes', { name: 'Tables 1 à 10', expiresAt: `${TOMORROW}T20:00:00Z` });

  const products = [{ id: 'repas', montant: 10, label: 'Repas de Pourim' }];
  ids.form = await addForm(server, [['products']], { title: LONG, type: 'COMPLEX', withPaiement: true, products });
  await admin('PUT', `forms/${ids.form}/stock`, { stock: [{ products: ['repas'], capacity: 30 }] });
  const slots = [{ start: `${TOMORROW}T10:00:00Z`, seats: 2 }];
  await post('calendars', { id: 'visites', label: 'Visites du château', slots });

  ids.page = await post('pages', { path: 'prise', title: LONG });
  ids.news = await post('news', { title: LONG });
  ids.service = await post('services', { name: LONG, montant: 18 });
  const { url } = server;
  await fetch(`${url}/v1/mailing/subscribe/demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'noemie@example.org', page: '/evenements' }),
  });

  ids.contact = await post('contacts', { nom: 'Aabada', prenom: 'Sam', emails: ['sam@example.org'] });
  await post('contacts', { nom: 'Aabada', prenom: 'Sam', emails: ['s.aabada@example.org'] });
  await post('hosts', { host: 'dons.example.invalid' });
  await post('tokens', { name: 'Comptable', scope: 'read' });
  ids.hook = await post('webhooks', { url: 'https://compta.example.org/crochet', events: ['payment.succeeded'] });
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
  await page.goto(at(`/o/demo/${place.replace(/:(\w+)/, (_, key: string) => ids[key] ?? '?')}`));
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
      const expectClean = async () => expect([way, await accessibilityFaults(page)]).toEqual([way, []]);
      await expectClean();
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.setViewportSize(sizes.phone);
      await expectClean();
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
