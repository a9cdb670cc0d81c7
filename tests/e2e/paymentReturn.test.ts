import type { PaymentState } from '../../src/contract/payments/payments';
import { useProbeBench } from './support/probeBench';
import { open as openToAll, stubApi } from './support/stubApi';
import { closePage } from './support/pagePool';

const { bench, open, script } = useProbeBench();

/** Opens a page that a payer comes back to; the server says `state` of the payment. */
async function comeBack(state: () => PaymentState | 404, query = '?a=1&intent=abc&status=success#don', body = '') {
  bench().org.route({
    ...stubApi(),
    'GET /v1/paiements/intents/abc/status': openToAll(() => {
      const now = state();
      if (now === 404) return { status: 404, body: { success: false, error: 'unknown' } };
      return { body: { data: { state: now, montant: 50, devise: 'eur', abo: false } } };
    }),
  });
  return open(body || '<org-probe id="p" lang="fr"></org-probe>', {
    head: `${script()}
      <script>completed = []; addEventListener('org-payment-complete', ({ detail }) => completed.push(detail))</script>`,
    query,
  });
}

describe('a payer who comes back to the page', () => {
  it('SRV-11 is thanked instead of being asked again, told to the page once, and leaves a clean address', async () => {
    const { page, errors } = await comeBack(() => 'succeeded');
    await page.getByRole('status').getByText('Votre paiement de 50 € a bien été reçu.').waitFor();
    expect(await page.locator('#hello').count()).toBe(0);
    expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('?a=1#don');
    const paid = { montant: 50, devise: 'eur', abo: false };
    const detail = { intent: 'abc', paiement: null, mode: 'live', state: 'succeeded', ...paid, item: null };
    expect(await page.evaluate('completed')).toEqual([detail]);
    await page.getByRole('button', { name: 'Fermer' }).click();
    await page.locator('#hello').waitFor();
    // The same address again, out of the history.
    await page.goto(`${new URL(page.url()).origin}${new URL(page.url()).pathname}?intent=abc&status=success`);
    await page.getByText('Votre paiement de 50 €').waitFor();
    expect(await page.evaluate('completed')).toEqual([]);
    expect(errors).toEqual([]);
    await closePage(page);
  });

  it('PAY-02 is told that a change was kept, which is no purchase', async () => {
    bench().org.route({
      ...stubApi(),
      'GET /v1/paiements/intents/abc/status': openToAll(() => ({
        body: { data: { state: 'succeeded', update: true } },
      })),
    });
    const { page, errors } = await open('<org-probe id="p" lang="fr"></org-probe>', {
      head: `${script()}<script>completed = 0; addEventListener('org-payment-complete', () => (completed += 1))</script>`,
      query: '?intent=abc&status=success',
    });
    await page.getByText('Vos modifications ont bien été enregistrées. Rien n’a été débité.').waitFor();
    expect([await page.evaluate('completed'), errors]).toEqual([0, []]);
    await closePage(page);
  });

  it('SRV-11 waits for the server, whatever the address says', async () => {
    let state: PaymentState = 'processing';
    const { page } = await comeBack(() => state);
    await page.getByText('Votre paiement est en cours de confirmation…').waitFor();
    expect(await page.locator('#hello').count()).toBe(0);
    expect(page.url()).toContain('intent=abc');
    state = 'succeeded';
    await page.getByText('Votre paiement de 50 € a bien été reçu.').waitFor();
    await closePage(page);
  });

  it.each([
    ['failed', 'Le paiement a été refusé. Rien n’a été débité.'],
    ['cancelled', 'Le paiement a été annulé. Rien n’a été débité.'],
  ] as const)('SRV-11 is told that the payment has %s, above the element', async (state, text) => {
    const { page } = await comeBack(() => state, '?intent=abc&status=cancel');
    await page.getByText(text).waitFor();
    expect(await page.locator('#hello').isVisible()).toBe(true);
    expect(new URL(page.url()).search).toBe('');
    expect(await page.evaluate('completed')).toEqual([]);
    await closePage(page);
  });

  it('ORG-06 learns what became of the payment though the organisation has closed meanwhile', async () => {
    const closed = { success: false, error: 'closed', code: 'organisation_closed' };
    bench().org.route({
      ...stubApi(),
      'GET /v1/organisations/id/*': openToAll(() => ({ status: 410, body: closed })),
      'GET /v1/paiements/intents/abc/status': openToAll(() => ({
        body: { data: { state: 'succeeded', montant: 50, devise: 'eur', abo: false } },
      })),
    });
    const { page } = await bench().open('<org-probe lang="fr"><p>repli</p></org-probe>', {
      head: script(),
      query: '?intent=abc&status=success',
    });
    await page.getByRole('status').getByText('Votre paiement de 50 € a bien été reçu.').waitFor();
    expect(await page.getByText('repli').isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Fermer' }).click();
    await page.getByText('Votre paiement de 50 €').waitFor({ state: 'detached' });
    await closePage(page);
  });

  it('leaves parameters alone that are not about a payment of ours', async () => {
    const { page } = await comeBack(() => 404);
    await page.locator('#hello').waitFor();
    expect(page.url()).toContain('?a=1&intent=abc&status=success');
    await closePage(page);
  });

  it('SRV-11 is answered by one element of the page', async () => {
    const two = '<org-probe id="p"></org-probe><org-probe id="q"></org-probe>';
    const { page, ready } = await comeBack(() => 'succeeded', '?intent=abc&status=success', two);
    await ready(2);
    await page.getByText('Votre paiement de 50 €').waitFor();
    expect(await page.getByText('Votre paiement de 50 €').count()).toBe(1);
    expect(await page.locator('#hello').count()).toBe(1);
    expect(await page.evaluate('completed.length')).toBe(1);
    await closePage(page);
  });
});
