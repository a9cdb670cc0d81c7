import { readFileSync } from 'node:fs';
import type { Translation } from '../../src/contract/site/translations';
import { heading, press, useDesk } from './support/desk';
import { accessibilityFaults } from './support/inspect';
import { useOrgkitBench } from './support/orgkitBench';
import { adminCall } from './support/payments';
import { serveSite, type Site } from './support/serveFiles';

const benched = useOrgkitBench();
const { bench, openPage } = benched;
const { at, openAsOwner, faults } = useDesk(benched);
const PLACE = '/o/demo/content/translations';
const texts = (query: string) => adminCall<Translation[]>(bench().server, 'GET', `translations?lang=he&${query}`);

/** A page of another site. */
let host: Site;
beforeAll(async () => {
  host = await serveSite();
});
afterAll(() => host.close());
beforeEach(async () => {
  const { server } = bench();
  const event = { name: 'Bal de Pourim', dateEvent: '2099-03-01T19:00:00Z', content: '<p>Venez déguisés.</p>' };
  await adminCall(server, 'POST', 'events', { id: 'bal', ...event }).catch(() => {});
  await adminCall(server, 'PUT', 'events/bal', event);
  for (const { id } of await texts('kind=event&search=pourim'))
    await adminCall(server, 'PUT', `translations/he/${id}`, { text: '' });
});

it('DESK-165 DESK-166 TRANS-03 what is typed beside a text is read on the site in its language', async () => {
  const page = await openAsOwner();
  await page.goto(at('/o/demo/content'));
  await page.getByRole('main').getByRole('link', { name: 'Traductions' }).click();
  await heading(page, 'Traductions');
  await page.getByLabel('Langue').selectOption('he');
  await page.getByLabel('Chercher').fill('pourim');
  const name = page.getByLabel('עברית · Titre : Bal de Pourim');
  await name.fill('נשף פורים');
  expect([await name.getAttribute('dir'), await name.getAttribute('lang')]).toEqual(['rtl', 'he']);
  const row = page.getByRole('listitem').filter({ has: name });
  const save = row.getByRole('button', { name: 'Enregistrer' });
  await page.route('**/translations/he/*', async (route) => (await route.fetch(), route.abort()), { times: 1 });
  await save.click();
  await row.getByText('Pas de réponse du serveur').waitFor();
  await save.click();
  await page.getByText('Traduction enregistrée.').waitFor();
  await row.getByText('Traduit', { exact: true }).waitFor();

  await press(page, /^Traduire ce texte/);
  const editor = page.getByRole('textbox', { name: /Texte : Bal de Pourim/ });
  await editor.fill('בואו מחופשים.');
  // Its heading says it: a French label would stand in a field that runs from right to left.
  expect(await page.locator('.translation span.label').count()).toBe(0);
  expect(await accessibilityFaults(page)).toEqual([]);
  const long = page.getByRole('listitem').filter({ has: editor });
  await long.getByRole('button', { name: 'Enregistrer' }).click();
  await long.getByText('Traduit', { exact: true }).waitFor();

  const visitor = await openPage();
  await visitor.goto(`${bench().server.url}/he/evenement/bal`);
  await visitor.getByRole('heading', { level: 1, name: 'נשף פורים' }).waitFor();
  await visitor.getByText('בואו מחופשים.').waitFor();
  await visitor.goto(`${bench().server.url}/evenement/bal`);
  await visitor.getByRole('heading', { level: 1, name: 'Bal de Pourim' }).waitFor();
  expect(faults()).toEqual([]);
});

it('DESK-166 what somebody else changed meanwhile is shown, and what was typed stays, also where filters hide it', async () => {
  const page = await openAsOwner();
  await page.goto(at(`${PLACE}?lang=he&search=pourim`));
  const name = page.getByLabel('עברית · Titre : Bal de Pourim');
  await name.fill('שלי');
  const [text] = await texts('kind=event&search=pourim');
  await adminCall(bench().server, 'PUT', `translations/he/${text?.id}`, { text: 'שלהם' });
  const row = page.getByRole('listitem').filter({ has: name });
  await row.getByRole('button', { name: 'Enregistrer' }).click();
  await row.getByRole('alert').getByText('שלהם').waitFor();
  await page.getByLabel('Chercher').fill('rien de tel');
  await page.getByText('Aucun texte ne correspond.').waitFor();
  await page.getByLabel('Chercher').fill('pourim');
  expect(await name.inputValue()).toBe('שלי');
  await row.getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByText('Traduction enregistrée.').waitFor();

  await adminCall(bench().server, 'PUT', 'events/bal', { name: 'Grand bal de Pourim' });
  await page.goto(at(`${PLACE}?lang=he&state=outdated&search=pourim`));
  await page.getByText('L’original a changé depuis cette traduction.').waitFor();
  await press(page, 'Toujours juste');
  await page.getByText('Traduction enregistrée.').waitFor();
  expect((await texts('kind=event&search=pourim'))[0]).toMatchObject({ text: 'שלי', state: 'current' });
  expect(faults()).toEqual([]);
});

it('TRANS-03 elements in a translated language ask for their organisation once, those that come by themselves too', async () => {
  const { server } = bench();
  const found = (await texts('kind=caisse&limit=200')).find(({ field }) => field === 'name');
  if (!found) throw new Error('no fund');
  await adminCall(server, 'PUT', `translations/he/${found.id}`, { text: 'הגג שלנו' });
  const card = `<org-donation org="demo" caisse-id="${found.subjectId}"></org-donation>`;
  for (const file of ['autoload', 'org-donation']) {
    const script = `<script type="module" src="${server.url}/elements/${file}.js"></script>`;
    const html = `<!doctype html><html lang="he"><meta charset="utf-8"><title>hôte</title>${script}<body>${card}`;
    host.route({ 'GET /page': () => ({ body: html }) });
    const visitor = await openPage();
    const asked: string[] = [];
    visitor.on('request', (request) => asked.push(request.url()));
    await visitor.goto(`${host.origin()}/page`);
    await visitor.getByText('הגג שלנו').first().waitFor();
    const address = `${server.url}/v1/organisations/id/demo?lang=he`;
    expect([file, asked.filter((url) => url.includes('/organisations/'))]).toEqual([file, [address]]);
  }
});

it('DESK-167 TRANS-06 the texts of the list go out as a table, and come back translated once that is agreed to', async () => {
  const page = await openAsOwner();
  await page.goto(at(`${PLACE}?lang=he&kind=event&search=pourim`));
  await press(page, 'Traduire dans un tableur');
  const dialog = page.getByRole('dialog', { name: 'Traduire dans un tableur' });
  const going = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Télécharger le tableau' }).click();
  const file = await (await going).path();
  const csv = readFileSync(file, 'utf8');
  expect(csv).toMatch(
    /^\ufeffkind;record;name;field;fr;he;state\r\nevent;bal;Bal de Pourim;name;Bal de Pourim;;missing\r\n/,
  );
  const translated = csv
    .replace('name;Bal de Pourim;;', 'name;Bal de Pourim;נשף פורים;')
    .concat('event;autre;;name;Autre;x;\r\n');
  const back = { name: 'translations-he.csv', mimeType: 'text/csv', buffer: Buffer.from(translated) };
  await dialog.locator('input[type=file]').setInputFiles(back);
  await dialog.getByText('1 traduction changera').waitFor();
  await dialog.getByText('ce texte n’est pas sur votre site').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect((await texts('kind=event&search=pourim')).map(({ text }) => text)).toEqual(['', '']);
  await dialog.getByRole('button', { name: 'Enregistrer ces traductions' }).click();
  await dialog.getByText('1 traduction enregistrée.').waitFor();
  expect((await texts('kind=event&search=pourim')).map(({ text }) => text)).toEqual(['נשף פורים', '']);
  await dialog.getByRole('button', { name: 'Fermer' }).click();
  expect(await page.getByLabel('עברית · Titre : Bal de Pourim').inputValue()).toBe('נשף פורים');
  expect(faults()).toEqual([]);
});

it('DESK-165 a list that does not come says so, and comes again', async () => {
  const page = await openAsOwner();
  await page.route('**/o/demo/translations?*', (route) => route.fulfill({ status: 500, body: '{}' }), { times: 1 });
  await page.goto(at(PLACE));
  await press(page, 'Réessayer');
  await page.locator('.translation').first().waitFor();
});

it('TRANS-05 a campaign speaks the language of its page, asked for once, and an open page and screen follow a translation', async () => {
  const { server } = bench();
  const rows = await texts('kind=campaign&search=gala&limit=50');
  const label = rows.find(({ field }) => field === 'label');
  const say = (text: string) => adminCall(server, 'PUT', `translations/he/${label?.id}`, { text });
  await say('נשף התרמה');
  const page = await openPage();
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/v1/campagne/id/gala') && asked.push(request.url()));
  await page.goto(`${server.url}/he/campagne/gala`);
  const title = page.locator('org-campaign .campaign-title');
  await title.getByText('נשף התרמה').waitFor();
  expect(new Set(asked.map((url) => new URL(url).searchParams.get('lang')))).toEqual(new Set(['he']));
  expect(new Set(asked).size).toBe(1);
  const screen = await openPage();
  await screen.goto(`${server.url}/he/campagne/gala/__screen`);
  await screen.getByText('נשף התרמה').first().waitFor();
  await say('ערב גאלה');
  await title.getByText('ערב גאלה').waitFor();
  await screen.getByText('ערב גאלה').first().waitFor();
  const french = await openPage();
  await french.goto(`${server.url}/campagne/gala`);
  await french.locator('org-campaign .campaign-title').getByText('Le gala des Tilleuls').waitFor();
  expect(faults()).toEqual([]);
});
