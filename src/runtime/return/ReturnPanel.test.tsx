import { StrictMode, Suspense } from 'react';
import { act, render, screen } from '@testing-library/react';
import type { Client } from '../../client/client';
import { createFakeClock } from '../../client/testing/fakeClock';
import { common } from '../../i18n/common/fr';
import { ElementContextProvider, type ElementContext } from '../context';
import { emit } from '../shell/emit';
import { page } from '../page/page';
import { ReturnPanel } from './ReturnPanel';

const status = { state: 'succeeded', montant: 50, devise: 'eur', abo: false, paiement: 'pay-1' };
const answer = { data: { ...status, item: { id: 'toit', name: 'Le toit' } } };

/** A payer returns to an element of the page; its events and data layer are recorded. */
async function comeBack(intent: string, said: object = answer, seen = /a bien été reçu/, ownsIntent = false) {
  document.body.innerHTML = '<org-donation data-layer></org-donation>';
  const host = document.body.firstElementChild as HTMLElement;
  host.scrollIntoView = () => {};
  const ending = new AbortController();
  const client: Client = { apiHost: '', call: async () => said };
  const context = {
    host,
    signal: ending.signal,
    client,
    clock: createFakeClock(),
    lang: 'fr',
    texts: common,
    storage: page.storage,
    organisation: {},
    emit: (name: never, detail: never) => emit(host, name, detail),
  } as unknown as ElementContext;
  await act(async () => {
    render(
      <StrictMode>
        <ElementContextProvider value={context}>
          <Suspense>
            <ReturnPanel returned={{ intent, hopeful: true }} ownsIntent={ownsIntent}>
              <p>vue</p>
            </ReturnPanel>
          </Suspense>
        </ElementContextProvider>
      </StrictMode>,
    );
  });
  await screen.findByText(seen);
  ending.abort();
}

it('SRV-11 ENT-30 a trial is completed, and no purchase', async () => {
  const completed: unknown[] = [];
  const note = ({ detail }: Event & { detail?: unknown }) => completed.push(detail);
  document.addEventListener('org-payment-complete', note);
  await comeBack('trial', { data: { ...answer.data, mode: 'test' } });
  document.removeEventListener('org-payment-complete', note);
  expect(completed).toMatchObject([{ intent: 'trial', mode: 'test' }]);
  expect((window as { dataLayer?: unknown[] }).dataLayer).toBeUndefined();
});

it('SRV-11 one completion and one purchase, in StrictMode, and after a second return too', async () => {
  const completed: unknown[] = [];
  const note = ({ detail }: Event & { detail?: unknown }) => completed.push(detail);
  document.addEventListener('org-payment-complete', note);
  await comeBack('abc');
  await comeBack('abc');
  document.removeEventListener('org-payment-complete', note);
  expect(completed).toEqual([{ intent: 'abc', mode: 'live', ...answer.data }]);
  expect((window as { dataLayer?: unknown[] }).dataLayer).toMatchObject([
    { ecommerce: null },
    { event: 'purchase', ecommerce: { transaction_id: 'pay-1', value: 50, currency: 'EUR' } },
  ]);
});

it.each([true, false])(
  'SRV-14 says that the money goes back, and thanks for nothing; own intent: %s',
  async (ownsIntent) => {
    const told: unknown[] = [];
    const note = ({ type, detail }: Event & { detail?: unknown }) => told.push([type, detail]);
    const names = ['org-payment-complete', 'org-payment-fail'];
    for (const name of names) document.addEventListener(name, note);
    await comeBack('late', { data: { ...status, state: 'refunded', gone: true } }, /arrivé trop tard/, ownsIntent);
    for (const name of names) document.removeEventListener(name, note);
    expect(told).toContainEqual(['org-payment-fail', { intent: 'late', reason: 'gone', error: null }]);
    expect(told.map((one) => (one as string[])[0])).not.toContain('org-payment-complete');
    expect(screen.queryByText('vue') === null).toBe(ownsIntent);
  },
);

it.each(['test', 'live'] as const)('ENT-30 thanks for a payment of mode %s as what it is', async (mode) => {
  await comeBack(`of-${mode}`, { data: { ...status, mode } });
  expect(screen.queryByText(/aucun argent n’est débité/) !== null).toBe(mode === 'test');
});

it('SITE-41 leads back to the page of another site that the payer came from', async () => {
  page.storage.write('session', 'orgkit_from far', 'https://web.example/don?page=2');
  await comeBack('far', answer, /a bien été reçu/, true);
  expect(screen.getByRole('link', { name: 'Retour à web.example' }).getAttribute('href')).toBe(
    'https://web.example/don?page=2',
  );
});
