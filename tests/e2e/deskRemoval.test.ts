import { button, heading, press, useDesk } from './support/desk';
import { accessibilityFaults, horizontalOverflow } from './support/inspect';
import { useOrgkitBench } from './support/orgkitBench';
import { adminCall } from './support/payments';

const benched = useOrgkitBench();
const { bench } = benched;
const { at, openAsOwner, faults } = useDesk(benched);
const ask = <T>(method: string, path: string, body?: object) => adminCall<T>(bench().server, method, path, body);
const idsOf = async (path: string) => (await ask<{ id: string }[]>('GET', path)).map(({ id }) => id);

it('DESK-195 GONE-03 a fund that is named is archived and taken out again; once nothing names it, it is deleted', async () => {
  await ask('POST', 'caisses', { id: 'vitrail', name: 'Vitraux' });
  await ask('POST', 'events', { id: 'bal', name: 'Bal', dateEvent: '2099-01-01T18:00:00Z', caisses: ['vitrail'] });
  const page = await openAsOwner();
  await page.goto(at('/o/demo/funds/vitrail'));
  await press(page, 'Supprimer');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Vitraux').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Supprimer' }).click();
  await dialog.getByRole('link', { name: /Bal/ }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Archiver' }).click();
  await button(page, 'Désarchiver').waitFor();
  expect(await ask('GET', 'caisses/vitrail')).toMatchObject({ active: false, hidden: true });
  await press(page, 'Désarchiver');
  await button(page, 'Désarchiver').waitFor({ state: 'detached' });
  expect(await ask('GET', 'caisses/vitrail')).toMatchObject({ active: true, hidden: false });

  await press(page, 'Supprimer');
  await dialog.getByRole('button', { name: 'Supprimer' }).click();
  await dialog.getByRole('link', { name: /Bal/ }).click();
  await heading(page, 'Bal');
  await ask('PUT', 'events/bal', { caisses: [] });
  await page.goto(at('/o/demo/funds/vitrail'));
  await press(page, 'Supprimer');
  await dialog.getByRole('button', { name: 'Supprimer' }).click();
  await page.waitForURL(/\/funds$/);
  expect(await idsOf('caisses')).not.toContain('vitrail');
  expect(faults()).toEqual([]);
});

it('DESK-195 forms, services, calendars, campaigns, their teams and rules go from their pages', async () => {
  await ask('POST', 'forms', { id: 'vieux', title: 'Vieux formulaire' });
  await ask('POST', 'services', { id: 'vieux', name: 'Vieux cours', montant: 5, recurrent: 0 });
  await ask('POST', 'calendars', { id: 'vieux', label: 'Vieux calendrier', slots: [] });
  await ask('POST', 'campagnes', { id: 'vieux', label: 'Vieille campagne' });
  await ask('POST', 'campagnes/vieux/teams', { param: 'nord', label: 'Nord' });
  await ask('POST', 'campagnes/vieux/matchings', { label: 'Mécène', ratio: 1, pool: 10 });
  const page = await openAsOwner();
  const dialog = page.getByRole('dialog').last();
  const remove = async () => {
    await button(page, 'Supprimer').last().click();
    await dialog.getByText('Rien ne pourra').waitFor();
    await dialog.getByRole('button', { name: 'Supprimer' }).last().click();
  };
  for (const [part, name] of [
    ['teams', 'Nord'],
    ['matching', 'Mécène'],
  ] as const) {
    await page.goto(at(`/o/demo/campaigns/vieux/${part}`));
    await press(page, name);
    await remove();
    await button(page, name).waitFor({ state: 'detached' });
  }
  for (const [path, list] of [
    ['forms/vieux', 'forms'],
    ['content/services/vieux', 'services'],
    ['bookings/vieux', 'calendars'],
    ['campaigns/vieux/settings', 'campagnes'],
  ] as const) {
    await page.goto(at(`/o/demo/${path}`));
    await remove();
    await page.waitForURL(at(`/o/demo/${path}`).replace(/\/vieux.*$/, ''));
    expect(await idsOf(list)).not.toContain('vieux');
  }
  expect(faults()).toEqual([]);
});

it('DESK-201 GONE-03 a calendar that a form names is archived, found among those, and taken out again', async () => {
  await ask('POST', 'calendars', { id: 'salle', label: 'Salle des fêtes', slots: [] });
  await ask('POST', 'forms', { id: 'visites', title: 'Visites', calendars: [{ id: 'salle', label: 'Salle' }] });
  const page = await openAsOwner({ viewport: { width: 360, height: 740 } });
  const dialog = page.getByRole('dialog');
  await page.goto(at('/o/demo/bookings/salle'));
  await press(page, 'Supprimer');
  await dialog.getByRole('button', { name: 'Supprimer' }).click();
  await dialog.getByRole('link', { name: /Visites/ }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Archiver' }).click();
  await page.getByText('Ce calendrier est archivé').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await horizontalOverflow(page)).toBe(0);
  await page.goto(at('/o/demo/bookings'));
  await page.getByLabel('État').selectOption('true');
  await page.getByRole('link', { name: 'Salle des fêtes' }).click();
  await press(page, 'Désarchiver');
  await page.getByText('Ce calendrier est archivé').waitFor({ state: 'detached' });
  await page.goto(at('/o/demo/bookings'));
  await page.getByRole('link', { name: 'Salle des fêtes' }).waitFor();
  expect(faults()).toEqual([]);
});
