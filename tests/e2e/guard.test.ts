import type { Page } from 'playwright-core';
import type { GuardNumbers } from '../../src/contract/guard';
import { donationCard, payAsVisitor, paymentForm } from './support/gift';
import { useOrgkitBench } from './support/orgkitBench';

const operator = 'operator-token-for-tests';
/** A host name that is not this machine's own, so that http pages of it have no `crypto.subtle`. */
const host = 'asso.test';

const { bench, openPage } = useOrgkitBench({
  context: { locale: 'fr-FR' },
  env: { ORGKIT_OPERATOR_TOKEN: operator },
  flags: [`--host-resolver-rules=MAP ${host} 127.0.0.1`],
});
beforeAll(async () => {
  const { url, port } = bench().server;
  const given = await fetch(`${url}/v1/admin/organisations/demo/hosts/${host}:${port}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${operator}` },
  });
  expect(given.status).toBe(200);
  // Cards are being tried: little by little, until the server asks for a challenge.
  const statuses: number[] = [];
  for (let count = 0; count < 15; count += 1) statuses.push(await tryIntent(count));
  expect(statuses.at(-1)).toBe(429);
});

async function tryIntent(count: number): Promise<number> {
  const config = { type: 'GENERAL', montant: 1 + (count % 3) };
  const { status } = await fetch(`${bench().server.url}/v1/paiements/intents`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ config, idempotencyKey: `tried-card-${count}` }),
  });
  return status;
}

async function solvedSoFar(): Promise<number> {
  const headers = { authorization: `Bearer ${operator}` };
  const answer = await fetch(`${bench().server.url}/v1/admin/guard`, { headers });
  const { data } = (await answer.json()) as { data: GuardNumbers };
  return data.organisations.reduce((total, { solved }) => total + solved, 0);
}

let page: Page;
beforeEach(async () => {
  page = await openPage();
  page.setDefaultTimeout(30_000);
});

async function giveThree(address: string): Promise<void> {
  await page.goto(`${address}/don`);
  const { otherAmount, give } = donationCard(page);
  await otherAmount.fill('3');
  await give.click();
  await page.waitForURL(/\/paiement\?.*intent=/);
}

describe('a donor during an attack', () => {
  it('SRV-09 PAY-60 gives as ever: the browser solves unseen what it is asked', async () => {
    const before = await solvedSoFar();
    await giveThree(bench().server.url);
    expect(await solvedSoFar()).toBe(before + 1);
    // The second payment of little money is tried by the same network as the first ones: asked only when it looks so.
    expect(await paymentForm(page).pay.textContent()).toMatch(/3\s€/);
    await payAsVisitor(page);
    await page.getByText('Merci !').waitFor();
  });

  it('SRV-09 gives on an http page, where the browser has no cryptography of its own', async () => {
    const before = await solvedSoFar();
    const loaded: string[] = [];
    page.on('response', (response) => loaded.push(response.url()));
    await giveThree(`http://${host}:${bench().server.port}`);
    expect(await solvedSoFar()).toBe(before + 1);
    expect(loaded.filter((url) => url.includes('createDeriveKey'))).toHaveLength(1);
  });
});
