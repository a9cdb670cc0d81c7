import { randomUUID } from 'node:crypto';
import type { BrowserContextOptions, Page, Route } from 'playwright-core';
import { press, inHebrew, useDesk } from './support/desk';
import { accessibilityFaults } from './support/inspect';
import { useOrgkitBench } from './support/orgkitBench';
import { adminCall } from './support/payments';
import { eventually } from './support/screenBench';

const benched = useOrgkitBench();
const { bench } = benched;
const { at, openAsOwner, faults } = useDesk(benched);

const TOMORROW = new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 10);
const [TEN, ELEVEN] = [`${TOMORROW}T10:00:00Z`, `${TOMORROW}T11:00:00Z`];
const names = ['Éva Lévy', 'Dan Cohen', 'Ana Martin'];
const content = JSON.stringify({
  schemaVersion: 1,
  children: [
    { type: 'text', props: { fieldKey: 'nom', label: 'Nom' } },
    { type: 'calendar', props: { calendarId: 'visites', label: 'Créneau' } },
  ],
});

beforeAll(async () => {
  const { server } = bench();
  const slots = [TEN, ELEVEN].map((start) => ({ start, seats: 2 }));
  await adminCall(server, 'POST', 'calendars', { id: 'visites', label: 'Visites du château', slots });
  const free = { withPaiement: false, allowZeroAmount: true, allowNoProduct: true, type: 'COMPLEX' };
  const calendars = [{ id: 'visites', label: 'Visites' }];
  await adminCall(server, 'POST', 'forms', { id: 'visite', title: 'Visite', ...free, calendars, content });
  const [year = 0, month = 1] = TOMORROW.split('-').map(Number);
  const free2 = await fetch(`${server.url}/v1/forms/calendar/visites/slots/${month - 1}/${year}?org=demo`);
  const [first = '', second = ''] = ((await free2.json()) as { data: string[] }).data;
  for (const [at, name] of names.entries())
    await fetch(`${server.url}/v1/forms/submit/visite?org=demo&devise=eur`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify({ extra: { '[TEXT]_nom': name, '[CALENDAR]_visites': at === 1 ? second : first } }),
    });
});

/** A page of the demo organisation. */
async function openAt(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await openAsOwner(options);
  await page.goto(at(`/o/demo/${path}`));
  return page;
}
const tickOf = (page: Page, name: string) => page.getByRole('checkbox', { name: new RegExp(name) });
const sum = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).waitFor();
const openDoor = async (options: BrowserContextOptions = {}) => {
  const page = await openAt('bookings/visites', options);
  await page.getByRole('link', { name: /Pointer les arrivées/ }).click();
  await tickOf(page, 'Ana').waitFor();
  return page;
};

describe('bookings', () => {
  it('DESK-25 DESK-24 calendars lead to their slots and to who booked; words find one, and a booking is cancelled', async () => {
    const page = await openAt('bookings');
    await page.getByText('3 places réservées').waitFor();
    await page.getByLabel('Rechercher').fill('chateau');
    await page.getByRole('link', { name: 'Visites du château' }).click();
    await page.getByRole('heading', { level: 1, name: 'Visites du château' }).waitFor();
    await page.getByText('2 sur 2').waitFor();
    await page.getByText('complet').waitFor();
    await page.getByText('Dan Cohen').first().waitFor();
    await page.getByLabel('Rechercher').fill('levy');
    await page.getByText('Dan Cohen').first().waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /Annuler la réservation/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Aucun message ne part').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.route('**/bookings/*', (route) => route.fulfill({ status: 500, body: '{}' }), { times: 1 });
    await dialog.getByRole('button', { name: 'Annuler la réservation' }).click();
    await dialog.getByText('Cela n’a pas abouti').waitFor();
    await dialog.getByRole('button', { name: 'Annuler la réservation' }).click();
    await page.getByText('La réservation est annulée.').waitFor();
    await page.getByText('Aucune réservation ne correspond.').waitFor();
    await page.getByText('1 sur 2').first().waitFor();
    expect(faults().filter((text) => !text.includes('status of 500'))).toEqual([]);
  });

  it('DESK-26 two phones see each other’s ticks; one without a network sends its own later, and a lost answer counts once', async () => {
    const phone = { viewport: { width: 390, height: 844 } };
    const [one, two] = [await openDoor(phone), await openDoor(phone)];
    await sum(one, '0 présent sur 2');
    await tickOf(one, 'Ana').check();
    await sum(one, '1 présent sur 2');
    await sum(two, '1 présent sur 2');
    expect(await tickOf(two, 'Ana').isChecked()).toBe(true);
    await two.context().setOffline(true);
    await tickOf(two, 'Dan').check();
    await two.getByText('1 pointage à envoyer').waitFor();
    await two.getByRole('searchbox').fill('dan');
    await tickOf(two, 'Ana').waitFor({ state: 'detached' });
    await two.route('**/presence', async (route) => (await route.fetch(), route.abort()), { times: 1 });
    await two.context().setOffline(false);
    await two.getByText('1 pointage à envoyer').waitFor({ state: 'detached' });
    await sum(one, '2 présents sur 2');
    await tickOf(one, 'Dan').uncheck();
    await sum(two, '1 présent sur 2');
    const log = await adminCall<{ action: string }[]>(bench().server, 'GET', 'audit?subject=booking');
    expect(log.filter(({ action }) => action === 'ADMIN-BOOKING-PRESENCE-SET')).toHaveLength(3);
    expect(await accessibilityFaults(one)).toEqual([]);
  });

  it('DESK-26 takes back a tick whose answer was lost, tries again when the server is busy, and asks before it is left', async () => {
    const page = await openDoor({ viewport: { width: 390, height: 844 } });
    const path = `calendars/visites/presence?from=${TOMORROW}&to=${TOMORROW}`;
    const { present } = await adminCall<{ present: unknown[] }>(bench().server, 'GET', path);
    const before = `${present.length} présent${present.length > 1 ? 's' : ''} sur 2`;
    await sum(page, before);
    const isThere = await tickOf(page, 'Ana').isChecked();
    const answers: ((route: Route) => Promise<unknown>)[] = [
      async (route) => (await route.fetch(), route.abort()),
      (route) => route.fulfill({ status: 429, json: { success: false, error: 'Later', code: 'busy' } }),
      (route) => route.fulfill({ status: 503, json: { success: false, error: 'Later', code: 'maintenance' } }),
    ];
    await page.route('**/presence', (route) => answers.shift()?.(route) ?? route.continue());
    await tickOf(page, 'Ana').setChecked(!isThere);
    await eventually(() => Promise.resolve(answers.length), 2);
    await tickOf(page, 'Ana').setChecked(isThere);
    await page.getByText('1 pointage à envoyer').waitFor();
    const asked = page.waitForEvent('dialog');
    const gone = page.evaluate(() => location.assign('/')).catch(() => {});
    await (await asked).dismiss();
    await gone;
    await page.getByText('1 pointage à envoyer').waitFor({ state: 'detached' });
    expect(answers).toHaveLength(0);
    await sum(page, before);
    const other = await openDoor();
    await sum(other, before);
  });

  it('DESK-25 viewers see how many booked, never who', async () => {
    const page = await openAsOwner();
    await page.addInitScript(() => {
      const own = window.fetch;
      window.fetch = async (asked, how) => {
        const answer = await own(asked, how);
        if (typeof asked !== 'string' || !asked.endsWith('/session')) return answer;
        return new Response((await answer.text()).replaceAll('"role":"owner"', '"role":"viewer"'), answer);
      };
    });
    await page.goto(at('/o/demo/bookings/visites'));
    await page.getByText('Seuls les éditeurs').waitFor();
    await page.getByText('1 sur 2').first().waitFor();
    expect(await page.getByText('Ana Martin').count()).toBe(0);
    expect(await page.getByRole('link', { name: /Pointer/ }).count()).toBe(0);
  });

  it('DESK-25 DESK-27 fit a phone in Hebrew, print a list of names alone, and say what failed', async () => {
    const page = await openAt('account', { viewport: { width: 360, height: 740 } });
    await page.goto(at('/account'));
    await inHebrew(page, async () => {
      await page.goto(at('/o/demo/bookings/visites'));
      await page.getByText('Ana Martin').first().waitFor();
      const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(await wide()).toBeLessThanOrEqual(0);
      await page.goto(at(`/o/demo/bookings/visites/${TOMORROW}`));
      await tickOf(page, 'Ana').waitFor();
      expect(await wide()).toBeLessThanOrEqual(0);
      await page.emulateMedia({ media: 'print' });
      expect(await page.getByRole('searchbox').isVisible()).toBe(false);
      expect(await page.getByText('Ana Martin').first().isVisible()).toBe(true);
      await page.emulateMedia({ media: 'screen' });
      await page.route('**/booked-calendars**', (route) => route.abort(), { times: 1 });
      await page.goto(at('/o/demo/bookings'));
      await press(page, 'ניסיון נוסף');
      await page.getByText('Visites du château').waitFor();
    });
  });
});
