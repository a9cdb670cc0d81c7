import type { Page } from 'playwright-core';
import { accessibilityFaults, horizontalOverflow } from './support/inspect';
import { useOrgkitBench } from './support/orgkitBench';
import { eventually, plain } from './support/screenBench';

const { bench, openPage, complaints } = useOrgkitBench({ context: {} });
beforeAll(async () => {
  await admin('POST', '', { id: 'soiree', label: 'Soirée des Tilleuls', objectif: 1000, screenId: 'classic-gala' });
  for (const [index, name] of ['Dana', 'Noam', '<b>Ilan</b>'].entries())
    await admin('POST', '/soiree/dons', { id: `g-${index}`, montant: 100 * (index + 1), displayName: name });
});

/** Makes a token of the evening of a campaign; answers it and how it is revoked. */
async function eveningToken(campaignId: string) {
  const headers = { authorization: `Bearer ${bench().server.adminToken}`, 'content-type': 'application/json' };
  const tokens = `${bench().server.url}/v1/admin/tokens`;
  const body = JSON.stringify({ name: 'Table', scope: 'evening', campaignId });
  const answer = await fetch(tokens, { method: 'POST', headers, body });
  const { token, data } = (await answer.json()) as { token: string; data: { id: string } };
  return { token, revoke: () => fetch(`${tokens}/${data.id}`, { method: 'DELETE', headers }) };
}

async function admin(method: string, path: string, body: unknown) {
  const headers = { authorization: `Bearer ${bench().server.adminToken}`, 'content-type': 'application/json' };
  const answer = await fetch(`${bench().server.url}/v1/admin/campagnes${path}`, {
    method,
    headers,
    body: JSON.stringify(body),
  });
  const said = await answer.text();
  if (!answer.ok || said.includes('"success":false')) throw new Error(`${path}: ${answer.status} ${said}`);
}

const names = async (screen: Page) => {
  const all = await screen.locator('.screen-card[aria-hidden=false] .card-name [dir]').allInnerTexts();
  return all.map(plain);
};

describe('the operator’s remote', () => {
  it('SCREEN-01 SRV-09 steers the screen from a phone by keyboard alone: token, pause, layout, message, celebration, hidden entry', async () => {
    const screen = await openPage({ viewport: { width: 1920, height: 1080 } });
    await screen.goto(`${bench().server.url}/campagne/soiree/__screen`);
    await eventually(() => names(screen), ['<b>Ilan</b>', 'Noam', 'Dana']);
    const edges = await screen.evaluate(() => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
      return [scrollWidth - clientWidth, scrollHeight - clientHeight];
    });
    expect(edges).toEqual([0, 0]);

    const phone = await openPage({ viewport: { width: 360, height: 740 } });
    await phone.goto(`${bench().server.url}/campagne/soiree/__remote`);
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
    await token.fill(bench().server.adminToken);
    await phone.keyboard.press('Enter');
    await phone.getByRole('heading', { name: 'Soirée des Tilleuls' }).waitFor();
    expect(await accessibilityFaults(phone)).toEqual([]);
    expect(await horizontalOverflow(phone)).toBe(0);
    const kept = await phone.evaluate(() => JSON.stringify([{ ...localStorage }, document.cookie]));
    expect(kept).not.toContain(bench().server.adminToken);

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
    expect(await phone.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(bench().server.adminToken);
    // The refused token above is what the browser itself tells.
    expect(complaints().filter((fault) => !fault.includes('401'))).toEqual([]);
  });

  it('SCREEN-01 SRV-10 opens with a token of the evening, for its campaign alone and until it is revoked', async () => {
    await admin('POST', '', { id: 'bal', label: 'Bal', screenId: 'classic-gala' });
    await admin('POST', '/bal/dons', { id: 'b-1', montant: 90, displayName: 'Ruth', note: '06 12 34 56 78' });
    const { token, revoke } = await eveningToken('bal');
    const phone = await openPage({ viewport: { width: 360, height: 740 } });
    const field = phone.getByLabel('Jeton d’administration');
    const signIn = async (campaign: string) => {
      await phone.goto(`${bench().server.url}/campagne/${campaign}/__remote`);
      await field.fill(token);
      await phone.keyboard.press('Enter');
    };
    await signIn('soiree');
    await phone.getByText('Ce jeton n’ouvre pas cette campagne.').waitFor();

    const told: string[] = [];
    phone.on('response', (response) => void response.text().then((body) => told.push(body)));
    await signIn('bal');
    await phone.getByRole('heading', { name: 'Bal' }).waitFor();
    const screen = await openPage({ viewport: { width: 1920, height: 1080 } });
    await screen.goto(`${bench().server.url}/campagne/bal/__screen`);
    await eventually(() => names(screen), ['Ruth']);
    await phone.getByLabel('Message épinglé').fill('Bonsoir');
    await phone.keyboard.press('Enter');
    await screen.getByRole('status').getByText('Bonsoir').waitFor();
    await phone.getByRole('button', { name: /Masquer le don de Ruth/ }).click();
    await eventually(() => names(screen), []);
    expect(told.filter((body) => body.includes('06 12 34'))).toEqual([]);

    expect((await revoke()).status).toBe(200);
    await phone.getByText('Ce jeton n’ouvre pas cette campagne.').waitFor();
    expect(await phone.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(token);
  });
});
