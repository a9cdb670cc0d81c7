import type { Page } from 'playwright-core';
import { accessibilityFaults, horizontalOverflow } from './support/inspect';
import { useOrgkitBench } from './support/orgkitBench';
import { eventually } from './support/screenBench';
import { adminCall } from './support/payments';

const { bench, openPage, complaints } = useOrgkitBench({ context: {} });
const admin = <T>(method: string, path: string, body?: unknown) => adminCall<T>(bench().server, method, path, body);

async function codeOf(campaignId: string): Promise<string> {
  const headers = { authorization: `Bearer ${bench().server.adminToken}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ name: 'Tables', scope: 'evening', campaignId });
  const answer = await fetch(`${bench().server.url}/v1/admin/tokens`, { method: 'POST', headers, body });
  return ((await answer.json()) as { token: string }).token;
}

beforeAll(async () => {
  await admin('POST', 'campagnes', { id: 'soiree', label: 'Soirée des Tilleuls', objectif: 1000, gala: true });
  await admin('POST', 'campagnes/soiree/teams', { param: 'lev', label: 'Lev Tov' });
});

async function openEvening(path = ''): Promise<Page> {
  const page = await openPage({ viewport: { width: 360, height: 740 } });
  await page.goto(`${bench().server.url}${path}/campagne/soiree/__evening#${await codeOf('soiree')}`);
  return page;
}
const promises = () =>
  admin<{ displayName: string; montant: number; state: string }[]>('GET', 'campagnes/soiree/engagements');
const typeIn = async (page: Page, name: string, amount: string) => {
  await page.getByLabel('Nom', { exact: true }).fill(name);
  await page.getByLabel('Montant').fill(amount);
  await page.keyboard.press('Enter');
};

describe('the evening on a helper’s phone', () => {
  it('DESK-65 SRV-10 takes the code out of the address, and enters, corrects and takes back', async () => {
    const page = await openEvening();
    await page.getByRole('heading', { name: 'Soirée des Tilleuls' }).waitFor();
    expect(page.url()).not.toContain('org_');
    await page.getByLabel('Équipe').selectOption('lev');
    await typeIn(page, 'Dana', '180');
    await page.getByText('Tout est arrivé : 1 saisie.').waitFor();
    expect(await page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.getAttribute('name'))).toBe(
      'evening-name',
    );
    expect(await promises()).toMatchObject([{ displayName: 'Dana', montant: 180, state: 'open', team: 'lev' }]);
    await page.getByRole('button', { name: /^Corriger Dana/ }).click();
    await page.getByLabel('Montant').fill('200');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await eventually(async () => (await promises())[0]?.montant, 200);
    await page.getByRole('button', { name: /^Retirer Dana/ }).click();
    await eventually(async () => (await promises())[0]?.state, 'cancelled');
    await page.getByText('Retiré', { exact: true }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await horizontalOverflow(page)).toBe(0);
  });

  it('DESK-66 keeps what is typed without a network over a reload, and sends each once, in order', async () => {
    const page = await openEvening();
    await page.getByRole('heading', { name: 'Soirée des Tilleuls' }).waitFor();
    // Of the first one the answer is lost; then nobody answers.
    await page.route('**/engagements', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      await route.fetch();
      await page.route('**/engagements', (later) =>
        later.request().method() === 'POST' ? later.abort() : later.continue(),
      );
      await route.abort();
    });
    await typeIn(page, 'Alef', '10');
    await page.getByText('1 saisie sur ce téléphone seulement').waitFor();
    await typeIn(page, 'Beth', '20');
    await typeIn(page, 'Gimel', '30');
    await page.getByText('3 saisies sur ce téléphone seulement').waitFor();
    await page.getByText('Pas de réseau.').waitFor();
    await page.reload();
    await page.getByText('3 saisies sur ce téléphone seulement').waitFor();
    await page.unrouteAll();
    const arrived = page.getByText(/^Tout est arrivé/);
    // It may have been tried again by itself before the button is pressed.
    await Promise.race([page.getByRole('button', { name: 'Réessayer' }).click(), arrived.waitFor()]);
    await arrived.waitFor();
    const names = (await promises()).filter(({ state }) => state === 'open').map(({ displayName }) => displayName);
    expect(names).toEqual(['Gimel', 'Beth', 'Alef']);
  });

  it('DESK-66 enters once what is sent twice, and mixes nothing up on a slow disk', async () => {
    const page = await openPage({ viewport: { width: 360, height: 740 } });
    await page.addInitScript(() => {
      const { oncomplete } = Object.getOwnPropertyDescriptors(IDBTransaction.prototype);
      Object.defineProperty(IDBTransaction.prototype, 'oncomplete', {
        ...oncomplete,
        set(this: IDBTransaction, done: (event: Event) => void) {
          const isWrite = this.mode === 'readwrite';
          oncomplete.set?.call(this, (event: Event) => (isWrite ? setTimeout(done, 150, event) : done(event)));
        },
      });
    });
    await page.goto(`${bench().server.url}/campagne/soiree/__evening#${await codeOf('soiree')}`);
    await typeIn(page, 'Twice', '11');
    await page.keyboard.press('Enter');
    await page.getByLabel('Nom', { exact: true }).fill('Next');
    await page.getByLabel('Montant').fill('12');
    await page.getByRole('button', { name: 'Noter la promesse' }).dblclick();
    await page.getByText('Tout est arrivé : 2 saisies.').waitFor();
    const names = (await promises()).map(({ displayName, montant }) => `${displayName} ${montant}`);
    expect(names.filter((name) => /Twice|Next/.test(name))).toEqual(['Next 12', 'Twice 11']);
    expect(await page.getByText('Entrez un montant').count()).toBe(0);
  });

  it('DESK-67 shows the presenter what is missing and whom to thank, ticked off for good', async () => {
    await admin('POST', 'campagnes/soiree/dons', { id: 'g-1', montant: 400, displayName: 'Noam' });
    const page = await openEvening();
    await page.getByRole('radio', { name: 'Au micro' }).check();
    await page.getByText(/Encore 600.* pour atteindre 1.000/).waitFor();
    await page.getByRole('checkbox', { name: /Noam/ }).check();
    await page.reload();
    await page.getByRole('radio', { name: 'Au micro' }).check();
    expect(await page.getByRole('checkbox', { name: /Noam/ }).isChecked()).toBe(true);
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  it('DESK-65 says that a code has ended, keeps what has not arrived, and goes on with a new one', async () => {
    const page = await openEvening('/he');
    await page.getByRole('heading', { name: 'Soirée des Tilleuls' }).waitFor();
    const tokens = await admin<{ id: string; scope: string; active: boolean }[]>('GET', 'tokens');
    for (const { id } of tokens.filter(({ scope, active }) => scope === 'evening' && active))
      await admin('DELETE', `tokens/${id}`);
    await page.getByLabel('שם', { exact: true }).fill('Daleth');
    await page.getByLabel('סכום').fill('40');
    await page.keyboard.press('Enter');
    await page.getByText('הקוד הזה אינו פועל עוד', { exact: false }).first().waitFor();
    await page.getByLabel('קוד ערב').fill(await codeOf('soiree'));
    await page.getByRole('button', { name: 'פתיחה' }).click();
    await page.getByText(/^הכול הגיע/).waitFor();
    expect((await promises())[0]).toMatchObject({ displayName: 'Daleth', montant: 40 });
    expect(complaints().filter((text) => !/status of 4\d\d|Failed to load/.test(text))).toEqual([]);
  });
});
