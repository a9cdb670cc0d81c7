import { builderHost } from './support/builderHost';
import { accessibilityFaults } from './support/inspect';
import { useOrgkitBench } from './support/orgkitBench';

const { bench, openPage, complaints } = useOrgkitBench({
  context: { locale: 'fr-FR', viewport: { width: 768, height: 900 } },
});
const { make, open } = builderHost(() => bench().server);
const words = {
  fr: {
    ...{ create: 'Nouveau calendrier', title: 'Titre du calendrier', generate: 'Ajouter ces créneaux' },
    ...{ save: 'Enregistrer le calendrier', publish: 'Enregistrer', saved: /^Enregistré$/, send: 'Envoyer' },
  },
  he: {
    ...{ create: 'יומן חדש', title: 'שם היומן', generate: 'הוספת המועדים האלה' },
    ...{ save: 'שמירת היומן', publish: 'שמירה', saved: /^נשמר$/, send: 'שליחה' },
  },
};

const free = { withPaiement: false, allowZeroAmount: true, allowNoProduct: true };

it.each(['fr', 'he'] as const)(
  'BUILD-95 an appointment gets a calendar with a week of slots, after a failed call, and a visitor books one, in %s',
  async (lang) => {
    const said = words[lang];
    const field = { id: 'c', type: 'calendar', props: { label: 'Rendez-vous', required: true }, children: [] };
    const { id } = await make([field], { title: 'Rendez-vous', type: 'COMPLEX', active: true, ...free });
    const page = await open(await openPage(), id, lang);
    await page.locator('.canvas-sheet [data-block=c]').click();
    await page.getByRole('button', { name: said.create }).first().click();
    const dialog = page.getByRole('dialog', { name: said.create });
    await dialog.getByRole('textbox', { name: said.title }).fill('Accueil');
    await dialog.getByRole('button', { name: said.generate }).click();
    await dialog.locator('.calendar-day').nth(1).locator('summary').click();
    await expect(accessibilityFaults(page)).resolves.toEqual([]);
    const isCall = '**/calendars';
    await page.route(isCall, (route) => route.abort('internetdisconnected'));
    await dialog.getByRole('button', { name: said.save }).click();
    await dialog.getByRole('alert').waitFor();
    await page.unroute(isCall);
    await dialog.getByRole('button', { name: said.save }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: said.publish, exact: true }).click();
    await page.locator('.builder-state', { hasText: said.saved }).waitFor();

    await page.route('**/visit', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><html lang="${lang}"><title>Visite</title><body><main><h1>Visite</h1><org-form lang="${lang}" form-id="${id}"></org-form></main><script type="module" src="/elements/autoload.js"></script></body></html>`,
      }),
    );
    const found = page.waitForResponse((answer) => /\/forms\/calendar\/[^/]+\/slots\//.test(answer.url()));
    await page.goto(`${bench().server.url}/visit`);
    const { data } = (await (await found).json()) as { data: string[] };
    await page.locator('org-form .booking-slots input').first().check();
    await page.getByRole('button', { name: said.send, exact: true }).click();
    await page.locator('org-form').getByRole('status').getByRole('heading').waitFor();
    expect(data.every((slot) => /T(09|10|11):(00|30):00/.test(slot))).toBe(true);
    expect(complaints().filter((line) => !line.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  },
);
