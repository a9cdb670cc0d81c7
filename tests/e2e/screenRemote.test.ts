import type { Browser, Page } from 'playwright-core';
import { openBrowser } from './support/browser';
import { accessibilityFaults, horizontalOverflow } from './support/inspect';
import { startOrgkit, type OrgkitServer } from './support/orgkitServer';
import { eventually, plain } from './support/screenBench';

let server: OrgkitServer;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([startOrgkit(), openBrowser()]);
  await admin('POST', '', { id: 'soiree', label: 'Soirée des Tilleuls', objectif: 1000, screenId: 'classic-gala' });
  for (const [index, name] of ['Dana', 'Noam', '<b>Ilan</b>'].entries())
    await admin('POST', '/soiree/dons', { id: `g-${index}`, montant: 100 * (index + 1), displayName: name });
}, 90_000);
afterAll(async () => {
  await browser.close();
  await server.stop();
}, 30_000);

async function admin(method: string, path: string, body: unknown) {
  const headers = { authorization: `Bearer ${server.adminToken}`, 'content-type': 'application/json' };
  const answer = await fetch(`${server.url}/v1/admin/campagnes${path}`, {
    method,
    headers,
    body: JSON.stringify(body),
  });
  const said = await answer.text();
  if (!answer.ok || said.includes('"success":false')) throw new Error(`${path}: ${answer.status} ${said}`);
}

const names = async (screen: Page) => {
  const all = await screen.locator('.screen-card[aria-hidden=false] [dir]').allInnerTexts();
  return all.map(plain);
};

describe('the operator’s remote', () => {
  it('SCREEN-01 SRV-09 steers the screen from a phone by keyboard alone: token, pause, layout, message, celebration, hidden entry', async () => {
    const screen = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
    await screen.goto(`${server.url}/campagne/soiree/__screen`);
    await eventually(() => names(screen), ['<b>Ilan</b>', 'Noam', 'Dana']);
    const edges = await screen.evaluate(() => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
      return [scrollWidth - clientWidth, scrollHeight - clientHeight];
    });
    expect(edges).toEqual([0, 0]);

    const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
    const phone = await context.newPage();
    const faults: string[] = [];
    phone.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    await phone.goto(`${server.url}/campagne/soiree/__remote`);
    const token = phone.getByLabel('Jeton d’administration');
    const press = async (name: string | RegExp) => {
      await phone.getByRole('button', { name }).focus();
      await phone.keyboard.press('Enter');
    };
    await token.waitFor();
    expect(await accessibilityFaults(phone)).toEqual([]);
    await press('Ouvrir la télécommande');
    await phone.getByText('Saisissez le jeton d’administration.').waitFor();
    await token.fill('wrong-token-wrong-token-wrong');
    await phone.keyboard.press('Enter');
    await phone.getByText('Ce jeton n’ouvre pas cette campagne.').waitFor();
    await token.fill(server.adminToken);
    await phone.keyboard.press('Enter');
    await phone.getByRole('heading', { name: 'Soirée des Tilleuls' }).waitFor();
    expect(await accessibilityFaults(phone)).toEqual([]);
    expect(await horizontalOverflow(phone)).toBe(0);
    const kept = await phone.evaluate(() => JSON.stringify([{ ...localStorage }, document.cookie]));
    expect(kept).not.toContain(server.adminToken);

    await press(/Masquer le don de <b>Ilan/);
    await phone.getByRole('button', { name: /Réafficher le don de <b>Ilan/ }).waitFor();
    await eventually(() => names(screen), ['Noam', 'Dana']);

    await press('Mettre le fil en pause');
    await phone.getByText('Le fil est en pause').waitFor();
    const total = screen.locator('.total .visually-hidden');
    await phone.getByLabel('Message épinglé').fill('Le dîner est servi');
    await phone.keyboard.press('Enter');
    await screen.getByRole('status').getByText('Le dîner est servi').waitFor();
    await admin('POST', '/soiree/dons', { id: 'g-late', montant: 50, displayName: 'Tard' });
    await eventually(async () => plain(await total.innerText()), '650,00 Parrainages');
    expect(await names(screen)).toEqual(['Noam', 'Dana']);
    await press('Reprendre le fil');
    await eventually(() => names(screen), ['Tard', 'Noam', 'Dana']);

    await phone.getByLabel('Affichage').selectOption('custom-perp');
    await screen.locator('[data-screen=custom-perp]').waitFor();
    await press('Célébrer');
    await screen.waitForFunction(
      () => document.querySelector('org-screen')!.shadowRoot!.querySelector('canvas')!.width > 300,
    );
    await press('Retirer le message');
    await screen.getByRole('heading', { name: 'Soirée des Tilleuls' }).waitFor();

    await press('Oublier le jeton');
    await token.waitFor();
    expect(await phone.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(server.adminToken);
    // The refused token above is what the browser itself tells.
    expect(faults.filter((fault) => !fault.includes('401'))).toEqual([]);
    await context.close();
    await screen.context().close();
  });
});
