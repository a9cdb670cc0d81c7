import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { press, useDesk } from './support/desk';
import { accessibilityFaults } from './support/inspect';
import { useOrgkitBench } from './support/orgkitBench';
import { adminCall } from './support/payments';

const benched = useOrgkitBench();
const { bench, openPage } = benched;
const { at, openAsOwner, faults } = useDesk(benched);

const TOMORROW = new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 10);
const PLACE = '/o/demo/bookings/attente/waiting';
const content = JSON.stringify({
  schemaVersion: 1,
  children: [
    { type: 'text', props: { fieldKey: 'mail', kind: 'email', label: 'E-mail' } },
    { type: 'calendar', props: { calendarId: 'attente', label: 'Créneau' } },
  ],
});
const post = (path: string, body: object) =>
  fetch(`${bench().server.url}/v1/${path}?org=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(body),
  });
const wait = (name: string, email: string) =>
  post('forms/calendar/attente/waiting', { formId: 'attente', name, email, days: [TOMORROW] });

beforeAll(async () => {
  const { server } = bench();
  const slots = [10, 11].map((hour) => ({ start: `${TOMORROW}T${hour}:00:00Z`, seats: 1 }));
  await adminCall(server, 'POST', 'calendars', {
    id: 'attente',
    label: 'Visites du château',
    slots,
    waitingList: true,
  });
  const free = { withPaiement: false, allowZeroAmount: true, allowNoProduct: true, type: 'COMPLEX' };
  const calendars = [{ id: 'attente', label: 'Visites' }];
  await adminCall(server, 'POST', 'forms', { id: 'attente', title: 'Visite', ...free, calendars, content });
  const [year = 0, month = 1] = TOMORROW.split('-').map(Number);
  const answer = await fetch(`${server.url}/v1/forms/calendar/attente/slots/${month - 1}/${year}?org=demo`);
  for (const slot of ((await answer.json()) as { data: string[] }).data)
    await post('forms/submit/attente', { extra: { '[TEXT]_mail': '', '[CALENDAR]_attente': slot } });
});

/** The form on its hosted page, with the month of the full day: the calendar opens with that of today. */
async function openForm(page: Page, path = '/formulaire/attente') {
  await page.goto(`${bench().server.url}${path}`);
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Paris' });
  if (!TOMORROW.startsWith(today.slice(0, 7))) await page.getByRole('button', { name: 'Mois suivant' }).click();
}

/** The same with the dialog open. */
async function openDialog(page: Page, path?: string, button = 'Être prévenu si une place se libère') {
  await openForm(page, path);
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  return dialog;
}

it('WAIT-02 a visitor waits for a full day; a lost call loses nothing that was typed', async () => {
  const page = await openPage({ viewport: { width: 360, height: 740 } });
  const dialog = await openDialog(page);
  await dialog.getByText('Cela ne réserve aucune place.').waitFor();
  await dialog.getByRole('button', { name: 'Prévenez-moi' }).click();
  await dialog.getByText('Cette adresse e-mail n’est pas valide').waitFor();
  await dialog.getByLabel('Votre nom').fill('Éva Lévy');
  await dialog.getByLabel('Votre adresse e-mail').fill('eva@example.org');
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.route('**/waiting*', (route) => route.fulfill({ status: 500, body: '{}' }), { times: 1 });
  await dialog.getByRole('button', { name: 'Prévenez-moi' }).click();
  await dialog.getByText('Pas de réponse du serveur').waitFor();
  expect(await dialog.getByLabel('Votre nom').inputValue()).toBe('Éva Lévy');
  await dialog.getByLabel('Votre adresse e-mail').press('Enter');
  await dialog.getByText('Nous écrirons à eva@example.org').waitFor();
  await dialog.getByRole('button', { name: 'Fermer' }).last().click();
  await dialog.waitFor({ state: 'detached' });
});

it('WAIT-02 says that the dialog is coming while a slow network brings it', async () => {
  const page = await openPage();
  let bring = () => {};
  const brought = new Promise<void>((resolve) => (bring = resolve));
  await page.route('**/WaitDialog-*', async (route) => {
    await brought;
    await route.continue();
  });
  await openForm(page);
  await page.getByRole('button', { name: 'Être prévenu si une place se libère' }).click();
  await page.getByRole('status').getByText('Chargement…', { exact: true }).waitFor();
  bring();
  await page.getByRole('dialog').waitFor();
  expect(await page.getByText('Chargement…', { exact: true }).count()).toBe(0);
});

it('WAIT-02 DESK-229 what was typed outlives a dialog that was closed, and no press beside it closes it', async () => {
  const page = await openPage({ viewport: { width: 1200, height: 800 } });
  const dialog = await openDialog(page);
  await dialog.getByLabel('Votre nom').fill('Éva Lévy');
  await dialog.getByLabel('Votre adresse e-mail').fill('eva@example.org');
  const { x, y, width, height } = (await dialog.getByLabel('Votre nom').boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(5, 400, { steps: 3 });
  await page.mouse.up();
  expect(await dialog.count()).toBe(1);
  await page.mouse.click(5, 400);
  expect(await dialog.count()).toBe(1);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Être prévenu si une place se libère' }).click();
  expect(await dialog.getByLabel('Votre nom').inputValue()).toBe('Éva Lévy');
  expect(await dialog.getByLabel('Votre adresse e-mail').inputValue()).toBe('eva@example.org');
  const json = { success: false, error: 'This organisation is closed.', code: 'organisation_closed' };
  const lost = { success: false, error: 'There is no such calendar.', code: 'not_found' };
  await page.route('**/waiting*', (route) => route.fulfill({ status: 404, json: lost }), { times: 1 });
  await dialog.getByRole('button', { name: 'Prévenez-moi' }).click();
  await dialog.getByText('Ce calendrier n’existe plus.').waitFor();
  await page.route('**/waiting*', (route) => route.fulfill({ status: 410, json }));
  await dialog.getByRole('button', { name: 'Prévenez-moi' }).click();
  await dialog.getByText('Cette organisation n’est plus active ici.').waitFor();
});

it('WAIT-02 a place that is free again is said, and the calendar shows it once that was read', async () => {
  const page = await openPage();
  const dialog = await openDialog(page);
  const answer = { success: false, code: 'free', error: 'Des places sont de nouveau libres.' };
  await page.route('**/waiting*', (route) => route.fulfill({ json: answer }));
  await page.route('**/slots/**', (route) => route.fulfill({ json: { data: [`${TOMORROW}T11:00:00+01:00`] } }));
  await dialog.getByLabel('Votre nom').fill('Noa');
  await dialog.getByLabel('Votre adresse e-mail').fill('noa@example.org');
  await dialog.getByRole('button', { name: 'Prévenez-moi' }).click();
  await dialog.getByText('Des places sont de nouveau libres.').waitFor();
  await dialog.getByRole('button', { name: 'Fermer' }).click();
  await page.getByText('11:00', { exact: true }).waitFor();
});

it('DESK-160 DESK-161 DESK-162 who waits is found, told by hand and taken off; the list is offered and withdrawn', async () => {
  expect((await wait('Dan Cohen', 'dan@example.org')).status).toBe(200);
  const page = await openAsOwner();
  await page.goto(at('/o/demo/bookings/attente'));
  await page
    .getByText(/· \d en attente/)
    .first()
    .waitFor();
  await page.getByRole('link', { name: 'Liste d’attente' }).click();
  const row = page.getByRole('row', { name: /Dan Cohen/ });
  await row.getByText('En attente', { exact: true }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.route('**/told', (route) => route.abort(), { times: 1 });
  await press(page, 'Noter comme prévenu : Dan Cohen');
  await page.getByText('Pas de réponse du serveur').waitFor();
  await press(page, 'Noter comme prévenu : Dan Cohen');
  await row.getByText(/^Prévenu le/).waitFor();
  await page.getByLabel('Rechercher').fill('dan');
  await page.getByRole('row', { name: /Éva Lévy/ }).waitFor({ state: 'detached' });
  await press(page, 'Retirer Dan Cohen de la liste');
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Retirer' }).click();
  await page.getByText('La personne n’est plus sur la liste.').waitFor();
  await page.getByText('Personne ne correspond à cette recherche.').waitFor();
  await press(page, 'Ne plus la proposer');
  await page.getByText('La liste d’attente n’est plus proposée.').first().waitFor();
  await press(page, 'Proposer la liste d’attente');
  await page.getByText('La liste d’attente est proposée.').waitFor();
  expect(faults()).toEqual([]);
});

it('DESK-161 whoever is told or taken off far down a long list changes there alone', async () => {
  const rows = Array.from({ length: 60 }, (_, index) => ({
    ...{ id: `w${index}`, name: `Élève ${index}`, email: `eleve${index}@example.org`, lang: 'fr', wanted: TOMORROW },
    ...{ createdAt: new Date().toISOString(), toldAt: null, toldFor: null, booked: false },
  }));
  const page = await openAsOwner();
  let read = 0;
  await page.route('**/attente/waiting?*', (route) => {
    read += 1;
    const isNext = route.request().url().includes('after=');
    return route.fulfill({ json: { data: isNext ? rows.slice(50) : rows.slice(0, 50), next: isNext ? null : 'more' } });
  });
  const told = { ...rows[55], toldAt: new Date().toISOString() };
  await page.route('**/waiting/w55/told', (route) => route.fulfill({ json: { success: true, data: told } }));
  await page.route('**/waiting/w57', (route) => route.fulfill({ json: { success: true } }));
  await page.goto(at(PLACE));
  await press(page, 'Afficher la suite');
  await press(page, 'Noter comme prévenu : Élève 55');
  await page
    .getByRole('row', { name: /Élève 55/ })
    .getByText(/^Prévenu le/)
    .waitFor();
  await press(page, 'Retirer Élève 57 de la liste');
  await page.getByRole('dialog').getByRole('button', { name: 'Retirer' }).click();
  await page.getByRole('row', { name: /Élève 57/ }).waitFor({ state: 'detached' });
  expect(await page.getByRole('row', { name: /Élève/ }).count()).toBe(59);
  expect(read).toBe(2);
});

it('DESK-160 USER-01 viewers see how many wait, and nobody', async () => {
  const page = await openAsOwner();
  const session = await page.evaluate(async () => (await fetch('/admin/v1/session')).text());
  const body = session.replaceAll('"role":"owner"', '"role":"viewer"');
  await page.route('**/admin/v1/session', (route) => route.fulfill({ contentType: 'application/json', body }));
  await page.goto(at(PLACE));
  await page.getByText('Seuls les éditeurs et les propriétaires voient qui attend.').waitFor();
});
